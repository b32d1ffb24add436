"""The words: what page and server say to each other, and everything of a game in the words of a language."""
