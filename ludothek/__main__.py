"""`python -m ludothek` does what `ludothek` does."""

from ludothek.cli import main

if __name__ == "__main__":
    main()
