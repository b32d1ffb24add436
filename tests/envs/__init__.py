"""Tests of the doors by which learning programs come in."""
