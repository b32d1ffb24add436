# Hands in the Sea po polsku.

## Gra

game-title = Hands in the Sea
game-line = Rzym i Kartagina walczą o Sycylię własnymi taliami: zasiedlaj, handluj, napadaj, oblegaj i panuj na morzu.

## Gracze

seat-rome = Rzym
seat-carthage = Kartagina

## Lokacje: nazwy z mapy, nieodmieniane

location-rome = Rome
location-neapolis = Neapolis
location-pisa = Pisa
location-cosa = Cosa
location-velia = Velia
location-temesa = Temesa
location-rhegium = Rhegium
location-locri = Locri
location-tarentum = Tarentum
location-carthage = Carthage
location-utica = Utica
location-hippo_acra = Hippo Acra
location-hippo_regius = Hippo Regius
location-aspis = Aspis
location-hadrumetum = Hadrumetum
location-thapsus = Thapsus
location-messana = Messana
location-catana = Catana
location-tyndaris = Tyndaris
location-thermae = Thermae
location-panormus = Panormus
location-drepanum = Drepanum
location-lilybaeum = Lilybaeum
location-hippana = Hippana
location-heraclea = Heraclea
location-agrigentum = Agrigentum
location-enna = Enna
location-camarina = Camarina
location-syracuse = Syracuse
location-caralis = Caralis
location-tharros = Tharros
location-nuaro = Nuaro
location-olbia = Olbia
location-aleria = Aleria

## Karty

card-rome = Rome
card-neapolis = Neapolis
card-pisa = Pisa
card-cosa = Cosa
card-velia = Velia
card-temesa = Temesa
card-rhegium = Rhegium
card-locri = Locri
card-tarentum = Tarentum
card-carthage = Carthage
card-utica = Utica
card-hippo_acra = Hippo Acra
card-hippo_regius = Hippo Regius
card-aspis = Aspis
card-hadrumetum = Hadrumetum
card-thapsus = Thapsus
card-messana = Messana
card-catana = Catana
card-tyndaris = Tyndaris
card-thermae = Thermae
card-panormus = Panormus
card-drepanum = Drepanum
card-lilybaeum = Lilybaeum
card-hippana = Hippana
card-heraclea = Heraclea
card-agrigentum = Agrigentum
card-enna = Enna
card-camarina = Camarina
card-syracuse = Syracuse
card-caralis = Caralis
card-tharros = Tharros
card-nuaro = Nuaro
card-olbia = Olbia
card-aleria = Aleria
card-legion_1 = Legion I
    .text = Ciężka piechota o sile 2. Może zostać stracona w bitwie jak każda inna karta, także ta, z którą Rzym zaczyna grę.
card-legion_2 = Legion II
    .text = Ciężka piechota o sile 2. Może zostać stracona w bitwie jak każda inna karta, także ta, z którą Rzym zaczyna grę.
card-legion_3 = Legion III
    .text = Ciężka piechota o sile 2. Może zostać stracona w bitwie jak każda inna karta, także ta, z którą Rzym zaczyna grę.
card-legion_4 = Legion IV
    .text = Ciężka piechota o sile 2. Może zostać stracona w bitwie jak każda inna karta, także ta, z którą Rzym zaczyna grę.
card-velites_1 = Welici
    .text = Lekka piechota o sile 1.
card-velites_2 = Welici
    .text = Lekka piechota o sile 1.
card-allied_skirmishers = Harcownicy Sprzymierzeńców
    .text = Lekka piechota o sile 1 z symbolem przekupstwa, liczy się więc jako Najemnik; może zablokować napad kawalerii.
card-equites_1 = Ekwici
    .text = Kawaleria o sile 1; może dokonać napadu i może zablokować napad.
card-equites_2 = Ekwici
    .text = Kawaleria o sile 1; może dokonać napadu i może zablokować napad.
card-allied_cavalry = Kawaleria Sprzymierzeńców
    .text = Kawaleria o sile 1 z symbolem przekupstwa, liczy się więc jako Najemnik; może dokonać napadu.
card-consul_1 = Konsul
    .text = Przywódca o sile 1, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca jedną kością i trafia na 4-6. Może zablokować przekupstwo.
card-consul_2 = Konsul
    .text = Przywódca o sile 1, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca jedną kością i trafia na 4-6. Może zablokować przekupstwo.
card-praetor = Pretor
    .text = Przywódca o sile 1, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej jego kość trafia tylko na 5-6.
card-dictator = Dyktator
    .text = Przywódca o sile 2, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca dwiema kośćmi i trafia na 4-6. Po bitwie, na lądzie czy na morzu, wraca do talii Imperium i nie może zostać wybrany jako strata. Może zablokować przekupstwo.
card-senatorial_support_rome = Wsparcie Senatorów
    .text = Akcja: dobierz 3 karty, lecz nie więcej, niż zostało w talii dobierania; stosu kart odrzuconych nie tasuje się w tym celu.
card-colonists_rome = Kolonia Rzymska
    .text = Liczy się jako karta z symbolem osadnika.
card-libyan_infantry = Libijska Piechota
    .text = Ciężka piechota o sile 2, zaciągnięta wśród poddanych samej Kartaginy.
card-greek_mercenaries = Greccy Najemnicy
    .text = Najemna ciężka piechota o sile 2.
card-iberian_mercenaries = Iberyjscy Najemnicy
    .text = Najemna ciężka piechota o sile 2.
card-celtic_mercenaries = Celtyccy Najemnicy
    .text = Najemna ciężka piechota o sile 2 w bitwie rozpoczętej przez jej właściciela, o sile 1 w bitwie, w której właściciel się broni.
card-ligurian_infantry = Liguryjska Piechota
    .text = Najemna lekka piechota o sile 1.
card-balearic_slingers = Balearscy Procarze
    .text = Najemna lekka piechota o sile 1.
card-numidian_cavalry_1 = Numidyjska Kawaleria
    .text = Najemna kawaleria o sile 1; może dokonać napadu.
card-numidian_cavalry_2 = Numidyjska Kawaleria
    .text = Najemna kawaleria o sile 1; może dokonać napadu.
card-punic_cavalry = Punicka Kawaleria
    .text = Kawaleria o sile 1; może dokonać napadu i może zablokować napad.
card-war_elephants_1 = Słonie Bojowe
    .text = Po zagraniu do bitwy rzuć kością, aby ustalić siłę: 1 daje -1, 2 daje 1, 3 lub 4 daje 2, 5 lub 6 daje 3. W oblężeniu odejmij 1 od rzutu (wynik poniżej 1 liczy się jako 1). Mogą rozpocząć atak. Nie są piechotą, kawalerią ani przywódcą.
card-war_elephants_2 = Słonie Bojowe
    .text = Po zagraniu do bitwy rzuć kością, aby ustalić siłę: 1 daje -1, 2 daje 1, 3 lub 4 daje 2, 5 lub 6 daje 3. W oblężeniu odejmij 1 od rzutu (wynik poniżej 1 liczy się jako 1). Mogą rozpocząć atak. Nie są piechotą, kawalerią ani przywódcą.
card-general_1 = Generał
    .text = Przywódca o sile 1, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca jedną kością i trafia na 4-6. Może zablokować przekupstwo.
card-general_2 = Generał
    .text = Przywódca o sile 1, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca jedną kością i trafia na 4-6. Może zablokować przekupstwo.
card-mercenary_general = Generał Najemników
    .text = Przywódca o sile 2, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca dwiema kośćmi i trafia na 4-6. Po bitwie, na lądzie czy na morzu, wraca do talii Imperium i nie może zostać wybrany jako strata. Może zablokować przekupstwo.
card-senatorial_support_carthage = Wsparcie Senatorów
    .text = Akcja: dobierz 3 karty, lecz nie więcej, niż zostało w talii dobierania; jeśli jest wśród nich karta Kampanii, przed jej rozpatrzeniem dokończ rundę.
card-merchant_carthage = Kupiec
    .text = Akcja: zagraj wraz z co najmniej jedną kartą lokacji z symbolem wina; za każdą z nich weź 2 Srebra.
card-fortification_1 = Fortyfikacja
    .text = Wraz z kartą kontrolowanej przez ciebie lokacji i za 3 Srebra: umieść w niej znacznik Fortyfikacji (tylko jeden w lokacji, nigdy podczas toczącej się tam bitwy). Albo wesprzyj siłą 1 bitwę, w której się bronisz. Może zablokować plądrowanie lub napad.
card-fortification_2 = Fortyfikacja
    .text = Wraz z kartą kontrolowanej przez ciebie lokacji i za 3 Srebra: umieść w niej znacznik Fortyfikacji (tylko jeden w lokacji, nigdy podczas toczącej się tam bitwy). Albo wesprzyj siłą 1 bitwę, w której się bronisz. Może zablokować plądrowanie lub napad.
card-siege_engine_1 = Maszyna Oblężnicza
    .text = Wspiera siłą 2 oblężenie rozpoczęte przez ciebie. Bezużyteczna w bitwie polowej i dla obrońcy.
card-siege_engine_2 = Maszyna Oblężnicza
    .text = Wspiera siłą 2 oblężenie rozpoczęte przez ciebie. Bezużyteczna w bitwie polowej i dla obrońcy.
card-triremes = Triremy
    .text = Liczy się jako karta z symbolem statku. Może zablokować plądrowanie, także lokacji bez zaopatrzenia.
card-merchant_neutral = Kupiec
    .text = Akcja: zagraj wraz z co najmniej jedną kartą lokacji z symbolem wina; za każdą z nich weź 2 Srebra.
card-magistrate = Magistrat
    .text = Akcja: zwróć z ręki do talii Imperium do 2 kart (nigdy kartę stolicy), a potem dobierz tyle kart, ile zwrócono, lecz nie więcej, niż zostało w talii dobierania.
card-agents_1 = Agenci
    .text = Akcja: zapłać 1 Srebro i spróbuj przekupstwa (5.2.6). Może zablokować przekupstwo.
card-agents_2 = Agenci
    .text = Akcja: zapłać 1 Srebro i spróbuj przekupstwa (5.2.6). Może zablokować przekupstwo.
card-colonists_neutral = Osadnicy
    .text = Liczy się jako karta z symbolem osadnika.
card-campaign = Kampania
    .text = Po dobraniu odłóż ją na bok: rozpoczyna Sekwencję Kampanii (4.1), po czym wraca na spód talii dobierania Kartaginy. Usuwana z gry, gdy zostanie spełniony warunek zakończenia gry.
card-leader_dies = Śmierć Przywódcy
    .text = Zwróć do talii Imperium jednego wybranego przez siebie Przywódcę z ręki, Rezerwy lub bitwy; Przywódca zabrany z bitwy zabiera swoją siłę z toru. Jeśli nie masz żadnego, odrzuć losową kartę z ręki.
card-traitor = Zdrajca
    .text = Jeśli uczestniczysz w oblężeniu, przesuń jego znacznik o 2 pola na swoją niekorzyść (przy dwóch oblężeniach wybiera przeciwnik). W przeciwnym razie usuń jeden znacznik Fortyfikacji z kontrolowanej przez siebie lokacji, wybranej przez przeciwnika. Jeśli żadne z nich nie jest możliwe, nic się nie dzieje.
card-storms_at_sea_1 = Burze na Morzu
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym, tracisz połowę swoich Okrętów Wojennych, zaokrąglając w dół. Posiadacz Corvusa zaokrągla zamiast tego w górę i odrzuca losową kartę z ręki; samą tę kartę wtasowuje się potem z powrotem do talii Wydarzeń.
card-storms_at_sea_2 = Burze na Morzu
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym, tracisz połowę swoich Okrętów Wojennych, zaokrąglając w dół. Posiadacz Corvusa zaokrągla zamiast tego w górę i odrzuca losową kartę z ręki; samą tę kartę wtasowuje się potem z powrotem do talii Wydarzeń.
card-naval_disaster = Katastrofa Morska
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym, tracisz wszystkie swoje Okręty Wojenne. W turze 11 i 12 zamiast tego nie ma żadnego wydarzenia. Dotknięty posiadacz Corvusa zwraca też jedną kartę piechoty z Rezerwy do talii Imperium oraz płaci Srebro w wysokości połowy numeru tury, zaokrąglając w górę, albo odrzuca Corvusa.
card-political_intrigue = Polityczne Intrygi
    .text = W swojej następnej rundzie masz tylko 1 akcję i żadnych darmowych akcji.
card-peace = Pokój
    .text = Od tury 9 rzuć kością: wynik 1-3 natychmiast kończy grę, przy wyniku 4-6 nic się nie dzieje. Do tury 8 włącznie dobierz w zamian inne Wydarzenie, a po jego rozpatrzeniu przetasuj talię Wydarzeń.
card-leaders_quarrel = Spór Przywódców
    .text = Wszyscy twoi Przywódcy z bitew trafiają na twój stos kart odrzuconych i zabierają swoją siłę z torów; do następnej Kampanii nie możesz dołączać Przywódców do bitew lądowych ani morskich.
card-mercenary_revolt = Bunt Najemników
    .text = Zwróć do talii Imperium wszystkie karty Najemników z ręki, Rezerwy i bitew i skoryguj tory bitew. Posiadacz Lojalności pomija to wydarzenie.
card-rebellion = Bunt
    .text = Przeciwnik wskazuje jedno twoje Miasteczko bez Fortyfikacji, w którym nie toczy się bitwa i które nie leży w twojej lokacji startowej; znacznik wraca do twojej puli, lokacja jest niezajęta, a jej karta zostaje u ciebie. Jeśli nie ma takiego Miasteczka, nic się nie dzieje.
card-plague = Zaraza
    .text = Odrzuć 2 losowe karty z ręki.
card-poor_harvest = Nieurodzaj
    .text = Tracisz 1 Srebro za każde kontrolowane Miasto, ze stolicą włącznie, ale nie więcej, niż posiadasz.
card-bountiful_harvest = Obfite Zbiory
    .text = Otrzymujesz 4 Srebra.
card-slave_revolt = Powstanie Niewolników
    .text = Jedno wybrane przez ciebie twoje Miasto poza stolicą staje się Miasteczkiem; znacznik Miasta wraca do twojej puli. Jeśli nie masz takiego Miasta albo żadnego Miasteczka w puli, tracisz 2 Srebra, ale nie więcej, niż posiadasz.
card-pirates = Piraci
    .text = Tracisz 3 Srebra, ale nie więcej, niż posiadasz, chyba że twoja Flota jest w Strefie Morskiej i liczy co najmniej 2 Okręty Wojenne.
card-desertion = Dezercja
    .text = Zwróć do talii Imperium jedną wybraną przez siebie kartę lekkiej piechoty lub kawalerii z ręki, Rezerwy lub bitwy; skoryguj tor. Jeśli nie masz żadnej, odrzuć losową kartę z ręki.
card-gift_of_hiero = Dar Hierona
    .text = Gracz kontrolujący Syracuse otrzymuje 4 Srebra. Jeśli nikt nie kontroluje tej lokacji, wylosowany gracz otrzymuje 2 Srebra.
card-favour_of_the_gods = Łaska Bogów
    .text = Otrzymujesz 1 PZ i dobierasz 1 kartę, nawet ponad rozmiar ręki, jeśli jakaś została w twojej talii dobierania.
card-deep_reserve = Głęboka Rezerwa
    .text = Twoja Rezerwa mieści do 7 kart, a jej odzyskanie nie kosztuje Srebra.
card-corvus = Corvus
    .text = W bitwie morskiej możesz bezpłatnie użyć piechoty ze swojej Rezerwy, najwyżej jednej karty na Okręt Wojenny; każda rzuca jedną kością, przy czym lekka piechota trafia na 5-6, a ciężka na 3-6. Jeśli wygrasz i użyto choć jednej, zyskujesz jeden Okręt Wojenny. Piechota ponad liczbę ocalałych Okrętów Wojennych wraca do talii Imperium, pozostała trafia na stos kart odrzuconych. Pogarsza Burze na Morzu i Katastrofę Morską.
card-celtic_allies = Celtyccy Sojusznicy
    .text = Bitwy lądowe rozpoczynane przez ciebie zaczynają się z siłą większą o 1 na twoją korzyść.
card-diplomacy = Dyplomacja
    .text = Aby zaatakować, napaść lub splądrować kontrolowaną przez ciebie lokację, przeciwnik płaci do banku 2 Srebra; bez tego Srebra nie może tego zrobić.
card-devotio = Oddanie
    .text = Rzuty na wydarzenia są przesuwane o 1 na twoją korzyść; sumuje się z Żetonem Losu.
card-pillaging = Plądrowanie
    .text = Po udanym plądrowaniu bierzesz o 1 Srebro więcej (z banku), a splądrowany gracz odrzuca losową kartę z ręki.
card-loyalty = Lojalność
    .text = Twoich kart nie można przekupić, a Bunt Najemników cię nie dotyczy.
card-dilectus = Dilectus
    .text = Dobierasz ciężką piechotę bez wymaganego zwykle osadnika.
card-manipular_tactics = Taktyka Manipularna
    .text = Bitwy, w których się bronisz, zaczynają się z siłą większą o 1 na twoją korzyść, a każda rozpoczęta przez ciebie bitwa polowa, w której masz ciężką piechotę, kończy się dopiero po 5 rundach.
card-shipwrights = Szkutnicy
    .text = Budowa Okrętu Wojennego kosztuje cię 2 Srebra zamiast 3.
card-master_pilots = Wytrawni Sternicy
    .text = Raz w każdej bitwie morskiej, zanim zostaną rozliczone trafienia, możesz powtórzyć rzut najwyżej 2 swoimi kośćmi Okrętów Wojennych, które chybiły.
card-trade_monopoly = Monopol Handlowy
    .text = Twoja akcja Handlarz obejmuje do 3 kart lokacji, a twój Kupiec dostaje po 3 Srebra za każdą kartę z winem.
card-colonization = Kolonizacja
    .text = Raz na rundę możesz zasiedlić lokację wymagającą osadnika, w akcji zasiedlenia lub po wygranej bitwie, nie zagrywając osadnika.
card-siegecraft = Sztuka Oblężnicza
    .text = Rozpoczynane przez ciebie oblężenia zaczynają się z siłą większą o 1 na twoją korzyść, a wycofanie się z takiego oblężenia nie daje przeciwnikowi Prestiżu.
card-light_horse = Lekka Kawaleria
    .text = Twoje napady sięgają o 1 połączenie dalej, a każda twoja karta kawalerii może zablokować napad.
card-alt_deep_reserve = Głęboka Rezerwa
    .text = Twoja Rezerwa mieści do 7 kart, a jej odzyskanie nie kosztuje Srebra.
card-alt_corvus = Corvus
    .text = W bitwie morskiej możesz bezpłatnie użyć piechoty ze swojej Rezerwy, najwyżej jednej karty na Okręt Wojenny; każda rzuca jedną kością, przy czym lekka piechota trafia na 5-6, a ciężka na 3-6. Jeśli wygrasz i użyto choć jednej, zyskujesz jeden Okręt Wojenny. Piechota ponad liczbę ocalałych Okrętów Wojennych wraca do talii Imperium, pozostała trafia na stos kart odrzuconych. Pogarsza Burze na Morzu i Katastrofę Morską.
card-alt_celtic_allies = Celtyccy Sojusznicy
    .text = Bitwy lądowe rozpoczynane przez ciebie zaczynają się z siłą większą o 1 na twoją korzyść.
card-alt_diplomacy = Dyplomacja
    .text = Aby zaatakować, napaść lub splądrować kontrolowaną przez ciebie lokację, przeciwnik płaci do banku 2 Srebra; bez tego Srebra nie może tego zrobić.
card-alt_devotio = Oddanie
    .text = Rzuty na wydarzenia są przesuwane o 1 na twoją korzyść; sumuje się z Żetonem Losu.
card-alt_pillaging = Plądrowanie
    .text = Po udanym plądrowaniu bierzesz o 1 Srebro więcej (z banku), a splądrowany gracz odrzuca losową kartę z ręki.
card-alt_loyalty = Lojalność
    .text = Twoich kart nie można przekupić, a Bunt Najemników cię nie dotyczy.
card-alt_dilectus = Dilectus
    .text = Dobierasz ciężką piechotę bez wymaganego zwykle osadnika.
card-alt_manipular_tactics = Taktyka Manipularna
    .text = Bitwy, w których się bronisz, zaczynają się z siłą większą o 1 na twoją korzyść, a każda rozpoczęta przez ciebie bitwa polowa, w której masz ciężką piechotę, kończy się dopiero po 5 rundach.
card-alt_shipwrights = Szkutnicy
    .text = Budowa Okrętu Wojennego kosztuje cię 2 Srebra zamiast 3.
card-alt_master_pilots = Wytrawni Sternicy
    .text = Raz w każdej bitwie morskiej, zanim zostaną rozliczone trafienia, możesz powtórzyć rzut najwyżej 2 swoimi kośćmi Okrętów Wojennych, które chybiły.
card-alt_trade_monopoly = Monopol Handlowy
    .text = Twoja akcja Handlarz obejmuje do 3 kart lokacji, a twój Kupiec dostaje po 3 Srebra za każdą kartę z winem.
card-alt_colonization = Kolonizacja
    .text = Raz na rundę możesz zasiedlić lokację wymagającą osadnika, w akcji zasiedlenia lub po wygranej bitwie, nie zagrywając osadnika.
card-alt_siegecraft = Sztuka Oblężnicza
    .text = Rozpoczynane przez ciebie oblężenia zaczynają się z siłą większą o 1 na twoją korzyść, a wycofanie się z takiego oblężenia nie daje przeciwnikowi Prestiżu.
card-alt_light_horse = Lekka Kawaleria
    .text = Twoje napady sięgają o 1 połączenie dalej, a każda twoja karta kawalerii może zablokować napad.
card-sacrifice_to_baal = Ofiara dla Baala
    .text = Dobierz 3 karty, nawet ponad rozmiar ręki, lecz nie więcej, niż zostało w talii dobierania.
card-council_of_104 = Rada 104
    .text = Weź bez płacenia na rękę jedną kartę Przywódcy ze swojej talii Imperium lub ze stosu kart odrzuconych.
card-serpent_of_africa = Wąż Afryki
    .text = Przesuń znacznik jednej bitwy lądowej, w której uczestniczysz, o 2 pola na swoją korzyść, a o 3, jeśli bitwa toczy się w Afryce.
card-western_resources = Zachodnie Zasoby
    .text = Otrzymujesz 8 Srebra.
card-gladiatorial_contest = Walka Gladiatorów
    .text = Otrzymujesz 4 PZ.
card-noble_citizens = Szlachetny Obywatel
    .text = Dodaj 3 Okręty Wojenne do swojej Floty, do limitu 8.
card-punic_treachery = Punicka Zdrada
    .text = Przeciwnik zwraca do talii Imperium 2 wybrane przez siebie karty Najemników z ręki, Rezerwy lub bitew (jedną, jeśli ma tylko jedną); skoryguj tory. Jeśli nie ma żadnej, odrzuca losową kartę z ręki.
card-vestal_sacrifice = Ofiara Kapłanki Westy
    .text = Przesuń znacznik jednej bitwy lądowej, w której uczestniczysz, o 2 pola na swoją korzyść, a o 3, jeśli bitwa toczy się we Włoszech.
card-alt_leaders_quarrel = Spór Przywódców
    .text = Jeden wybrany przez ciebie twój Przywódca z bitwy trafia na twój stos kart odrzuconych i zabiera swoją siłę z toru; jeśli nie masz żadnego w bitwie, odrzuć Przywódcę z ręki, o ile go masz.
card-alt_mercenary_revolt = Bunt Najemników
    .text = Za każdą kartę Najemnika w ręce, Rezerwie lub bitwie zapłać 3 Srebra albo zwróć ją do talii Imperium; skoryguj tory bitew. Posiadacz Lojalności pomija to wydarzenie.
card-alt_naval_disaster = Katastrofa Morska
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym, tracisz połowę swoich Okrętów Wojennych, zaokrąglając w górę. W turze 11 i 12 zamiast tego nie ma żadnego wydarzenia. Dotknięty posiadacz Corvusa zwraca też jedną kartę piechoty z Rezerwy do talii Imperium.
card-alt_rebellion = Bunt
    .text = Wskazujesz jedno swoje Miasteczko jak przy Buncie w wersji podstawowej i albo płacisz 3 Srebra, albo zwracasz jego znacznik do puli. Jeśli nie masz takiego Miasteczka, nic się nie dzieje.
card-alt_storms_at_sea = Burze na Morzu
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym i liczy co najmniej 2 Okręty Wojenne, tracisz 1 Okręt Wojenny, a przy co najmniej 6 tracisz 2. Dotknięty posiadacz Corvusa odrzuca też losową kartę z ręki.

## Gdzie może być Flota

station-italy = Strefa Morska Włoch
station-sicily = Strefa Morska Sycylii
station-africa = Strefa Morska Afryki
station-corsica_sardinia = Strefa Morska Korsyki-Sardynii
station-port = Port Macierzysty

## Co zdarzyło się w Rundzie

deed-passed = pasowanie
deed-pillaged = plądrowanie
deed-returned = zwrot karty
deed-built = budowa Okrętu Wojennego
deed-engaged = atak na wrogą Flotę
deed-attacked = atak

## Do czego zagrywa się karty

need-connection = połączenie
need-wagon = Wóz
need-ship = Statek
need-colonist = Osadnik
need-force = miecz
need-raider = karta napadu
need-coin = moneta
need-wine = Wino

## Karty, których siłę wyznacza rzut

roller-war_elephants_1 = Słonie Bojowe
roller-war_elephants_2 = Słonie Bojowe

## Karta Kampanii

campaign_place-bottom = na spodzie Talii Dobierania
campaign_place-aside = odłożona na bok
campaign_place-removed = usunięta

## Akcje

act-settle = Zasiedl lokację { $noun }
act-develop = Rozwiń lokację { $noun }
act-fortify = Ufortyfikuj lokację { $noun }
act-attack = Atakuj lokację { $noun }
act-reinforce = Wesprzyj bitwę kartą { $noun }
act-raid = Napadnij lokację { $noun }
act-engage = Zaatakuj wrogą Flotę
act-bribe = Przekup kartą { $noun }
act-money = Weź pieniądze za kartę { $noun }
act-trade = Handlarz: Statek z karty { $noun }
act-sell = Sprzedaj Wino kartą { $noun }
act-pillage = Plądruj lokację { $noun }
act-play = Zagraj kartę { $noun }
act-draft = Dobierz kartę Imperium { $noun }
act-levy = Dobierz kartę { $noun } przez Nadzwyczajny pobór
act-discard = Odrzuć kartę { $noun }
act-return = Zwróć kartę { $noun } do talii Imperium
act-reserve = Zarezerwuj kartę { $noun }
act-buy = Kup kartę Strategii { $noun }
act-drop_strategy = Odrzuć swoją kartę Strategii
act-cycle = Przesuń karty Strategii: { $noun }
act-sail = Ruch morski: { $noun }
act-build = Zbuduj Okręt Wojenny
act-pass = Spasuj
act-lead = Dodaj do bitwy kartę { $noun }
act-retrieve = Odzyskaj swoją Rezerwę
act-withdraw = Wycofaj się z oblężenia (zaczął: { $noun })
act-invoke = Zagraj kartę { $noun }
act-done = Gotowe
act-connect = Z lokacji { $noun }
act-pay = Zagraj kartę { $noun }
act-commit = Atakuj kartą { $noun }
act-join = Do bitwy, którą zaczął gracz { $noun }
act-resolve = Najpierw bitwa, którą zaczął gracz { $noun }
act-occupy = Umieść Miasteczko
act-colonise = Umieść Miasteczko, Osadnik z karty { $noun }
act-leave = Pozostaw niezajętą
act-block = Zablokuj kartą { $noun }
act-decline = Nie blokuj
act-embark = Wyślij kartę { $noun }
act-reroll = Przerzuć kości: { $noun }
act-retreat = Wycofaj się: { $noun }
act-stay = Zostań
act-give = Oddaj kartę { $noun }
act-take = Weź kartę { $noun }
act-name = Wskaż lokację { $noun }
act-redeem = Zapłać
act-refuse = Nie płać
act-draw = Dobierz kartę { $noun }
act-lose = Strać kartę { $noun }
act-roll = Wyrzuć { $noun }

## Pytania

ask-action = { $left ->
        [0] Możesz jeszcze wykonać darmowe akcje.
        [one] Wykonaj ostatnią akcję lub darmową akcję.
        [few] Wykonaj { $left } akcje i dowolne darmowe akcje.
       *[other] Wykonaj { $left } akcji i dowolne darmowe akcje.
    }
ask-connection = Z której lokacji prowadzi droga do lokacji { $place }?
ask-transport = { $need_id ->
        [ship] Zagraj kartę z symbolem Statku.
       *[other] Zagraj kartę z symbolem Wozu.
    }
ask-colonist = Zagraj kartę z symbolem Osadnika.
ask-opening = Która karta z symbolem miecza rozpoczyna atak?
ask-raider = Zagraj kartę, która może napadać.
ask-goods = { $need_id ->
        [wine] Zagraj kartę Lokacji z symbolem Wina.
       *[other] Zagraj kartę Lokacji z monetą.
    }
ask-further = { $need_id ->
        [wine] Dołożyć jeszcze kartę z Winem?
        [coin] Dołożyć jeszcze kartę z monetą?
       *[other] Dołożyć jeszcze kartę napadu?
    }
ask-battle = Do której bitwy zagrywasz kartę { $card }?
ask-order = Kończą się dwie bitwy. Którą rozstrzygnąć najpierw?
ask-occupation = Zdobywasz lokację { $place }. Czy ją zasiedlasz?
ask-battle_loss = Którą kartę traci { $owner }?
ask-bribed = Przekupstwo: którego Najemnika oddajesz?
ask-sacrifice = Którą kartę oddajesz?
ask-raid_block = Napad na lokację { $place }. Czy blokujesz?
ask-bribe_block = Próba przekupstwa. Czy blokujesz?
ask-pillage_block = Plądrowanie lokacji { $place }. Czy blokujesz?
ask-admirals = Którzy Przywódcy biorą udział w bitwie morskiej?
ask-marines = Która piechota z Rezerwy bierze udział? Wolne miejsca: { $room }.
ask-reroll = Ile chybionych kości Okrętów Wojennych przerzucasz?
ask-retreat = Dokąd wycofuje się twoja Flota?
ask-discards = Odrzucić kolejną kartę? Koszt w Srebrze: { $price }.
ask-magistrate = Ile kart zwracasz do talii Imperium? Najwyżej { $left }.
ask-taking = Którą kartę bierzesz na Rękę?
ask-ransom = Zapłacić { $price } Srebra za kartę { $card } czy zwrócić ją do talii Imperium?
ask-pay_or = Zapłacić { $price } Srebra czy odrzucić swoją kartę Strategii?
ask-struck_battle = Której bitwy to dotyczy?
ask-struck_place = Której lokacji to dotyczy?
ask-place_ransom = Zapłacić { $price } Srebra, aby zachować lokację { $place }?

## Co się dzieje

event-strategy-displayed = W rzędzie Strategii pojawia się karta { $card }.
event-deus-dealt = Twoja tajna karta: { $card }.
event-round-begins = { $who } zaczyna Rundę. Akcje: { $actions }.
event-drew = { $who } dobiera karty: { $cards }.
event-drew-card = Dobierasz kartę { $card }.
event-reshuffled = { $who } wtasowuje Stos kart Odrzuconych do Talii Dobierania.
event-card-handed-over = Karta Lokacji { $place } przechodzi do gracza { $who }.
event-paid-with = { $who } zagrywa kartę { $card }.
event-card-discarded = { $who } odrzuca kartę { $card }.
event-card-returned = { $who }: karta { $card } wraca do talii Imperium.
event-campaign-drawn = { $who } dobiera kartę Kampanii.
event-campaign-pending = { $who } dobiera kartę Kampanii: Kampania nastąpi po tej Rundzie.
event-campaign-begins = Kampania, Tura { $turn }.
event-city-income = { $who } otrzymuje Srebro za Miasta: { $silver }.
event-campaign-points = { $who } zdobywa PZ: { $points }, razem { $total }.
event-turn-begins = Zaczyna się Tura { $turn }.
event-fleet-home = { $who } traci całą Flotę; jej znacznik wraca do Portu Macierzystego.
event-event-drawn = Wydarzenie Losowe: { $card }.
event-event-hits = Rzut { $roll }, wynik { $result }: wydarzenie { $card } dotyczy gracza { $who }.
event-event-ignored = Wydarzenie { $card } nie ma skutku.
event-events-reshuffled = Wszystkie wydarzenia zostają przetasowane.
event-gained-silver = { $who } zyskuje Srebro: { $silver }.
event-lost-silver = { $who } traci Srebro: { $silver }.
event-gained-points = { $who } zyskuje PZ: { $points }.
event-gained-warships = { $who } zyskuje Okręty Wojenne: { $warships }.
event-lost-warships = { $who } traci Okręty Wojenne: { $warships }.
event-leaders-barred = { $who } nie może używać Przywódców do następnej Kampanii.
event-curbed = { $who } ma w następnej Rundzie mniej akcji ({ $actions }) i żadnych darmowych akcji.
event-marker-moved = Znacznik Siły Bitwy, { $place }: { $marker_signed }.
event-place-struck = { $who } ponosi stratę w lokacji { $place }.
event-ransomed = { $who } płaci { $silver } Srebra za kartę { $card }.
event-peace-rolled = Rzut na Pokój: { $roll }.
event-fate-taken = { $who } bierze Żeton Losu.
event-fate-set-aside = { $who } odkłada Żeton Losu.
event-settled = { $who } zasiedla lokację { $place }.
event-developed = { $who } rozwija lokację { $place } w Miasto.
event-fortified = { $who } fortyfikuje lokację { $place }.
event-paid-tax = { $who } płaci { $silver } Srebra z powodu Dyplomacji.
event-attacked = { $who } atakuje lokację { $place }; znacznik zaczyna na { $marker_signed }.
event-joined-battle = { $who } zagrywa kartę { $card } do bitwy, { $place }: { $marker_signed }.
event-left-battle = { $who }: karta { $card } opuszcza bitwę, { $place }: { $marker_signed }.
event-combined-arms = { $who } zyskuje 1 siły za zastosowanie różnych rodzajów wojsk.
event-elephants-rolled = Słonie Bojowe, rzut { $roll }: siła { $strength }.
event-battle-won = { $who } wygrywa bitwę, { $place }.
event-battle-drawn = Bitwa kończy się remisem, { $place }.
event-prestige = { $who } ma teraz Prestiż { $prestige }.
event-occupied-place = { $who } umieszcza Miasteczko w lokacji { $place }.
event-withdrew = { $who } wycofuje się z oblężenia, { $place }.
event-raided = { $who } napada lokację { $place }.
event-raid-took = { $who } zdobywa { $city ->
        [0] Miasteczko
       *[other] Miasto
    }, { $place }.
event-blocked = { $who } blokuje kartą { $card }.
event-engaged = { $who } atakuje wrogą Flotę, { $station }.
event-embarked = { $who } wysyła do bitwy morskiej kartę { $card }.
event-naval-roll = { $who } wyrzuca { $roll }, trafienie od { $needed }.
event-warships-sunk = { $who } traci Okręty Wojenne: { $warships }.
event-naval-victory = { $who } wygrywa bitwę morską, { $station }.
event-naval-draw = Bitwa morska kończy się remisem, { $station }.
event-warship-captured = { $who } zdobywa Okręt Wojenny.
event-retreated = { $who } wycofuje Flotę: { $station }.
event-bribe-tried = { $who } próbuje przekupstwa kartą { $card }.
event-bribe-wasted = { $who } nie ma Najemnika i pokazuje Rękę: { $cards }.
event-took-money = { $who } bierze { $silver } Srebra za kartę { $card }.
event-traded = { $who } zarabia na handlu Srebro: { $silver }.
event-sold-wine = { $who } sprzedaje Wino za Srebro: { $silver }.
event-pillaged = { $who } plądruje lokację { $place }.
event-pillage-took = { $who } zdobywa łup, Srebro: { $silver }.
event-pillage-points = { $who } traci przez plądrowanie PZ: { $points }.
event-card-played = { $who } zagrywa kartę { $card }.
event-drafted = { $who } dobiera kartę Imperium { $card }.
event-levied = { $who } kładzie przez Nadzwyczajny pobór kartę { $card } na wierzch Talii Dobierania.
event-reserved = { $who } rezerwuje kartę { $card }.
event-reserved-unseen = { $who } rezerwuje kartę.
event-retrieved = { $who } odzyskuje Rezerwę, karty: { $cards }.
event-strategy-bought = { $who } kupuje kartę Strategii { $card }.
event-strategy-dropped = { $who } odrzuca kartę Strategii { $card }.
event-strategy-flipped = { $who } nie może zapłacić za kartę { $card }: zostaje odwrócona.
event-maintenance-paid = { $who } płaci koszt utrzymania, Srebro: { $silver }.
event-cycled = { $who } przesuwa karty Strategii: { $cards }.
event-sailed = { $who } wykonuje Ruch morski: { $station }.
event-warship-built = { $who } buduje Okręt Wojenny, razem { $warships }.
event-passed = { $who } pasuje i bierze Srebro: { $silver }.
event-deus-invoked = { $who } zagrywa kartę { $card }.
event-card-taken = { $who } bierze na Rękę kartę { $card }.
event-end-in-sight = Spełniony został warunek zakończenia gry: { $cause }.
event-won = { $who } natychmiast wygrywa.
event-counted-up = Podliczenie: Rzym { $rome }, Kartagina { $carthage }. Wygrywa { $who }.

## Dlaczego nie

why-no-actions-left = W tej Rundzie nie masz już akcji.
why-actions-left = Musisz jeszcze wykonać akcje: { $left }.
why-no-free-actions = W tej Rundzie nie możesz wykonywać darmowych akcji.
why-not-in-hand = Nie masz na Ręce karty { $card }.
why-not-controlled = Nie kontrolujesz lokacji { $card }.
why-out-of-supply = Lokacja { $card } jest bez zaopatrzenia.
why-under-attack = Lokacja { $card } jest atakowana.
why-lacks-symbol = Karta { $card } nie ma tego, co potrzebne: { $need }.
why-rest-unpaid = Po zagraniu karty { $card } nie da się zapłacić reszty.
why-too-poor = Kosztuje to { $price } Srebra, a masz { $silver }.
why-no-colonist = Nie masz użytecznej karty z symbolem Osadnika.
why-occupied = Lokacja { $place } jest zajęta.
why-no-town-left = Nie masz już Miasteczek w zapasie.
why-no-connection = Nie masz użytecznej karty Lokacji połączonej z lokacją { $place }.
why-enemy-waters = Strefa Morska lokacji { $place } jest kontrolowana przez wroga.
why-cannot-pay-way = Nie możesz opłacić drogi do lokacji { $place } i tego, co tam potrzebne.
why-worth-too-little = Lokacja { $place } jest warta mniej niż 2 PZ.
why-not-yours = Nie kontrolujesz lokacji { $place }.
why-city-already = Lokacja { $place } jest już Miastem.
why-no-city-left = Nie masz już Miast w zapasie.
why-no-wall-card = Nie masz na Ręce karty Fortyfikacja.
why-fortified-already = Lokacja { $place } ma już Fortyfikację.
why-no-fortification-left = Wszystkie Znaczniki Fortyfikacji są na mapie.
why-fortified = Lokacja { $place } jest ufortyfikowana.
why-independent = Lokacja { $place } jest niezależna.
why-no-enemy-there = W lokacji { $place } nie ma wroga.
why-no-new-battle = Koniec jest bliski: nie wolno zaczynać nowych bitew.
why-already-attacking = Atakujesz już lokację { $place }.
why-battle-there = W lokacji { $place } trwa bitwa.
why-no-battle = Nie ma takiej bitwy.
why-not-your-battle = Nie bierzesz udziału w bitwie, { $place }.
why-no-supply-there = Nie możesz poprowadzić linii zaopatrzenia do lokacji { $place }.
why-leaders-quarrel = Twoi Przywódcy są wyłączeni do następnej Kampanii.
why-no-military-symbol = Karta { $card } nie ma siły w bitwie, { $place }.
why-no-leader = { $card } nie jest Przywódcą na twojej Ręce.
why-needs-colonist = Lokacja { $place } wymaga Osadnika.
why-needs-no-colonist = Lokacja { $place } nie wymaga Osadnika.
why-not-among-these = Karty { $card } nie ma wśród kart do wyboru.
why-field-battle = Bitwa w lokacji { $place } nie jest oblężeniem.
why-just-begun = Oblężenie lokacji { $place } zaczęło się w tej Rundzie.
why-no-raiders = Nie masz na Ręce karty, która może napadać.
why-no-way-to-raid = Żaden napad nie dotrze do lokacji { $place }.
why-too-far-to-raid = Napad na lokację { $place } wymaga kart: { $needed }, a masz { $cards }.
why-blocks-nothing = Karta { $card } tego nie blokuje.
why-fleets-apart = Obie Floty muszą być w tej samej Strefie Morskiej.
why-no-ship-card = Nie masz dość użytecznych kart z symbolem Statku.
why-built-this-round = W tej Rundzie zbudowano już Okręt Wojenny.
why-engaged-this-round = W tej Rundzie zaatakowano już wrogą Flotę.
why-no-reserve-infantry = { $card } nie jest piechotą w twojej Rezerwie.
why-too-many-dice = Możesz przerzucić najwyżej tyle kości: { $most }.
why-must-retreat = Pokonana Flota musi się wycofać.
why-not-adjacent = Twoja Flota nie może tam popłynąć: { $station }.
why-no-friendly-port = Nie masz tam przyjaznego portu: { $station }.
why-no-bribe-ability = Karta { $card } nie może przekupywać.
why-immune-to-bribery = Przeciwnik ma kartę { $card } i nie można go przekupić.
why-nothing-to-sell = Nie masz innej użytecznej karty Lokacji tego rodzaju: { $need }.
why-no-merchant = { $card } nie jest Kupcem.
why-once-a-round = Można to zrobić tylko raz na Rundę.
why-fleet-too-far = Twojej Floty nie ma na morzu w pobliżu lokacji { $place }.
why-fleet-protects = Wroga Flota chroni lokację { $place }.
why-not-on-offer = Karta { $card } nie jest dostępna.
why-opponents-card = Karta { $card } należy do przeciwnika.
why-cannot-be-levied = Karty { $card } nie można dobrać przez Nadzwyczajny pobór.
why-name-in-order = Wskazuj karty po kolei: { $card } stoi przed ostatnią.
why-never-returned = Karta { $card } nigdy nie wraca do talii Imperium.
why-no-action-text = Karta { $card } nie ma własnej akcji.
why-reserve-full = Rezerwa mieści najwyżej tyle kart: { $room }.
why-reserve-empty = Twoja Rezerwa jest pusta.
why-not-on-display = Karty { $card } nie ma w rzędzie Strategii.
why-strategy-owned = Masz już kartę Strategii { $card }.
why-no-strategy = Nie masz karty Strategii.
why-cycle-number = Przesuwa się jedną, dwie lub trzy karty.
why-no-warships = Twoja Flota nie ma Okrętów Wojennych.
why-most-warships = Masz już największą liczbę Okrętów Wojennych: { $most }.
why-not-struck = Lokacja { $place } nie może zostać dotknięta.
why-not-your-deus = { $card } nie jest twoją kartą Deus Ex Machina.
why-end-met = Spełniony został już warunek zakończenia gry.
why-too-few-points = Kosztuje to { $price } PZ, a masz { $points }.

## Opcje

option-fate_token = Żeton Losu
    .help = Kto ma pecha przy wydarzeniach, bierze Żeton Losu i ma przewagę w dalszych rzutach na wydarzenia.
option-hidden_reserve = Ukryta Rezerwa
    .help = Rezerwy leżą zakryte; jawna jest tylko liczba kart.
option-strategy_maintenance = Utrzymanie kart Strategii
    .help = Używa się alternatywnych kart Strategii; w każdej Kampanii kosztują Srebro, za każdym razem więcej.
option-deus_ex_machina = Deus Ex Machina
    .help = Każdy gracz dostaje tajną kartę, którą może zagrać raz, za PZ lub Srebro.
option-alternate_events = Wszystkie alternatywne wydarzenia
    .help = Pięć łagodniejszych wydarzeń z rozszerzenia Fortuna zastępuje oryginały.
option-alternate_leaders_quarrel = Alternatywny Spór Przywódców
    .help = Łagodniejszy Spór Przywódców zastępuje oryginał.
option-alternate_mercenary_revolt = Alternatywny Bunt Najemników
    .help = Łagodniejszy Bunt Najemników zastępuje oryginał.
option-alternate_naval_disaster = Alternatywna Katastrofa Morska
    .help = Łagodniejsza Katastrofa Morska zastępuje oryginał.
option-alternate_rebellion = Alternatywny Bunt
    .help = Łagodniejszy Bunt zastępuje oryginał.
option-alternate_storms_at_sea = Alternatywne Burze na Morzu
    .help = Łagodniejsze Burze na Morzu zastępują jedną z dwóch kart oryginalnych.

## Jak się skończyło

ending-towns = Wszystkie Miasteczka gracza są na planszy.
ending-cities = Wszystkie Miasta gracza są na planszy.
ending-captures = Zdobyte znaczniki warte 10 punktów.
ending-prestige = Prestiż 8.
ending-turns = Minęło 12 Tur.
ending-points = 90 PZ.
ending-peace = Zawarto Pokój.
ending-capital = Padła stolica wroga.
ending-sicily = Cała Sycylia w jednym ręku.
ending-lead = Przewaga 25 PZ.
