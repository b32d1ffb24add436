"""Programs that build, check and release the project: each is run as `python -m tools.NAME`."""
