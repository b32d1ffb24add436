# Mare Nostrum: Imperia po polsku.

## Gra

game-title = Mare Nostrum: Imperia
game-line = Pięć imperiów wokół jednego morza: handluj, buduj, walcz i wygraj sławą, prestiżem, podbojem albo przywództwem.

## Miejsca i imperia

seat-p1 = Gracz 1
seat-p2 = Gracz 2
seat-p3 = Gracz 3
seat-p4 = Gracz 4
seat-p5 = Gracz 5
empire-rome = Rzym
    .gen = Rzymu
    .dat = Rzymowi
    .acc = Rzym
    .ins = Rzymem
empire-greece = Grecja
    .gen = Grecji
    .dat = Grecji
    .acc = Grecję
    .ins = Grecją
empire-babylon = Babilon
    .gen = Babilonu
    .dat = Babilonowi
    .acc = Babilon
    .ins = Babilonem
empire-egypt = Egipt
    .gen = Egiptu
    .dat = Egiptowi
    .acc = Egipt
    .ins = Egiptem
empire-carthage = Kartagina
    .gen = Kartaginy
    .dat = Kartaginie
    .acc = Kartaginę
    .ins = Kartaginą

## Prowincje (.gen: czego, .loc: gdzie, .to: dokąd)

province-gallia = Galia
    .gen = Galii
    .loc = w Galii
    .to = do Galii
province-latium = Lacjum
    .gen = Lacjum
    .loc = w Lacjum
    .to = do Lacjum
province-italia = Italia
    .gen = Italii
    .loc = w Italii
    .to = do Italii
province-germania = Germania
    .gen = Germanii
    .loc = w Germanii
    .to = do Germanii
province-dalmatia = Dalmacja
    .gen = Dalmacji
    .loc = w Dalmacji
    .to = do Dalmacji
province-sicilia = Sycylia
    .gen = Sycylii
    .loc = na Sycylii
    .to = na Sycylię
province-numidia = Numidia
    .gen = Numidii
    .loc = w Numidii
    .to = do Numidii
province-africa = Afryka
    .gen = Afryki
    .loc = w Afryce
    .to = do Afryki
province-libya = Libia
    .gen = Libii
    .loc = w Libii
    .to = do Libii
province-phasania = Fazania
    .gen = Fazanii
    .loc = w Fazanii
    .to = do Fazanii
province-garamantia = Garamantia
    .gen = Garamantii
    .loc = w Garamantii
    .to = do Garamantii
province-macedonia = Macedonia
    .gen = Macedonii
    .loc = w Macedonii
    .to = do Macedonii
province-achaea = Achaja
    .gen = Achai
    .loc = w Achai
    .to = do Achai
province-thracia = Tracja
    .gen = Tracji
    .loc = w Tracji
    .to = do Tracji
province-dacia = Dacja
    .gen = Dacji
    .loc = w Dacji
    .to = do Dacji
province-creta = Kreta
    .gen = Krety
    .loc = na Krecie
    .to = na Kretę
province-asia = Azja
    .gen = Azji
    .loc = w Azji
    .to = do Azji
province-cappadocia = Kapadocja
    .gen = Kapadocji
    .loc = w Kapadocji
    .to = do Kapadocji
province-cilicia = Cylicja
    .gen = Cylicji
    .loc = w Cylicji
    .to = do Cylicji
province-judea = Judea
    .gen = Judei
    .loc = w Judei
    .to = do Judei
province-cyrenaica = Cyrenajka
    .gen = Cyrenajki
    .loc = w Cyrenajce
    .to = do Cyrenajki
province-aegyptus = Aegyptus
    .gen = Aegyptus
    .loc = w Aegyptus
    .to = do Aegyptus
province-aethiopia = Etiopia
    .gen = Etiopii
    .loc = w Etiopii
    .to = do Etiopii
province-nubia = Nubia
    .gen = Nubii
    .loc = w Nubii
    .to = do Nubii
province-babylonia = Babilonia
    .gen = Babilonii
    .loc = w Babilonii
    .to = do Babilonii
province-mesopotamia = Mezopotamia
    .gen = Mezopotamii
    .loc = w Mezopotamii
    .to = do Mezopotamii
province-armenia = Armenia
    .gen = Armenii
    .loc = w Armenii
    .to = do Armenii
province-arabia = Arabia
    .gen = Arabii
    .loc = w Arabii
    .to = do Arabii

## Morza

sea-mare_sardum = Morze Sardyńskie
    .gen = Morza Sardyńskiego
    .loc = na Morzu Sardyńskim
    .to = na Morze Sardyńskie
sea-mare_tyrrhenum = Morze Tyrreńskie
    .gen = Morza Tyrreńskiego
    .loc = na Morzu Tyrreńskim
    .to = na Morze Tyrreńskie
sea-mare_hadriaticum = Morze Adriatyckie
    .gen = Morza Adriatyckiego
    .loc = na Morzu Adriatyckim
    .to = na Morze Adriatyckie
sea-mare_ionium = Morze Jońskie
    .gen = Morza Jońskiego
    .loc = na Morzu Jońskim
    .to = na Morze Jońskie
sea-mare_africum = Morze Afrykańskie
    .gen = Morza Afrykańskiego
    .loc = na Morzu Afrykańskim
    .to = na Morze Afrykańskie
sea-mare_aegaeum = Morze Egejskie
    .gen = Morza Egejskiego
    .loc = na Morzu Egejskim
    .to = na Morze Egejskie
sea-mare_aegyptum = Morze Egipskie
    .gen = Morza Egipskiego
    .loc = na Morzu Egipskim
    .to = na Morze Egipskie
sea-mare_cyprium = Morze Cypryjskie
    .gen = Morza Cypryjskiego
    .loc = na Morzu Cypryjskim
    .to = na Morze Cypryjskie
sea-pontus_euxinus = Pont Euksyński
    .gen = Pontu Euksyńskiego
    .loc = na Poncie Euksyńskim
    .to = na Pont Euksyński

## Zasoby

commodity-ceramic = ceramika
    .acc = ceramikę
    .gen = ceramiki
commodity-gems = klejnoty
    .acc = klejnoty
    .gen = klejnotów
commodity-papyrus = papirus
    .acc = papirus
    .gen = papirusu
commodity-metal = metal
    .acc = metal
    .gen = metalu
commodity-spices = przyprawy
    .acc = przyprawy
    .gen = przypraw
commodity-stone = kamień
    .acc = kamień
    .gen = kamienia
commodity-wood = drewno
    .acc = drewno
    .gen = drewna
commodity-gold = złoto
    .acc = złoto
    .gen = złota
commodity-grain = zboże
    .acc = zboże
    .gen = zboża
commodity-oil = oliwa
    .acc = oliwę
    .gen = oliwy
commodity-sheep = owce
    .acc = owce
    .gen = owiec
commodity-wine = wino
    .acc = wino
    .gen = wina
commodity-gladiator = gladiator
    .acc = gladiatora
    .gen = gladiatorów
token-coin = moneta
    .acc = monetę
token-ceramic = ceramika
    .acc = ceramikę
token-gems = klejnoty
    .acc = klejnoty
token-papyrus = papirus
    .acc = papirus
token-metal = metal
    .acc = metal
token-spices = przyprawy
    .acc = przyprawy
token-stone = kamień
    .acc = kamień
token-wood = drewno
    .acc = drewno
token-gold = złoto
    .acc = złoto
token-grain = zboże
    .acc = zboże
token-oil = oliwa
    .acc = oliwę
token-sheep = owce
    .acc = owce
token-wine = wino
    .acc = wino
token-gladiator = gladiator
    .acc = gladiatora
token-legendary_ceramic = legendarna ceramika
    .acc = legendarną ceramikę
token-legendary_gems = legendarne klejnoty
    .acc = legendarne klejnoty
token-legendary_papyrus = legendarny papirus
    .acc = legendarny papirus
token-legendary_metal = legendarny metal
    .acc = legendarny metal
token-legendary_spices = legendarne przyprawy
    .acc = legendarne przyprawy
token-legendary_stone = legendarny kamień
    .acc = legendarny kamień
token-legendary_wood = legendarne drewno
    .acc = legendarne drewno
token-legendary_gold = legendarne złoto
    .acc = legendarne złoto
token-legendary_grain = legendarne zboże
    .acc = legendarne zboże
token-legendary_oil = legendarna oliwa
    .acc = legendarną oliwę
token-legendary_sheep = legendarne owce
    .acc = legendarne owce
token-legendary_wine = legendarne wino
    .acc = legendarne wino
token-legendary_gladiator = legendarny gladiator
    .acc = legendarnego gladiatora

## Bohaterowie i cuda

tile-caesar = Cezar
    .acc = Cezara
    .gen = Cezara
    .effect = Gdy właściciel jest aktywnym graczem, każda kość jego legionu liczy się o jeden wyżej.
tile-cleopatra = Kleopatra
    .acc = Kleopatrę
    .gen = Kleopatry
    .effect = W każdym zestawie towarów jedna moneta może zastąpić towar, a w każdym zestawie monet jeden towar monetę.
tile-hammurabi = Hammurabi
    .acc = Hammurabiego
    .gen = Hammurabiego
    .effect = Jeden znacznik kontroli na rundę jest za darmo, w prowincji, którą można by zwyczajnie kupić.
tile-hannibal = Hannibal
    .acc = Hannibala
    .gen = Hannibala
    .effect = W każdym zestawie towarów jednego rodzaju można użyć dwa razy.
tile-pericles = Perykles
    .acc = Peryklesa
    .gen = Peryklesa
    .effect = Gdy właściciel nie jest aktywnym graczem, każda kość jego legionu liczy się o dwa wyżej.
tile-antigone = Antygona
    .acc = Antygonę
    .gen = Antygony
    .effect = Po ogłoszeniu liczby wymiany właściciel może zaoferować zamiast niej od 0 do 5.
tile-castor_and_pollux = Kastor i Polluks
    .acc = Kastora i Polluksa
    .gen = Kastora i Polluksa
    .effect = Po pozyskaniu przejmują na resztę gry moc jednego bohatera innego gracza; nie bohatera początkowego, cudu ani Perseusza, i bez premii przywództwa.
tile-circe = Kirke
    .acc = Kirke
    .gen = Kirke
    .effect = Legiony postawione w fazie Ruchu i Bitwy na pustych ikonach karawan zbierają jak karawany.
tile-gilgamesh = Gilgamesz
    .acc = Gilgamesza
    .gen = Gilgamesza
    .effect = Raz na rundę jedna twierdza za jedną monetę lub jeden kamień.
tile-hamilcar = Hamilkar
    .acc = Hamilkara
    .gen = Hamilkara
    .effect = Łupienie daje podwójnie: dwie monety za miasto, dwa towary za karawanę, monetę i legendarny towar za legendarne miasto.
tile-hercules = Herkules
    .acc = Herkulesa
    .gen = Herkulesa
    .effect = Bez mocy poza premią przywództwa.
tile-nebuchadnezzar = Nabuchodonozor
    .acc = Nabuchodonozora
    .gen = Nabuchodonozora
    .effect = Dodaje 5 do sumy w bitwie lądowej w prowincji, którą właściciel kontroluje i w której ma jednostkę.
tile-penthesilea = Pentesilea
    .acc = Pentesileę
    .gen = Pentesilei
    .effect = Raz na rundę jeden darmowy legion w prowincji własnej stolicy za każdą własną prowincję z legionem przeciwnika.
tile-perseus = Perseusz
    .acc = Perseusza
    .gen = Perseusza
    .effect = Może budować pierwszy, wbrew kolejności Przywódcy Kultury, jeśli zbuduje piątego bohatera lub cud albo Piramidy; wtedy od razu wygrywa.
tile-queen_of_sheba = Królowa Saby
    .acc = Królową Saby
    .gen = Królowej Saby
    .effect = Raz na rundę właśnie zajęty znacznik kontroli przeciwnika zmienia się od razu na własny kosztem legionu.
tile-ramses_ii = Ramzes II
    .acc = Ramzesa II
    .gen = Ramzesa II
    .effect = Jedna dodatkowa kość w każdej bitwie lądowej, w której właściciel ma jednostkę.
tile-spartacus = Spartakus
    .acc = Spartakusa
    .gen = Spartakusa
    .effect = Raz na rundę jeden legion za jedną monetę lub jednego gladiatora.
tile-colossus_of_rhodes = Kolos Rodyjski
    .acc = Kolosa Rodyjskiego
    .gen = Kolosa Rodyjskiego
    .effect = Gdy wszyscy zebrali, jeden wybrany towar ze wspólnych zasobów, jawnie.
tile-hanging_gardens = Wiszące Ogrody
    .acc = Wiszące Ogrody
    .gen = Wiszących Ogrodów
    .effect = Oprócz dwóch monet można zachować do dwóch różnych towarów.
tile-lighthouse_of_pharos = Latarnia na Faros
    .acc = Latarnię na Faros
    .gen = Latarni na Faros
    .effect = Raz na rundę jedna trirema za jedną monetę lub jedno drewno.
tile-statue_of_zeus = Posąg Zeusa
    .acc = Posąg Zeusa
    .gen = Posągu Zeusa
    .effect = Na początku fazy można zawrzeć pokój z jednym przeciwnikiem, nie dwa razy z rzędu z tym samym: jego legiony wracają z twoich prowincji do stolicy i w tej rundzie żaden nie atakuje drugiego ani nie wchodzi do jego prowincji.
tile-temple_of_artemis = Świątynia Artemidy
    .acc = Świątynię Artemidy
    .gen = Świątyni Artemidy
    .effect = Co rundę jedna moneta więcej.
tile-pyramids = Piramidy
    .acc = Piramidy
    .gen = Piramid
    .effect = Kto je zbuduje, od razu wygrywa.

## Pola budynków

site-gallia_grain = karawana zboża w Galii
    .acc = karawanę zboża w Galii
    .gen = karawany zboża w Galii
site-gallia_sheep = karawana owiec w Galii
    .acc = karawanę owiec w Galii
    .gen = karawany owiec w Galii
site-gallia_market = targ w Galii
    .acc = targ w Galii
    .gen = targu w Galii
site-gallia_control = znacznik kontroli w Galii
    .acc = znacznik kontroli w Galii
    .gen = znacznika kontroli w Galii
site-latium_metal = karawana metalu w Lacjum
    .acc = karawanę metalu w Lacjum
    .gen = karawany metalu w Lacjum
site-latium_wine = karawana wina w Lacjum
    .acc = karawanę wina w Lacjum
    .gen = karawany wina w Lacjum
site-latium_market = targ w Lacjum
    .acc = targ w Lacjum
    .gen = targu w Lacjum
site-roma = stolica Rzym
    .acc = stolicę Rzym
    .gen = stolicy Rzymu
site-latium_temple = świątynia w Lacjum
    .acc = świątynię w Lacjum
    .gen = świątyni w Lacjum
site-latium_control = znacznik kontroli w Lacjum
    .acc = znacznik kontroli w Lacjum
    .gen = znacznika kontroli w Lacjum
site-italia_metal = karawana metalu w Italii
    .acc = karawanę metalu w Italii
    .gen = karawany metalu w Italii
site-italia_oil = karawana oliwy w Italii
    .acc = karawanę oliwy w Italii
    .gen = karawany oliwy w Italii
site-italia_market = targ w Italii
    .acc = targ w Italii
    .gen = targu w Italii
site-italia_control = znacznik kontroli w Italii
    .acc = znacznik kontroli w Italii
    .gen = znacznika kontroli w Italii
site-germania_gems = karawana klejnotów w Germanii
    .acc = karawanę klejnotów w Germanii
    .gen = karawany klejnotów w Germanii
site-germania_market = targ w Germanii
    .acc = targ w Germanii
    .gen = targu w Germanii
site-germania_control = znacznik kontroli w Germanii
    .acc = znacznik kontroli w Germanii
    .gen = znacznika kontroli w Germanii
site-dalmatia_wood = karawana drewna w Dalmacji
    .acc = karawanę drewna w Dalmacji
    .gen = karawany drewna w Dalmacji
site-dalmatia_gladiator = karawana gladiatorów w Dalmacji
    .acc = karawanę gladiatorów w Dalmacji
    .gen = karawany gladiatorów w Dalmacji
site-dalmatia_market = targ w Dalmacji
    .acc = targ w Dalmacji
    .gen = targu w Dalmacji
site-dalmatia_control = znacznik kontroli w Dalmacji
    .acc = znacznik kontroli w Dalmacji
    .gen = znacznika kontroli w Dalmacji
site-syracusae = legendarne miasto Syrakuzy
    .acc = legendarne miasto Syrakuzy
    .gen = legendarnego miasta Syrakuzy
site-sicilia_temple = świątynia na Sycylii
    .acc = świątynię na Sycylii
    .gen = świątyni na Sycylii
site-sicilia_control = znacznik kontroli na Sycylii
    .acc = znacznik kontroli na Sycylii
    .gen = znacznika kontroli na Sycylii
site-numidia_gold = karawana złota w Numidii
    .acc = karawanę złota w Numidii
    .gen = karawany złota w Numidii
site-numidia_gladiator = karawana gladiatorów w Numidii
    .acc = karawanę gladiatorów w Numidii
    .gen = karawany gladiatorów w Numidii
site-numidia_market = targ w Numidii
    .acc = targ w Numidii
    .gen = targu w Numidii
site-numidia_control = znacznik kontroli w Numidii
    .acc = znacznik kontroli w Numidii
    .gen = znacznika kontroli w Numidii
site-africa_sheep = karawana owiec w Afryce
    .acc = karawanę owiec w Afryce
    .gen = karawany owiec w Afryce
site-africa_spices = karawana przypraw w Afryce
    .acc = karawanę przypraw w Afryce
    .gen = karawany przypraw w Afryce
site-africa_market = targ w Afryce
    .acc = targ w Afryce
    .gen = targu w Afryce
site-carthago = stolica Kartagina
    .acc = stolicę Kartaginę
    .gen = stolicy Kartaginy
site-africa_temple = świątynia w Afryce
    .acc = świątynię w Afryce
    .gen = świątyni w Afryce
site-africa_control = znacznik kontroli w Afryce
    .acc = znacznik kontroli w Afryce
    .gen = znacznika kontroli w Afryce
site-libya_oil = karawana oliwy w Libii
    .acc = karawanę oliwy w Libii
    .gen = karawany oliwy w Libii
site-libya_sheep = karawana owiec w Libii
    .acc = karawanę owiec w Libii
    .gen = karawany owiec w Libii
site-libya_market = targ w Libii
    .acc = targ w Libii
    .gen = targu w Libii
site-libya_control = znacznik kontroli w Libii
    .acc = znacznik kontroli w Libii
    .gen = znacznika kontroli w Libii
site-phasania_gladiator = karawana gladiatorów w Fazanii
    .acc = karawanę gladiatorów w Fazanii
    .gen = karawany gladiatorów w Fazanii
site-phasania_market = targ w Fazanii
    .acc = targ w Fazanii
    .gen = targu w Fazanii
site-phasania_control = znacznik kontroli w Fazanii
    .acc = znacznik kontroli w Fazanii
    .gen = znacznika kontroli w Fazanii
site-garamantia_oil = karawana oliwy w Garamantii
    .acc = karawanę oliwy w Garamantii
    .gen = karawany oliwy w Garamantii
site-garamantia_gems = karawana klejnotów w Garamantii
    .acc = karawanę klejnotów w Garamantii
    .gen = karawany klejnotów w Garamantii
site-garamantia_market = targ w Garamantii
    .acc = targ w Garamantii
    .gen = targu w Garamantii
site-garamantia_control = znacznik kontroli w Garamantii
    .acc = znacznik kontroli w Garamantii
    .gen = znacznika kontroli w Garamantii
site-macedonia_grain = karawana zboża w Macedonii
    .acc = karawanę zboża w Macedonii
    .gen = karawany zboża w Macedonii
site-macedonia_wine = karawana wina w Macedonii
    .acc = karawanę wina w Macedonii
    .gen = karawany wina w Macedonii
site-macedonia_market = targ w Macedonii
    .acc = targ w Macedonii
    .gen = targu w Macedonii
site-macedonia_control = znacznik kontroli w Macedonii
    .acc = znacznik kontroli w Macedonii
    .gen = znacznika kontroli w Macedonii
site-achaea_oil = karawana oliwy w Achai
    .acc = karawanę oliwy w Achai
    .gen = karawany oliwy w Achai
site-achaea_market = targ w Achai
    .acc = targ w Achai
    .gen = targu w Achai
site-athenae = stolica Ateny
    .acc = stolicę Ateny
    .gen = stolicy Aten
site-corinthus = miasto Korynt
    .acc = miasto Korynt
    .gen = miasta Korynt
site-achaea_temple = świątynia w Achai
    .acc = świątynię w Achai
    .gen = świątyni w Achai
site-achaea_control = znacznik kontroli w Achai
    .acc = znacznik kontroli w Achai
    .gen = znacznika kontroli w Achai
site-thracia_stone = karawana kamienia w Tracji
    .acc = karawanę kamienia w Tracji
    .gen = karawany kamienia w Tracji
site-thracia_market = targ w Tracji
    .acc = targ w Tracji
    .gen = targu w Tracji
site-byzantium = miasto Bizancjum
    .acc = miasto Bizancjum
    .gen = miasta Bizancjum
site-thracia_temple = świątynia w Tracji
    .acc = świątynię w Tracji
    .gen = świątyni w Tracji
site-thracia_control = znacznik kontroli w Tracji
    .acc = znacznik kontroli w Tracji
    .gen = znacznika kontroli w Tracji
site-dacia_wine = karawana wina w Dacji
    .acc = karawanę wina w Dacji
    .gen = karawany wina w Dacji
site-dacia_stone = karawana kamienia w Dacji
    .acc = karawanę kamienia w Dacji
    .gen = karawany kamienia w Dacji
site-dacia_market = targ w Dacji
    .acc = targ w Dacji
    .gen = targu w Dacji
site-dacia_control = znacznik kontroli w Dacji
    .acc = znacznik kontroli w Dacji
    .gen = znacznika kontroli w Dacji
site-creta_ceramic = karawana ceramiki na Krecie
    .acc = karawanę ceramiki na Krecie
    .gen = karawany ceramiki na Krecie
site-creta_market = targ na Krecie
    .acc = targ na Krecie
    .gen = targu na Krecie
site-cnossus = miasto Knossos
    .acc = miasto Knossos
    .gen = miasta Knossos
site-creta_temple = świątynia na Krecie
    .acc = świątynię na Krecie
    .gen = świątyni na Krecie
site-creta_control = znacznik kontroli na Krecie
    .acc = znacznik kontroli na Krecie
    .gen = znacznika kontroli na Krecie
site-troia = legendarne miasto Troja
    .acc = legendarne miasto Troja
    .gen = legendarnego miasta Troja
site-asia_temple = świątynia w Azji
    .acc = świątynię w Azji
    .gen = świątyni w Azji
site-asia_control = znacznik kontroli w Azji
    .acc = znacznik kontroli w Azji
    .gen = znacznika kontroli w Azji
site-cappadocia_wood = karawana drewna w Kapadocji
    .acc = karawanę drewna w Kapadocji
    .gen = karawany drewna w Kapadocji
site-cappadocia_market = targ w Kapadocji
    .acc = targ w Kapadocji
    .gen = targu w Kapadocji
site-cappadocia_control = znacznik kontroli w Kapadocji
    .acc = znacznik kontroli w Kapadocji
    .gen = znacznika kontroli w Kapadocji
site-cilicia_wine = karawana wina w Cylicji
    .acc = karawanę wina w Cylicji
    .gen = karawany wina w Cylicji
site-cilicia_market = targ w Cylicji
    .acc = targ w Cylicji
    .gen = targu w Cylicji
site-antiochia = miasto Antiochia
    .acc = miasto Antiochia
    .gen = miasta Antiochia
site-cilicia_temple = świątynia w Cylicji
    .acc = świątynię w Cylicji
    .gen = świątyni w Cylicji
site-cilicia_control = znacznik kontroli w Cylicji
    .acc = znacznik kontroli w Cylicji
    .gen = znacznika kontroli w Cylicji
site-ierusalem = legendarne miasto Jerozolima
    .acc = legendarne miasto Jerozolima
    .gen = legendarnego miasta Jerozolima
site-judea_temple = świątynia w Judei
    .acc = świątynię w Judei
    .gen = świątyni w Judei
site-judea_control = znacznik kontroli w Judei
    .acc = znacznik kontroli w Judei
    .gen = znacznika kontroli w Judei
site-cyrenaica_papyrus = karawana papirusu w Cyrenajce
    .acc = karawanę papirusu w Cyrenajce
    .gen = karawany papirusu w Cyrenajce
site-cyrenaica_market = targ w Cyrenajce
    .acc = targ w Cyrenajce
    .gen = targu w Cyrenajce
site-cyrene = miasto Cyrena
    .acc = miasto Cyrena
    .gen = miasta Cyrena
site-cyrenaica_temple = świątynia w Cyrenajce
    .acc = świątynię w Cyrenajce
    .gen = świątyni w Cyrenajce
site-cyrenaica_control = znacznik kontroli w Cyrenajce
    .acc = znacznik kontroli w Cyrenajce
    .gen = znacznika kontroli w Cyrenajce
site-aegyptus_papyrus = karawana papirusu w Aegyptus
    .acc = karawanę papirusu w Aegyptus
    .gen = karawany papirusu w Aegyptus
site-aegyptus_market = targ w Aegyptus
    .acc = targ w Aegyptus
    .gen = targu w Aegyptus
site-alexandria = stolica Aleksandria
    .acc = stolicę Aleksandrię
    .gen = stolicy Aleksandrii
site-memphis = miasto Memfis
    .acc = miasto Memfis
    .gen = miasta Memfis
site-aegyptus_temple = świątynia w Aegyptus
    .acc = świątynię w Aegyptus
    .gen = świątyni w Aegyptus
site-aegyptus_control = znacznik kontroli w Aegyptus
    .acc = znacznik kontroli w Aegyptus
    .gen = znacznika kontroli w Aegyptus
site-aethiopia_grain = karawana zboża w Etiopii
    .acc = karawanę zboża w Etiopii
    .gen = karawany zboża w Etiopii
site-aethiopia_gold = karawana złota w Etiopii
    .acc = karawanę złota w Etiopii
    .gen = karawany złota w Etiopii
site-aethiopia_market = targ w Etiopii
    .acc = targ w Etiopii
    .gen = targu w Etiopii
site-aethiopia_control = znacznik kontroli w Etiopii
    .acc = znacznik kontroli w Etiopii
    .gen = znacznika kontroli w Etiopii
site-nubia_gladiator = karawana gladiatorów w Nubii
    .acc = karawanę gladiatorów w Nubii
    .gen = karawany gladiatorów w Nubii
site-nubia_market = targ w Nubii
    .acc = targ w Nubii
    .gen = targu w Nubii
site-nubia_control = znacznik kontroli w Nubii
    .acc = znacznik kontroli w Nubii
    .gen = znacznika kontroli w Nubii
site-babylonia_spices = karawana przypraw w Babilonii
    .acc = karawanę przypraw w Babilonii
    .gen = karawany przypraw w Babilonii
site-babylonia_grain = karawana zboża w Babilonii
    .acc = karawanę zboża w Babilonii
    .gen = karawany zboża w Babilonii
site-babylonia_market = targ w Babilonii
    .acc = targ w Babilonii
    .gen = targu w Babilonii
site-babylon = stolica Babilon
    .acc = stolicę Babilon
    .gen = stolicy Babilonu
site-babylonia_temple = świątynia w Babilonii
    .acc = świątynię w Babilonii
    .gen = świątyni w Babilonii
site-babylonia_control = znacznik kontroli w Babilonii
    .acc = znacznik kontroli w Babilonii
    .gen = znacznika kontroli w Babilonii
site-mesopotamia_sheep = karawana owiec w Mezopotamii
    .acc = karawanę owiec w Mezopotamii
    .gen = karawany owiec w Mezopotamii
site-mesopotamia_market = targ w Mezopotamii
    .acc = targ w Mezopotamii
    .gen = targu w Mezopotamii
site-ninive = miasto Niniwa
    .acc = miasto Niniwa
    .gen = miasta Niniwa
site-mesopotamia_temple = świątynia w Mezopotamii
    .acc = świątynię w Mezopotamii
    .gen = świątyni w Mezopotamii
site-mesopotamia_control = znacznik kontroli w Mezopotamii
    .acc = znacznik kontroli w Mezopotamii
    .gen = znacznika kontroli w Mezopotamii
site-armenia_gold = karawana złota w Armenii
    .acc = karawanę złota w Armenii
    .gen = karawany złota w Armenii
site-armenia_market = targ w Armenii
    .acc = targ w Armenii
    .gen = targu w Armenii
site-artaxata = miasto Artaksata
    .acc = miasto Artaksata
    .gen = miasta Artaksata
site-armenia_temple = świątynia w Armenii
    .acc = świątynię w Armenii
    .gen = świątyni w Armenii
site-armenia_control = znacznik kontroli w Armenii
    .acc = znacznik kontroli w Armenii
    .gen = znacznika kontroli w Armenii
site-arabia_gladiator = karawana gladiatorów w Arabii
    .acc = karawanę gladiatorów w Arabii
    .gen = karawany gladiatorów w Arabii
site-arabia_market = targ w Arabii
    .acc = targ w Arabii
    .gen = targu w Arabii
site-arabia_control = znacznik kontroli w Arabii
    .acc = znacznik kontroli w Arabii
    .gen = znacznika kontroli w Arabii

## Tory i żetony

track-trade = Handel
    .gen = Handlu
track-culture = Kultura
    .gen = Kultury
track-military = Wojsko
    .gen = Wojska
kind-caravan = karawana
kind-market = targ
kind-regular_city = miasto
kind-capital_city = stolica
kind-legendary_city = legendarne miasto
kind-temple = świątynia

## Opcje i zakończenia

option-first_game = Pierwsze partie
    .help = Odkrytych jest tylko pięciu bohaterów i cudów; po każdej fazie Budowy odkrywa się następne.
option-random_empires = Imperia losowo
    .help = Imperia przydziela się miejscom losowo.
ending-pyramids = Prestiż: Piramidy
ending-heroes = Sława: piąty bohater lub cud
ending-cities = Podbój: cztery wielkie miasta
ending-titles = Przywództwo: wszystkie trzy tytuły
ending-round-limit = Nikt nie wygrał w granicznej liczbie rund

## Kiedy przychodzi czas na akcję

-when-ended = gdy można zakończyć to, co właśnie robisz
-when-declined = gdy padnie pytanie o coś, czego nie musisz robić
-when-doubled = gdy legendarne miasto daje ci plon: w fazie 1 (Dochód) albo przy jego splądrowaniu
-when-colossus = w fazie 1 (Dochód) i robi to właściciel Kolosa
-when-marker = na początku fazy 2 (Handel) i robi to Przywódca Handlu
-when-offers = w fazie 2 (Handel), gdy Przywódca Handlu ogłosi liczbę
-when-claims = w fazie 2 (Handel), gdy wszystkie oferty są odkryte i przyjdzie twoja kolej na wybór
-when-gift = na końcu fazy 2 (Handel), jeśli Przywódca Handlu wziął o jeden za dużo
-when-builder = w fazie 3 (Budowa) i robi to Przywódca Kultury
-when-perseus = w fazie 3 (Budowa), dla Perseusza, gdy budowanie jako pierwszy dałoby zwycięstwo
-when-build = w twojej turze fazy 3 (Budowa)
-when-payment = w fazie 3 (Budowa), zaraz po wyborze tego, co budujesz
-when-recruited = w fazie 3 (Budowa), przy pozyskaniu Kastora i Polluksa
-when-gardens = na końcu fazy 3 (Budowa) i robi to właściciel Wiszących Ogrodów
-when-zeus = na początku fazy 4 (Ruch i Bitwy) i robi to właściciel Posągu Zeusa
-when-mover = w fazie 4 (Ruch i Bitwy) i robi to Przywódca Wojska
-when-exchange = na początku twojej tury fazy 4 (Ruch i Bitwy), przed wszelkim ruchem
-when-sailing = w twojej turze fazy 4 (Ruch i Bitwy), przed innymi ruchami
-when-sea-battles = w twojej turze fazy 4 (Ruch i Bitwy), po rejsach twoich trier
-when-marching = w twojej turze fazy 4 (Ruch i Bitwy), po bitwach morskich
-when-land-battles = w twojej turze fazy 4 (Ruch i Bitwy), po marszu twoich legionów
-when-foes = gdy walczysz tam, gdzie stoi kilku przeciwników
-when-losses = gdy ponosisz straty w bitwie
-when-conquests = na końcu twojej tury fazy 4 (Ruch i Bitwy), po bitwach lądowych
-when-sheba = gdy legion Królowej Saby zajmuje znacznik kontroli
-when-crown = w fazie 5 (Przywództwo), przy remisie o tytuł

## Akcje

act-done = Gotowe
    .when = { -when-ended }
act-pass = Nie
    .when = { -when-declined }
act-deal = Przydziel { $noun_acc }
act-turn_up = Odkryj { $noun_acc }
act-draw = Dobierz legendarny towar: { $noun }
act-roll = Rzuć { $noun }
act-take_coin = Weź monetę
    .when = { -when-doubled }
act-take_legendary = Dobierz legendarny towar
    .when = { -when-doubled }
act-pick = Kolos: weź { $noun_acc }
    .when = { -when-colossus }
act-announce = Ogłoś { $noun }
    .when = { -when-marker }
act-offer = Zaoferuj { $noun_acc }
    .when = { -when-offers }
act-claim_from = Weź od { $noun_gen }
    .when = { -when-claims }
act-claim = Weź { $noun_acc }
    .when = { -when-claims }
act-give = Oddaj { $noun_acc }
    .when = { -when-gift }
act-name_builder = Teraz buduje { $noun }
    .when = { -when-builder }
act-overrule = Perseusz: buduj przed innymi i wygraj
    .when = { -when-perseus }
act-control = Zbuduj kontrolę { $noun_loc }
    .when = { -when-build }
act-free_control = Hammurabi: darmowa kontrola { $noun_loc }
    .when = { -when-build }
act-legion = Zbuduj legion { $noun_loc }
    .when = { -when-build }
act-cheap_legion = Spartakus: tani legion { $noun_loc }
    .when = { -when-build }
act-fortress = Zbuduj twierdzę { $noun_loc }
    .when = { -when-build }
act-cheap_fortress = Gilgamesz: tania twierdza { $noun_loc }
    .when = { -when-build }
act-trireme = Zbuduj trierę { $noun_loc }
    .when = { -when-build }
act-cheap_trireme = Faros: tania triera { $noun_loc }
    .when = { -when-build }
act-build = Zbuduj { $noun_acc }
    .when = { -when-build }
act-muster = { $noun ->
    [one] Pentesilea: darmowy legion w prowincji stołecznej
    [few] Pentesilea: { $noun } darmowe legiony w prowincji stołecznej
   *[many] Pentesilea: { $noun } darmowych legionów w prowincji stołecznej
 }
    .when = { -when-build }
act-recruit = Pozyskaj { $noun_acc }
    .when = { -when-build }
act-pay = Zapłać: { $noun }
    .when = { -when-payment }
act-copy = Przejmij moc { $noun_gen }
    .when = { -when-recruited }
act-store = Przechowaj { $noun_acc }
    .when = { -when-gardens }
act-peace = Pokój: { $noun }
    .when = { -when-zeus }
act-name_mover = Teraz rusza { $noun }
    .when = { -when-mover }
act-convert = Przejmij prowincję { $noun }
    .when = { -when-exchange }
act-remove = Usuń znacznik { $noun_loc }
    .when = { -when-exchange }
act-sail = Rusz trierę z { $noun_gen }
    .when = { -when-sailing }
act-sail_to = Płyń { $noun_to }
    .when = { -when-sailing }
act-sea_battle = Stocz bitwę { $noun_loc }
    .when = { -when-sea-battles }
act-march = Wyprowadź legion z { $noun_gen }
    .when = { -when-marching }
act-lift = Zabierz legion z pola: { $noun }
    .when = { -when-marching }
act-enter = Wejdź { $noun_to }
    .when = { -when-marching }
act-battle = Bitwa { $noun_loc }
    .when = { -when-land-battles }
act-against = Przeciw: { $noun }
    .when = { -when-foes }
act-lose_legion = Strać wolny legion
    .when = { -when-losses }
act-lose_occupier = Strać legion na polu: { $noun }
    .when = { -when-losses }
act-lose_fortress = Strać twierdzę
    .when = { -when-losses }
act-pillage = Splądruj { $noun_acc }
    .when = { -when-conquests }
act-occupy = Zajmij { $noun_acc }
    .when = { -when-conquests }
act-settle = Kirke: legion na polu: { $noun }
    .when = { -when-conquests }
act-sacrifice = Saba: poświęć legion i przejmij
    .when = { -when-sheba }
act-crown = Tytuł otrzymuje { $noun }
    .when = { -when-crown }

## Pytania

ask-dealt_empire = Które imperium zostało wylosowane?
ask-first_tile = Który kafelek zostaje odkryty?
ask-next_tile = Który kafelek zostaje odkryty?
ask-legendary_token = Który legendarny towar zostaje dobrany?
ask-attack_die = Kość atakującego.
ask-defence_die = Kość broniącego się.
ask-temple_gift = Świątynia podwaja legendarne miasto: co bierzesz?
ask-colossus_good = Kolos: który towar bierzesz?
ask-marker = Jaką liczbę ogłaszasz w wymianie?
ask-offer = Wyłóż ofertę do wymiany: żądane { $value }.
ask-partner = Od kogo bierzesz?
ask-claim_token = Który zasób z oferty { $from_gen } bierzesz?
ask-gift = Wzięto o jeden zasób za dużo: co oddajesz { $to_dat }?
ask-builder = Kto teraz buduje?
ask-overrule = Perseusz: czy wkraczasz, by budować przed innymi i wygrać?
ask-build = Co budujesz?
ask-payment = { $price ->
        [one] Zapłać jednym zasobem.
       *[other] Zapłać zestawem { $price } zasobów: zapłacone { $paid }.
    }
ask-copy = Czyją moc przejmują Kastor i Polluks?
ask-store = Wiszące Ogrody: które towary zachowujesz?
ask-peace = Posąg Zeusa: z kim zawierasz pokój?
ask-mover = Kto teraz rusza i walczy?
ask-exchange = Które zajęte znaczniki kontroli wymieniasz?
ask-sail = Która triera płynie?
ask-sail_to = Dokąd płynie triera z { $from_gen }?
ask-sea_battle = Gdzie walczysz na morzu?
ask-sea_foe = Z kim walczysz { $sea_loc }?
ask-march = Który legion maszeruje?
ask-enter = Dokąd idzie legion z { $from_gen }?
ask-land_battle = Którą bitwę toczysz najpierw?
ask-land_foe = Z kim walczysz { $province_loc }?
ask-loss = Wybierz stratę { $province_loc }: pozostało { $hits }.
ask-conquest = Co robisz z podbojami?
ask-spoils = Co bierzesz z legendarnego miasta?
ask-occupation = Który kolejny budynek zajmujesz?
ask-quick_conversion = Królowa Saby: przejąć od razu za cenę legionu?
ask-crown = Remis na torze { $track_gen }: kto otrzymuje tytuł?

## Wydarzenia

event-empire-set-up = { $who }: przewodzi { $hero }, stolica leży { $capital_loc }.
event-tile-turned-up = Odkryto kafelek: { $tile }.
event-first-leader = { $who } zaczyna jako przywódca { $track_gen }.
event-round-begins = Zaczyna się runda { $round }.
event-round-limit = Po { $round } rundach gra kończy się bez zwycięzcy.
event-collected = { $who } zbiera { $coins ->
        [0] zero monet
        [one] jedną monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } i { $goods ->
        [0] zero towarów.
        [one] jeden towar.
        [few] { $goods } towary.
       *[many] { $goods } towarów.
    }
event-goods-collected = Towary { $who_gen }{ $tokens_count ->
        [one] : { $count } × { $tokens }.
       *[other] , po { $count }: { $tokens }.
    }
event-reserve-short = We wspólnych zasobach brakuje żetonów: { $who } nie dostaje { $count } × { $token }.
event-colossus-picked = { $who } bierze dzięki Kolosowi { $good_acc }.
event-coins-of-artemis = Wśród monet { $who_gen } { $count ->
        [one] jedna pochodzi
        [few] { $count } pochodzą
       *[many] { $count } pochodzi
    } ze Świątyni Artemidy.
event-took-coins = Za świątynię przy legendarnym mieście { $who } { $count ->
        [0] nie dostaje monety: nie ma już żadnej.
        [one] bierze jedną monetę.
        [few] bierze { $count } monety.
       *[many] bierze { $count } monet.
    }
event-pile-reshuffled = Odrzucone legendarne towary tworzą nowy stos.
event-no-legendary = Nie ma już legendarnego towaru: { $who } nie dobiera.
event-drew-legendary = { $who } dobiera legendarny towar.
event-legendary-seen = To legendarny towar: { $good }.
event-announced = { $who } ogłasza w wymianie { $value ->
        [0] 0: nikt nie musi niczego oferować.
       *[other] { $value }.
    }
event-offer-changed = Dzięki Antygonie { $who } { $count ->
        [0] niczego nie oferuje
        [one] oferuje jeden zasób
        [few] oferuje { $count } zasoby
       *[many] oferuje { $count } zasobów
    }, choć ogłoszono { $value }.
event-offer-opened = { $who } oferuje { $tokens_count ->
        [one] { $tokens_id ->
            [coin] { $count ->
                [one] jedną monetę.
                [few] { $count } monety.
               *[many] { $count } monet.
            }
           *[other] { $count } × { $tokens }.
        }
       *[other] po { $count }: { $tokens }.
    }
event-claimed = { $who } bierze { $token_acc } od { $from_gen }.
event-taken-back = { $who } zabiera z powrotem to, czego nikt nie wziął: { $tokens_count ->
        [one] { $tokens_id ->
            [coin] { $count ->
                [one] jedną monetę.
                [few] { $count } monety.
               *[many] { $count } monet.
            }
           *[other] { $count } × { $tokens }.
        }
       *[other] po { $count }: { $tokens }.
    }
event-gave = Po wymianie { $who } ma o jeden zasób za dużo, a { $to } o jeden za mało: { $who } oddaje jeden { $to_dat }.
event-gift-seen = Oddany zasób: { $token }.
event-markers-free = Zagrano już wszystkie znaczniki wymiany: { $who } znów może zagrać dowolny z nich.
event-builder-named = { $who } wyznacza do budowy { $next_acc }.
event-leader-builds = { $who } wyznacza do budowy siebie.
event-last-builder = { $who } buduje jako ostatnie imperium.
event-power-used = { $who } korzysta z mocy { $tile_gen }.
event-overruled = { $who } wkracza z Perseuszem, by budować przed innymi.
event-built-enough = { $who } kończy budowę.
event-control-built = { $who } obejmuje kontrolę { $province_loc }.
event-building-built = { $who } buduje { $site_acc }.
event-legion-built = { $who } buduje legion { $province_loc }.
event-fortress-built = { $who } buduje twierdzę { $province_loc }.
event-trireme-built = { $who } buduje trierę { $sea_loc }.
event-paid = { $who } płaci: { $coins ->
        [0] { $goods }
        [one] { $goods_count ->
            [0] jedna moneta
           *[other] { $goods } oraz jedna moneta zamiast towaru (Kleopatra)
        }
       *[other] { $coins ->
            [few] { $coins } monety
           *[many] { $coins } monet
        }{ $goods_count ->
            [0] {""}
           *[other] {" "}oraz { $goods } zamiast monety (Kleopatra)
        }
    }{ $twice_id ->
        [nothing] .
       *[other] {" "}(dwa razy: { $twice }, dzięki Hannibalowi).
    }
event-paid-pair = Dzięki Hannibalowi { $who } używa w tym zestawie dwa razy jednego towaru, raz legendarnego: { $good }.
event-recruited = { $tile_id ->
        [pyramids] { $who } buduje Piramidy.
       *[other] { $who } pozyskuje { $tile_acc }: kafelek numer { $number }.
    }
event-tile-counts = Za { $tile_acc } { $who } idzie w górę na torach: Handel { $trade_signed }, Kultura { $culture_signed }, Wojsko { $military_signed }.
event-copied = { $who } przejmuje moc { $tile_gen }.
event-kept = { $who } { $coins ->
        [0] nie zachowuje monet
        [one] zachowuje jedną monetę
        [few] zachowuje { $coins } monety
       *[many] zachowuje { $coins } monet
    }{ $lost ->
        [0] .
        [one] {" "}i odrzuca jeden zasób.
        [few] {" "}i odrzuca { $lost } zasoby.
       *[many] {" "}i odrzuca { $lost } zasobów.
    }
event-stored = { $who } przechowuje w Wiszących Ogrodach: { $tokens }.
event-peace-declared = { $who } zawiera pokój z { $with_ins }.
event-sent-home = { $count ->
        [one] Legion { $who_gen } wraca
        [few] { $count } legiony { $who_gen } wracają
       *[many] { $count } legionów { $who_gen } wraca
    } z { $from_gen } { $to_to }.
event-mover-named = { $who } wyznacza do ruchu i bitew { $next_acc }.
event-leader-moves = { $who } wyznacza do ruchu i bitew siebie.
event-last-mover = { $who } rusza i walczy jako ostatnie imperium.
event-sailed = { $who }: triera płynie z { $from_gen } { $to_to }.
event-lifted = Legion { $who_gen } schodzi z pola: { $site }.
event-left-empty-site = Legion { $who_gen } schodzi z pustego pola: { $site }.
event-marched = { $who } prowadzi legion z { $from_gen } { $to_to }.
event-shipped = { $who } przewozi legion z { $from_gen } { $to_to }.
event-sea-battle = { $who } atakuje { $foe_acc } { $sea_loc }.
event-land-battle = { $who } atakuje { $foe_acc } { $province_loc }.
event-rolled = { $who } rzuca { $first }{ $second ->
        [0] {""}
       *[other] , { $second }
    }{ $third ->
        [0] {""}
       *[other] , { $third }
    }{ $fourth ->
        [0] {""}
       *[other] , { $fourth }
    }.
event-rolled-on = Ten sam rzut { $who_gen }, dalej: { $first }{ $second ->
        [0] {""}
       *[other] , { $second }
    }{ $third ->
        [0] {""}
       *[other] , { $third }
    }{ $fourth ->
        [0] {""}
       *[other] , { $fourth }
    }.
event-fortress-adds = Twierdza { $who_gen } dodaje { $amount }.
event-hero-adds = { $tile } dodaje { $amount } ({ $who }).
event-extra-dice = { $tile }: w rzucie { $who_gen } { $amount ->
        [one] jest jedna dodatkowa kość.
        [few] są { $amount } dodatkowe kości.
       *[many] jest { $amount } dodatkowych kości.
    }
event-hits = { $who } ma w sumie { $total }: { $hits ->
        [0] { $cancelled ->
            [0] bez trafienia.
            [one] jedno trafienie, które znosi twierdza.
           *[other] { $cancelled } trafienia, które znosi twierdza.
        }
       *[other] { $hits ->
            [one] jedno trafienie
            [few] { $hits } trafienia
           *[many] { $hits } trafień
        }{ $cancelled ->
            [0] .
            [one] , a jeszcze jedno znosi twierdza.
           *[other] , a jeszcze { $cancelled } znosi twierdza.
        }
    }
event-triremes-lost = { $who } traci { $count ->
        [one] trierę
        [few] { $count } triery
       *[many] { $count } trier
    } { $sea_loc }.
event-legion-lost = { $who } traci legion { $province_loc }.
event-occupier-lost = { $who } traci legion na polu „{ $site }”, a z nim to, co zajmował.
event-lost-on-empty-site = { $who } traci legion na pustym polu „{ $site }”.
event-fortress-lost = { $who } traci twierdzę { $province_loc }.
event-at-war = Wojna { $province_loc }: nic tam nie pozostaje zajęte.
event-converted = { $who } przejmuje od { $former_gen } kontrolę { $province_loc }.
event-exchange-waits = { $who } nie ma już znacznika kontroli na wymianę { $province_loc }: legion czeka na tym, który tam leży.
event-converted-at-once = { $who } poświęca legion i od razu przejmuje od { $former_gen } kontrolę { $province_loc }.
event-marker-removed = Z braku połączenia { $who } tylko usuwa znacznik { $former_gen } { $province_loc }.
event-pillaged = { $who } plądruje { $site_acc }.
event-pillage-gain = { $count ->
        [0] We wspólnych zasobach nie ma już żetonu „{ $token }” ({ $who }).
       *[other] { $who } zyskuje { $token_id ->
            [coin] { $count ->
                [one] jedną monetę.
                [few] { $count } monety.
               *[many] { $count } monet.
            }
           *[other] { $count } × { $token }.
        }
    }
event-pillage-pays-nothing = Ten budynek nic nie daje ({ $who }).
event-occupied = { $who } zajmuje { $site_acc }.
event-marker-occupied = { $who } zajmuje znacznik kontroli { $province_loc }.
event-settled = Legion { $who_gen } działa jako { $site }.
event-title-given = Na torze { $track_gen } równy poziom { $level } mają { $tied }: { $who } oddaje tytuł { $one_dat }.
event-title-kept = Na torze { $track_gen } równy poziom { $level } mają { $tied }: { $who } zachowuje tytuł.
event-resettled = Legion { $who_gen } przechodzi z pola „{ $from }” i działa jako { $site }.
event-new-leader = { $who } zostaje przywódcą { $track_gen } z poziomem { $level }.
event-same-leader = { $who } pozostaje przywódcą { $track_gen } z poziomem { $level }.
event-markers-taken = { $who } bierze wszystkie znaczniki wymiany.
event-won-pyramids = { $who } wygrywa, budując Piramidy!
event-won-heroes = { $who } wygrywa dzięki pięciu bohaterom i cudom!
event-won-cities = { $who } wygrywa dzięki czterem wielkim miastom!
event-won-titles = { $who } wygrywa dzięki wszystkim trzem tytułom!
event-won-jointly = { $winners } dzielą się zwycięstwem: nie ma wśród nich przywódcy, który miałby pierwszeństwo.
event-leader-goes-before = Osiągają to razem { $reached }: pierwszeństwo ma { $who } jako przywódca { $track_gen }.

## Powody

why-no-token-left = We wspólnych zasobach nie ma już żetonu: { $good }.
why-no-legendary-left = Nie ma już legendarnych towarów do dobrania.
why-marker-played = Znacznik z liczbą { $value } został już zagrany; wraca po zagraniu wszystkich trzech albo dla nowego przywódcy Handlu.
why-not-held = Nie masz zasobu: { $token }.
why-offer-not-complete = Trzeba zaoferować jeszcze { $count ->
        [one] jeden zasób.
        [few] { $count } zasoby.
       *[many] { $count } zasobów.
    }
why-own-offer = Nikt nie bierze z własnej oferty.
why-nothing-offered = { $who } nie ma już nic w ofercie.
why-mutual-claim = { $who } i ty właśnie braliście od siebie nawzajem.
why-not-in-offer = W ofercie { $who_gen } nie ma zasobu: { $token }.
why-not-to-give = Nie masz do oddania zasobu: { $token }.
why-had-build-turn = { $who }: tura budowy już minęła.
why-not-in-game = { $who } nie bierze udziału w tej grze.
why-cannot-win-now = Perseusz wkracza tylko po zwycięstwo: trzeba zestawu { $price }, twój największy ma { $size }.
why-out-of-play = Prowincja { $province } jest zakryta przy tej liczbie graczy.
why-already-yours = Już kontrolujesz prowincję { $province }.
why-opponents-province = { $who } kontroluje prowincję { $province }.
why-opposing-units = { $province }: stoją tu jednostki { $who_gen }.
why-not-linked = Prowincja { $province } nie sąsiaduje, lądem ani przez twoje triery, z prowincją, którą masz od początku rundy.
why-no-marker = Wszystkie twoje znaczniki kontroli leżą na mapie.
why-cannot-pay = Cena to { $price }: twój największy zestaw różnych towarów to { $goods }, a monet { $coins }.
why-not-controlled = Nie kontrolujesz prowincji { $province }.
why-no-legion-left = Wszystkie twoje legiony są na mapie.
why-no-fortress-left = Wszystkie twoje twierdze są na mapie.
why-no-trireme-left = Wszystkie twoje triery są na mapie.
why-one-fortress = Twierdza { $province_loc } już stoi.
why-no-base = Żadna twoja prowincja nie leży nad akwenem { $sea }.
why-base-not-free = We wszystkich twoich prowincjach nad akwenem { $sea } stoją jednostki przeciwników.
why-no-icon = Nie ma tu takiego budynku.
why-site-taken = To pole jest zajęte.
why-legion-on-site = Na tym polu stoi legion { $who_gen }.
why-no-counter = Nie ma już żetonów tego rodzaju.
why-no-cheap-token = Nie masz żadnego z żetonów, którymi płaci się obniżoną cenę.
why-tile-owned = { $tile }: ten kafelek ma { $who }.
why-no-legion-there = Nie masz legionu { $province_loc }.
why-own-land = Kontrolujesz prowincję { $province }: nie ma czego zdobywać.
why-nobodys-land = Nikt nie kontroluje prowincji { $province }: nie ma czego zdobywać.
why-not-alone = { $province }: stoją tu także jednostki { $who_gen }.
why-no-power = Tę moc daje tylko kafelek { $tile }, a ty go nie masz.
why-power-used = W tej rundzie użyto już kafelka { $tile }.
why-nothing-occupied = W twoich prowincjach nie ma legionów przeciwnika.
why-mustered-too-many = Wolno powołać najwyżej { $most }: po jednym za każdą twoją prowincję z obcym legionem, o ile starczy zapasu.
why-not-on-display = Kafelka { $tile } nie ma na planszy.
why-tile-face-down = Ten kafelek jest jeszcze zakryty.
why-five-tiles = Masz już pięć kafelków.
why-not-one-set = Ten zasób ({ $token }) nie pasuje do tego, co zapłacono: zestaw to same monety albo różne towary.
why-no-set-with-it = Z tym zasobem ({ $token }) zapłacisz najwyżej { $size } z { $price }.
why-not-this-price = Obniżonej ceny nie płaci się tym zasobem: { $token }.
why-not-copyable = Nie można przejąć mocy { $tile_gen }.
why-not-anothers = Żaden inny gracz nie ma kafelka: { $tile }.
why-type-stored = Żeton tego rodzaju jest już przechowany.
why-coins-keep = Dwie monety zachowuje się i tak.
why-not-yourself = Pokój zawiera się z przeciwnikiem.
why-same-partner = W poprzedniej rundzie wskazano { $who_acc }.
why-had-move-turn = { $who }: tura ruchu już minęła.
why-not-on-marker = Na znaczniku kontroli { $province_loc } nie stoi twój legion.
why-link-stands = Jest połączenie ({ $province }): znacznik się wymienia, nie usuwa.
why-link-lost = Nie ma już połączenia z inną twoją prowincją ({ $province }).
why-no-trireme-here = Nie masz triery { $sea_loc }.
why-triremes-moved = Twoje triery { $sea_loc } już płynęły.
why-sea-not-adjacent = { $sea } nie sąsiaduje z akwenem { $from }.
why-no-own-trireme = Nie masz triery { $sea_loc }.
why-no-foe-at-sea = Nie ma z kim walczyć { $sea_loc }.
why-fought-here = W jednym miejscu toczy się jedną bitwę na turę.
why-at-peace = { $who } i ty macie pokój.
why-no-legion-here = Nie masz legionu { $province_loc }.
why-legions-moved = Twoje legiony { $province_loc } już maszerowały.
why-all-on-sites = Twoje legiony { $province_loc } stoją na polach: zabierz któryś z pola.
why-not-your-legion = Nie stoi tam twój legion.
why-nowhere-to-go = Z tej prowincji ({ $province }) legion nie ma dokąd iść.
why-not-in-reach = { $province } nie sąsiaduje z prowincją { $from } ani lądem, ani przez twoje triery.
why-peace-bars = Pokój zabrania ci wejść { $province_to }.
why-no-battle-due = Nie ma bitwy do stoczenia { $province_loc }.
why-no-units-here = { $who } nie ma tam jednostek.
why-no-free-legion = Nie masz wolnego legionu { $province_loc }.
why-no-occupier-here = Na tym polu { $province_loc } nie stoi twój legion.
why-no-fortress-here = Nie masz twierdzy { $province_loc }.
why-chosen-here = Wybór { $province_loc } już zapadł.
why-not-built = Nic tam nie zbudowano.
why-occupied-already = Twój legion już to zajmuje.
why-no-legion-for-it = Nie masz na to wolnego legionu { $province_loc }.
why-capital-barred = Prowincji stołecznej nigdy się nie przejmuje.
why-link-missing = { $province } nie łączy się z twoją prowincją.
why-other-option = W tej turze zajmujesz budynki { $province_loc }.
why-not-a-caravan = Legiony Kirke stają tylko na polach karawan.
why-not-settled-here = { $province }: przeciwnik ma tu kontrolę lub jednostki, więc legiony Kirke nie mogą tu pracować.
why-settled = Stoi tam już legion.
why-not-tied = { $who } ma poziom { $level } na torze { $track_gen }, najwyższy to { $best }.

## Zasady

rule-S_1 = Gracze i imperia
    .text = Każdy z trzech do pięciu graczy prowadzi jedno z pięciu imperiów, wybrane albo wylosowane.
rule-S_2 = Barwy imperiów
    .text = Rzym jest czerwony, Grecja zielona, Egipt żółty, Kartagina czarna, Babilon fioletowy; znaczniki kontroli, legiony, triery i twierdze imperium mają jego barwę.
rule-S_3 = Trzy prowincje na start
    .text = Każde imperium zaczyna, kontrolując trzy prowincje oznaczone na mapie jego barwą.
rule-S_4 = Bohaterowie na start
    .text = Każde imperium zaczyna z własnym bohaterem w grze: Rzym z Cezarem, Grecja z Peryklesem, Egipt z Kleopatrą, Kartagina z Hannibalem, Babilon z Hammurabim.
rule-S_5 = Dwa rodzaje obszarów
    .text = Mapa dzieli się na prowincje (ląd) i morza.
rule-S_6 = Ikony w prowincjach
    .text = Prowincje pokazują ikony: zasoby (monetę lub towar) oraz pola karawan, targów, miast i świątyń.
rule-S_7 = Wyspy z ikonami
    .text = Wyspa z ikonami jest prowincją jak każda inna.
rule-S_8 = Szare wyspy
    .text = Szare wyspy bez nazwy są ozdobą: nie można na nie wejść ani ich używać.
rule-S_9 = Jawne zasoby
    .text = Towary, monety, targi, karawany, miasta i świątynie leżą odkryte i posortowane obok mapy jako wspólne zasoby.
rule-S_10 = Stos legendarny
    .text = Wszystkie legendarne towary miesza się w jednym zakrytym stosie.
rule-S_11 = Własne figury
    .text = Gracz bierze wszystkie legiony, triery, twierdze i znaczniki kontroli swojej barwy jako własny zapas obok planszy.
rule-S_12 = Rozstawienie początkowe
    .text = Wnętrze zasłonki imperium pokazuje, jakie jednostki lądowe, budynki i znaczniki kontroli stoją gdzie na początku; gracz rozstawia swoje trzy prowincje dokładnie tak.
rule-S_13 = Bez trier na start
    .text = Trier nie ma wśród figur rozstawianych na początku; wszystkie pięć czeka w zapasie gracza.
rule-S_14 = Dziewięć zasobów na start
    .text = Każdy gracz bierze dziewięć zasobów (monet i towarów) narysowanych na jego zasłonce.
rule-S_15 = Zastąpiony pierwszy zbiór
    .text = Te dziewięć zasobów to plon fazy Zbioru pierwszej rundy; w rundzie 1 nie przeprowadza się jej drugi raz.
rule-S_16 = Pierwsze partie: pięć odkrytych
    .text = W pierwszych partiach pięć losowych kafelków bohaterów i cudów leży odkrytych na pierwszych pięciu polach planszy bohaterów i cudów.
rule-S_17 = Piramidy zawsze odkryte
    .text = Kafelek Piramid zawsze leży odkryty na własnym polu, w obu sposobach rozstawienia.
rule-S_18 = Pierwsze partie: reszta zakryta
    .text = W pierwszych partiach pozostałe dwanaście kafelków kładzie się zakrytych losowo na wolnych polach.
rule-S_19 = Pierwsze partie: uzupełnianie
    .text = W pierwszych partiach na końcu każdej fazy Budowy odkrywa się zakryte kafelki, aż znów pięć będzie odkrytych.
rule-S_20 = Doświadczeni: wszystko odkryte
    .text = Dla doświadczonych graczy wszystkie 17 kafelków bohaterów i cudów oraz Piramidy leżą odkryte od początku.
rule-S_21 = Znaczniki na torach
    .text = Każdy gracz kładzie po jednym znaczniku na każdym z trzech torów przywództwa: Handel (z lewej), Kultura (w środku), Wojsko (z prawej).
rule-S_22 = Poziom Handlu
    .text = Poziom Handlu to liczba targów i karawan, które gracz kontroluje, plus premie Handlu jego bohaterów i cudów.
rule-S_23 = Poziom Kultury
    .text = Poziom Kultury to liczba miast (wszystkich rodzajów) i świątyń, które gracz kontroluje, plus premie Kultury jego bohaterów i cudów.
rule-S_24 = Poziom Wojska
    .text = Poziom Wojska to liczba jednostek gracza na mapie plus premie Wojska jego bohaterów i cudów.
rule-S_25 = Poziomy Rzymu na start
    .text = Rzym zaczyna z Handlem 7, Kulturą 1, Wojskiem 3.
rule-S_26 = Poziomy Grecji na start
    .text = Grecja zaczyna z Handlem 4, Kulturą 4, Wojskiem 3.
rule-S_27 = Poziomy Babilonu na start
    .text = Babilon zaczyna z Handlem 5, Kulturą 3, Wojskiem 2.
rule-S_28 = Poziomy Egiptu na start
    .text = Egipt zaczyna z Handlem 4, Kulturą 4, Wojskiem 2.
rule-S_29 = Poziomy Kartaginy na start
    .text = Kartagina zaczyna z Handlem 7, Kulturą 1, Wojskiem 2.
rule-S_30 = Pierwszy przywódca Handlu
    .text = Kartagina zaczyna jako przywódca Handlu, choć Rzym ma ten sam poziom.
rule-S_31 = Pierwszy przywódca Kultury
    .text = Egipt zaczyna jako przywódca Kultury, choć Grecja ma ten sam poziom.
rule-S_32 = Przywódca Kultury przy trzech graczach
    .text = W grze trzyosobowej, bez Egiptu, przywódcą Kultury zaczyna Grecja.
rule-S_33 = Pierwszy przywódca Wojska
    .text = Rzym zaczyna jako przywódca Wojska, choć Grecja ma ten sam poziom.
rule-S_34 = Znacznik przywódcy na szczycie
    .text = Każdy z tych przywódców kładzie jeszcze jeden swój znacznik na szczycie toru, któremu przewodzi.
rule-S_35 = Liczby rzymskie
    .text = Poziomy torów są wydrukowane liczbami rzymskimi od I (1) do XV (15).
rule-N_1 = Mniejsza mapa
    .text = Przy trzech lub czterech graczach używa się tylko części mapy; resztę zakrywają osobne plansze.
rule-N_2 = Trzech graczy
    .text = Przy trzech graczach plansza przywódców oraz plansza bohaterów i cudów zakrywają prowincje babilońskie i egipskie.
rule-N_3 = Czterech graczy
    .text = Przy czterech graczach plansza przywódców zakrywa prowincje babilońskie.
rule-N_4 = Widoczne prowincje są w grze
    .text = W grze jest każda prowincja, która pozostaje widoczna.
rule-N_5 = Imperia przy trzech graczach
    .text = W grze trzyosobowej występują Rzym, Grecja i Kartagina, których prowincje pozostają.
rule-N_6 = Imperia przy czterech graczach
    .text = W grze czteroosobowej występują Rzym, Grecja, Egipt i Kartagina.
rule-C_1 = Kafelki bohaterów i cudów
    .text = Kafelków jest 23: 5 bohaterów początkowych, 12 dalszych bohaterów, 5 cudów i Piramidy.
rule-C_2 = Żetony towarów
    .text = Jest 13 rodzajów towarów w ograniczonych liczbach: ceramika 3; klejnoty, papirus, metal, przyprawy, kamień i drewno po 5; złoto 7; zboże, oliwa, owce i wino po 9; gladiatorzy 11.
rule-C_3 = Żetony monet
    .text = Monet jest 44.
rule-C_4 = Żetony legendarnych towarów
    .text = Legendarnych towarów jest 13, po jednym każdego rodzaju.
rule-C_5 = Żetony budynków
    .text = Jest 37 karawan, 25 targów, 8 zwykłych miast, 5 stolic, 3 legendarne miasta i 14 świątyń.
rule-C_6 = Kości bitewne
    .text = Jest 9 beżowych kości bitew lądowych i 5 niebieskich kości bitew morskich.
rule-C_7 = Zestaw imperium
    .text = Każde imperium ma 8 legionów, 5 trier, 5 twierdz, 7 znaczników kontroli i 5 znaczników torów.
rule-C_8 = Znaczniki wymiany
    .text = Są trzy dwustronne znaczniki wymiany: 5/0, 2/1 i 4/3.
rule-C_9 = Plansze graczy
    .text = Jest po pięć arkuszy pomocy, mat imperiów (na kafelki i wzięte zasoby) oraz zasłonek (kryjących zasoby).
rule-O_1 = Do czego służą zasoby
    .text = Zasobami płaci się za kontrolę, budynki, jednostki, bohaterów i cuda.
rule-O_2 = Cztery drogi do zwycięstwa
    .text = Grę wygrywa się, budując Piramidy, pozyskując piątego bohatera lub cud, mając cztery stolice lub legendarne miasta albo dzierżąc wszystkie trzy tytuły przywódcy.
rule-O_3 = Najazd na przeciwników
    .text = Do prowincji innych graczy można wkraczać, by używać ich budynków i je przejmować.
rule-RO_1 = Pięć faz
    .text = Runda ma pięć faz w tej kolejności: 1 Zbiór zasobów, 2 Handel zasobami, 3 Budowa, 4 Ruch i bitwy, 5 Przywództwo.
rule-RO_2 = Rundy aż do zwycięstwa
    .text = Rundy powtarza się bez ustalonej liczby, aż ktoś wygra.
rule-RO_3 = Fazy jednoczesne
    .text = Fazy 1 i 5 przeprowadzają wszyscy gracze naraz.
rule-RO_4 = Fazy prowadzone
    .text = Fazę 2 zaczyna przywódca Handlu; o kolejności graczy w fazie 3 decyduje przywódca Kultury, a w fazie 4 przywódca Wojska.
rule-RO_5 = Tory nadążają za planszą
    .text = Przez całą rundę tory pokazują stan bieżący, gdy zyskuje się lub traci jednostki, budynki, bohaterów i cuda; tytuły zmieniają właściciela tylko w fazie 5.
rule-CI_1 = Trzy rodzaje miast
    .text = Pole miasta jest dla zwykłego miasta (jasna obwódka), stolicy (czarna) albo legendarnego miasta (czerwona); wszystkie trzy są miastami.
rule-CI_2 = Zwykłe miasta
    .text = Zwykłe miasto daje monety.
rule-CI_3 = Stolice
    .text = Stolicami są Roma, Athenae, Babylon, Alexandria i Carthago.
rule-CI_4 = Stolice dają monety
    .text = Stolica daje monety jak zwykłe miasto.
rule-CI_5 = U siebie buduje się zawsze
    .text = W prowincji własnej stolicy gracz może budować zawsze, cokolwiek trzymają tam przeciwnicy.
rule-CI_6 = Legendarne miasta
    .text = Legendarnymi miastami są Troia, Ierusalem i Syracusae.
rule-CI_7 = Plon legendarnego miasta
    .text = Legendarne miasto daje i monety, i legendarne towary.
rule-CT_1 = Budynki gracza kontrolującego
    .text = Gracz kontrolujący prowincję kontroluje w niej każdą karawanę, targ, miasto i świątynię, na których nie stoi legion przeciwnika.
rule-CT_2 = Zajęte budynki
    .text = Budynek, na którym stoi zajmujący go legion przeciwnika, kontroluje ten przeciwnik.
rule-CT_3 = Bez garnizonu
    .text = Kontrola prowincji i jej budynków nie wymaga własnych jednostek.
rule-1_1_1 = Monety z miast
    .text = W fazie Zbioru gracz bierze 1 monetę za każde kontrolowane zwykłe miasto i stolicę.
rule-1_1_2 = Świątynia podwaja miasta
    .text = Za każde kontrolowane miasto w prowincji, w której kontroluje też świątynię, bierze o 1 monetę więcej.
rule-1_1_3 = Towary z karawan
    .text = Gracz bierze 1 towar za każdą kontrolowaną karawanę, rodzaju wydrukowanego przy jej polu.
rule-1_1_4 = Targ podwaja karawany
    .text = Za każdą kontrolowaną karawanę w prowincji, w której kontroluje też targ, bierze o 1 taki sam towar więcej.
rule-1_1_5 = Plon legendarnego miasta
    .text = Za każde kontrolowane legendarne miasto gracz bierze 1 monetę i 1 legendarny towar.
rule-1_1_6 = Legendarne miasto ze świątynią
    .text = Gdy ten sam gracz ma legendarne miasto i świątynię jego prowincji, miasto daje jeszcze 1 monetę albo 1 legendarny towar, do wyboru.
rule-1_1_7 = Ukryte zasoby
    .text = Zebrane zasoby trzyma się za zasłonką, poza wzrokiem innych.
rule-1_2_1 = Losowe dobieranie
    .text = Legendarne towary dobiera się losowo z zakrytego stosu.
rule-1_2_2 = Liczy się jak swój rodzaj
    .text = Legendarny towar pod każdym względem liczy się jak zwykły towar swojego rodzaju.
rule-1_2_3 = Bez pary w zestawie
    .text = Legendarny i zwykły towar tego samego rodzaju to powtórzenie i nie mogą być w jednym zestawie różnych towarów.
rule-1_2_4 = Stos odrzuconych
    .text = Wydany legendarny towar idzie na własny stos odrzuconych, nie do zasobów.
rule-1_2_5 = Nowy stos legendarny
    .text = Gdy stos legendarny się wyczerpie, tasuje się stos odrzuconych i staje się on nowym zakrytym stosem.
rule-2_1_1 = Znaczniki dla przywódcy
    .text = Kto na nowo zostaje przywódcą Handlu, bierze wszystkie trzy znaczniki wymiany, użyte i nieużyte.
rule-2_1_2 = Zagranie znacznika
    .text = W fazie Handlu przywódca Handlu zagrywa jeden dostępny znacznik wymiany dowolną z dwóch wartości do góry.
rule-2_1_3 = Liczba oferowanych zasobów
    .text = Pokazana wartość to liczba zasobów, które musi zaoferować każdy gracz, także przywódca Handlu.
rule-2_1_4 = Dowolny wybór oferty
    .text = Każdy sam wybiera, które monety lub towary ze swoich zasobów oferuje, i kładzie je zakryte przed zasłonką.
rule-2_1_5 = Odkrycie ofert
    .text = Gdy wszyscy wyłożyli oferty, wszystkie się odkrywa.
rule-2_1_6 = Miejsce zagranego znacznika
    .text = Zagrany znacznik leży na jednym z trzech pól u góry planszy przywódców.
rule-2_1_7 = Nie przed czasem
    .text = Zagranego znacznika nie można zagrać znowu, póki nie zagrano wszystkich trzech albo nie nastał nowy przywódca Handlu.
rule-2_1_8 = Zużywają się obie strony
    .text = Zagranie znacznika zużywa obie jego wartości.
rule-2_2_1 = Przywódca Handlu bierze pierwszy
    .text = Przywódca Handlu zaczyna, biorąc jeden odkryty zasób z oferty innego gracza.
rule-2_2_2 = Wzięte zasoby są bezpieczne
    .text = Wzięty zasób kładzie się zakryty na macie biorącego i nie można go wziąć ponownie.
rule-2_2_3 = Następny biorący
    .text = Następny bierze gracz, od którego właśnie wzięto zasób.
rule-2_2_4 = Dowolny wybór
    .text = Biorący może wziąć każdy jeszcze odkryty zasób od dowolnego innego gracza, w granicach zakazu wzajemnego brania.
rule-2_2_5 = Póki coś zostało
    .text = Branie trwa, aż wzięte zostaną wszystkie odkryte zasoby.
rule-2_2_6 = Nie od siebie
    .text = Nikt nie bierze z własnej oferty.
rule-2_2_7 = Bez powtórnego brania od siebie nawzajem
    .text = Dwaj gracze nie mogą brać od siebie nawzajem dwa razy z rzędu: jeśli A wziął od B, a B zaraz od A, to A musi teraz wziąć od kogoś innego.
rule-2_2_8 = Zostało tylko dwóch
    .text = Jeśli zasoby w ofercie mają już tylko dwaj gracze i każdy właśnie wziął jeden od drugiego, dalej się nie bierze i faza się kończy.
rule-2_2_9 = Niewzięte wraca
    .text = Zaoferowane zasoby, których nie wzięto, wracają do właścicieli.
rule-2_2_1_1 = Równe liczby
    .text = Na koniec każdy powinien mieć wziętych tyle zasobów, ile oddał.
rule-2_2_1_2 = Przywódca Handlu wyrównuje
    .text = Jeśli przywódca Handlu wziął o jeden więcej, niż oddał, daje jeden zasób temu, kto dostał o jeden mniej, niż oddał.
rule-2_2_1_3 = Dowolny wybór przywódcy
    .text = Dany zasób może być dowolnym, jaki ma przywódca Handlu: właśnie wziętym albo zza zasłonki.
rule-2_2_1_4 = Z powrotem za zasłonki
    .text = Po handlu wszystkie wzięte zasoby idą za zasłonki graczy.
rule-3_1 = Kolejność wyznacza przywódca Kultury
    .text = Przywódca Kultury wskazuje, kto buduje pierwszy; gdy ten skończy, wskazuje następnego, aż każdy będzie miał jedną turę Budowy.
rule-3_2 = Przywódca może wskazać siebie
    .text = Przywódca Kultury może w każdej chwili wskazać siebie.
rule-3_3 = Gdzie co trafia
    .text = Zbudowane jednostki, budynki i znaczniki kontroli stają na mapie, bohaterowie i cuda na macie imperium.
rule-3_4 = Klasy cen
    .text = Większość jednostek i budynków kosztuje 3 zasoby, szczególnie silne budynki 6, bohaterowie i cuda 7 do 10, Piramidy 12.
rule-3_C1 = Kontrola kosztuje 3
    .text = Zbudowanie znacznika kontroli kosztuje 3 zasoby.
rule-3_C2 = Zwykłe miasto kosztuje 3
    .text = Zwykłe miasto kosztuje 3 zasoby.
rule-3_C3 = Stolica kosztuje 3
    .text = Stolica (odbudowana po zniszczeniu) kosztuje 3 zasoby.
rule-3_C4 = Legendarne miasto kosztuje 3
    .text = Legendarne miasto kosztuje 3 zasoby.
rule-3_C5 = Karawana kosztuje 3
    .text = Karawana kosztuje 3 zasoby.
rule-3_C6 = Legion kosztuje 3
    .text = Legion kosztuje 3 zasoby.
rule-3_C7 = Triera kosztuje 3
    .text = Triera kosztuje 3 zasoby.
rule-3_C8 = Twierdza kosztuje 3
    .text = Twierdza kosztuje 3 zasoby.
rule-3_C9 = Świątynia kosztuje 6
    .text = Świątynia kosztuje 6 zasobów.
rule-3_C10 = Targ kosztuje 6
    .text = Targ kosztuje 6 zasobów.
rule-3_C11 = Bohater lub cud kosztuje 7 do 10
    .text = Bohater lub cud kosztuje 7 do 10 zasobów, zależnie od tego, ile gracz ich ma.
rule-3_C12 = Piramidy kosztują 12
    .text = Piramidy kosztują 12 zasobów.
rule-3_5 = Zestaw monet
    .text = Za rzecz można zapłacić zestawem samych monet.
rule-3_6 = Zestaw towarów
    .text = Albo zestawem towarów, każdy innego rodzaju.
rule-3_7 = Bez mieszania
    .text = Zestaw nigdy nie miesza monet z towarami ani nie zawiera dwóch jednego rodzaju, chyba że pozwala na to bohater.
rule-3_8 = Jeden zestaw na rzecz
    .text = Za każdą rzecz płaci się osobnym zestawem dokładnie wymaganej wielkości.
rule-3_9 = Wydane zasoby
    .text = Wydane monety i zwykłe towary wracają do zasobów wspólnych.
rule-3_10 = Dowolna liczba rzeczy
    .text = W swojej turze Budowy gracz może zbudować tyle rzeczy, za ile zapłaci, albo nic.
rule-3_11 = Towary się psują
    .text = Nieużyte towary odrzuca się na końcu fazy Budowy.
rule-3_12 = Dwie monety można zachować
    .text = Na końcu fazy Budowy gracz może zachować na następną rundę do 2 monet; wszystkie dalsze odrzuca.
rule-3_1_1 = Dowolna kolejność rzeczy
    .text = W swojej turze gracz buduje kontrolę, jednostki, budynki, bohaterów i cuda w dowolnej kolejności.
rule-3_1_1_1 = Gdzie można budować kontrolę
    .text = Kontrolę buduje się tylko obok ziem już posiadanych: prowincja musi sąsiadować lądem albo przez triery z prowincją, która należała do gracza na początku rundy.
rule-3_1_1_2 = Połączenie przez triery
    .text = Dwie prowincje są dla gracza połączone, jeśli wiąże je nieprzerwany łańcuch mórz z jego trierami: pierwsze morze dotyka jednej, ostatnie drugiej prowincji.
rule-3_1_1_3 = Świeże triery się liczą
    .text = Łańcuch trier ocenia się w chwili budowy; triera zbudowana wcześniej w tej samej turze się liczy.
rule-3_1_1_4 = Świeża kontrola się nie liczy
    .text = Prowincja objęta kontrolą w tej rundzie nie może być punktem wyjścia dalszej kontroli w tej samej rundzie.
rule-3_1_1_5 = Gracz kontrolujący
    .text = Kto kładzie w prowincji swój znacznik kontroli, od tej chwili jest jej graczem kontrolującym.
rule-3_1_1_6 = Najpierw kontrola
    .text = Jednostki i budynki gracz może budować tylko w prowincji, którą kontroluje.
rule-3_1_1_7 = Własne jednostki niepotrzebne
    .text = Do budowy kontroli, jednostek i budynków w prowincji nie trzeba mieć w niej własnych jednostek.
rule-3_1_1_8 = Nie w prowincjach przeciwników
    .text = W prowincji kontrolowanej przez przeciwnika nie można niczego budować.
rule-3_1_1_9 = Nie obok wrogich jednostek
    .text = W prowincji, w której przeciwnik ma jednostki, nie można niczego budować.
rule-3_1_1_10 = Wyjątek: prowincja stołeczna
    .text = Oba te zakazy nie obowiązują w prowincji własnej stolicy gracza.
rule-3_1_2_1 = Jednostki lądowe
    .text = Legiony i twierdze buduje się w prowincjach, które gracz kontroluje.
rule-3_1_2_2 = Gdzie stają budynki
    .text = Miasta, świątynie, karawany i targi buduje się w prowincjach, które gracz kontroluje.
rule-3_1_2_3 = Gdzie stają triery
    .text = Triery buduje się na morzach dotykających prowincji, którą gracz kontroluje.
rule-3_1_2_4 = Wrogie triery nie przeszkadzają
    .text = Triery przeciwników na morzu nie przeszkadzają w budowie.
rule-3_1_2_5 = Baza wolna od wrogów
    .text = W prowincji, która daje prawo budowy triery, nie może być wrogich jednostek (z wyjątkiem prowincji własnej stolicy).
rule-3_1_2_6 = Dowolna liczba legionów
    .text = W prowincji może stać dowolna liczba legionów gracza, który ją kontroluje.
rule-3_1_2_7 = Jedna twierdza
    .text = W prowincji może stać najwyżej jedna twierdza.
rule-3_1_2_8 = Dowolna liczba trier
    .text = Na morzu może być dowolna liczba trier.
rule-3_1_2_9 = Limit figur
    .text = Gracz nie może zbudować jednostki, jeśli nie ma już takiej w zapasie (8 legionów, 5 trier, 5 twierdz).
rule-3_1_2_10 = Potrzebna ikona
    .text = Budynek można postawić tylko na wolnej ikonie swojego rodzaju w prowincji; bez niej nie można go tam zbudować.
rule-3_1_2_11 = Możliwe dwa pola
    .text = Prowincja może mieć do dwóch ikon miast i do dwóch ikon karawan i mieści wtedy tyle miast lub karawan.
rule-3_1_2_12 = Budowa od razu
    .text = Jednostki i budynki można zbudować w tej samej turze w prowincji, w której wcześniej w tej turze zbudowano kontrolę.
rule-3_1_3_1 = Co dają kafelki
    .text = Bohater lub cud daje właścicielowi moc i/lub premie na torach przywództwa.
rule-3_1_3_2 = Bohater początkowy jest pierwszy
    .text = Bohater początkowy liczy się jako pierwszy bohater lub cud gracza i nic nie kosztuje.
rule-3_1_3_3 = Drugi kafelek kosztuje 7
    .text = Drugi bohater lub cud gracza kosztuje 7 zasobów.
rule-3_1_3_4 = Trzeci kafelek kosztuje 8
    .text = Trzeci kosztuje 8.
rule-3_1_3_5 = Czwarty kafelek kosztuje 9
    .text = Czwarty kosztuje 9.
rule-3_1_3_6 = Piąty kafelek kosztuje 10
    .text = Piąty kosztuje 10 i może wygrać grę.
rule-3_1_3_7 = Kafelek na matę
    .text = Zbudowany kafelek zabiera się z planszy i kładzie na macie właściciela; każdy istnieje tylko raz.
rule-3_1_3_8 = Piramidy jako cud
    .text = Piramidy są szczególnym cudem o stałej cenie 12 zasobów; ich zbudowanie wygrywa grę.
rule-3_2_1 = Tory po budowie
    .text = Na końcu swojej tury Budowy gracz przesuwa znaczniki na torach Handlu, Kultury i Wojska o to, co zyskał w budynkach, jednostkach i premiach kafelków.
rule-3_2_2 = Kontrola nie ma poziomu
    .text = Same znaczniki kontroli nie liczą się na żadnym torze.
rule-4_1 = Kolejność wyznacza przywódca Wojska
    .text = Przywódca Wojska wskazuje, kto rusza i walczy pierwszy, jeśli chce, siebie; gdy ten skończy, wskazuje następnego, aż każdy będzie miał jedną turę.
rule-4_1_1 = Dowolna liczba jednostek
    .text = Aktywny gracz rusza tyle swoich legionów i trier, ile chce; może nie ruszyć żadnej jednostki.
rule-4_1_2 = Triery przed legionami
    .text = Najpierw płyną wszystkie triery i toczą się bitwy morskie; dopiero potem ruszają legiony i toczą się bitwy lądowe.
rule-4_1_3 = Twierdze stoją
    .text = Ruszają się tylko triery i legiony; twierdza nigdy.
rule-4_1_1_1 = Triera płynie o jedno morze
    .text = Każda triera może popłynąć raz, na sąsiednie morze.
rule-4_1_1_2 = Bitwa morska jest dobrowolna
    .text = Po ruchu wszystkich swoich trier aktywny gracz decyduje na każdym morzu, gdzie spotykają one wrogie, czy stoczyć bitwę morską.
rule-4_1_1_3 = Triery mogą stać obok siebie
    .text = Triery różnych graczy mogą pozostać na jednym morzu bez bitwy.
rule-4_1_1_4 = Przed ruchem legionów
    .text = Bitwy morskie trzeba stoczyć, zanim ruszy jakikolwiek legion; stracone w nich triery nie przewożą legionów.
rule-4_1_2_1 = Legion idzie o jedną prowincję
    .text = Każdy legion może ruszyć raz: do prowincji sąsiedniej lądem albo połączonej trierami; nie jedno i drugie w tej samej turze.
rule-4_1_2_2 = Przewóz na każdą odległość
    .text = Przewóz do połączonej prowincji może biec przez dowolną liczbę mórz łańcucha trier i liczy się jako ten jeden ruch.
rule-4_1_2_3 = Bez limitu przewozu
    .text = Te same triery mogą w jednej turze przewieźć dowolną liczbę legionów z dowolnej liczby prowincji.
rule-4_1_2_4 = Wrogie triery nie blokują
    .text = Wrogie triery na morzu łańcucha nie przeszkadzają w przewozie.
rule-4_1_2_5 = Wolno odejść
    .text = Legiony mogą opuścić prowincję, w której są wrogie jednostki.
rule-4_1_2_6 = Bitwa lądowa jest obowiązkowa
    .text = Po ruchu wszystkich legionów aktywny gracz musi stoczyć bitwę lądową w każdej prowincji, w której są jego legiony lub twierdza oraz legiony lub twierdza przeciwnika.
rule-4_1_2_7 = Stojące jednostki też walczą
    .text = Dotyczy to także jednostek aktywnego gracza, które się nie ruszały, i jego twierdzy pozostawionej samej z wrogimi legionami.
rule-4_1_2_8 = Bez pokojowego współistnienia
    .text = Wrogie jednostki lądowe mogą dzielić prowincję tylko wtedy, gdy stoczono bitwę i obie strony zachowały jednostki.
rule-4_2_1 = Jeden rzut na bitwę
    .text = Bitwę rozstrzyga jeden rzut każdej strony; nie ma dalszych rund ani odwrotu.
rule-4_2_2 = Które kości
    .text = W prowincjach używa się kości lądowych, na morzach kości morskich.
rule-4_2_3 = Kości na jednostkę
    .text = Atakujący i broniący się rzucają po jednej kości za każdy swój legion w prowincji (na lądzie) albo każdą trierę na morzu.
rule-4_2_4 = Rzuty jednoczesne
    .text = Obie strony rzucają i ponoszą straty równocześnie.
rule-4_2_5 = Liczba trafień
    .text = Suma kości i premii gracza podzielona przez 5, zaokrąglona w dół, to liczba zadanych trafień.
rule-4_2_6 = Wybór strat
    .text = Każde trafienie niszczy jedną jednostkę przeciwnika, który sam ją wybiera; jednostka wraca z mapy do zapasu właściciela.
rule-4_2_7 = Kto bierze udział
    .text = Triery nie biorą udziału w bitwach lądowych, legiony i twierdze w morskich.
rule-4_2_8 = Twierdza odwołuje trafienie
    .text = Gracz z twierdzą w prowincji bitwy odwołuje jedno trafienie zadane jemu.
rule-4_2_9 = Twierdza dodaje 5
    .text = Jego twierdza dodaje też 5 do sumy jego kości.
rule-4_2_10 = Twierdza nie rzuca
    .text = Twierdza nie daje kości.
rule-4_2_11 = Twierdza jako strata
    .text = Twierdzę usuwa się tylko wtedy, gdy właściciel wybierze ją jako jedną ze strat.
rule-4_2_12 = Późniejsze ataki
    .text = Ocalałe jednostki mogą być w tej samej rundzie zaatakowane znowu przez graczy, których tura przychodzi później.
rule-4_2_1_1 = Prowincja w wojnie
    .text = Jeśli po bitwie obaj gracze mają jeszcze w prowincji legiony lub twierdzę, trwa w niej wojna.
rule-4_2_1_2 = Inni mogą dołączyć
    .text = Gracze, którzy w tej rundzie nie mieli jeszcze tury, także zaatakowany, mogą w swojej turze wkroczyć do prowincji i walczyć.
rule-4_2_1_3 = Wojna trwa
    .text = Prowincja, w której na końcu rundy zostają jednostki lądowe dwóch lub więcej graczy, pozostaje w wojnie w następnej rundzie.
rule-4_2_1_4 = Dochód trwa
    .text = Prowincja w wojnie nadal daje dochód graczowi, który ją kontroluje.
rule-4_2_1_5 = Bez budowy
    .text = W prowincji w wojnie gracz kontrolujący nie może budować jednostek ani budynków.
rule-4_2_1_6 = Bez trier stamtąd
    .text = Nie może też na mocy tej prowincji budować trier na sąsiednich morzach.
rule-4_2_1_7 = Wyjątek: stolica
    .text = Oba zakazy nie dotyczą prowincji własnej stolicy gracza.
rule-4_3_1 = Jak zostaje się zdobywcą
    .text = Atakujący, który jako jedyny ma jednostki w prowincji kontrolowanej przez przeciwnika, jest jej zdobywcą.
rule-4_3_2 = Trzy możliwości
    .text = W każdej takiej prowincji z osobna zdobywca może wybrać jedno z trzech: splądrować jeden budynek; zająć budynki, na ile starczy legionów; albo zająć znacznik kontroli.
rule-4_3_3 = Zajęcie przetrwałe
    .text = Jeśli inni zaatakują zdobywcę, a on pozostanie z jedynymi jednostkami w prowincji, jego ocalałe legiony nadal zajmują to, co zajmowały.
rule-4_3_4 = Wojna kończy zajęcie
    .text = Jeśli po bitwie jednostki ma tam więcej niż jeden gracz, trwa wojna i wszystko, co zdobywca zajmował, budynki i znacznik kontroli, zostaje zwolnione.
rule-4_3_5 = Wybór na nowo
    .text = Zdobywca, który w późniejszej rundzie wciąż jest w prowincji, w swojej turze wybiera na nowo jedną z trzech możliwości.
rule-4_3_1_1 = Plądruje się jeden budynek
    .text = Plądrowanie niszczy od razu dokładnie jeden budynek w prowincji, dowolnego rodzaju, wybrany przez zdobywcę.
rule-4_3_1_2 = Legion na polu
    .text = Żeton budynku się zdejmuje, a na opróżnionym polu staje jeden z legionów zdobywcy.
rule-4_3_1_3 = Miasto płaci monetę
    .text = Zniszczenie zwykłego miasta lub stolicy daje 1 monetę.
rule-4_3_1_4 = Karawana płaci swoim towarem
    .text = Zniszczenie karawany daje 1 towar jej rodzaju.
rule-4_3_1_5 = Świątynia i targ nie płacą
    .text = Zniszczenie świątyni lub targu nic nie daje, ale kończy tam podwajanie.
rule-4_3_1_6 = Legendarne miasto płaci jednym z dwojga
    .text = Zniszczenie legendarnego miasta daje do wyboru 1 monetę albo 1 legendarny towar.
rule-4_3_1_7 = Z powrotem do zasobów
    .text = Zniszczony budynek wraca do zasobów i może być później zbudowany znowu.
rule-4_3_2_1 = Legion na budynek
    .text = By zająć budynki, zdobywca stawia po jednym legionie na każdym wybranym i przez to go kontroluje.
rule-4_3_2_2 = Zbiera zajmujący
    .text = W najbliższej fazie Zbioru plon zajętych budynków zbiera zdobywca zamiast gracza kontrolującego.
rule-4_3_2_3 = Reszta zostaje właścicielowi
    .text = Niezajęte budynki nadal dają plon graczowi kontrolującemu.
rule-4_3_2_4 = Tory liczą zajęcie
    .text = Zajęte budynki liczą się na torach zdobywcy, a już nie na torach gracza kontrolującego.
rule-4_3_2_5 = Zajęte miasta do zwycięstwa
    .text = Zajęte stolice i legendarne miasta liczą się zdobywcy do zwycięstwa czterema takimi miastami.
rule-4_3_2_6 = Zajęta świątynia
    .text = Zajęta świątynia podwaja monety tylko tych miast prowincji, które zajmuje też ten sam gracz.
rule-4_3_2_7 = Zajęty targ
    .text = Zajęty targ podwaja towary tylko tych karawan prowincji, które zajmuje też ten sam gracz.
rule-4_3_2_8 = Samo nic niewarte
    .text = Świątynia lub targ zajęte same nic nie dają.
rule-4_3_2_9 = Odejście zwraca
    .text = Gdy tylko legiony odejdą, gracz kontrolujący odzyskuje kontrolę nad opuszczonymi budynkami.
rule-4_3_3_1 = Potrzebne połączenie
    .text = Prowincję można przejąć tylko wtedy, gdy sąsiaduje lądem albo przez triery z inną prowincją zdobywcy.
rule-4_3_3_2 = Stolic się nie przejmuje
    .text = Prowincji stołecznej nigdy nie można przejąć; jej znacznik kontroli jest wydrukowany na mapie.
rule-4_3_3_3 = Legion na znaczniku
    .text = By zacząć przejmowanie, zdobywca stawia jeden ze swoich legionów na znaczniku kontroli przeciwnika, który na razie zostaje.
rule-4_3_3_4 = Wymiana znaczników
    .text = Gdy późniejsza tura ruchu zdobywcy zaczyna się z jego legionem wciąż na znaczniku, może on przed wszelkim ruchem za darmo wymienić ten znacznik na własny.
rule-4_3_3_5 = Nowy gracz kontrolujący
    .text = Jest wtedy graczem kontrolującym i kontroluje w prowincji wszystkie budynki niezajęte przez wrogie legiony.
rule-4_3_3_6 = Do tego czasu zbiera właściciel
    .text = Póki zajęty jest tylko znacznik kontroli, ze wszystkich budynków prowincji zbiera gracz kontrolujący.
rule-4_3_4_1 = Tory od razu
    .text = Zyski i straty budynków i jednostek w tej fazie zaznacza się na torach natychmiast, u obu graczy.
rule-4_3_5_1 = Budowa w zajętej stolicy
    .text = Jeśli przeciwnicy zajmują prowincję stołeczną gracza, może on w niej nadal budować legiony lub twierdzę i triery na morzach jej dotykających.
rule-5_1 = Poziomy są zawsze dokładne
    .text = Znacznik zawsze pokazuje prawdziwy poziom, który można w każdej chwili sprawdzić, licząc.
rule-5_2 = Najwyższy przewodzi
    .text = W fazie 5 na każdym torze przywódcą zostaje gracz z najwyższym poziomem.
rule-5_3 = Co liczy Handel
    .text = Handel liczy karawany, targi i premie Handlu.
rule-5_4 = Co liczy Kultura
    .text = Kultura liczy zwykłe miasta, stolice i legendarne miasta, świątynie i premie Kultury, każde po jeden bez względu na rodzaj.
rule-5_5 = Co liczy Wojsko
    .text = Wojsko liczy triery, legiony, twierdze i premie Wojska, po jeden.
rule-5_6 = Remis o tytuł
    .text = Jeśli kilku ma najwyższy poziom, o tym, który z nich dostaje tytuł, decyduje gracz, który miał go w poprzedniej rundzie; jeśli sam jest wśród nich, może wybrać siebie.
rule-5_7 = Znacznik na szczycie
    .text = Każdy przywódca pokazuje tytuł znacznikiem na szczycie toru.
rule-5_8 = Powyżej 15
    .text = Gracz, który przekroczy XV, obraca znacznik na stronę + i liczy dalej od I; poziom jest wtedy o 15 wyższy od pokazanego.
rule-5_9 = Przywileje przywódcy Handlu
    .text = Przywódca Handlu w następnej fazie Handlu zagrywa znacznik wymiany i bierze pierwszy.
rule-6_1_1 = Piramidy wygrywają od razu
    .text = Kto zbuduje Piramidy, natychmiast wygrywa.
rule-6_2_1 = Piąty bohater lub cud
    .text = Gracz, który zbudował piątego bohatera lub cud, wygrywa na końcu fazy Budowy.
rule-6_2_2 = Kilku z pięcioma
    .text = Jeśli kilku zbudowało piąty w tej samej fazie Budowy, wygrywa ten z nich, który jest przywódcą Kultury.
rule-6_2_3 = Wspólna wygrana
    .text = Jeśli żaden z nich nie jest przywódcą Kultury, wygrywają wspólnie.
rule-6_3_1 = Cztery wielkie miasta
    .text = Wygrywa gracz, który na końcu fazy Ruchu i bitew kontroluje, przez kontrolę lub zajęcie, cztery stolice lub legendarne miasta.
rule-6_4_1 = Trzy tytuły
    .text = Wygrywa gracz, który na końcu fazy Przywództwa ma wszystkie trzy tytuły przywódcy.
rule-7_1 = Moce mają pierwszeństwo
    .text = Gdzie moc bohatera lub cudu jest sprzeczna z inną zasadą, przeważa moc.
rule-7_2 = Układ kafelka
    .text = Kafelek pokazuje ilustrację, nazwę, ikony mocy i premie przywództwa.
rule-8_1 = Rozmowy i układy
    .text = Gracze mogą swobodnie rozmawiać i się układać.
rule-8_2 = Układy nie wiążą
    .text = Żadna obietnica nie wiąże; można ją w każdej chwili złamać.
rule-8_3 = Nic się nie przekazuje
    .text = Bohaterów, cudów, budynków, jednostek, zasobów ani kontroli nigdy nie oddaje się ani nie wymienia z umowy.
rule-9_1 = Jednostki są ograniczone
    .text = Nie można zbudować więcej jednostek, niż jest w grze.
rule-9_2 = Bez niszczenia własnych
    .text = Gracz nigdy nie może z własnej woli usunąć swojej jednostki z mapy.
rule-9_3 = Zasoby są ograniczone
    .text = Zasoby są ograniczone do żetonów w grze.
rule-9_4 = Wybór jednego przeciwnika
    .text = Jeśli w prowincji jednostki ma kilku przeciwników, aktywny gracz wybiera jednego z nich do bitwy.
rule-9_5 = Jedna bitwa na obszar
    .text = W turze gracza w każdej prowincji i na każdym morzu toczy się tylko jedną bitwę.
rule-9_6 = Przejęcie bez połączenia
    .text = Jeśli w chwili przejęcia zdobywca nie ma już prowincji sąsiedniej ani połączonej, znacznik przeciwnika i tak się usuwa, ale nie zastępuje.
rule-9_7 = Prowincja bez kontroli
    .text = Prowincja bez znacznika kontroli nikomu nic nie daje, choćby stały w niej budynki.
rule-10_CAESAR_1 = Cezar: premia ataku
    .text = Cezar (bohater początkowy Rzymu): gdy jego właściciel jest aktywnym graczem, każda kość rzucona za jego legiony liczy się o 1 więcej.
rule-10_CLEOPATRA_1 = Kleopatra: moneta wśród towarów
    .text = Kleopatra (bohaterka początkowa Egiptu): w każdym zestawie towarów jedna moneta może zastąpić jeden towar.
rule-10_CLEOPATRA_2 = Kleopatra: towar wśród monet
    .text = Kleopatra: w każdym zestawie monet jeden towar może zastąpić jedną monetę.
rule-10_HAMMURABI_1 = Hammurabi: darmowa kontrola
    .text = Hammurabi (bohater początkowy Babilonu): raz na rundę, w turze Budowy, jeden znacznik kontroli można zbudować za darmo.
rule-10_HAMMURABI_2 = Hammurabi: zwykłe miejsce
    .text = Darmowa kontrola Hammurabiego podlega zwykłym granicom: prowincja jest niekontrolowana, bez wrogich jednostek i sąsiaduje lub łączy się z taką, która należała do gracza na początku rundy.
rule-10_HANNIBAL_1 = Hannibal: jeden rodzaj dwa razy
    .text = Hannibal (bohater początkowy Kartaginy): w każdym zestawie towarów jednego rodzaju można użyć dwa razy.
rule-10_PERICLES_1 = Perykles: premia obrony
    .text = Perykles (bohater początkowy Grecji): gdy jego właściciel nie jest aktywnym graczem, każda kość rzucona za jego legiony liczy się o 2 więcej.
rule-10_ANTIGONE_1 = Antygona: własna liczba
    .text = Antygona: gdy przywódca Handlu ogłosi liczbę, jej właściciel może zaoferować inną liczbę zasobów, od 0 do 5.
rule-10_ANTIGONE_2 = Antygona: premia
    .text = Antygona daje +2 Handlu i +2 Kultury.
rule-10_CASTOR_1 = Kastor i Polluks: przejęcie mocy
    .text = Kastor i Polluks: przy budowie właściciel wybiera jednego bohatera, którego ma wtedy inny gracz, i do końca gry ma jego moc.
rule-10_CASTOR_2 = Kastor i Polluks: wyjątki
    .text = Kastor i Polluks nie mogą przejąć mocy bohatera początkowego, cudu ani Perseusza.
rule-10_CASTOR_3 = Kastor i Polluks: bez premii
    .text = Kastor i Polluks nie dają premii przywództwa przejętego bohatera i nie mają własnych.
rule-10_CIRCE_1 = Kirke: legiony jako karawany
    .text = Kirke: legiony właściciela stojące na pustych polach karawan działają w fazie Zbioru jak karawany i dają towar pola.
rule-10_CIRCE_2 = Kirke: kiedy się je stawia
    .text = W tym celu legion trzeba postawić na ikonie karawany w fazie Ruchu i bitew.
rule-10_CIRCE_3 = Kirke: premia
    .text = Kirke daje +1 Handlu i +1 Wojska.
rule-10_GILGAMESH_1 = Gilgamesz: tania twierdza
    .text = Gilgamesz: raz na rundę, w turze Budowy, jedną twierdzę można zbudować za 1 monetę lub 1 kamień.
rule-10_HAMILCAR_1 = Hamilkar: podwójne plądrowanie
    .text = Hamilkar: plądrowanie właściciela płaci podwójnie. Miasto daje 2 monety, karawana 2 swoje towary, a legendarne miasto monetę razem z legendarnym towarem.
rule-10_HAMILCAR_2 = Hamilkar: premia
    .text = Hamilkar daje +1 Handlu, +1 Kultury i +1 Wojska.
rule-10_HERCULES_1 = Herkules: sama premia
    .text = Herkules nie ma mocy; daje +2 Handlu, +2 Kultury i +2 Wojska.
rule-10_NEBUCHADNEZZAR_1 = Nabuchodonozor: premia u siebie
    .text = Nabuchodonozor: w bitwie lądowej w prowincji, którą kontroluje, właściciel dodaje 5 do sumy kości.
rule-10_NEBUCHADNEZZAR_2 = Nabuchodonozor: potrzebna jednostka
    .text = Premia wymaga jednostki właściciela w tej prowincji; wystarczy twierdza.
rule-10_PENTHESILEA_1 = Pentesilea: darmowe legiony
    .text = Pentesilea: raz na rundę, w turze Budowy, właściciel może za darmo zbudować w swojej prowincji stołecznej po jednym legionie za każdą swoją prowincję zajętą przez wrogie legiony.
rule-10_PENTHESILEA_2 = Pentesilea: premia
    .text = Pentesilea daje +2 Kultury i +2 Wojska.
rule-10_PERSEUS_1 = Perseusz: budowa pierwszemu
    .text = Perseusz: właściciel może uchylić wybór przywódcy Kultury i budować pierwszy, aby zbudować piątego bohatera lub cud albo Piramidy.
rule-10_PERSEUS_2 = Perseusz: natychmiastowa wygrana
    .text = Jeśli to zrobi, wygrywa od razu, także piątym kafelkiem, nie czekając na koniec fazy Budowy.
rule-10_PERSEUS_3 = Perseusz: bez przejęcia
    .text = Mocy Perseusza nie mogą przejąć Kastor i Polluks.
rule-10_PERSEUS_4 = Perseusz: premia
    .text = Perseusz daje +1 Handlu, +2 Kultury i +1 Wojska.
rule-10_SHEBA_1 = Królowa Saby: szybkie przejęcie
    .text = Królowa Saby: raz na rundę właściciel może przejąć znacznik kontroli przeciwnika w tej samej turze, w której go po raz pierwszy zajmuje; znacznik zajęty w dawniejszej rundzie czeka na wymianę.
rule-10_SHEBA_2 = Królowa Saby: ofiara
    .text = Oddaje się za to legion zajmujący znacznik: usuwa się go z mapy.
rule-10_SHEBA_3 = Królowa Saby: premia
    .text = Królowa Saby daje +1 Kultury i +1 Wojska.
rule-10_RAMSES_1 = Ramzes II: dodatkowa kość
    .text = Ramzes II: właściciel rzuca jedną dodatkową kością w każdej swojej bitwie lądowej, w ataku i w obronie.
rule-10_RAMSES_2 = Ramzes II: potrzebna jednostka
    .text = Dodatkowa kość wymaga jednostki właściciela w tej prowincji; wystarczy twierdza.
rule-10_SPARTACUS_1 = Spartakus: tani legion
    .text = Spartakus: raz na rundę, w turze Budowy, jeden legion można zbudować za 1 monetę lub 1 gladiatora.
rule-11_COLOSSUS_1 = Kolos: dodatkowy towar
    .text = Kolos Rodyjski: w każdej fazie Zbioru, gdy wszyscy już zebrali, właściciel może wziąć z zasobów jeden towar do wyboru.
rule-11_COLOSSUS_2 = Kolos: ogłoszenie
    .text = Wybór ogłasza się wszystkim graczom.
rule-11_GARDENS_1 = Wiszące Ogrody: przechowanie
    .text = Wiszące Ogrody: na końcu fazy Budowy właściciel może oprócz zwykłych 2 monet zachować do 2 nieużytych towarów różnych rodzajów.
rule-11_GARDENS_2 = Wiszące Ogrody: premia
    .text = Wiszące Ogrody dają +2 Handlu.
rule-11_PHAROS_1 = Latarnia na Faros: tania triera
    .text = Latarnia na Faros: raz na rundę, w turze Budowy, jedną trierę można zbudować za 1 monetę lub 1 drewno.
rule-11_ZEUS_1 = Posąg Zeusa: pokój
    .text = Posąg Zeusa: na początku fazy Ruchu i bitew właściciel może ogłosić pokój z jednym przeciwnikiem.
rule-11_ZEUS_2 = Posąg Zeusa: zmiana partnera
    .text = Nigdy nie może wskazać tego samego przeciwnika w dwóch kolejnych rundach.
rule-11_ZEUS_3 = Posąg Zeusa: legiony do domu
    .text = Wszystkie legiony tego przeciwnika stojące w prowincjach, które właściciel kontroluje, wracają do prowincji stołecznej tego przeciwnika.
rule-11_ZEUS_4 = Posąg Zeusa: bez bitew
    .text = Do końca rundy obaj nie mogą walczyć ze sobą na lądzie ani na morzu.
rule-11_ZEUS_5 = Posąg Zeusa: bez wstępu
    .text = Do końca rundy żaden nie może wejść do prowincji kontrolowanych przez drugiego.
rule-11_ARTEMIS_1 = Świątynia Artemidy: dodatkowa moneta
    .text = Świątynia Artemidy: w każdej fazie Zbioru właściciel może wziąć 1 dodatkową monetę.
rule-D_1 = Aktywny gracz
    .text = Aktywny gracz to ten, którego tura trwa w danej fazie.
rule-D_2 = Prowincja sąsiednia
    .text = Prowincje sąsiadują, jeśli mają wspólną granicę, która nie jest wodą.
rule-D_3 = Prowincja połączona
    .text = Prowincje są dla gracza połączone, jeśli łączą je morza z jego trierami.
rule-D_4 = Co znaczy wojna
    .text = Wojna znaczy, że po fazie Ruchu i bitew w prowincji są jednostki dwóch lub więcej graczy.
rule-D_5 = Co to budynki
    .text = Budynki to karawany, targi, miasta wszystkich trzech rodzajów i świątynie; jednostki nie są budynkami.
rule-D_6 = Prowincja stołeczna
    .text = Prowincja stołeczna gracza to ta, w której leży jego stolica.
rule-D_7 = Kontrola prowincji
    .text = Gracz kontroluje prowincję, jeśli leży w niej jego znacznik kontroli.
rule-D_8 = Chwila podboju
    .text = To, czy ktoś jest zdobywcą, ustala się na końcu jego tury ruchu, po jego bitwach, i wtedy od razu dokonuje on wyboru.
rule-D_9 = Co to jednostki
    .text = Jednostki to triery, legiony i twierdze.
rule-D_10 = Co to zasoby wspólne
    .text = Zasoby wspólne to zapasy zasobów i budynków dostępne wszystkim graczom.
rule-D_11 = Runda i tura
    .text = Runda to fazy od 1 do 5; tura to kolej gracza jako aktywnego w danej fazie.

## Plansza na stronie

board-round = Runda
board-phase =
    { $phase ->
        [setup] przygotowanie
        [collect] zbieranie surowców
        [trade] handel
        [build] budowa
        [move_battle] ruch i bitwy
        [leadership] przywództwo
        [over] koniec
       *[other] { $phase }
    }
board-empires = Imperia
board-exchange = Wymiana
board-supply = Twoje zasoby
board-offer = Twoja oferta
board-offers = Oferty
board-tiles = Bohaterowie i cuda
board-tile-kind =
    { $kind ->
        [wonder] Cuda
       *[hero] Bohaterowie
    }
board-pile = zakrytych: { $n }
board-price = następny kosztuje { $n }
board-set = największy zestaw { $n }
board-cities = wielkie miasta
board-heroes = bohaterowie, cuda
board-battle = Bitwa
board-hits = trafienia
board-pays = zapłacono { $paid } z { $price }
board-control = Kontrola
board-empty = niezbudowane
board-held = W rękach
board-sites = Miejsca
board-effect = Działanie
board-titles = przywódca: tytuły
board-legions = Legiony
board-fortress = Twierdza
board-bonus = Na torach
board-powers = Przeczytaj moce
board-nothing = nic nie zostało
board-pay = Zapłać
board-store = Zachowaj
board-put-down = Zaoferuj
board-compose = Wybierz ze swoich zasobów, w dowolnej kolejności.
board-change = kliknij zasoby, aby zmienić
board-claim = Weź
board-sealed-offers = Ukryte oferty
board-asked = po { $n }
board-together = Ile rusza razem
board-all = (wszystkie)
board-then-where = Teraz wybierz dokąd.
board-stock = W zapasie
board-kind =
    { $kind ->
        [legions] legiony
        [triremes] triremy
        [fortresses] twierdze
        [markers] znaczniki kontroli
       *[other] { $kind }
    }
board-sealed = ukrył wybór
board-had-turn = miał już turę w tej fazie
board-lifted = za zasłonką
board-attacks = atakuje
board-defends = broni się
board-deed-price =
    { $n ->
        [one] { $deed }: jeden zasób
        [few] { $deed }: { $n } zasoby
       *[many] { $deed }: { $n } zasobów
    }

## Klucze i wartości widoku w trybie tekstowym

view-round = Runda
view-phase = Faza
view-empires = Imperia
view-leaders = Przywódcy
view-provinces = Prowincje
view-seas = Morza
view-players = Gracze
view-tracks = Tory
view-tiles = Bohaterowie i cuda
view-reserve = Rezerwa
view-exchange = Wymiana
view-peace = Pokój
view-now = Teraz
view-sealed = Wybór ukryty
view-supply = Twoje zasoby
view-offer = Oferta
view-largest_set = Największy zestaw
view-may_offer = możesz jeszcze zaoferować
view-may_store = możesz jeszcze zachować
view-control = Kontrola
view-legions = Legiony
view-fortress = Twierdza
view-at_war = Wojna
view-sites = Miejsca
view-built = Zbudowane
view-kind = Rodzaj
view-good = Towar
view-held_by = W rękach
view-legion_of = Legion
view-trade = Handel
view-culture = Kultura
view-military = Wojsko
view-open = Odkryte
view-face_down = Zakryte
view-empire = Imperium
view-capital = Stolica
view-stock = Zapas
view-triremes = Triremy
view-fortresses = Twierdze
view-markers = Znaczniki
view-active = Aktywny gracz
view-attack_dice = Kości atakującego
view-attack_hits = Trafienia atakującego
view-attacker = Atakujący
view-battle = Bitwa
view-buildings = Budowle
view-claimed = Zabrane
view-claimer = Zabiera
view-claims_from = Zabiera od
view-coin = Monety
view-commodities = Towary
view-copied = Skopiowana moc
view-defence_dice = Kości obrońcy
view-defence_hits = Trafienia obrońcy
view-defender = Obrońca
view-free = Wolne
view-from_province = Z prowincji
view-from_sea = Z morza
view-great_cities = Wielkie miasta
view-had_turn = Po turze w tej fazie
view-legendary_discards = Odrzucone legendarne
view-legendary_pile = Stos legendarnych
view-level = Poziom
view-marker_occupied_by = Znacznik zajęty przez
view-next_tile_price = Cena następnego
view-paid = Zapłacono
view-payment = Zapłata
view-played = Zagrane
view-plus = Strona z plusem
view-price = Cena
view-province = Prowincja
view-sea = Morze
view-space = Pole
view-used = Użyte
view-value = Liczba wymiany
view-setup = przygotowanie
view-collect = zbieranie surowców
view-build = budowa
view-move_battle = ruch i bitwy
view-leadership = przywództwo
view-over = koniec
board-titles = tytuły
board-used = użyte
board-levels = Tory przywódców
board-provinces-held = Prowincje
board-open-offer = Oferta
board-claimed = Zabrane w handlu
board-hidden = ukryte przed innymi
board-chapter = { $chapter ->
        [hero] Bohaterowie
        [wonder] Cuda
        [province] Prowincje
        [commodity] Towary
       *[other] { $chapter }
    }
board-tile-one = { $kind ->
        [wonder] Cud
       *[hero] Bohater
    }
board-works-in = Działa w fazie
board-starts-with = Początkowy bohater
board-tokens = Żetony
board-legendary-tokens = Żetony legendarne
board-building = { $kind ->
        [market] targ
        [temple] świątynia
       *[city] miasto
    }
board-legend-goods = Zasoby
board-legend-units = Jednostki, budowle i znaki
board-legend-players = Imperia

## Cztery zwycięstwa

account-pyramids = Piramidy: zestaw zasobów
account-heroes = Bohaterowie i cuda
account-cities = Stolice i miasta legendarne
account-titles = Tytuły przywódców
account-held-income = Zasoby zbierane co rundę
account-held-types = Rodzaje zbieranych towarów
account-held-provinces = Prowincje
account-held-legions = Legiony
account-held-triremes = Triery
account-held-fortresses = Twierdze
account-held-level = Poziom na torze { $track_gen }
account-held-resources = Zasoby w zapasie

board-report = { $kind ->
    [sea_battle] Bitwa na morzu
    [land_battle] Bitwa na lądzie
    [conquest] Podbój
    [income] Dochód
   *[other] Przywództwo
}

## Czyny w toku, przed pytaniami

under-Battle = Bitwa, { $province_id ->
        [nothing] { $sea }
       *[other] { $province }
    }
under-Recruit = { $tile }
under-Pillage = Plądrowanie, { $site }
under-OccupyBuildings = { $province }
under-OccupyMarker = { $province }

## Rozstrzygnięcia

ruling-Q14 = Co, jeśli właściciel Antygony oferuje inną liczbę niż pozostali?
    .text = Zasady wybierania działają bez zmian; w końcu każdy gracz dostaje tyle, ile dał. Swoją liczbę ustala w ramach własnej ukrytej oferty, równocześnie z innymi. Jeśli Przywódca Handlu zagrywa 0, a Antygona oferuje co najmniej 1, on bierze od niej jeden, żadna inna oferta nie zostaje i daje jej jeden w zamian według 2.2.1.
ruling-Q32 = Czy „piąty bohater” obejmuje cud jako piątą płytkę?
    .text = Tak. Warunek zwycięstwa liczy bohaterów i cuda jednakowo, a teksty mocy używają słowa bohater swobodnie.
ruling-Q33 = Kiedy dokładnie właściciel może wejść i czy musi mu się udać?
    .text = Raz w każdej fazie budowy: gdy Przywódca Kultury wskazał pierwszego gracza, a ten jeszcze nie zaczął, pyta się właściciela Perseusza (zawsze, cokolwiek ma, aby pytanie niczego nie zdradzało). Może wejść tylko, jeśli od razu zapłaci za piątą płytkę (mając cztery) lub za Piramidy, i musi je wtedy zbudować przed wszystkim innym. Nic, co ma, nie zmienia się, gdy budują inni, więc późniejsza okazja nic by mu nie dała. Jeden z tekstów mówi o wyborze Przywódcy Handlu: czytaj Przywódca Kultury.
ruling-Q34 = Czy właściciel wygrywa od razu piątą płytką także wtedy, gdy i tak został wskazany jako pierwszy?
    .text = Tak, jeśli buduje w tej fazie jako pierwszy, czy to wskazany, czy uchylając wybór. Jeśli inni budowali przed nim albo zdobywa Perseusza dopiero w tej turze, działa 6.2 i wygrana przychodzi na koniec fazy.
ruling-Q36 = Co, jeśli w tej chwili nie można skopiować żadnego bohatera?
    .text = Płytkę można zbudować (liczy się jako bohater lub cud), lecz nigdy nie otrzyma mocy, bo wyboru dokonuje się przy budowie.
ruling-Q37 = Jak działa skopiowana moc używana raz na rundę i czy kopiowanie szkodzi oryginałowi?
    .text = Obaj właściciele mają moc osobno. Oryginałowi nic się nie dzieje.
ruling-Q38 = W których prowincjach legiony mogą stać jako karawany?
    .text = Wszędzie, gdzie legion właściciela może stać na pustym miejscu karawany i w prowincji nie ma jednostek przeciwnika: we własnej, niczyjej albo przeciwnika, której jest zdobywcą (w ramach zajmowania kilku budowli lub jako legion na splądrowanym miejscu karawany). Tekst wymaga tylko pustego miejsca. Stawia tam legiony na koniec własnej tury ruchu i bitwy, po jednym na miejsce; zostają, aż się ruszą, zginą albo w prowincji wybuchnie wojna.
ruling-Q39 = Czy targ podwaja legion działający jako karawana i czy liczy się on na torze Handlu?
    .text = Targ tego samego gracza w prowincji podwaja go, bo przy zbieraniu działa jak karawana. Poziomu Handlu nie podnosi: moc należy do fazy 1, a poziom liczy znaczniki karawan.
ruling-Q40 = Czy właściciel może zbudować karawanę na miejscu, gdzie stoi jego własny legion?
    .text = Tak, w prowincji, którą kontroluje; legion stoi wtedy po prostu w prowincji.
ruling-Q41 = Jeden tekst mówi o prowincjach zajętych przez wrogie legiony, drugi przez co najmniej jednego przeciwnika; co znaczy zajęta?
    .text = Każda prowincja kontrolowana przez właściciela, w której stoi choć jeden wrogi legion, w stanie wojny lub zdobyta. Jeden legion na taką prowincję, w granicach zapasu, raz na rundę w jego turze budowy.
ruling-Q44 = Czy darmowy znacznik zastępuje płatny i czy wymaga zapasu?
    .text = Dochodzi do płatnych, wymaga znacznika w zapasie i dozwolonej prowincji; darowana jest tylko cena.
ruling-Q45 = Czy obniżona cena liczy się jako zestaw dla Kleopatry lub Hannibala?
    .text = Nie; to dokładnie 1 żeton wymienionych rodzajów. Legendarny kamień, drewno lub gladiator uchodzi za swój rodzaj.
ruling-Q49 = Czy premie Cezara i Peryklesa dotyczą dodatkowej kości Ramzesa II albo bitew morskich?
    .text = Ani tego, ani tego. Wiążą się z kośćmi legionów; dodatkowa kość nie należy do żadnego legionu, a w bitwach morskich legiony nie biorą udziału.
ruling-Q50 = Czy działa w ataku i razem z twierdzą?
    .text = Działa w każdej bitwie lądowej w prowincji, którą kontroluje, czyjakolwiek jest tura, i dodaje się do premii twierdzy (razem +10).
ruling-Q65 = Czy szybka zamiana wymaga połączenia z 4.3.3 i czy łamie zakaz niszczenia własnych jednostek?
    .text = Połączenie jest wymagane (przywołano 4.3.3), prowincja stolicy pozostaje wyłączona, a poświęcenie jest dozwolone, bo moce mają pierwszeństwo (7).
ruling-Q66 = Czy prowincja może potem zostać bez jednostek i co z innymi legionami?
    .text = Tak; kontrola nie wymaga jednostek. Inne legiony zostają w prowincji, która należy już do gracza.
ruling-Q67 = Co z legionami właściciela w prowincjach przeciwnika i z legionami obu w prowincji trzeciej?
    .text = Do domu odsyła się tylko legiony przeciwnika z prowincji właściciela; twierdze i triremy zostają. Wszystkie inne zostają na miejscu, nie mogą w tej rundzie walczyć ze sobą (wyjątek od obowiązku bitwy, także dla twierdzy) i mogą odejść. Każdy może nadal wejść do prowincji trzeciego gracza lub niczyjej, gdzie drugi ma jednostki: dzielą ją bez bitwy, nikt nie staje się przez to zdobywcą, a trwająca okupacja trwa dalej. Z innymi każdy walczy jak zwykle. Budowle opuszczone przez odesłane legiony wracają do właściciela, a tory zmieniają się od razu. Pokój nie wstrzymuje należnej wymiany znaczników (4.3.3-4), która nie jest ani bitwą, ani wejściem.
ruling-Q68 = Odesłane legiony przybywają do prowincji stolicy, którą trzymają legiony trzeciego gracza.
    .text = Dzielą prowincję; bitwa następuje, gdy jeden z nich będzie aktywny. Jeśli trzyma ją właściciel Posągu, w tej rundzie bitwy nie ma.
ruling-Q69 = Kiedy dokładnie się to ogłasza?
    .text = Zanim Przywódca Wojska wskaże pierwszego aktywnego gracza. Pary się zapamiętuje, aby w następnej rundzie nie wskazać tego samego przeciwnika; rundę później można go znów wskazać.
ruling-Q77 = Czy można przechować legendarne towary?
    .text = Tak, są towarami; dwa przechowane muszą być różnych rodzajów. Przechowane wcześniej liczą się co rundę od nowa.
ruling-Q87 = Czy podwojenie jest wyborem i co daje miasto legendarne?
    .text = Może wziąć podwojony dochód; z miasta legendarnego jest to zawsze jedna moneta i jeden legendarny towar.
ruling-Q102 = Przy jej tekście w jednym odczycie stoi faza ruchu i bitwy, w innym budowy. Kiedy przychodzą jej legiony?
    .text = W turze budowy właściciela. 3.1.2 wymienia ją wśród płytek zmieniających koszty budowy, a budowa należy do tej fazy.
ruling-Q110 = Czy gracz musi wybrać, co zachowuje?
    .text = Do dwóch monet zachowuje się bez pytania. Z Wiszącymi Ogrodami właściciel wybiera, które rodzaje zachowa, gdy wszyscy już zbudowali; potem pokazuje się zachowane żetony wszystkich graczy (Q22).
ruling-Q111 = Czy podwójny rodzaj Hannibala może być zwykłym i legendarnym żetonem i czy takie żetony mają znaczenie dla Kleopatry?
    .text = Tak: dwa żetony jednego rodzaju, jakiekolwiek, to jeden rodzaj użyty dwa razy. U Kleopatry w zestawie monet może stać dowolny towar, legendarny lub nie. Początkowych bohaterów nie można kopiować, więc obie moce nigdy się nie spotkają.

## Przewodnik pierwszej gry: co mówi i co odpowiada

guide-farewell = Znasz już wszystkie rodzaje decyzji. Patrz, komu blisko do zwycięstwa, i bądź tam przed nim.
guide-offer = Najpierw wymiana. Każdy wykłada w ukryciu tyle zasobów, ile ogłosił przywódca handlu, i bierze za nie inne. Potrzebujesz zestawu: samych różnych towarów albo samych monet. Oferuj więc to, co masz podwójnie, a rzadkie zachowaj.
    .done = Teraz oferty się odkrywa.
guide-partner = Od kogo bierzesz? Ten gracz bierze jako następny, może od ciebie. Szukaj towaru, którego jeszcze nie masz.
    .done = Dobrze. Dwóch graczy nie może brać od siebie w kółko.
guide-claim = Który? Każdy inny towar wydłuża największy zestaw o jeden: trzy wystarczą na większość rzeczy, sześć na świątynię lub targ, siedem na następnego bohatera.
    .done = Jest twój i nikt go nie odbierze.
guide-control = Twoja kolej na budowę. Znacznik kontroli za trzy zasoby daje ci wolną prowincję obok twoich, a budować można tylko u siebie. Szukaj takiej, która ma wiele miejsc.
    .done = Po zapłaceniu prowincja jest twoja. Od następnej rundy możesz iść z niej dalej.
    .other = Dobrze. Wolne prowincje szybko znikają.
guide-payment = Płacisz jednym zestawem: samymi monetami albo samymi różnymi towarami, nigdy razem. Towary nie przetrwają do następnej rundy, a monety tylko dwie: najpierw wydawaj towary.
    .done = Zapłacone. Towary, które zostaną na koniec fazy, przepadną.
guide-army = Legiony atakują, twierdze bronią prowincji, a każde liczy się na torze wojska. Imperium bez żołnierzy kusi sąsiadów.
    .done = Każda jednostka liczy się na torze wojska.
    .other = Dobrze. Ale spójrz, kto stoi przy twojej granicy.
guide-buildings = Na wolnych miejscach w twoich prowincjach można budować. Karawana daje co rundę swój towar, miasto monetę; targ i świątynia je podwajają. Jakiego towaru jeszcze nie masz?
    .done = Po zapłaceniu pracuje dla ciebie w każdej rundzie.
    .other = Dobrze. Budynki dają najwięcej, gdy staną wcześnie.
guide-hero = Stać cię na bohatera albo cud. Każdy coś daje, a piąty wygrywa grę; piramidy za dwanaście wygrywają od razu. Naciśnij kafelek, by go przeczytać.
    .done = O krok bliżej do piątki.
    .other = Dobrze. Ale tak duży zestaw trafia się rzadko.
guide-ships = Triera to most: przez łańcuch mórz z twoimi trierami możesz zajmować prowincje i przewozić dowolnie wiele legionów.
    .done = Teraz drugi brzeg jest sąsiadem.
    .other = Dobrze. Bez trier idziesz tylko lądem.
guide-built = Budujesz, dopóki masz czym płacić. Został ci jeszcze zestaw trzech? Jeśli nie, skończ; możesz zachować do dwóch monet.
    .done = Dobrze. Buduje następny.
    .other = Dobrze: nic się nie marnuje.
guide-order = Jako przywódca wskazujesz, kto następny: ty albo ktoś inny. Kto idzie ostatni, widzi ruchy innych; kto pierwszy, uderza pierwszy.
    .done = Twoje słowo jest prawem: po to są tytuły.
guide-march = Każdy legion może ruszyć raz. Gdzie wroga prowincja jest słabo broniona, a jej budynki warte zachodu? Policz jednak, co zostaje w domu.
    .done = W drogę.
    .other = Zostajesz. Armia w domu strzeże tego, co masz.
guide-enter = Dokąd? Kilka legionów może iść razem. Jeśli stoją tam wrogie jednostki, będzie bitwa: kość za każdy legion, a każde pięć oczek to trafienie. Jeśli nie, podbijasz.
    .done = Jesteś na miejscu.
guide-battles = Bitwa to jeden rzut: kość za każdy legion albo trierę, a każde pięć oczek to trafienie. Trafiony sam wybiera, które jednostki traci; pomyśl, co będzie ci potem potrzebne.
    .done = Tak bywa. Kości zapisuje dziennik.
guide-conquest = Tylko ty masz wojsko w prowincji wroga. Zajmij budynki, po legionie na każdy, a będą pracować dla ciebie; zajmij znacznik kontroli, by później przejąć prowincję; albo splądruj jeden budynek i weź od razu, co daje.
    .done = Co zajęte, liczy się dla ciebie, dopóki stoi tam legion.
    .other = Dobrze. Co splądrowane, tego wróg już nie ma; czego nie ruszysz, zostaje jego.
guide-spoils = Możesz wybrać, co dostajesz. Towar, którego nie masz, wydłuża zestaw; moneta przetrwa.
    .done = Leży w twoich zasobach.
guide-crown = Remis o tytuł, który dotąd był twój: decydujesz, kto go dostanie. Weź go, jeśli jesteś wśród remisujących; i pamiętaj, że kto ma wszystkie trzy, wygrywa.
    .done = Niech tak będzie.
guide-marker = Przewodzisz handlowi: ile każdy ma zaoferować? Duża liczba miesza wszystkim i pomaga temu, kto ma dużo powtórek; mała pozwala zachować swoje.
    .done = Tego znacznika nie użyjesz, póki nie zagrasz wszystkich trzech.
guide-gift = Wzięto o jeden zasób za dużo i jeden oddajesz. Daj to, co masz podwójnie.
    .done = Wyrównane.
guide-sail = Najpierw ruszają triery, każda o jedno morze. Gdzie chcą się potem przeprawić legiony? Jeśli most niepotrzebny, zostaw triery.
    .done = Dobrze: po trierach ruszają legiony.
guide-sea_battle = Twoje triery spotykają inne. Na morzu nie musisz walczyć: obce triery nie przeszkadzają w przewozie. Walcz, jeśli chcesz zerwać ich most.
    .done = Dobrze.
guide-exchange = Twój legion stoi na wrogim znaczniku kontroli. Teraz można go wymienić na swój i cała prowincja jest twoja; stolic jednak nigdy tak nie przejmiesz.
    .done = Nowa prowincja ze wszystkimi budynkami.
    .other = Zostawiasz, jak jest.
guide-powers = Bohater albo cud pozwala ci tu na coś szczególnego. Naciśnij kafelek, by przeczytać, co daje.
    .done = O mocach warto pamiętać co rundę.
