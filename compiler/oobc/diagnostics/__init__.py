"""Findings: what is wrong with the data, as values that are collected and shown together."""
