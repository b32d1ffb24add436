"""What lies in the box: the labels of the pieces, the words of the cards, the loaded components."""
