"""What a seat sees and believes, and the invariants of the position."""
