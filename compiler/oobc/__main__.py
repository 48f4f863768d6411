"""`python -m oobc`."""

from oobc.cli import main

if __name__ == "__main__":
    main()
