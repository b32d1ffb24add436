"""What lies in the box: the names of everything, and the component tables."""
