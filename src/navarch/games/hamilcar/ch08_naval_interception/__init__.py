"""8 Naval Interception."""
