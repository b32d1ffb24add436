"""Notices: what people are told who are not at the table, and the ways by which it reaches them."""
