"""The pages of the site: a module for each template, with the view that the template lays out and what makes it."""
