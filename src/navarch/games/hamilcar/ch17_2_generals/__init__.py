"""17.2 General Cards: abilities that are procedures of their own; the others stand where they act.

- 7 movement: Caudex [17.2.B-Caudex1], Regulus [17.2.B-Regulus1]; leaving the map: Caudex [17.2.B-Caudex2]
- 8 Naval Interception: Adherbal [17.2.A-Adherbal1, 17.2.A-Adherbal2]
- 9 Naval Battle: Gisco [17.2.A-Gisco1], Hamilcar [17.2.A-Hamilcar1], Catulus [17.2.B-Catulus1],
  Paterculus [17.2.B-Paterculus1]
- 13 Land Battle: Barca [17.2.A-Barca1], Hasdrubal [17.2.A-Hasdrubal1], Florus [17.2.B-Florus1],
  Calatinus [17.2.B-Calatinus1], Metellus [17.2.B-Metellus1, 17.2.B-Metellus2]
- 14 Siege: Megellus [17.2.B-Megellus1]
- 5 offices: Duilius [17.2.B-Duilius1, 17.2.B-Duilius2, 17.2.B-Duilius3], Calatinus [17.2.B-Calatinus2]
"""
