"""What lies in the box: ids, board, cards, numbers, and the effects that cards declare."""
