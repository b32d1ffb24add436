# Hands in the Sea po polsku.

## Gra

game-title = Hands in the Sea
game-line = Rzym i Kartagina walczą o Sycylię własnymi taliami: zasiedlaj, handluj, napadaj, oblegaj i panuj na morzu.

## Gracze

seat-rome = Rzym
    .gen = Rzymu
    .acc = Rzym
    .adj = rzymski
seat-carthage = Kartagina
    .gen = Kartaginy
    .acc = Kartaginę
    .adj = kartagiński

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
    .text = { card-legion_1.text }
card-legion_3 = Legion III
    .text = { card-legion_1.text }
card-legion_4 = Legion IV
    .text = { card-legion_1.text }
card-velites_1 = Welici
    .text = Lekka piechota o sile 1.
card-velites_2 = Welici
    .text = { card-velites_1.text }
card-allied_skirmishers = Harcownicy Sprzymierzeńców
    .text = Lekka piechota o sile 1 z symbolem przekupstwa, liczy się więc jako Najemnik; może zablokować napad kawalerii.
card-equites_1 = Ekwici
    .text = Kawaleria o sile 1; może dokonać napadu i może zablokować napad.
card-equites_2 = Ekwici
    .text = { card-equites_1.text }
card-allied_cavalry = Kawaleria Sprzymierzeńców
    .text = Kawaleria o sile 1 z symbolem przekupstwa, liczy się więc jako Najemnik; może dokonać napadu.
card-consul_1 = Konsul
    .text = Przywódca o sile 1, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca jedną kością i trafia na 4-6. Może zablokować przekupstwo.
card-consul_2 = Konsul
    .text = { card-consul_1.text }
card-praetor = Pretor
    .text = Przywódca o sile 1, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej jego kość trafia tylko na 5-6.
card-dictator = Dyktator
    .text = Przywódca o sile 2, dodawany do bitwy lądowej lub morskiej jako darmowa akcja. W bitwie morskiej rzuca dwiema kośćmi i trafia na 4-6. Po bitwie, na lądzie czy na morzu, wraca do talii Imperium i nie może zostać wybrany jako strata. Może zablokować przekupstwo.
card-senatorial_support_rome = Wsparcie Senatorów
    .text = Akcja: dobierz 3 karty, lecz nie więcej, niż zostało w Talii Dobierania; Stosu kart Odrzuconych nie tasuje się w tym celu.
card-colonists_rome = Kolonia Rzymska
    .text = Liczy się jako karta z symbolem Osadnika.
card-libyan_infantry = Libijska Piechota
    .text = Ciężka piechota o sile 2, zaciągnięta wśród poddanych samej Kartaginy.
card-greek_mercenaries = Greccy Najemnicy
    .text = Najemna ciężka piechota o sile 2.
card-iberian_mercenaries = Iberyjscy Najemnicy
    .text = { card-greek_mercenaries.text }
card-celtic_mercenaries = Celtyccy Najemnicy
    .text = Najemna ciężka piechota o sile 2 w bitwie rozpoczętej przez jej właściciela, o sile 1 w bitwie, w której właściciel się broni.
card-ligurian_infantry = Liguryjska Piechota
    .text = Najemna lekka piechota o sile 1.
card-balearic_slingers = Balearscy Procarze
    .text = { card-ligurian_infantry.text }
card-numidian_cavalry_1 = Numidyjska Kawaleria
    .text = Najemna kawaleria o sile 1; może dokonać napadu.
card-numidian_cavalry_2 = Numidyjska Kawaleria
    .text = { card-numidian_cavalry_1.text }
card-punic_cavalry = Punicka Kawaleria
    .text = { card-equites_1.text }
card-war_elephants_1 = Słonie Bojowe
    .text = Po zagraniu do bitwy rzuć kością, aby ustalić siłę: 1 daje -1, 2 daje 1, 3 lub 4 daje 2, 5 lub 6 daje 3. W oblężeniu odejmij 1 od rzutu (wynik poniżej 1 liczy się jako 1). Mogą rozpocząć atak. Nie są piechotą, kawalerią ani Przywódcą.
card-war_elephants_2 = Słonie Bojowe
    .text = { card-war_elephants_1.text }
card-general_1 = Generał
    .text = { card-consul_1.text }
card-general_2 = Generał
    .text = { card-consul_1.text }
card-mercenary_general = Generał Najemników
    .text = { card-dictator.text }
card-senatorial_support_carthage = Wsparcie Senatorów
    .text = Akcja: dobierz 3 karty, lecz nie więcej, niż zostało w Talii Dobierania; jeśli jest wśród nich karta Kampanii, przed jej rozpatrzeniem dokończ Rundę.
card-merchant_carthage = Kupiec
    .text = Akcja: zagraj wraz z co najmniej jedną kartą Lokacji z symbolem Wina; za każdą z nich weź 2 Srebra.
card-fortification_1 = Fortyfikacja
    .text = Wraz z kartą kontrolowanej przez ciebie lokacji i za 3 Srebra: umieść w niej znacznik Fortyfikacji (tylko jeden w lokacji, nigdy podczas toczącej się tam bitwy). Albo wesprzyj siłą 1 bitwę, w której się bronisz. Może zablokować plądrowanie lub napad.
card-fortification_2 = Fortyfikacja
    .text = { card-fortification_1.text }
card-siege_engine_1 = Maszyna Oblężnicza
    .text = Wspiera siłą 2 oblężenie rozpoczęte przez ciebie. Bezużyteczna w bitwie polowej i dla obrońcy.
card-siege_engine_2 = Maszyna Oblężnicza
    .text = { card-siege_engine_1.text }
card-triremes = Triremy
    .text = Liczy się jako karta z symbolem statku. Może zablokować plądrowanie, także lokacji bez zaopatrzenia.
card-merchant_neutral = Kupiec
    .text = { card-merchant_carthage.text }
card-magistrate = Magistrat
    .text = Akcja: zwróć z Ręki do talii Imperium do 2 kart (nigdy kartę stolicy), a potem dobierz tyle kart, ile zwrócono, lecz nie więcej, niż zostało w Talii Dobierania.
card-agents_1 = Agenci
    .text = Akcja: zapłać 1 Srebro i spróbuj przekupstwa (5.2.6). Może zablokować przekupstwo.
card-agents_2 = Agenci
    .text = { card-agents_1.text }
card-colonists_neutral = Osadnicy
    .text = { card-colonists_rome.text }
card-campaign = Kampania
    .text = Po dobraniu odłóż ją na bok: rozpoczyna Sekwencję Kampanii (4.1), po czym wraca na spód Talii Dobierania Kartaginy. Usuwana z gry, gdy zostanie spełniony warunek zakończenia gry.
card-leader_dies = Śmierć Przywódcy
    .text = Zwróć do talii Imperium jednego wybranego przez siebie Przywódcę z Ręki, Rezerwy lub bitwy; Przywódca zabrany z bitwy zabiera swoją siłę z toru. Jeśli nie masz żadnego, odrzuć losową kartę z Ręki.
card-traitor = Zdrajca
    .text = Jeśli uczestniczysz w oblężeniu, przesuń jego znacznik o 2 pola na swoją niekorzyść (przy dwóch oblężeniach wybiera przeciwnik). W przeciwnym razie usuń jeden znacznik Fortyfikacji z kontrolowanej przez siebie lokacji, wybranej przez przeciwnika. Jeśli żadne z nich nie jest możliwe, nic się nie dzieje.
card-storms_at_sea_1 = Burze na Morzu
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym, tracisz połowę swoich Okrętów Wojennych, zaokrąglając w dół. Posiadacz Corvusa zaokrągla zamiast tego w górę i odrzuca losową kartę z Ręki; samą tę kartę wtasowuje się potem z powrotem do talii Wydarzeń.
card-storms_at_sea_2 = Burze na Morzu
    .text = { card-storms_at_sea_1.text }
card-naval_disaster = Katastrofa Morska
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym, tracisz wszystkie swoje Okręty Wojenne. W Turze 11 i 12 zamiast tego nie ma żadnego wydarzenia. Dotknięty posiadacz Corvusa zwraca też jedną kartę piechoty z Rezerwy do talii Imperium oraz płaci Srebro w wysokości połowy numeru Tury, zaokrąglając w górę, albo odrzuca Corvusa.
card-political_intrigue = Polityczne Intrygi
    .text = W swojej następnej Rundzie masz tylko 1 akcję i żadnych darmowych akcji.
card-peace = Pokój
    .text = Od Tury 9 rzuć kością: wynik 1-3 natychmiast kończy grę, przy wyniku 4-6 nic się nie dzieje. Do Tury 8 włącznie dobierz w zamian inne Wydarzenie, a po jego rozpatrzeniu przetasuj talię Wydarzeń.
card-leaders_quarrel = Spór Przywódców
    .text = Wszyscy twoi Przywódcy z bitew trafiają na twój Stos kart Odrzuconych i zabierają swoją siłę z torów; do następnej Kampanii nie możesz dołączać Przywódców do bitew lądowych ani morskich.
card-mercenary_revolt = Bunt Najemników
    .text = Zwróć do talii Imperium wszystkie karty Najemników z Ręki, Rezerwy i bitew i skoryguj tory bitew. Posiadacz Lojalności pomija to wydarzenie.
card-rebellion = Bunt
    .text = Przeciwnik wskazuje jedno twoje Miasteczko bez Fortyfikacji, w którym nie toczy się bitwa i które nie leży w twojej lokacji startowej; znacznik wraca do twojego zapasu, lokacja jest niezajęta, a jej karta zostaje u ciebie. Jeśli nie ma takiego Miasteczka, nic się nie dzieje.
card-plague = Zaraza
    .text = Odrzuć 2 losowe karty z Ręki.
card-poor_harvest = Nieurodzaj
    .text = Tracisz 1 Srebro za każde kontrolowane Miasto, ze stolicą włącznie, ale nie więcej, niż posiadasz.
card-bountiful_harvest = Obfite Zbiory
    .text = Otrzymujesz 4 Srebra.
card-slave_revolt = Powstanie Niewolników
    .text = Jedno wybrane przez ciebie twoje Miasto poza stolicą staje się Miasteczkiem; znacznik Miasta wraca do twojego zapasu. Jeśli nie masz takiego Miasta albo żadnego Miasteczka w zapasie, tracisz 2 Srebra, ale nie więcej, niż posiadasz.
card-pirates = Piraci
    .text = Tracisz 3 Srebra, ale nie więcej, niż posiadasz, chyba że twoja Flota jest w Strefie Morskiej i liczy co najmniej 2 Okręty Wojenne.
card-desertion = Dezercja
    .text = Zwróć do talii Imperium jedną wybraną przez siebie kartę lekkiej piechoty lub kawalerii z Ręki, Rezerwy lub bitwy; skoryguj tor. Jeśli nie masz żadnej, odrzuć losową kartę z Ręki.
card-gift_of_hiero = Dar Hierona
    .text = Gracz kontrolujący Syracuse otrzymuje 4 Srebra. Jeśli nikt nie kontroluje tej lokacji, wylosowany gracz otrzymuje 2 Srebra.
card-favour_of_the_gods = Łaska Bogów
    .text = Otrzymujesz 1 PZ i dobierasz 1 kartę, nawet ponad rozmiar Ręki, jeśli jakaś została w twojej Talii Dobierania.
card-deep_reserve = Głęboka Rezerwa
    .text = Twoja Rezerwa mieści do 7 kart, a jej odzyskanie nie kosztuje Srebra.
card-corvus = Corvus
    .text = W bitwie morskiej możesz bezpłatnie użyć piechoty ze swojej Rezerwy, najwyżej jednej karty na Okręt Wojenny; każda rzuca jedną kością, przy czym lekka piechota trafia na 5-6, a ciężka na 3-6. Jeśli wygrasz i użyto choć jednej, zyskujesz jeden Okręt Wojenny. Piechota ponad liczbę ocalałych Okrętów Wojennych wraca do talii Imperium, pozostała trafia na Stos kart Odrzuconych. Pogarsza Burze na Morzu i Katastrofę Morską.
card-celtic_allies = Celtyccy Sojusznicy
    .text = Bitwy lądowe rozpoczynane przez ciebie zaczynają się z siłą większą o 1 na twoją korzyść.
card-diplomacy = Dyplomacja
    .text = Aby zaatakować, napaść lub splądrować kontrolowaną przez ciebie lokację, przeciwnik płaci do banku 2 Srebra; bez tego Srebra nie może tego zrobić.
card-devotio = Oddanie
    .text = Rzuty na wydarzenia są przesuwane o 1 na twoją korzyść; sumuje się z Żetonem Losu.
card-pillaging = Plądrowanie
    .text = Po udanym plądrowaniu bierzesz o 1 Srebro więcej (z banku), a splądrowany gracz odrzuca losową kartę z Ręki.
card-loyalty = Lojalność
    .text = Twoich kart nie można przekupić, a Bunt Najemników cię nie dotyczy.
card-dilectus = Dilectus
    .text = Dobierasz ciężką piechotę bez wymaganego zwykle Osadnika.
card-manipular_tactics = Taktyka Manipularna
    .text = Bitwy, w których się bronisz, zaczynają się z siłą większą o 1 na twoją korzyść, a każda rozpoczęta przez ciebie bitwa polowa, w której masz ciężką piechotę, kończy się dopiero po 5 rundach.
card-shipwrights = Szkutnicy
    .text = Budowa Okrętu Wojennego kosztuje cię 2 Srebra zamiast 3.
card-master_pilots = Wytrawni Sternicy
    .text = Raz w każdej bitwie morskiej, zanim zostaną rozliczone trafienia, możesz powtórzyć rzut najwyżej 2 swoimi kośćmi Okrętów Wojennych, które chybiły.
card-trade_monopoly = Monopol Handlowy
    .text = Twoja akcja Handlarz obejmuje do 3 kart Lokacji, a twój Kupiec dostaje po 3 Srebra za każdą kartę z Winem.
card-colonization = Kolonizacja
    .text = Raz na Rundę możesz zasiedlić lokację wymagającą Osadnika, w akcji zasiedlenia lub po wygranej bitwie, nie zagrywając Osadnika.
card-siegecraft = Sztuka Oblężnicza
    .text = Rozpoczynane przez ciebie oblężenia zaczynają się z siłą większą o 1 na twoją korzyść, a wycofanie się z takiego oblężenia nie daje przeciwnikowi Prestiżu.
card-light_horse = Lekka Kawaleria
    .text = Twoje napady sięgają o 1 połączenie dalej, a każda twoja karta kawalerii może zablokować napad.
card-alt_deep_reserve = Głęboka Rezerwa
    .text = { card-deep_reserve.text }
card-alt_corvus = Corvus
    .text = { card-corvus.text }
card-alt_celtic_allies = Celtyccy Sojusznicy
    .text = { card-celtic_allies.text }
card-alt_diplomacy = Dyplomacja
    .text = { card-diplomacy.text }
card-alt_devotio = Oddanie
    .text = { card-devotio.text }
card-alt_pillaging = Plądrowanie
    .text = { card-pillaging.text }
card-alt_loyalty = Lojalność
    .text = { card-loyalty.text }
card-alt_dilectus = Dilectus
    .text = { card-dilectus.text }
card-alt_manipular_tactics = Taktyka Manipularna
    .text = { card-manipular_tactics.text }
card-alt_shipwrights = Szkutnicy
    .text = { card-shipwrights.text }
card-alt_master_pilots = Wytrawni Sternicy
    .text = { card-master_pilots.text }
card-alt_trade_monopoly = Monopol Handlowy
    .text = { card-trade_monopoly.text }
card-alt_colonization = Kolonizacja
    .text = { card-colonization.text }
card-alt_siegecraft = Sztuka Oblężnicza
    .text = { card-siegecraft.text }
card-alt_light_horse = Lekka Kawaleria
    .text = { card-light_horse.text }
card-sacrifice_to_baal = Ofiara dla Baala
    .text = Dobierz 3 karty, nawet ponad rozmiar Ręki, lecz nie więcej, niż zostało w Talii Dobierania.
card-council_of_104 = Rada 104
    .text = Weź bez płacenia na Rękę jedną kartę Przywódcy ze swojej talii Imperium lub ze Stosu kart Odrzuconych.
card-serpent_of_africa = Wąż Afryki
    .text = Przesuń znacznik jednej bitwy lądowej, w której uczestniczysz, o 2 pola na swoją korzyść, a o 3, jeśli bitwa toczy się w Afryce.
card-western_resources = Zachodnie Zasoby
    .text = Otrzymujesz 8 Srebra.
card-gladiatorial_contest = Walka Gladiatorów
    .text = Otrzymujesz 4 PZ.
card-noble_citizens = Szlachetny Obywatel
    .text = Dodaj 3 Okręty Wojenne do swojej Floty, do limitu 8.
card-punic_treachery = Punicka Zdrada
    .text = Przeciwnik zwraca do talii Imperium 2 wybrane przez siebie karty Najemników z Ręki, Rezerwy lub bitew (jedną, jeśli ma tylko jedną); skoryguj tory. Jeśli nie ma żadnej, odrzuca losową kartę z Ręki.
card-vestal_sacrifice = Ofiara Kapłanki Westy
    .text = Przesuń znacznik jednej bitwy lądowej, w której uczestniczysz, o 2 pola na swoją korzyść, a o 3, jeśli bitwa toczy się we Włoszech.
card-alt_leaders_quarrel = Spór Przywódców
    .text = Jeden wybrany przez ciebie twój Przywódca z bitwy trafia na twój Stos kart Odrzuconych i zabiera swoją siłę z toru; jeśli nie masz żadnego w bitwie, odrzuć Przywódcę z Ręki, o ile go masz.
card-alt_mercenary_revolt = Bunt Najemników
    .text = Za każdą kartę Najemnika w ręce, Rezerwie lub bitwie zapłać 3 Srebra albo zwróć ją do talii Imperium; skoryguj tory bitew. Posiadacz Lojalności pomija to wydarzenie.
card-alt_naval_disaster = Katastrofa Morska
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym, tracisz połowę swoich Okrętów Wojennych, zaokrąglając w górę. W Turze 11 i 12 zamiast tego nie ma żadnego wydarzenia. Dotknięty posiadacz Corvusa zwraca też jedną kartę piechoty z Rezerwy do talii Imperium.
card-alt_rebellion = Bunt
    .text = Wskazujesz jedno swoje Miasteczko jak przy Buncie w wersji podstawowej i albo płacisz 3 Srebra, albo zwracasz jego znacznik do zapasu. Jeśli nie masz takiego Miasteczka, nic się nie dzieje.
card-alt_storms_at_sea = Burze na Morzu
    .text = Jeśli twoja Flota nie jest w Porcie Macierzystym i liczy co najmniej 2 Okręty Wojenne, tracisz 1 Okręt Wojenny, a przy co najmniej 6 tracisz 2. Dotknięty posiadacz Corvusa odrzuca też losową kartę z Ręki.

## Gdzie może być Flota

station-italy = Strefa Morska Włoch
    .to = do Strefy Morskiej Włoch
    .loc = w Strefie Morskiej Włoch
station-sicily = Strefa Morska Sycylii
    .to = do Strefy Morskiej Sycylii
    .loc = w Strefie Morskiej Sycylii
station-africa = Strefa Morska Afryki
    .to = do Strefy Morskiej Afryki
    .loc = w Strefie Morskiej Afryki
station-corsica_sardinia = Strefa Morska Korsyki-Sardynii
    .to = do Strefy Morskiej Korsyki-Sardynii
    .loc = w Strefie Morskiej Korsyki-Sardynii
station-port = Port Macierzysty
    .to = do Portu Macierzystego
    .loc = w Porcie Macierzystym

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
board-fleet = flota
board-cards-held = Karty
board-captured-tokens = osady { $towns }, miasta { $cities }
board-outlook = Przed nami
board-known-hand = Na pewno na ręce
board-known-held = Na ręce lub w ukrytej rezerwie
board-known-top = Znane na wierzchu talii
board-strategy-of = Strategia w grze
board-chapter = { $chapter ->
        [card] Karty
        [location] Lokacje
       *[other] { $chapter }
    }
board-connects = Połączenia
board-legend-kinds = Rodzaje kart
board-legend-cards = Na kartach
board-legend-players = Gracze

## Skąd pochodzi karta

pile-hand = Ręka
    .gen = Ręki
pile-reserve = Rezerwa
    .gen = Rezerwy
pile-battle = bitwa
    .gen = bitwy
pile-fleet = Flota
    .gen = Floty
pile-neutral = karty neutralne
    .gen = kart neutralnych
pile-empire = talia Imperium
    .gen = talii Imperium
pile-discard = Stos kart Odrzuconych
    .gen = Stosu kart Odrzuconych
pile-deck = Talia Dobierania
    .gen = Talii Dobierania

## Kiedy przychodzi czas na akcję

-when-action = jako jedna z akcji twojej rundy
-when-discard = jako jedna z akcji twojej rundy, a potem dla każdej kolejnej karty
-when-return = jako jedna z akcji twojej rundy albo dzięki karcie, która na to pozwala
-when-free = jako darmowa akcja twojej rundy
-when-ended = gdy można zakończyć rundę albo to, co właśnie robisz
-when-connecting = gdy wybierzesz miejsce osiedlenia, ataku albo napadu
-when-paying = gdy zagrywasz karty, których wymaga akcja
-when-opening = gdy rozpoczynasz atak
-when-two-battles = gdy twoja karta może trafić do jednej z dwóch bitew
-when-both-end = na początku twojej rundy, gdy kończą się dwie bitwy
-when-won = gdy wygrasz bitwę o lokację
-when-raided = gdy wróg napada, przekupuje albo plądruje
-when-naval = na początku bitwy morskiej
-when-naval-dice = po twoim rzucie w bitwie morskiej
-when-naval-end = na końcu bitwy morskiej
-when-loss = gdy traci się karty: przez bitwę, przekupstwo albo wydarzenie
-when-taking = gdy Deus Ex Machina pozwala ci wziąć kartę
-when-struck = gdy wydarzenie dotyka jednego z kilku
-when-ransom = gdy przed wydarzeniem można się wykupić

## Akcje

act-settle = Zasiedl lokację { $noun }
    .when = { -when-action }
act-develop = Rozwiń lokację { $noun }
    .when = { -when-action }
act-fortify = Ufortyfikuj lokację { $noun }
    .when = { -when-action }
act-attack = Atakuj lokację { $noun }
    .when = { -when-action }
act-reinforce = Wesprzyj bitwę kartą { $noun }
    .when = { -when-action }
act-raid = Napadnij na lokację { $noun }
    .when = { -when-action }
act-engage = Zaatakuj wrogą Flotę
    .when = { -when-action }
act-bribe = Przekup kartą { $noun }
    .when = { -when-action }
act-money = Weź pieniądze za kartę { $noun }
    .when = { -when-action }
act-trade = Handlarz: Statek z karty { $noun }
    .when = { -when-action }
act-sell = Sprzedaj Wino kartą { $noun }
    .when = { -when-action }
act-pillage = Plądruj lokację { $noun }
    .when = { -when-action }
act-play = Zagraj kartę { $noun }
    .when = { -when-action }
act-draft = Dobierz kartę Imperium { $noun }
    .when = { -when-action }
act-levy = Dobierz kartę { $noun } przez Nadzwyczajny pobór
    .when = { -when-action }
act-discard = Odrzuć kartę { $noun }
    .when = { -when-discard }
act-return = Zwróć kartę { $noun } do talii Imperium
    .when = { -when-return }
act-reserve = Odłóż do Rezerwy kartę { $noun }
    .when = { -when-action }
act-buy = Kup kartę Strategii { $noun }
    .when = { -when-action }
act-drop_strategy = Odrzuć swoją kartę Strategii
    .when = { -when-action }
act-cycle = Wymień karty Strategii: { $noun }
    .when = { -when-action }
act-sail = Płyń { $noun_to }
    .when = { -when-action }
act-build = Zbuduj Okręt Wojenny
    .when = { -when-action }
act-pass = Spasuj
    .when = { -when-action }
act-lead = Dodaj do bitwy kartę { $noun }
    .when = { -when-free }
act-retrieve = Odzyskaj swoją Rezerwę
    .when = { -when-free }
act-withdraw = Wycofaj się z oblężenia, które zaczął gracz { $noun_adj }
    .when = { -when-free }
act-invoke = Zagraj kartę { $noun }
    .when = { -when-free }
act-done = Gotowe
    .when = { -when-ended }
act-connect = Z lokacji { $noun }
    .when = { -when-connecting }
act-pay = Zagraj kartę { $noun }
    .when = { -when-paying }
act-commit = Atakuj kartą { $noun }
    .when = { -when-opening }
act-join = Do bitwy, którą zaczął gracz { $noun_adj }
    .when = { -when-two-battles }
act-resolve = Najpierw bitwa, którą zaczął gracz { $noun_adj }
    .when = { -when-both-end }
act-occupy = Umieść Miasteczko
    .when = { -when-won }
act-colonise = Umieść Miasteczko, Osadnik z karty { $noun }
    .when = { -when-won }
act-leave = Pozostaw niezajętą
    .when = { -when-won }
act-block = Zablokuj kartą { $noun }
    .when = { -when-raided }
act-decline = Nie blokuj
    .when = { -when-raided }
act-embark = Wyślij kartę { $noun }
    .when = { -when-naval }
act-reroll = Przerzuć kości: { $noun }
    .when = { -when-naval-dice }
act-retreat = Wycofaj się { $noun_to }
    .when = { -when-naval-end }
act-stay = Zostań
    .when = { -when-naval-end }
act-give = Oddaj kartę { $noun }
    .when = { -when-loss }
act-take = Weź kartę { $noun }
    .when = { -when-taking }
act-name = Wskaż lokację { $noun }
    .when = { -when-struck }
act-redeem = Zapłać
    .when = { -when-ransom }
act-refuse = Nie płać
    .when = { -when-ransom }
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
ask-connection = Z której lokacji prowadzi droga?
ask-transport = { $need_id ->
        [ship] Zagraj kartę z symbolem Statku
       *[other] Zagraj kartę z symbolem Wozu
    }{ $left ->
        [one] .
        [few] ; potrzebne są { $left } karty.
       *[other] ; potrzeba { $left } kart.
    }
ask-colonist = Zagraj kartę z symbolem Osadnika.
ask-spared = Kolonizacja zwalnia cię z Osadnika dla lokacji { $place }. Zagrać go mimo to?
ask-opening = Która karta z symbolem miecza go rozpoczyna?
ask-raider = Zagraj kartę, która może napadać{ $left ->
        [one] .
        [few] ; potrzebne są { $left } karty.
       *[other] ; potrzeba { $left } kart.
    }
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
ask-bribed = Którego Najemnika oddajesz?
ask-sacrifice = { $left ->
        [one] Którą kartę oddajesz?
       *[other] Którą kartę oddajesz? Zostało do oddania: { $left }.
    }
ask-raid_block = Czy blokujesz?
ask-bribe_block = Czy blokujesz?
ask-pillage_block = Czy blokujesz?
ask-admirals = Którzy Przywódcy biorą udział?
ask-marines = Która piechota z Rezerwy bierze udział? Wolne miejsca: { $room }.
ask-reroll = Ile chybionych kości Okrętów Wojennych przerzucasz?
ask-retreat = Dokąd wycofuje się twoja Flota?
ask-discards = Odrzucić kolejną kartę za { $price ->
        [one] 1 Srebro
       *[other] { $price } Srebra
    }?
ask-magistrate = Zwrócić do talii Imperium { $left ->
        [one] 1 kartę
        [few] najwyżej { $left } karty
       *[other] najwyżej { $left } kart
    }?
ask-taking = Którą kartę bierzesz na Rękę?
ask-ransom = Zapłacić { $price ->
        [one] 1 Srebro
       *[other] { $price } Srebra
    } za kartę { $card } czy zwrócić ją do talii Imperium?
ask-pay_or = Zapłacić { $price ->
        [one] 1 Srebro
       *[other] { $price } Srebra
    } czy odrzucić swoją kartę Strategii?
ask-struck_battle = Której bitwy to dotyczy?
ask-struck_place = Której lokacji to dotyczy?
ask-place_ransom = Zapłacić { $price ->
        [one] 1 Srebro
       *[other] { $price } Srebra
    }, aby zachować lokację { $place }?

## Czyny w toku, przed pytaniami

under-Raid = Napad na lokację { $place }
under-Engage = Bitwa morska
under-NavalBattle = Bitwa morska: { $zone }
under-Attack = Atak na lokację { $place }
under-Draft = Dobór karty { $card }
under-Settle = Zasiedlenie lokacji { $place }
under-Develop = Rozwój lokacji { $place }
under-Sell = Sprzedaż Wina
under-Pillage = Plądrowanie lokacji { $place }
under-Trade = Handel
under-Build = Nowy Okręt Wojenny
under-Bribe = Przekupstwo kartą { $card }
under-Program = { $card }

## Co się dzieje

event-strategy-displayed = W rzędzie Strategii pojawia się karta { $card }.
event-strategy-removed = Z rzędu Strategii znika karta { $card }.
event-strategies-reshuffled = Odrzucone karty Strategii zostają przetasowane w nową talię.
event-deus-dealt = { $who } otrzymuje tajną kartę { $card }.
event-round-begins = { $who } zaczyna Rundę i ma { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }.
event-drew = { $who } dobiera { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-drew-card = { $who } dobiera kartę { $card }.
event-drew-known = { $who } dobiera kartę { $card } z wierzchu Talii Dobierania.
event-reshuffled = { $who } wtasowuje Stos kart Odrzuconych do Talii Dobierania.
event-deck-searched = Talia Dobierania { $who_gen } zostaje przejrzana i przetasowana.
event-card-handed-over = Karta lokacji { $place } trafia { $from_id ->
        [neutral] z { $from_gen }
        [empire] z { $from_gen }
        [discard] ze { $from_gen } przeciwnika
       *[other] z { $from_gen } przeciwnika
    } na Stos kart Odrzuconych { $who_gen }.
event-paid-with = { $who } zagrywa kartę { $card }{ $need_id ->
        [connection] { " " }jako połączenie.
        [wagon] { " " }jako Wóz.
        [ship] { " " }jako Statek.
        [colonist] { " " }jako Osadnika.
        [raider] { " " }do napadu.
        [coin] { " " }za monetę.
        [wine] { " " }za Wino.
       *[other] .
    }
event-card-discarded = { $who } odrzuca z { $from_gen } { $random ->
        [0] { "" }
       *[other] losową{ " " }
    }kartę { $card }{ $price ->
        [0] .
        [one] { " " }za 1 Srebro.
       *[other] { " " }za { $price } Srebra.
    }
event-cards-discarded = { $who } odrzuca po bitwie { $cards_count ->
        [one] kartę
       *[other] karty
    }: { $cards }.
event-card-returned = { $who } zwraca z { $from_gen } do { $to_gen } kartę { $card }.
event-campaign-drawn = { $who } dobiera kartę Kampanii.
event-campaign-pending = { $who } dobiera kartę Kampanii: Kampania nastąpi po tej Rundzie.
event-campaign-forced = Kartagina od { $rounds } Rund nie dobrała żadnej karty: Kampania i tak się odbywa.
event-campaign-begins = Kampania Tury { $turn }.
event-city-income = { $who } otrzymuje { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } za Miasta i ma teraz { $total }.
event-campaign-points = { $who } zdobywa za lokacje { $points } PZ i ma teraz { $total }.
event-turn-begins = Zaczyna się Tura { $turn }.
event-fleet-home = { $who } nie ma już Okrętów Wojennych; znacznik Floty wraca do Portu Macierzystego.
event-event-drawn = Wydarzenie Losowe: { $card }.
event-die-shifted = { $card_id ->
        [nothing] Żeton Losu { $who_gen } przesuwa wynik o { $by_signed }.
       *[other] Karta { $card } { $who_gen } przesuwa wynik o { $by_signed }.
    }
event-event-hits = Rzut { $roll }{ $shift ->
        [0] { "" }
       *[other] , po przesunięciu { $result }
    }: wydarzenie { $card } dotyczy { $who_gen }.
event-event-changed = Karta { $strategy } { $who_gen } zmienia wydarzenie { $card }.
event-event-replaced = W Turze { $turn } na wydarzenie { $card } jest za wcześnie: zamiast niego dobiera się inne.
event-instead = Pierwszy skutek karty { $card } nie ma zastosowania: próbuje się skutku zastępczego.
event-event-ignored = Wydarzenie { $card } nie ma skutku{ $why ->
        [0] : { $who } nie ma nic, co mogłoby ono dotknąć.
        [1] : Flota { $who_gen } jest w Porcie Macierzystym.
        [2] { " " }tak późno w grze.
        [3] : Flota { $who_gen } stoi na straży.
       *[other] .
    }
event-events-reshuffled = Wszystkie wydarzenia zostają przetasowane.
event-event-shuffled-in = Karta { $card } zostaje wtasowana z powrotem do talii Wydarzeń.
event-gained-silver = { $who } zyskuje { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-lost-silver = { $who } traci { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-gained-points = { $who } zyskuje { $points } PZ i ma teraz { $total }.
event-gained-warships = { $who } zyskuje { $warships ->
        [0] żadnego Okrętu Wojennego
        [one] 1 Okręt Wojenny
        [few] { $warships } Okręty Wojenne
       *[other] { $warships } Okrętów Wojennych
    } i ma teraz { $total }.
event-lost-warships = { $who } { $warships ->
        [0] nie traci żadnego Okrętu Wojennego
        [one] traci 1 Okręt Wojenny
        [few] traci { $warships } Okręty Wojenne
       *[other] traci { $warships } Okrętów Wojennych
    }; pozostaje { $left }.
event-leaders-barred = { $who } nie może używać Przywódców w bitwach do następnej Kampanii.
event-curbed = { $who } ma w następnej Rundzie tylko { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    } i żadnych darmowych akcji.
event-marker-moved = Znacznik bitwy w lokacji { $place } przesuwa się na { $marker_signed }.
event-fort-lost = { $who } traci Fortyfikację w lokacji { $place }.
event-town-lost = { $who } traci Miasteczko w lokacji { $place }, która jest teraz niezajęta.
event-city-reduced = Miasto { $who_gen } w lokacji { $place } staje się Miasteczkiem.
event-demanded = { $who } ma zapłacić { $price ->
        [one] 1 Srebro
       *[other] { $price } Srebra
    } za kartę { $card } z { $from_gen } albo ją zwrócić.
event-ransomed = { $who } płaci { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } za kartę { $card }.
event-place-ransomed = { $who } płaci { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } i zachowuje lokację { $place }.
event-paid-off = { $who } płaci { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } i zachowuje kartę Strategii.
event-peace-rolled = Rzut na Pokój: { $roll }. { $ends ->
        [0] Wojna trwa.
       *[other] Zostaje zawarty pokój.
    }
event-fate-taken = { $who } bierze Żeton Losu.
event-fate-set-aside = { $who } odkłada Żeton Losu.
event-settled = { $who } zasiedla lokację { $place }{ $waived ->
        [0] .
       *[other] ; dzięki Kolonizacji bez Osadnika.
    }
event-developed = { $who } rozwija lokację { $place } w Miasto.
event-fortified = { $who } fortyfikuje lokację { $place } za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-paid-tax = { $who } płaci { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } z powodu Dyplomacji.
event-attacked = { $who } atakuje lokację { $place }: obrona { $defence }{ $ahead ->
        [0] { "" }
       *[other] , { $ahead_signed } dla atakującego
    }{ $against ->
        [0] { "" }
       *[other] , { $against_signed } dla obrońcy
    }; znacznik zaczyna na { $marker_signed }.
event-joined-battle = { $who } zagrywa kartę { $card } do bitwy w lokacji { $place }, siła { $points ->
        [-1] −1
       *[other] { $points }
    }: znacznik na { $marker_signed }.
event-left-battle = Karta { $card } { $who_gen } opuszcza bitwę w lokacji { $place } i zabiera { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } siły: znacznik na { $marker_signed }.
event-combined-arms = { $who } zyskuje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } siły za różne rodzaje wojsk w lokacji { $place }: znacznik na { $marker_signed }.
event-arms-broken = { $who } traci { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } siły za różne rodzaje wojsk w lokacji { $place }: znacznik na { $marker_signed }.
event-elephants-rolled = { $who } rzuca za kartę { $card }: { $roll }{ $siege ->
        [0] { "" }
       *[other] { " " }({ $siege_signed } w oblężeniu)
    }, siła { $strength ->
        [-1] −1
       *[other] { $strength }
    }.
event-battle-goes-on = Bitwa w lokacji { $place } wchodzi w rundę { $round } z { $rounds }; znacznik na { $marker_signed }.
event-battle-rounds-over = W bitwie w lokacji { $place } minęły wszystkie rundy ({ $rounds }); znacznik na { $marker_signed }.
event-battle-won = { $who } wygrywa bitwę w lokacji { $place }; znacznik był na { $marker_signed }.
event-held-out = Niezależna lokacja { $place } odpiera { $who_acc }; znacznik był na { $marker_signed }.
event-battle-drawn = Bitwa w lokacji { $place } kończy się remisem; znacznik był na { $marker_signed }.
event-prestige = { $who } zyskuje { $gained ->
        [0] 0 punktów
        [one] 1 punkt
        [few] { $gained } punkty
       *[other] { $gained } punktów
    } Prestiżu i ma teraz { $prestige }.
event-riders-choose = { $who } ma więcej kawalerii i wybiera kartę, którą traci { $loser }.
event-nothing-to-lose = { $who } nie ma w bitwie karty do stracenia.
event-captured = { $token ->
        [0] { $who } zdobywa Miasteczko w lokacji { $place }
        [1] { $who } zdobywa Miasto w lokacji { $place }
        [2] { $who } zdobywa stolicę { $place }
       *[other] Żółte Miasteczko znika z lokacji { $place } i z gry
    }{ $fort ->
        [0] .
       *[other] ; przepada też Fortyfikacja.
    }
event-town-left = W lokacji { $place } zostaje Miasteczko { $who_gen }.
event-occupied-place = { $who } umieszcza Miasteczko w lokacji { $place }{ $waived ->
        [0] .
       *[other] ; dzięki Kolonizacji bez Osadnika.
    }
event-left-empty = { $who } pozostawia lokację { $place } niezajętą.
event-withdrew = { $who } wycofuje się z oblężenia lokacji { $place }.
event-raided = { $who } napada na lokację { $place }.
event-blocked = { $who } blokuje kartą { $card }.
event-not-blocked = { $who } nie blokuje.
event-cannot-block = { $who } nie może mieć karty, która by zablokowała.
event-engaged = { $who } atakuje wrogą Flotę { $station_loc }.
event-embarked = { $who } wysyła do bitwy morskiej kartę { $card }.
event-naval-roll = { $who } rzuca za { $card_id ->
        [nothing] Okręt Wojenny
       *[other] kartę { $card }
    }: { $roll }, trafia od { $needed }: { $hit ->
        [0] pudło.
       *[other] trafienie.
    }
event-rerolled = { $who } przerzuca { $dice ->
        [one] 1 kość
       *[other] { $dice } kości
    }.
event-warships-sunk = Trafienia w { $who_acc }: { $hits }. { $who } { $warships ->
        [0] nie traci żadnego Okrętu Wojennego
        [one] traci 1 Okręt Wojenny
        [few] traci { $warships } Okręty Wojenne
       *[other] traci { $warships } Okrętów Wojennych
    }; pozostaje { $left }.
event-naval-victory = { $who } wygrywa bitwę morską { $station_loc }.
event-naval-draw = Bitwa morska { $station_loc } kończy się remisem.
event-warship-captured = { $who } zdobywa Okręt Wojenny i ma ich teraz { $warships }.
event-retreated = Flota { $who_gen } wycofuje się { $station_to }.
event-stayed = Flota { $who_gen } zostaje { $station_loc }.
event-bribe-tried = { $who } próbuje przekupstwa kartą { $card } za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-to-give-up = { $who } ma kartę, którą musi oddać.
event-bribe-wasted = { $who } nie ma Najemnika i pokazuje Rękę: { $cards }.
event-took-money = { $who } bierze { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } za kartę { $card }.
event-traded = { $who } zarabia na handlu { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-sold-wine = { $who } sprzedaje Wino z { $cards ->
        [one] 1 karty
       *[other] { $cards } kart
    } po { $price } i bierze { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-pillaged = { $who } plądruje lokację { $place }.
event-pillage-took = { $who } zdobywa łup, { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }: od przeciwnika { $given }, z banku { $bank }{ $bonus ->
        [0] .
       *[other] , dzięki Plądrowaniu dodatkowo { $bonus }.
    }
event-pillage-marker = Znacznik Plądrowania { $who_gen } stoi na polu { $space }.
event-pillage-points = { $who } traci przez plądrowanie { $points } PZ i ma teraz { $total }.
event-card-played = { $who } zagrywa kartę { $card }, by wykonać jej akcję.
event-drafted = { $who } dobiera kartę Imperium { $card } za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-levied = { $who } kładzie przez Nadzwyczajny pobór kartę { $card } na wierzch Talii Dobierania za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-reserved = { $who } odkłada do Rezerwy kartę { $card }.
event-reserved-unseen = { $who } odkłada do Rezerwy zakrytą kartę.
event-reserved-own = { $who } odkłada zakrytą kartę { $card }.
event-retrieved = { $who } odzyskuje Rezerwę, { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }, za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-strategy-bought = { $who } kupuje kartę Strategii { $card } za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-strategy-dropped = { $who } odrzuca kartę Strategii { $card }.
event-strategy-flipped = { $who } nie może zapłacić za kartę { $card }: zostaje odwrócona.
event-maintenance-paid = { $who } płaci { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } za utrzymanie karty { $card }; następnym razem koszt wyniesie { $next }.
event-cycled = { $who } wymienia w rzędzie Strategii { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-sailed = Flota { $who_gen } płynie { $station_to }.
event-warship-built = { $who } buduje Okręt Wojenny za { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    } i ma ich teraz { $warships }.
event-passed = { $who } pasuje i bierze { $silver ->
        [one] 1 Srebro
       *[other] { $silver } Srebra
    }.
event-deus-invoked = { $who } zagrywa kartę { $card } za { $points ->
        [0] { $silver } Srebra.
       *[other] { $points } PZ.
    }
event-card-taken = { $who } bierze na Rękę kartę { $card }.
event-end-in-sight = Spełniony został warunek zakończenia gry: { $cause_id ->
        [towns] wszystkie Miasteczka { $who_gen } są na planszy.
        [cities] wszystkie Miasta { $who_gen } są na planszy.
        [captures] { $who } ma zdobyte znaczniki warte co najmniej 10 punktów.
        [prestige] { $who } ma 8 punktów Prestiżu.
        [points] { $who } ma co najmniej 90 PZ.
       *[other] { $cause }
    }
event-won-capital = { $who } zdobywa { $place }, stolicę wroga, i wygrywa wojnę.
event-won-sicily = { $who } ma wszystkie lokacje Sycylii i natychmiast wygrywa.
event-won-lead = { $who } ma { $lead } PZ przewagi i natychmiast wygrywa.
event-final-points = { $who } dolicza PZ: { $cities } za Miasta, { $prestige } za Prestiż, { $captured } za zdobyte znaczniki, { $foreign } za lokacje startowe wroga, { $regions } za Sycylię i Korsykę-Sardynię.
event-counted-up = Podliczenie: Rzym { $rome }, Kartagina { $carthage }. Wygrywa { $who }.

## Dlaczego nie

why-no-actions-left = W tej Rundzie nie masz już akcji.
why-actions-left = Musisz jeszcze wykonać { $left ->
        [one] 1 akcję
        [few] { $left } akcje
       *[other] { $left } akcji
    }.
why-no-free-actions = W tej Rundzie nie możesz wykonywać darmowych akcji.
why-not-in-hand = Nie masz na Ręce karty { $card }.
why-not-controlled = Nie kontrolujesz lokacji { $card }.
why-out-of-supply = Lokacja { $card } jest bez zaopatrzenia.
why-under-attack = Lokacja { $card } jest atakowana.
why-lacks-symbol = Karta { $card } nie ma tego, co potrzebne: { $need }.
why-rest-unpaid = Karta { $card } jest potrzebna gdzie indziej: bez niej brakuje ci na Ręce: { $need }.
why-too-poor = Kosztuje to { $price ->
        [one] 1 Srebro
       *[other] { $price } Srebra
    }, a masz { $silver }.
why-no-colonist = Nie masz użytecznej karty z symbolem Osadnika.
why-occupied = Lokacja { $place } jest zajęta.
why-no-town-left = Nie masz już Miasteczek w zapasie.
why-no-connection = Nie masz żadnej z kart połączonych z lokacją { $place }: { $cards }.
why-enemy-waters = Strefa Morska lokacji { $place } jest kontrolowana przez wroga.
why-way-unpaid = { $need_id ->
        [colonist] Lokacja { $place } wymaga Osadnika, a oprócz kart na drogę z lokacji { $start } nie masz go na Ręce.
        [force] Oprócz kart na drogę z lokacji { $start } do lokacji { $place } nie masz na Ręce karty z mieczem.
        [ship] Droga z lokacji { $start } do lokacji { $place } wymaga { $needed ->
            [one] karty
           *[other] { $needed } kart
        } z symbolem Statku, a na Ręce masz wolnych { $paid }.
       *[other] Droga z lokacji { $start } do lokacji { $place } wymaga { $needed ->
            [one] karty
           *[other] { $needed } kart
        } z symbolem Wozu, a na Ręce masz wolnych { $paid }.
    }
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
why-no-battle = Nie trwa żadna bitwa lądowa.
why-independent-battle = Lokacja { $place } jest niezależna: karty do tej bitwy zagrywa tylko atakujący.
why-no-supply-there = Nie możesz poprowadzić linii zaopatrzenia do lokacji { $place }.
why-leaders-quarrel = Twoi Przywódcy są wyłączeni do następnej Kampanii.
why-no-military-symbol = Karta { $card } nie ma siły w bitwie w lokacji { $place }.
why-no-leader = Karta { $card } nie jest Przywódcą na twojej Ręce.
why-needs-colonist = Lokacja { $place } wymaga Osadnika.
why-needs-no-colonist = Lokacja { $place } nie wymaga Osadnika.
why-not-among-these = Karty { $card } nie ma wśród kart do wyboru.
why-goes-home-anyway = Karta { $card } i tak wraca do talii Imperium, więc nie jest stratą.
why-no-location-lost = Karta { $card } to karta Lokacji, a tych nie traci się w bitwie.
why-no-mercenary = Karta { $card } nie jest Najemnikiem i nie można jej przekupić.
why-attacks-nothing = { $who } nie atakuje żadnej lokacji.
why-field-battle = Bitwa w lokacji { $place } nie jest oblężeniem.
why-just-begun = Oblężenie lokacji { $place } zaczęło się w tej Rundzie.
why-no-raiders = Nie masz na Ręce karty, która może napadać.
why-no-way-to-raid = Żaden napad nie dotrze do lokacji { $place }.
why-too-far-to-raid = Napad na lokację { $place } wymaga { $needed ->
        [one] 1 karty
       *[other] { $needed } kart
    } napadu, a masz { $cards }.
why-blocks-nothing = Karta { $card } tego nie blokuje.
why-fleets-apart = Obie Floty muszą być w tej samej Strefie Morskiej; twoja: { $own }, wroga: { $enemy }.
why-lacks-ships = Potrzeba { $needed ->
        [one] użytecznej karty
       *[other] { $needed } użytecznych kart
    } z symbolem Statku, a masz { $ships }.
why-built-this-round = W tej Rundzie zbudowano już Okręt Wojenny.
why-engaged-this-round = W tej Rundzie zaatakowano już wrogą Flotę.
why-no-reserve-infantry = Karta { $card } nie jest piechotą w twojej Rezerwie.
why-too-many-dice = Możesz przerzucić najwyżej { $most ->
        [one] 1 kość
       *[other] { $most } kości
    }.
why-must-retreat = Pokonana Flota musi się wycofać.
why-not-adjacent = Twoja Flota nie może stąd popłynąć { $station_to }.
why-no-friendly-port = Nie masz przyjaznego portu { $station_loc }.
why-no-bribe-ability = Karta { $card } nie może przekupywać.
why-immune-to-bribery = Przeciwnik ma kartę { $card } i nie można go przekupić.
why-nothing-to-sell = Nie masz innej użytecznej karty Lokacji tego rodzaju: { $need }.
why-no-merchant = Karta { $card } nie jest Kupcem.
why-passed-already = W tej Rundzie już spasowano.
why-pillaged-already = W tej Rundzie już próbowano plądrować.
why-returned-already = W tej Rundzie już zwrócono kartę.
why-inland = Lokacja { $place } leży w głębi lądu.
why-fleet-in-port = Twoja Flota jest w Porcie Macierzystym.
why-fleet-too-far = Do lokacji { $place } jest za daleko; twoja Flota jest { $station_loc }.
why-fleet-protects = Wroga Flota chroni lokację { $place }.
why-gained-by-settling = Kartę { $card } zdobywa się, zasiedlając lokację.
why-yours-already = Karta { $card } jest już wśród twoich kart.
why-opponent-has = Kartę { $card } ma przeciwnik.
why-opponents-card = Karta { $card } należy do przeciwnika.
why-cannot-be-levied = Karty { $card } nie można dobrać przez Nadzwyczajny pobór.
why-never-returned = Karta { $card } nigdy nie wraca do talii Imperium.
why-no-action-text = Karta { $card } nie ma własnej akcji.
why-reserve-full = Twoja Rezerwa mieści najwyżej { $room ->
        [one] 1 kartę
        [few] { $room } karty
       *[other] { $room } kart
    }.
why-reserve-empty = Twoja Rezerwa jest pusta.
why-not-on-display = Karty { $card } nie ma w rzędzie Strategii.
why-strategy-owned = Masz już kartę Strategii { $card }.
why-no-strategy = Nie masz karty Strategii.
why-cycle-number = Wymienia się jedną, dwie lub trzy karty.
why-no-warships = Twoja Flota nie ma Okrętów Wojennych.
why-most-warships = Masz już { $most } Okrętów Wojennych, więcej mieć nie można.
why-not-struck = Wydarzenie nie może dotknąć lokacji { $place }.
why-not-your-deus = Karta { $card } nie jest twoją kartą Deus Ex Machina.
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

## Zasady

rule-1_A = Dwóch graczy, dwa imperia
    .text = Gra jest dla dokładnie dwóch graczy; jeden gra Rzymem (czerwony), drugi Kartaginą (niebieski).
rule-1_B = Cztery rodzaje kart
    .text = Każda karta należy do jednego z czterech rodzajów: Lokacja, Imperium, Wydarzenie lub Strategia.
rule-1_C = Zdobywanie kart
    .text = Karty Lokacji wchodzą do talii przez zasiedlenie lokacji lub odebranie jej przeciwnikowi. Karty Imperium i Strategii zdobywa się, wybierając je z dostępnych, w większości za Srebro.
rule-1_D = Neutralne karty dla obu
    .text = Neutralne karty Imperium oraz karty Strategii bez symbolu Własności może kupić każdy gracz.
rule-1_E = Wydarzenie na koniec każdej Tury
    .text = Wydarzenie Losowe rozpatruje się na końcu każdej Tury, czyli raz w każdej Sekwencji Kampanii.
rule-1_F = Jedna Flota na gracza
    .text = Każdy gracz ma jedną Flotę; wszystkie jego Okręty Wojenne do niej należą i poruszają się jako jedna figura.
rule-2_A = Cztery regiony, cztery Strefy Morskie
    .text = Plansza zawiera nazwane lokacje połączone drogami w czterech regionach (Afryka, Korsyka-Sardynia, Włochy, Sycylia); każdy region ma dokładnie jedną własną Strefę Morską.
rule-2_B = Tory imperium
    .text = Każde imperium ma własny obszar z trzema torami: Siły Bitewnej, Prestiżu i Okrętów Wojennych.
rule-2_C = Wspólne tory
    .text = Na planszy są też wspólny Tor Tury, Tor Plądrowania (każdy gracz ma na nim własny znacznik) i Tor PZ.
rule-2_D = Pola Pomocy gracza
    .text = Każdy gracz ma pola kart: Bitwa Rzymska, Bitwa Kartagińska, Strategia, Imperium, Dobieranie, Odrzucone i Rezerwa, czyli osobne pole na karty w bitwie zaczętej przez Rzym i w bitwie zaczętej przez Kartaginę.
rule-2_E = Kolor ramki wskazuje rodzaj
    .text = Karta z nazwą miejsca to karta Lokacji (ramka czerwona, niebieska, zielona lub żółta). Czerwona lub niebieska karta bez nazwy miejsca to karta Imperium tego imperium. Szara ramka: neutralna karta Imperium. Czarna: Wydarzenie. Fioletowa: Strategia.
rule-2_F = Tylko karty własnego koloru
    .text = Gracz może mieć i używać tylko kolorowych kart Imperium własnego imperium (czerwone: Rzym, niebieskie: Kartagina).
rule-2_G = Szare karty Imperium
    .text = Karty Imperium z szarą ramką mogą dobierać i używać obaj gracze.
rule-2_H = Symbol początkowy
    .text = Karty z symbolem Początkowa (S) tworzą pierwszą Talię Dobierania właściciela.
rule-2_I = Ramka lokacji wskazuje region
    .text = Kolor ramki karty Lokacji oznacza jej region: czerwony Włochy, niebieski Afrykę, zielony Korsykę-Sardynię, żółty Sycylię. Sam nie mówi, kto kontroluje lokację na początku.
rule-2_J = Układ karty Lokacji
    .text = Górna połowa karty Lokacji wymienia połączone lokacje i rodzaj transportu, jakiego wymagają; Pole Zdolność poniżej pokazuje symbole zasobów, które karta daje.
rule-2_K = Symbol Wozu
    .text = Kartą z symbolem Wozu można zapłacić za podróż drogą.
rule-2_L = Symbol Statku
    .text = Kartą z symbolem Statku można zapłacić za podróż morzem; można ją też zagrać jako wsparcie bitwy lądowej w lokacji nadmorskiej.
rule-2_M = Symbol Srebra
    .text = Karta z symbolem monety może dać tyle Srebra, ile wynosi liczba na monecie (w akcjach finansowych).
rule-2_N = Wartość Złota
    .text = Jeden żeton Złota jest wart 5 Srebra; można je dowolnie wymieniać.
rule-2_O = Symbol Wina
    .text = Kartę z symbolem Wina można zagrać razem z kartą Kupiec; daje wtedy 2 Srebra.
rule-2_P = Symbol Przywódcy
    .text = Karty z symbolem Przywódcy to Przywódcy.
rule-2_Q = Symbol Lekkiej piechoty
    .text = Karty z symbolem Lekkiej piechoty to Lekka piechota.
rule-2_R = Symbol Przetasowania
    .text = Gdy zostaje dobrana karta Wydarzenia z symbolem Przetasowania, zbiera się wszystkie odrzucone karty Wydarzeń i tasuje całą Talię Wydarzeń.
rule-2_S = Symbol Przekupstwa
    .text = Karta z symbolem Przekupstwa jest Najemnikiem i może paść ofiarą przekupstwa.
rule-2_T = Symbol Siły (miecz)
    .text = Karty z symbolami Siły (mieczami) można używać w bitwach; każdy symbol to 1 punkt siły.
rule-2_U1 = Osadnik: zasiedlanie
    .text = Kartę z symbolem Osadnika można zagrać, aby zasiedlić lokację z symbolem Osadnika.
rule-2_U2 = Osadnik: inne użycia
    .text = Karta z symbolem Osadnika jest też potrzebna do rozwinięcia Miasteczka, zbudowania Okrętu Wojennego i dobrania Ciężkiej piechoty, która nie jest najemna.
rule-2_V = Symbol Kawalerii
    .text = Karty z symbolem Kawalerii to Kawaleria.
rule-2_W = Symbol Ciężkiej piechoty
    .text = Karty z symbolem Ciężkiej piechoty to Ciężka piechota.
rule-2_X = Symbol Własności
    .text = Kartę Strategii z R w koszcie może kupić tylko Rzym, z C tylko Kartagina.
rule-2_Y = Jedna karta na lokację
    .text = Każda lokacja ma dokładnie jedną kartę Lokacji; należy się ona graczowi, który kontroluje lokację.
rule-2_Z1 = Zdobyta lokacja: karta zmienia właściciela
    .text = Gracz, który zdobywa lokację przeciwnika, otrzymuje jej kartę Lokacji, gdziekolwiek by była: w Stosie kart Odrzuconych, na Ręce, w Rezerwie, w talii Imperium lub w Talii Dobierania przegranego.
rule-2_Z2 = Przetasowanie po zabraniu z Talii Dobierania
    .text = Jeśli przekazana karta Lokacji była w Talii Dobierania przegranego, talię tę natychmiast się tasuje. Karta Kampanii zostaje na spodzie.
rule-3_1_A = Wybór imperium
    .text = Gracze ustalają, kto gra Rzymem, a kto Kartaginą.
rule-3_1_B = Początkowe Talie Dobierania
    .text = Każdy gracz bierze wszystkie swoje karty Lokacji i Imperium z symbolem Początkowa, tasuje je i kładzie zakryte jako Talię Dobierania.
rule-3_1_C = Początkowe karty Lokacji Rzymu
    .text = Rzym zaczyna ze wszystkimi kartami Lokacji o czerwonej ramce oraz z kartami Messana i Catana.
rule-3_1_D = Początkowe karty Lokacji Kartaginy
    .text = Kartagina zaczyna ze wszystkimi kartami Lokacji o niebieskiej ramce oraz z kartami Caralis, Lilybaeum i Panormus.
rule-3_1_E = Karta Kampanii na spodzie
    .text = Po przetasowaniu Kartagina kładzie kartę Kampanii pod swoją Talią Dobierania.
rule-3_1_F = Pozostałe karty Imperium
    .text = Pozostałe karty Imperium gracza tworzą jego talię Imperium; nie tasuje się jej.
rule-3_2 = Początkowe Srebro
    .text = Rzym zaczyna z 5 Srebra, Kartagina z 6 Srebra.
rule-3_3_A = Floty zaczynają w porcie
    .text = Obie Floty zaczynają we własnym Porcie Macierzystym obok stolicy.
rule-3_3_B = Początkowe Okręty Wojenne
    .text = Kartagina zaczyna z 2 Okrętami Wojennymi, Rzym bez żadnego.
rule-3_4_A = Neutralne karty leżą odkryte
    .text = Niczyje karty Lokacji (żółte i zielone spoza talii początkowych) i szare karty Imperium leżą odkryte obok planszy, nieprzetasowane.
rule-3_4_B = Neutralne karty można przeglądać
    .text = Obaj gracze mogą w każdej chwili przeglądać neutralne karty Lokacji i Imperium.
rule-3_4_C = Talie Wydarzeń i Strategii
    .text = Talię Wydarzeń i Talię Strategii tasuje się osobno i kładzie zakryte.
rule-3_4_D = Początkowy rząd Strategii
    .text = Trzy karty Strategii dobiera się po kolei i wykłada odkryte na prawo od talii, na pozycjach #1 (przy talii), #2 i #3 (najdalej).
rule-3_5_A = Początkowe znaczniki Rzymu
    .text = Rzym umieszcza czerwone Miasteczko w każdej czerwonej lokacji oprócz Rome i Neapolis, które zaczynają jako Miasta.
rule-3_5_B = Początkowe znaczniki Kartaginy
    .text = Kartagina umieszcza niebieskie Miasteczko w każdej niebieskiej lokacji oprócz Carthage i Utica, które zaczynają jako Miasta.
rule-3_5_C = Znacznik oznacza kontrolę
    .text = Gracz kontroluje lokację dokładnie wtedy, gdy stoi w niej jego Miasteczko lub Miasto.
rule-3_5_D = Syracuse zaczyna jako niezależna
    .text = Żółty Znacznik Miasteczka umieszcza się w Syracuse, która na początku do nikogo nie należy.
rule-3_6 = Początkowe ręce
    .text = Każdy gracz dobiera 5 kart z własnej Talii Dobierania jako pierwszą Rękę.
rule-3_7 = Początkowe pozycje znaczników
    .text = Znaczniki graczy zaczynają na Prestiżu 0, PZ 0 (znacznik dziesiątek czeka przy polu 10) i Plądrowaniu 0; pozostałe dwa znaczniki każdego koloru służą na Torze Okrętów Wojennych i Torze Siły Bitewnej.
rule-4_A = Rundy na przemian
    .text = Gracze wykonują Rundy na przemian, aż ktoś wygra automatycznie lub gra zakończy się przez warunek zakończenia gry.
rule-4_B = Rzym zaczyna
    .text = Pierwszą Rundę zawsze wykonuje gracz rzymski.
rule-4_C = Runda zaczyna się od sprawdzenia bitew
    .text = Na początku każdej Rundy sprawdza się, czy bitwy lądowe aktywnego gracza zostały wygrane lub przegrane (5.2.3).
rule-4_D = Dwie akcje na Rundę
    .text = Po sprawdzeniu bitew aktywny gracz musi wykonać 2 akcje.
rule-4_E = Pierwsza Runda: jedna akcja
    .text = W pierwszej Rundzie każdego gracza wykonuje się tylko 1 akcję.
rule-4_F = Uzupełnienie do pięciu
    .text = Po akcjach gracz mający mniej niż 5 kart dobiera z własnej Talii Dobierania do 5 kart. Jeśli na Kartaginę czeka Kampania (4.K), Sekwencja Kampanii zastępuje to dobieranie.
rule-4_G = Wyczerpana Talia Dobierania
    .text = W chwili, gdy Talia Dobierania się wyczerpie, Stos kart Odrzuconych zostaje przetasowany i staje się nową Talią Dobierania.
rule-4_H = Ręka powyżej pięciu
    .text = Gracz może zakończyć Rundę z 5 lub więcej kartami; wtedy niczego nie dobiera i niczego nie musi odrzucać.
rule-4_I = Za mało kart
    .text = Jeśli kart nie starcza, gracz dobiera tyle, ile jest; nie ma za to kary.
rule-4_J = Efekty dobierania nie tasują
    .text = Przy karcie Wsparcie Senatorów lub Magistrat gracz dobiera najwyżej tyle kart, ile zostało w Talii Dobierania; Stosu kart Odrzuconych się nie tasuje.
rule-4_K = Karta Kampanii dobrana efektem
    .text = Takie dobieranie może odsłonić kartę Kampanii; Kartagina kończy wtedy najpierw bieżącą Rundę, a dopiero potem rozpatruje Sekwencję Kampanii.
rule-4_L = Martwe karty Lokacji
    .text = Karty Lokacji nie można używać, gdy lokację utracono przez napad lub podbój bez zasiedlenia, jest bez zaopatrzenia lub jest atakowana. Karta staje się znów użyteczna po odzyskaniu lokacji, przywróceniu zaopatrzenia lub końcu bitwy.
rule-4_1_A = Karta Kampanii uruchamia sekwencję
    .text = Gdy Kartagina dobierze kartę Kampanii, zwykły tok gry zostaje przerwany przez Sekwencję Kampanii (po dokończeniu Rundy, jeśli dobrano ją efektem karty, 4.K).
rule-4_1_B = Krok 1: przetasowanie i uzupełnienie
    .text = Kartagina odkłada kartę Kampanii na bok, wtasowuje Stos kart Odrzuconych do Talii Dobierania i uzupełnia Rękę; dzieje się to przed wydarzeniem.
rule-4_1_C = Krok 2: wydarzenie
    .text = Dobiera się i rozpatruje jedną kartę Wydarzenia.
rule-4_1_D = Krok 3: dochód z Miast
    .text = Każdy gracz otrzymuje 1 Srebro za każde kontrolowane i zaopatrzone Miasto.
rule-4_1_E = Krok 4: PZ za Kampanię
    .text = Każdy gracz zdobywa PZ każdej kontrolowanej lokacji neutralnej (szarej), Syracuse i lokacji startowej przeciwnika, o ile jest zaopatrzona. Własne lokacje startowe nic tu nie dają.
rule-4_1_F = Krok 5: rząd Strategii
    .text = Karta Strategii z #3 zostaje odrzucona, karta z #2 przechodzi na #3, z #1 na #2, a na #1 dobiera się nową.
rule-4_1_G = Krok 6: powrót karty Kampanii
    .text = Karta Kampanii wraca na spód Talii Dobierania Kartaginy.
rule-4_1_H = Krok 7: Znacznik Tury
    .text = Szary Znacznik Tury przesuwa się o 1 pole, a następną Rundę wykonuje Rzym.
rule-4_1_I = Bez wpływu na bitwy
    .text = Sekwencja Kampanii nie dotyka trwających bitew, chyba że przez dobrane wydarzenie.
rule-4_1_J = Karta Kampanii odchodzi na koniec gry
    .text = Gdy tylko spełni się warunek zakończenia gry, przed uzupełnieniem Ręki Kartaginy, kartę Kampanii usuwa się z jej talii na dobre.
rule-4_1_K = Nigdy dwie Kampanie z rzędu
    .text = Ponieważ karta Kampanii leży na boku podczas uzupełniania w kroku 1, nie można jej wtedy znów dobrać; Rzym ma zawsze co najmniej jedną Rundę między Kampaniami.
rule-4_2_A = Akcje i darmowe akcje
    .text = Oprócz 2 akcji gracz może w swojej Rundzie wykonać dowolną liczbę darmowych akcji.
rule-4_2_B = Jedna akcja naraz
    .text = Każda akcja jest osobna i zostaje w całości rozpatrzona, zanim zacznie się następna.
rule-4_2_C = Powtarzanie akcji
    .text = Akcję można wybrać w Rundzie dwa razy, o ile jej zasada tego nie zabrania.
rule-4_2_D = Akcje raz na Rundę
    .text = Plądrowanie, Pasowanie i Zwrot karty do talii Imperium można wybrać tylko raz na Rundę.
rule-4_2_E = Darmowe akcje nic nie kosztują
    .text = Darmowe akcje nie zużywają żadnej z 2 akcji i można je wykonać w dowolnej chwili własnej Rundy, między akcjami i obok nich.
rule-4_2_F = Kiedy darmowych akcji nie ma
    .text = Darmowych akcji nie można wykonywać podczas rozstrzygania bitwy na początku Rundy ani po uzupełnieniu Ręki na jej końcu.
rule-4_2_G = Zagrane karty są odrzucane
    .text = Zagrana karta zwykle trafia na Stos kart Odrzuconych właściciela.
rule-4_2_H = Karty bitew i Rezerwy
    .text = Karta zagrana do bitwy lądowej trafia na odpowiednie pole Bitwy, a zarezerwowana na pole Rezerwy Pomocy gracza właściciela.
rule-4_2_I = Które pole Bitwy
    .text = Pole Bitwy zależy od atakującego: karty obu graczy w bitwie zaczętej przez Rzym leżą na ich polach Bitwy Rzymskiej, a w zaczętej przez Kartaginę na polach Bitwy Kartagińskiej.
rule-4_3_A = Lokacje nadmorskie graniczą ze swoją strefą
    .text = Każda lokacja nadmorska sąsiaduje ze Strefą Morską własnego regionu i z żadną inną.
rule-4_3_B = Lokacje śródlądowe
    .text = Dokładnie cztery lokacje są śródlądowe: Rome, Hippana, Enna i Nuaro. Każda inna leży nad wodą i jest nadmorska.
rule-4_3_C = Strefa według regionu
    .text = Wszystkie lokacje regionu należą do Strefy Morskiej tego regionu, cokolwiek sugeruje rysunek.
rule-4_3_D = Wyjście z portu wymaga Okrętu
    .text = Flota może być na morzu tylko z co najmniej 1 Okrętem Wojennym; porusza się akcją Ruch morski.
rule-4_3_E = Położenie Floty pokazuje znacznik
    .text = Znacznik Floty stoi w Porcie Macierzystym albo w polu jednej Strefy Morskiej.
rule-4_3_F = Zniszczona Flota wraca do portu
    .text = Flota, która straci ostatni Okręt Wojenny w bitwie lub przez wydarzenie, natychmiast wraca do Portu Macierzystego.
rule-4_3_G = Połączenia portów
    .text = Rzymski Port Macierzysty łączy się tylko ze Strefą Morską Włoch, kartagiński tylko ze Strefą Morską Afryki.
rule-4_3_H = Strefa kontrolowana przez wroga
    .text = Strefa Morska jest dla gracza kontrolowana przez wroga, jeśli jest w niej Flota przeciwnika, a nie ma własnej.
rule-4_3_I = Strefa przyjazna
    .text = Strefa Morska jest dla gracza przyjazna, jeśli jest w niej jego Flota, a nie ma Floty przeciwnika.
rule-4_3_J = Strefa niekontrolowana
    .text = Strefa Morska bez Flot lub z obiema Flotami jest niekontrolowana.
rule-4_4_A = Używanie karty Lokacji
    .text = Karty Lokacji można użyć do akcji tylko wtedy, gdy gracz ma znacznik w lokacji i linia zaopatrzenia łączy ją z przyjaznym Punktem Zaopatrzenia.
rule-4_4_B = Linia zaopatrzenia
    .text = Linia zaopatrzenia może prowadzić przez dowolną liczbę połączeń lądowych i Stref Morskich, ale nigdy przez Strefę Morską kontrolowaną przez wroga.
rule-4_4_C = Którędy biegnie zaopatrzenie
    .text = Zaopatrzenie może biec do i przez lokacje gracza, lokacje niezajęte i lokacje, w których trwa bitwa, oraz przez przyjazne i niekontrolowane Strefy Morskie. Nie może biec przez lokacje przeciwnika (ani niezależną Syracuse) bez bitwy.
rule-4_4_D = Karta bez zaopatrzenia niczego nie spełnia
    .text = Karta Lokacji bez zaopatrzenia nie może spełnić żadnego wymogu akcji ani karty: Kupca ani Handlarza, plądrowania, blokowania napadu, rozpoczęcia bitwy morskiej.
rule-4_4_E = Bez wsparcia lokacji bez zaopatrzenia
    .text = Gracz nie może wspierać obrony własnej lokacji, która jest bez zaopatrzenia.
rule-4_4_F = Bez napadu z lokacji bez zaopatrzenia
    .text = Napad nie może zacząć się w lokacji bez zaopatrzenia.
rule-4_4_G = Bez zaopatrzenia nie ma dochodu
    .text = Miasto bez zaopatrzenia nie daje Srebra w Sekwencji Kampanii.
rule-4_4_H = Bez zaopatrzenia nie ma PZ w Kampanii
    .text = Lokacja bez zaopatrzenia nie daje PZ w Sekwencji Kampanii.
rule-4_4_I = Zaopatrzenie a podliczenie końcowe
    .text = Na koniec gry lokacja bez zaopatrzenia nie daje PZ, z wyjątkiem zdobytych lokacji startowych przeciwnika (a premie za regiony nie zależą od zaopatrzenia).
rule-4_4_J = Co jeszcze może karta bez zaopatrzenia
    .text = Kartę Lokacji bez zaopatrzenia można nadal odrzucić, zarezerwować i zwrócić do talii Imperium.
rule-4_4_K = Cztery Punkty Zaopatrzenia
    .text = Punktami Zaopatrzenia są Rome, Carthage, Lilybaeum i Syracuse.
rule-4_4_L = Ograniczenie Cieśniny
    .text = Linia zaopatrzenia przez Cieśninę Mesyńską może objąć najwyżej 2 lokacje za cieśniną, w obie strony.
rule-4_4_M = Sycylijskie lokacje za cieśniną
    .text = Z Sycylii tylko Messana, Catana i Tyndaris mogą lądem przez cieśninę prowadzić zaopatrzenie do Rome.
rule-4_4_N = Własne Punkty Zaopatrzenia Kartaginy
    .text = Kartagina może prowadzić zaopatrzenie do Carthage i Lilybaeum, nawet gdy są niezajęte.
rule-4_4_O = Własny Punkt Zaopatrzenia Rzymu
    .text = Rzym może prowadzić zaopatrzenie do Rome, nawet gdy jest niezajęta.
rule-4_4_P = Brak Punktu Zaopatrzenia na Korsyce-Sardynii
    .text = Na Korsyce-Sardynii nie ma Punktu Zaopatrzenia: jej lokacje mogą być zaopatrzone tylko przez Strefy Morskie niekontrolowane przez wroga.
rule-4_4_Q = Cele nie wymagają zaopatrzenia
    .text = Cel ataku lub zasiedlenia nie musi być zaopatrzony; po zdobyciu jego karta pozostaje bezużyteczna, dopóki lokacja nie będzie zaopatrzona.
rule-4_5_A = Syracuse jako Punkt Zaopatrzenia
    .text = Syracuse jest Punktem Zaopatrzenia tylko dla gracza, który ją zdobył i trzyma.
rule-4_5_B = Usunięcie żółtego znacznika
    .text = Po zdobyciu Syracuse jej żółty Znacznik Miasteczka zdejmuje się z planszy.
rule-4_5_C = Wroga obu, póki niezależna
    .text = Póki jest niezależna, Syracuse liczy się dla obu graczy jako kontrolowana przez wroga.
rule-4_5_D = Żółty znacznik bez PZ
    .text = Żółty Znacznik Miasteczka nie jest na koniec gry wart żadnych PZ.
rule-4_5_E = Bez Prestiżu za Syracuse
    .text = Wygrana bitwa z niezależną Syracuse nie daje Prestiżu.
rule-4_5_F = Bez zaopatrzenia do niczyjej Syracuse
    .text = Nikt nie może prowadzić zaopatrzenia do Syracuse, gdy jest niezależna lub niezajęta.
rule-4_5_G = Zaopatrzenie przez pustą Syracuse
    .text = Gdy Syracuse jest niezajęta, obaj gracze mogą prowadzić przez nią zaopatrzenie.
rule-4_5_H = Bez napadu i plądrowania niezależnej Syracuse
    .text = Niezależnej Syracuse nie można napadać ani plądrować.
rule-4_5_I = Atak na Syracuse
    .text = Każdy gracz może atakować Syracuse tak jak lokację przeciwnika.
rule-4_5_J = Bez obrony przez przeciwnika
    .text = Przeciwnik atakującego nie może wspierać obrony niezależnej Syracuse.
rule-4_5_K = Bez drugiego atakującego
    .text = Gdy w Syracuse trwa bitwa, drugi gracz nie może jej atakować.
rule-4_6_A = Karty Strategii zostają w grze
    .text = Kupiona karta Strategii leży odkryta na polu Strategii; nigdy nie trafia na Stos kart Odrzuconych ani do Talii Dobierania.
rule-4_6_B = Stała zdolność
    .text = Zdolność karty Strategii działa, póki karta jest w grze, i zmienia zwykłe zasady tam, gdzie tak mówi.
rule-4_6_C = Jedna karta Strategii
    .text = Gracz nigdy nie ma więcej niż jednej karty Strategii.
rule-4_6_D = Najpierw odrzuć
    .text = Gracz z kartą Strategii musi ją najpierw odrzucić, co kosztuje akcję, zanim kupi inną.
rule-4_6_E = Karty Strategii przypisane imperium
    .text = Kartę Strategii z R w koszcie może kupić tylko Rzym, z C tylko Kartagina (powtarza 2.X).
rule-4_7_A = Dobranie wydarzenia
    .text = Po dobraniu karty Kampanii odsłania się i rozpatruje wierzchnią kartę Talii Wydarzeń.
rule-4_7_B = Kość decyduje, kogo dotyczy
    .text = Większość wydarzeń dotyczy jednego gracza; rzuca się kością, a zakresy liczb na karcie mówią, którego.
rule-4_7_C = Wydarzenie bez zastosowania
    .text = Jeśli wydarzenie nie pasuje do sytuacji gracza, stosuje się wydrukowaną karę zastępczą; jeśli jej nie ma, wydarzenie się ignoruje.
rule-4_7_D = Przetasowanie po oznaczonych wydarzeniach
    .text = Jeśli karta ma symbol Przetasowania w prawym górnym rogu, wszystkie odrzucone karty Wydarzeń wraz z właśnie dobraną tasuje się z talią.
rule-4_7_E = Strategie a wydarzenia
    .text = Niektóre karty Strategii zmieniają pewne wydarzenia, a niektóre wydarzenia mają inny skutek dla właściciela pewnej karty Strategii; stosuje się to przy dobraniu wydarzenia.
rule-5_1_1_A = Zasiedlenie: cel
    .text = Zasiedlenie umieszcza własne Miasteczko w niezajętej lokacji.
rule-5_1_1_B = Zasiedlenie: karta połączenia
    .text = Najpierw trzeba zagrać kartę Lokacji, na której liście połączeń jest docelowa lokacja (karta musi być użyteczna: kontrolowana, zaopatrzona, bez bitwy).
rule-5_1_1_C = Zasiedlenie: koszt transportu
    .text = Dodatkowo trzeba zagrać jedną lub dwie karty opłacające rodzaj transportu pokazany przy tym połączeniu.
rule-5_1_1_D = Zwykła droga: jeden Wóz
    .text = Połączenie lądowe zwykłą drogą kosztuje jedną kartę z symbolem Wozu.
rule-5_1_1_E = Trudna droga lub cieśnina: dwa Wozy
    .text = Połączenie lądowe trudną drogą lub przez Cieśninę Mesyńską kosztuje dwie karty z symbolem Wozu.
rule-5_1_1_F = Połączenie morskie: jeden Statek
    .text = Połączenie morskie kosztuje jedną kartę z symbolem Statku w dolnej części.
rule-5_1_1_G = Wymóg Osadnika
    .text = Jeśli docelowa lokacja ma symbol Osadnika, oprócz innych kart trzeba zagrać kartę z symbolem Osadnika.
rule-5_1_1_H = Zasiedlenie: wynik
    .text = Gracz umieszcza Miasteczko w lokacji, bierze jej kartę Lokacji spośród odłożonych na początku (lub stamtąd, gdzie jest) i kładzie ją na wierzch własnego Stosu kart Odrzuconych.
rule-5_1_1_I = Bez zasiedlania morzem na wrogie wody
    .text = Nie można zasiedlić lokacji przez połączenie morskie, gdy jej Strefa Morska jest kontrolowana przez wroga.
rule-5_1_2_A = Rozwój: warunek
    .text = Rozwinąć można tylko lokację z własnym Miasteczkiem, która jest zaopatrzona.
rule-5_1_2_B = Rozwój: karty
    .text = Gracz zagrywa kartę tej właśnie Lokacji i drugą kartę z symbolem Osadnika.
rule-5_1_2_C = Rozwój: wynik
    .text = Miasteczko wraca do zapasu gracza, a jego miejsce zajmuje Znacznik Miasta.
rule-5_1_2_D = Korzyści z Miasta
    .text = Miasto daje 1 Srebro w każdej Sekwencji Kampanii i 1 PZ na koniec gry (jedno i drugie tylko zaopatrzone).
rule-5_1_2_E = Tylko lokacje warte 2 PZ lub więcej
    .text = Miastem może stać się tylko lokacja o wydrukowanej wartości co najmniej 2 PZ; takie lokacje mają złoty symbol PZ i symbol Osadnika.
rule-5_1_2_F = Zapas ogranicza Miasta
    .text = Gracz może mieć tyle Miast, ile ma Znaczników Miast; umieszczenie ostatniego prowadzi do końca gry (6.2).
rule-5_1_3_A = Fortyfikacja: koszt
    .text = Aby ufortyfikować, gracz zagrywa kartę Fortyfikacja (wcześniej dobraną) i kartę docelowej Lokacji oraz płaci do banku 3 Srebra.
rule-5_1_3_B = Fortyfikacja: wynik
    .text = Znacznik Fortyfikacji umieszcza się obok Miasteczka lub Miasta w tej lokacji.
rule-5_1_3_C = Jedna fortyfikacja na lokację
    .text = W lokacji może być tylko 1 Znacznik Fortyfikacji.
rule-5_1_3_D = Zapas fortyfikacji
    .text = Akcja jest niedostępna, gdy wszystkie Znaczniki Fortyfikacji są na mapie.
rule-5_1_3_E = Fortyfikacja: obrona
    .text = Ufortyfikowana lokacja zaczyna bitwę z 2 dodatkowymi punktami siły obrońcy.
rule-5_1_3_F = Fortyfikacja: odporność
    .text = Ufortyfikowanej lokacji nie można napadać ani plądrować.
rule-5_1_3_G = Słonie Bojowe w oblężeniu
    .text = Słonie Bojowe zagrane w oblężeniu mają karę do rzutu, który wyznacza ich siłę.
rule-5_1_3_H = Kawaleria w oblężeniu
    .text = Kawaleria liczy się w oblężeniu w połowie: każde 2 punkty siły Kawalerii przesuwają Znacznik Siły Bitwy o 1, łącznie i w dół.
rule-5_1_3_I = Bez fortyfikowania w bitwie
    .text = Gdy w lokacji trwa bitwa, nie można tam umieścić Znacznika Fortyfikacji.
rule-5_2_A = Wrogie lokacje trzeba najpierw zaatakować
    .text = Niezajętą lokację zdobywa się przez zasiedlenie; lokację przeciwnika trzeba najpierw pokonać w bitwie.
rule-5_2_B = Wynik udanego ataku
    .text = Po udanym ataku atakujący albo przejmuje lokację, albo zostawia ją niezajętą.
rule-5_2_C = Długość bitwy polowej
    .text = Bitwa w nieufortyfikowanej lokacji to bitwa polowa; kończy się z końcem 4. rundy bitwy.
rule-5_2_D = Długość oblężenia
    .text = Bitwa w ufortyfikowanej lokacji to oblężenie; kończy się z końcem 6. rundy bitwy.
rule-5_2_1_A = Atak: połączenie i transport
    .text = Aby zaatakować, zagrywa się użyteczną kartę Lokacji połączoną z celem i opłaca transport tak jak przy zasiedlaniu (Osadnik nie jest potrzebny).
rule-5_2_1_B = Atak: karta otwierająca
    .text = W tej samej akcji zagrywa się jedną kartę z co najmniej 1 symbolem miecza jako siłę otwierającą.
rule-5_2_1_C = Atak: gdzie trafiają karty
    .text = Karty połączenia i transportu trafiają na Stos kart Odrzuconych atakującego, a karta otwierająca na pole Bitwy jego koloru.
rule-5_2_1_D = Znacznik Rundy Bitwy
    .text = Atakujący kładzie własny Znacznik Rundy Bitwy przy atakowanej lokacji, stroną z rundą 1.
rule-5_2_1_E = Czyj Tor Siły Bitewnej
    .text = Bitwę zapisuje się na torze atakującego imperium.
rule-5_2_1_F = Początkowa obrona
    .text = Znacznik zaczyna na 1 na korzyść obrońcy: każda lokacja broni się siłą 1.
rule-5_2_1_G = Fortyfikacja przesuwa początek
    .text = Jeśli lokacja jest ufortyfikowana, znacznik zaczyna o 2 pola dalej na korzyść obrońcy.
rule-5_2_1_H = Wydrukowany Bonus Obrony
    .text = Jeśli lokacja ma wydrukowany modyfikator obrony, znacznik zaczyna o 1 pole dalej na korzyść obrońcy.
rule-5_2_1_I = Siła otwierająca
    .text = Następnie znacznik przesuwa się w stronę atakującego o liczbę mieczy na karcie otwierającej.
rule-5_2_1_J = Kolejna runda bitwy
    .text = Na początku każdej następnej Rundy atakującego Znacznik Rundy Bitwy wzrasta o 1.
rule-5_2_1_K = Jak kończy się bitwa
    .text = Bitwa trwa, aż jedna strona wygra, jedna strona się wycofa (tylko oblężenia) lub minie największa liczba rund bitwy.
rule-5_2_1_L = Tor ma końce
    .text = Znacznik nigdy nie wychodzi poza ostatnie pole po żadnej stronie Toru Siły Bitewnej.
rule-5_2_1_M = Karta miejsca bitwy
    .text = Podczas bitwy karty Lokacji miejsca bitwy nie można użyć do żadnej akcji; można ją odrzucić, zarezerwować i zwrócić do talii Imperium.
rule-5_2_1_N = Jeden własny atak naraz
    .text = Gracz nie może mieć więcej niż jednej trwającej bitwy zaczętej przez siebie, ale może jednocześnie bronić się w bitwie zaczętej przez przeciwnika.
rule-5_2_1_O = Bez ataku morzem na wrogie wody
    .text = Nie można atakować przez połączenie morskie ani wspierać morzem lokacji, której Strefa Morska jest kontrolowana przez wroga; atak lądem jest możliwy.
rule-5_2_2_A = Wsparcie: akcja
    .text = Atakujący lub obrońca może w akcji zagrać do bitwy lądowej jedną kartę z co najmniej 1 symbolem wojskowym.
rule-5_2_2_B = Symbol wojskowy
    .text = Symbol wojskowy to miecz, a w lokacji nadmorskiej także Statek.
rule-5_2_2_C = Wsparcie: skutek
    .text = Znacznik tej bitwy przesuwa się w stronę wspierającego o liczbę użytych symboli wojskowych.
rule-5_2_2_D = Dwie bitwy: wolny wybór
    .text = Jeśli trwają dwie bitwy, gracz wybiera, do której zagrywa kartę.
rule-5_2_2_E = Położenie karty
    .text = Kartę (także kartę Lokacji) kładzie się na polu Bitwy imperium, które zaczęło bitwę, na Pomocy gracza wspierającego.
rule-5_2_2_F = Wsparcie wymaga zaopatrzenia
    .text = Bitwę można wesprzeć tylko wtedy, gdy wspierający może poprowadzić zaopatrzenie z miejsca bitwy do przyjaznego Punktu Zaopatrzenia.
rule-5_2_2_G = Karta Fortyfikacja jako wsparcie
    .text = Kartę Fortyfikacja może zagrać jako wsparcie tylko obrońca, z siłą 1.
rule-5_2_2_H = Siła Statku
    .text = Karta z symbolem Statku użyta w bitwie w lokacji nadmorskiej ma siłę 1.
rule-5_2_2_I = Bez statków na wrogich wodach
    .text = Symbolu Statku nie można użyć do wsparcia lokacji nadmorskiej, której Strefa Morska jest kontrolowana przez wroga.
rule-5_2_2_J = Miecz albo Statek
    .text = Karta Lokacji ze Statkiem i mieczem może użyć w bitwie tylko jednego z nich; jeśli Strefa Morska miejsca bitwy jest kontrolowana przez wroga, musi to być miecz.
rule-5_2_2_K = Przywódcy za darmo
    .text = Kartę Przywódcy można dodać do bitwy lądowej jako darmową akcję; jej siła liczy się od razu.
rule-5_2_2_L = Premia za różne rodzaje wojsk
    .text = Strona mająca w tej samej bitwie co najmniej jedną Ciężką piechotę, jedną Lekką piechotę i jedną Kawalerię dostaje +1 siły w chwili zagrania trzeciego rodzaju.
rule-5_2_2_M = Granice tej premii
    .text = Premia za różne rodzaje wojsk działa tylko w bitwach polowych, nigdy w oblężeniach, i tylko raz na bitwę dla każdej strony.
rule-5_2_2_N = Utrata użytej karty Lokacji
    .text = Jeśli lokacja zostanie utracona, gdy jej karta leży w bitwie, karta opuszcza bitwę i trafia na Stos kart Odrzuconych nowego właściciela; znacznik bitwy się nie zmienia.
rule-5_2_3_A = Sprawdzenie na początku Rundy
    .text = Na początku własnej Rundy gracz sprawdza Tory Siły Bitewnej; bitwa może się skończyć przez dostateczną siłę lub przez wyczerpanie rund.
rule-5_2_3_B = Zwycięstwo atakującego
    .text = Atakujący wygrywa, jeśli na początku jego Rundy znacznik wskazuje 2 lub więcej na jego korzyść.
rule-5_2_3_C = Zdobyty znacznik
    .text = Zwycięski atakujący zdejmuje Miasteczko lub Miasto obrońcy i zachowuje je na końcowe PZ.
rule-5_2_3_D = Usunięcie fortyfikacji
    .text = Znacznik Fortyfikacji utraconej lokacji wraca do wspólnego zapasu.
rule-5_2_3_E = Zasiedlenie bez Osadnika
    .text = Jeśli zdobyta lokacja nie ma symbolu Osadnika, zwycięzca może od razu umieścić tam własne Miasteczko.
rule-5_2_3_F = Zasiedlenie z Osadnikiem
    .text = Jeśli zdobyta lokacja ma symbol Osadnika, zwycięzca może od razu zagrać z Ręki jedną kartę z symbolem Osadnika, aby umieścić tam Miasteczko.
rule-5_2_3_G = Karta Lokacji po zasiedleniu
    .text = Jeśli umieszczono Miasteczko, zwycięzca dostaje od przeciwnika kartę Lokacji i kładzie ją na wierzch własnego Stosu kart Odrzuconych. Nie kosztuje to akcji.
rule-5_2_3_H = Zasiedlenie jest dobrowolne
    .text = Zwycięzca nigdy nie musi zasiedlać zdobytej lokacji.
rule-5_2_3_I = Zabranie karty z ukrytych miejsc
    .text = Jeśli karta była w Talii Dobierania przegranego, talię się tasuje; jeśli była w jego Rezerwie, nie płaci się Srebra za jej wyjęcie.
rule-5_2_3_J = Podbój bez zasiedlenia
    .text = Jeśli zwycięzca nie zasiedla, lokacja jest niezajęta; dawny właściciel zachowuje kartę Lokacji, która liczy się jako bez zaopatrzenia. Gdy przeciwnik zasiedli lokację później, kartę trzeba od razu oddać.
rule-5_2_3_K = Zwycięstwo obrońcy
    .text = Obrońca wygrywa i zachowuje lokację, jeśli znacznik wskazuje 1 lub więcej na jego korzyść na początku jego Rundy lub po upływie wszystkich rund bitwy.
rule-5_2_3_L = Remis
    .text = Jeśli rundy się wyczerpały i nikt nie wygrał, czyli znacznik stoi na szarym polu (0 lub 1 atakującego), bitwa kończy się remisem, a obrońca zachowuje lokację.
rule-5_2_3_M = Prestiż za zwycięstwo
    .text = Zwycięzca bitwy lądowej zyskuje 1 Prestiżu; remis nie daje go nikomu.
rule-5_2_3_N = Najwyższy Prestiż
    .text = Prestiż nigdy nie przekracza 8.
rule-5_2_3_O = Strata przegranego
    .text = Przegrany zwraca jedną kartę inną niż Lokacja, która brała udział w bitwie, do talii Imperium, z której pochodzi.
rule-5_2_3_P = Strata w oblężeniu
    .text = W oblężeniu utraconą kartę wybiera przegrany.
rule-5_2_3_Q = Przewaga kawalerii
    .text = W bitwie polowej utraconą kartę przegranego wybiera zwycięzca, jeśli skończył bitwę z większą siłą Kawalerii; w przeciwnym razie wybiera przegrany.
rule-5_2_3_R = Same karty Lokacji: bez straty
    .text = Jeśli przegrany miał w bitwie tylko karty Lokacji, nie traci żadnej karty.
rule-5_2_3_S = Straty przy remisie
    .text = Po remisie każdy gracz traci jedną wybraną przez siebie kartę z bitwy; przewaga kawalerii nie ma znaczenia.
rule-5_2_3_T = Karty, których nie można stracić
    .text = Dyktatora Rzymu i Generała Najemników Kartaginy nie można wybrać jako straty.
rule-5_2_3_U = Początkowa piechota Rzymu może być stracona
    .text = Kartę piechoty z początkowej Talii Dobierania Rzymu można wybrać jako stratę.
rule-5_2_3_V = Dyktator i Generał Najemników wracają
    .text = Na koniec bitwy Dyktator i Generał Najemników, którzy brali w niej udział, wracają do swojej talii Imperium.
rule-5_2_3_W = Porządki po bitwie
    .text = Po stratach wszystkie inne karty obu graczy z tej bitwy trafiają na Stosy kart Odrzuconych właścicieli, a atakujący zabiera Znacznik Rundy Bitwy.
rule-5_2_4_A = Napad: cel
    .text = Napad kawalerii zabiera Miasteczko lub Miasto z lokacji przeciwnika bez bitwy.
rule-5_2_4_B = Napad: karty
    .text = Napadający zagrywa jedną lub więcej kart, których tekst pozwala na napad. Karta Lokacji ani symbol transportu nie są potrzebne.
rule-5_2_4_C = Napad: zasięg
    .text = Jedna karta napadu sięga lokacji połączonej drogą z lokacją napadającego; każda następna zwiększa zasięg o 1 połączenie.
rule-5_2_4_D = Napad pomija trudny teren i bonus
    .text = Trudne drogi liczą się jak zwykłe, a wydrukowany Bonus Obrony nie wpływa na napady.
rule-5_2_4_E = Bez napadu przez cieśninę
    .text = Napad nie może przejść przez Cieśninę Mesyńską.
rule-5_2_4_F = Przejście przez wrogie lokacje
    .text = Napad może przejść przez lokację z Miasteczkiem lub Miastem przeciwnika.
rule-5_2_4_G = Fortyfikacje zatrzymują napady
    .text = Napad nie może wejść do lokacji ze Znacznikiem Fortyfikacji ani przez nią przejść.
rule-5_2_4_H = Bitwy zatrzymują napady
    .text = Napad nie może zacząć się w lokacji, w której trwa bitwa, przejść przez nią ani mieć jej za cel.
rule-5_2_4_I = Początek napadu zaopatrzony
    .text = Lokacja, z której wychodzi napad, musi być zaopatrzona.
rule-5_2_4_J = Blokowanie napadu
    .text = Przeciwnik może zablokować napad, zagrywając z Ręki kartę, której tekst blokuje napady, albo kartę napadanej Lokacji, jeśli jest ona zaopatrzona. Karta blokująca zostaje odrzucona.
rule-5_2_4_K = Blokowanie dla celu bez zaopatrzenia
    .text = Napad na lokację bez zaopatrzenia można zablokować, ale nie kartą tej lokacji.
rule-5_2_4_L = Udany napad: znacznik zabrany
    .text = Niezablokowany napad zabiera znacznik; napadający zachowuje go na końcowe PZ (Miasteczko 1, Miasto 2). Lokacja, która straciła tak Miasteczko, jest niezajęta.
rule-5_2_4_M = Napadnięte Miasto staje się Miasteczkiem
    .text = Jeśli zabrano Miasto, poszkodowany umieszcza w lokacji własne Miasteczko z zapasu.
rule-5_2_4_N = Brak Miasteczka
    .text = Jeśli poszkodowany nie ma w zapasie Miasteczka w miejsce Miasta, lokacja staje się niezajęta.
rule-5_2_4_O = Napad na stolicę to nie zwycięstwo
    .text = Jeśli Rome lub Carthage stanie się niezajęta przez napad, gra nie jest przez to wygrana; przeciwnik wygrywa, zasiedlając ją później akcją Zasiedl, o ile właściciel nie zasiedli jej wcześniej.
rule-5_2_5_A = Atak na Flotę: warunek
    .text = Flota może zaatakować Flotę przeciwnika tylko w tej samej Strefie Morskiej.
rule-5_2_5_B = Atak na Flotę: koszt
    .text = Akcja kosztuje jedną kartę z symbolem Statku.
rule-5_2_5_C = Bez ataku po budowie
    .text = Gracz, który w tej samej Rundzie zbudował Okręt Wojenny, nie może atakować Floty.
rule-5_2_5_D = Kości Okrętów
    .text = Obaj gracze rzucają jednocześnie jedną kością za każdy Okręt Wojenny; każde 5 lub 6 zatapia jeden Okręt przeciwnika.
rule-5_2_5_E = Zwycięzca bitwy morskiej
    .text = Wygrywa i zyskuje 1 Prestiżu ten, kto zatopił więcej Okrętów przeciwnika.
rule-5_2_5_F = Remis na morzu
    .text = Równa liczba zatopionych albo brak ocalałych Okrętów po obu stronach to remis bez Prestiżu.
rule-5_2_5_G = Jedyny ocalały wygrywa
    .text = Jeśli jedna Flota została zniszczona, a druga ma co najmniej jeden Okręt, wygrywa ocalała i zyskuje Prestiż, bez względu na liczbę zatopionych.
rule-5_2_5_H = Zniszczona Flota
    .text = Znacznik zniszczonej Floty wraca do Portu Macierzystego.
rule-5_2_5_I = Wycofanie przegranego
    .text = Pokonana Flota, która ocalała, musi się wycofać: do sąsiedniej Strefy Morskiej z przyjaznym portem albo do Portu Macierzystego z dowolnej odległości, według wyboru właściciela.
rule-5_2_5_J = Przyjazny port
    .text = Przyjaznym portem w Strefie Morskiej jest lokacja nadmorska jej regionu kontrolowana przez wycofującego się gracza.
rule-5_2_5_K = Wycofanie po remisie
    .text = Po remisie nikt nie musi się wycofać; obrońca może.
rule-5_2_5_L = Przywódcy w bitwach morskich
    .text = Obaj gracze mogą jako darmową akcję dodać karty Przywódców z Ręki; najpierw ogłasza atakujący, potem obrońca.
rule-5_2_5_M = Kości Przywódców
    .text = Przywódca rzuca jedną kością za każdy miecz na karcie i trafia na 4-6; rzymski Pretor tylko na 5-6. Kości te rzuca się osobno od kości Okrętów.
rule-5_2_5_N = Szczególni Przywódcy po bitwie
    .text = Po bitwie Dyktator i Generał Najemników wracają do swojej talii Imperium.
rule-5_2_5_O = Inni Przywódcy po bitwie
    .text = Inni Przywódcy, którzy brali udział, trafiają na Stos kart Odrzuconych; jeśli jednak ich Flota została całkiem zniszczona, wracają do talii Imperium.
rule-5_2_5_P = Corvus: piechota dołącza
    .text = Jeśli Rzym ma kartę Strategii Corvus, karty piechoty z Rezerwy Rzymu mogą bez kosztu wziąć udział w bitwie morskiej, najwyżej 1 na rzymski Okręt Wojenny.
rule-5_2_5_Q = Corvus: zapowiedź
    .text = Rzym ogłasza użycie i liczbę piechoty po dodaniu Przywódców, a przed rzutami.
rule-5_2_5_R = Corvus: kości
    .text = Każda karta piechoty rzuca jedną kością: Lekka piechota trafia na 5-6, Ciężka na 3-6. Rodzaje rzuca się osobno.
rule-5_2_5_S = Corvus: zdobyty Okręt
    .text = Jeśli Rzym użył co najmniej 1 karty piechoty i wygrał, jeden Okręt przeciwnika uważa się za zdobyty i Rzym natychmiast zyskuje 1 Okręt Wojenny.
rule-5_2_5_T = Corvus: utopiona piechota
    .text = Jeśli po bitwie Rzym ma mniej Okrętów niż użytych kart piechoty, nadmiarowe karty wracają do talii Imperium Rzymu.
rule-5_2_5_U = Corvus: ocalała piechota
    .text = Pozostałe użyte karty piechoty trafiają na Stos kart Odrzuconych Rzymu (nie do Rezerwy).
rule-5_2_6_A = Przekupstwo: koszt
    .text = Gracz zagrywa kartę ze zdolnością przekupstwa i płaci 1 Srebro.
rule-5_2_6_B = Blokowanie przekupstwa
    .text = Przeciwnik może je zablokować kartą, która mówi, że blokuje przekupstwo, zagraną tylko z Ręki (nie z Rezerwy ani bitwy); karta zostaje odrzucona. Blokowanie to darmowa akcja.
rule-5_2_6_C = Udane przekupstwo
    .text = Bez blokady przeciwnik musi wybrać z Ręki lub Rezerwy jedną kartę z symbolem Przekupstwa i zwrócić ją do właściwej talii Imperium.
rule-5_2_6_D = Karty w bitwie są bezpieczne
    .text = Kart użytych w bitwie nie można przekupić.
rule-5_2_6_E = Zmarnowane przekupstwo
    .text = Jeśli przeciwnik nie ma na Ręce ani w Rezerwie karty do przekupienia i na dowód pokaże Rękę, akcja przepada bez skutku.
rule-5_3_1 = Weź pieniądze
    .text = Gracz zagrywa jedną kartę Lokacji i bierze z banku Srebro równe wartości jej monety.
rule-5_3_2_A = Handlarz: karty
    .text = Gracz zagrywa jedną kartę z symbolem Statku, a potem 1 lub 2 karty Lokacji z wartością monety.
rule-5_3_2_B = Handlarz: dochód
    .text = Gracz bierze z banku sumę monet tych kart Lokacji.
rule-5_3_3 = Kupiec sprzedaje Wino
    .text = Gracz zagrywa kartę Kupiec i jedną lub więcej kart Lokacji z symbolem Wina i bierze z banku 2 Srebra za każdą z nich.
rule-5_3_4_A = Plądrowanie: własna strefa
    .text = Jedną kartą ze Statkiem gracz plądruje nadmorską lokację przeciwnika przy Strefie Morskiej, w której jest jego Flota.
rule-5_3_4_B = Plądrowanie: sąsiednia strefa
    .text = Z drugą kartą ze Statkiem celem może być nadmorska lokacja przeciwnika w sąsiedniej Strefie Morskiej.
rule-5_3_4_C = Plądrowanie: łup
    .text = Udane plądrowanie zabiera przeciwnikowi Srebro równe połowie Okrętów plądrującego, w dół; czego przeciwnik nie ma, dopłaca bank.
rule-5_3_4_D = Plądrowanie raz na Rundę
    .text = Plądrowanie można wybrać tylko raz na Rundę (powtarza 4.2.D).
rule-5_3_4_E = Blokowanie plądrowania: lokacja zaopatrzona
    .text = Jeśli cel jest zaopatrzony, przeciwnik może zablokować kartą tej Lokacji, kartą Fortyfikacja lub kartą Triremy.
rule-5_3_4_F = Blokowanie plądrowania: bez zaopatrzenia
    .text = Jeśli cel jest bez zaopatrzenia, blokuje tylko karta Fortyfikacja lub Triremy.
rule-5_3_4_G = Lokacje bezpieczne
    .text = Nie można plądrować lokacji ufortyfikowanej, lokacji, w której Strefie Morskiej jest Flota przeciwnika, ani lokacji, w której trwa bitwa polowa lub oblężenie.
rule-5_3_4_H = Wroga Flota we własnej strefie
    .text = Flota przeciwnika w Strefie Morskiej plądrującego chroni lokacje tej strefy, ale nie przeszkadza plądrować sąsiedniej Strefy Morskiej bez Floty przeciwnika.
rule-5_3_4_I = Znacznik Plądrowania
    .text = Każde udane plądrowanie przesuwa znacznik plądrującego o 1 pole w prawo na Torze Plądrowania.
rule-5_3_4_J = Utrata PZ przez plądrowanie
    .text = Gdy znacznik wejdzie na pole 3, 5 lub 8, przeciwnik od razu traci wydrukowane tam PZ; straty się sumują.
rule-5_3_4_K = Tor Plądrowania od nowa
    .text = Znacznik, który dojdzie do pola 8, wraca na 0 (po odjęciu PZ).
rule-5_4_A = Akcje na kartach Imperium
    .text = Niektóre karty Imperium mają własną akcję, na przykład dobieranie kart. Zagranie takiej karty dla jej tekstu kosztuje jedną akcję, chyba że karta mówi inaczej, po czym karta zostaje odrzucona.
rule-5_4_1_A = Dobranie: akcja
    .text = Gracz bierze jedną dostępną kartę Imperium, płaci jej koszt w Srebrze (lewy górny róg) do banku i kładzie ją na własny Stos kart Odrzuconych.
rule-5_4_1_B = Bez kart koloru przeciwnika
    .text = Kart z ramką koloru przeciwnika nigdy nie można wziąć.
rule-5_4_1_C = Dobieranie kart Lokacji
    .text = Kartę Lokacji odesłaną do talii Imperium może dobrać gracz kontrolujący lokację, nawet gdy jest bez zaopatrzenia.
rule-5_4_1_D = Koszt siły roboczej
    .text = Niektóra Ciężka piechota ma w koszcie symbol Osadnika: jej dobranie wymaga też odrzucenia z Ręki karty z symbolem Osadnika; bez tego nie można jej dobrać.
rule-5_4_1_E = Nadzwyczajny pobór
    .text = Dobierając piechotę, Kawalerię lub Przywódcę z własnej lub neutralnej talii Imperium, gracz może zapłacić podwójny koszt w Srebrze i położyć kartę na wierzch własnej Talii Dobierania zamiast na Stos kart Odrzuconych.
rule-5_4_1_F = Nadzwyczajny pobór: wyłączone karty
    .text = Innych kart (jak Wsparcie Senatorów, Fortyfikacja, Maszyna Oblężnicza) nie można tak dobrać.
rule-5_4_1_G = Nadzwyczajny pobór: siła robocza
    .text = Nadzwyczajny pobór nie podwaja kosztu siły roboczej.
rule-5_4_2_A = Odrzucanie: akcja
    .text = Gracz odrzuca jedną lub więcej kart z Ręki na własny Stos kart Odrzuconych.
rule-5_4_2_B = Odrzucanie: koszt
    .text = Pierwsza karta kosztuje 0 Srebra, druga 1, trzecia 2 i tak dalej: n kart kosztuje n(n-1)/2 Srebra.
rule-5_4_3_A = Zwrot karty
    .text = Gracz odkłada jedną kartę z Ręki do talii Imperium, do której należy (szare karty do neutralnych kart Imperium, skąd może je dobrać każdy).
rule-5_4_3_B = Zwrot karty Lokacji
    .text = Zwrócona karta Lokacji trafia do własnej talii Imperium, jeśli gracz kontroluje lokację, albo do neutralnego obszaru, jeśli lokacja jest niezajęta.
rule-5_4_3_C = Zwrot raz na Rundę
    .text = Tę akcję można wybrać tylko raz na Rundę.
rule-5_4_3_D = Karty stolic zostają
    .text = Kart Lokacji Rome i Carthage nigdy nie można zwrócić do talii Imperium.
rule-5_4_4_A = Rezerwa: akcja
    .text = Gracz kładzie jedną dowolną kartę z Ręki odkrytą do Rezerwy.
rule-5_4_4_B = Granica Rezerwy
    .text = Rezerwa mieści najwyżej 5 kart.
rule-5_4_4_C = Rezerwa jest jawna
    .text = Karty w Rezerwie są jawne dla obu graczy, chyba że gra się z Ukrytą Rezerwą.
rule-5_4_4_D = Ukryta Rezerwa
    .text = Gracze mogą umówić się na zasadę opcjonalną, że Rezerwy są zakryte.
rule-5_4_5_A = Odzyskanie Rezerwy
    .text = Jako darmową akcję gracz może wziąć Rezerwę z powrotem na Rękę.
rule-5_4_5_B = Odzyskaj wszystko, zapłać za każdą
    .text = Trzeba wziąć wszystkie karty z Rezerwy, po 1 Srebrze za każdą.
rule-5_4_5_C = Odzyskanie może przekroczyć rozmiar Ręki
    .text = Po odzyskaniu Ręka może mieć ponad 5 kart; niczego nie trzeba odrzucać.
rule-5_5_1_A = Kupno karty Strategii: koszt
    .text = Cena to koszt karty plus 2 Srebra z pozycji #1, plus 1 z #2, plus 0 z #3.
rule-5_5_1_B = Kupiona karta jest w grze
    .text = Kupioną kartę kładzie się odkrytą na polu Strategii gracza.
rule-5_5_1_C = Symbol Własności obowiązuje
    .text = Kartę z symbolem Własności może kupić tylko to imperium (powtarza 2.X).
rule-5_5_1_D = Uzupełnienie rzędu
    .text = Po zakupie pozostałe karty przesuwają się w prawo, a na #1 dobiera się nową.
rule-5_5_1_E = Pusta Talia Strategii
    .text = Jeśli Talia Strategii jest pusta, odrzucone karty Strategii tasuje się w nową.
rule-5_5_1_F = Bez kupna, gdy ma się kartę
    .text = Gracz z kartą Strategii w grze nie może kupić następnej (powtarza 4.6.D).
rule-5_5_2_A = Odrzucenie karty Strategii
    .text = Jako akcję gracz może odrzucić własną kartę Strategii w grze.
rule-5_5_2_B = Zmiana kosztuje dwie akcje
    .text = Odrzucenie i kupno to osobne akcje, więc wymiana karty Strategii kosztuje 2 akcje.
rule-5_5_3_A = Przesuwanie: koszt
    .text = Jako akcję gracz odrzuca 1, 2 lub 3 karty z rzędu: karta z #3 jest darmowa, z #2 kosztuje 1 Srebro, z #1 jeszcze 2 (razem 0, 1 lub 3).
rule-5_5_3_B = Przesuwanie: kolejność
    .text = Karty odrzuca się od prawej do lewej: #3 przed #2 przed #1.
rule-5_5_3_C = Przesuwanie: uzupełnienie
    .text = Pozostałe karty przesuwają się w prawo i dobiera się tyle nowych, ile odrzucono, od prawej do lewej.
rule-5_5_3_D = Przesuwanie: przetasowanie
    .text = W chwili wyczerpania Talii Strategii tasuje się jej odrzucone karty.
rule-5_5_3_E = Automatyczne przesuwanie
    .text = Jedna karta Strategii przesuwa się bez kosztu w każdej Sekwencji Kampanii (4.1.F).
rule-5_6_1_A = Ruch morski
    .text = Jako akcję gracz przesuwa własną Flotę o jeden krok: z Portu Macierzystego do połączonej Strefy Morskiej, ze Strefy Morskiej do sąsiedniej albo z dowolnej Strefy Morskiej do Portu Macierzystego.
rule-5_6_1_B = Sąsiednie Strefy Morskie
    .text = Dwie Strefy Morskie sąsiadują, jeśli łączą je strzałki na planszy; Sycylia sąsiaduje z Włochami i Afryką, ale nie z Korsyką-Sardynią.
rule-5_6_1_C = Bez przechwycenia
    .text = Flota przeciwnika nigdy nie przeszkadza Flocie opuścić Strefy Morskiej ani do niej wejść.
rule-5_6_1_D = Wrogi Port Macierzysty zamknięty
    .text = Flota nigdy nie może wejść do Portu Macierzystego przeciwnika.
rule-5_6_1_E = Bez Okrętów nie ma ruchu
    .text = Flota bez Okrętu Wojennego nie może się poruszyć.
rule-5_6_2_A = Wycofanie z oblężenia
    .text = Jako darmową akcję gracz może wycofać się z oblężenia, z takim wynikiem, jakby je przegrał: traci jedną kartę inną niż Lokacja, reszta trafia na jego Stos kart Odrzuconych, przeciwnik zyskuje 1 Prestiżu i odrzuca własne karty bitwy.
rule-5_6_2_B = Nie w Rundzie rozpoczęcia
    .text = Gracz nie może wycofać się z oblężenia w Rundzie, w której je zaczął.
rule-5_6_2_C = Bitwy polowe: bez wycofania
    .text = Wycofać się można tylko z oblężeń, nigdy z bitew polowych.
rule-5_6_3_A = Budowa Okrętu Wojennego
    .text = Jako akcję gracz płaci 3 Srebra i zagrywa kartę z symbolem Osadnika, aby dodać do Floty 1 Okręt Wojenny.
rule-5_6_3_B = Budowa na morzu
    .text = Budować można bez względu na to, czy Flota jest na morzu, czy w porcie.
rule-5_6_3_C = Bez budowy po ataku
    .text = Gracz, który w tej Rundzie zaatakował Flotę przeciwnika, nie może budować Okrętu.
rule-5_6_3_D = Najwięcej Okrętów
    .text = Gracz może mieć najwyżej 8 Okrętów Wojennych.
rule-5_6_4_A = Pasowanie za Srebro
    .text = Gracz może użyć akcji, aby nic nie robić, i bierze 1 Srebro.
rule-5_6_4_B = Pasowanie raz na Rundę
    .text = Gracz może spasować tylko raz na Rundę (powtarza 4.2.D).
rule-6_1_A = Rzym zdobywa Carthage
    .text = Rzym wygrywa natychmiast, wygrywając bitwę w Carthage lub zasiedlając Carthage.
rule-6_1_B = Kartagina zdobywa Rome
    .text = Kartagina wygrywa natychmiast, wygrywając bitwę w Rome lub zasiedlając Rome.
rule-6_1_C = Miasteczko niepotrzebne
    .text = Gdy stolicę zdobyto w bitwie, zwycięstwo nie zależy od umieszczenia tam Miasteczka.
rule-6_1_D = Przewaga 25 PZ
    .text = Gracz, który na koniec Kampanii prowadzi co najmniej 25 PZ, wygrywa automatycznie.
rule-6_1_E = Cała Sycylia
    .text = Gracz, który trzyma wszystkie lokacje na Sycylii, wygrywa automatycznie.
rule-6_2_A = Kiedy sprawdza się warunki
    .text = Bez automatycznego zwycięstwa gra trwa, aż na końcu Rundy gracza spełni się warunek zakończenia gry.
rule-6_2_B = Koniec: wszystkie znaczniki
    .text = Warunek: gracz ma na planszy wszystkie swoje Miasteczka lub wszystkie swoje Miasta.
rule-6_2_C = Koniec: zdobyte znaczniki
    .text = Warunek: gracz zdobył znaczniki przeciwnika warte 10 punktów lub więcej (Miasteczko 1, Miasto 2).
rule-6_2_D = Koniec: Prestiż
    .text = Warunek: gracz ma 8 Prestiżu.
rule-6_2_E = Koniec: 12 tur
    .text = Warunek: minęło 12 Tur (Kampanii).
rule-6_2_F = Koniec: 90 PZ
    .text = Warunek: gracz ma na Torze PZ co najmniej 90 PZ.
rule-6_2_G = Koniec: Pokój
    .text = Warunek: grę kończy wydarzenie Pokój.
rule-6_2_H = Usunięcie karty Kampanii
    .text = Gdy tylko spełni się warunek zakończenia, usuwa się kartę Kampanii, zanim Kartagina uzupełni Rękę (powtarza 4.1.J).
rule-6_2_I = Bitwy opóźniają koniec
    .text = Poza automatycznym zwycięstwem gra nie może się skończyć, póki na początku Rundy gracza jakaś bitwa jest nierozstrzygnięta; gra toczy się dalej.
rule-6_2_J = Bez nowych bitew w dogrywce
    .text = W tym czasie żaden gracz nie może zacząć nowej bitwy na lądzie ani na morzu; wszystkie inne akcje są dozwolone.
rule-6_2_K = Koniec po ostatniej bitwie
    .text = Gdy rozstrzygnie się ostatnia bitwa, gra kończy się natychmiast, przed jakąkolwiek akcją tej Rundy.
rule-6_2_L = Bez Kampanii w dogrywce
    .text = Jeśli w tym czasie wyczerpie się Talia Dobierania Kartaginy, Stos kart Odrzuconych po prostu się tasuje; nie ma wydarzenia, PZ, Srebra ani przesuwania Strategii.
rule-6_2_S1 = Końcowe PZ: Miasta
    .text = Każdy gracz dodaje 1 PZ za każdą własną rozwiniętą lokację (Miasto), która jest zaopatrzona.
rule-6_2_S2 = Końcowe PZ: Prestiż
    .text = Każdy gracz dodaje 1 PZ za każdy punkt Prestiżu.
rule-6_2_S3 = Końcowe PZ: zdobyte Miasteczka
    .text = Każdy gracz dodaje 1 PZ za każde zdobyte Miasteczko.
rule-6_2_S4 = Końcowe PZ: zdobyte Miasta
    .text = Każdy gracz dodaje 2 PZ za każde zdobyte Miasto.
rule-6_2_S5 = Końcowe PZ: lokacje startowe wroga
    .text = Każdy gracz dodaje wydrukowane PZ każdej trzymanej lokacji startowej przeciwnika, zaopatrzonej lub nie.
rule-6_2_S6 = Końcowe PZ: Sycylia
    .text = Gracz trzymający 7 lub więcej lokacji na Sycylii dodaje 5 PZ, zaopatrzonych lub nie.
rule-6_2_S7 = Końcowe PZ: Korsyka-Sardynia
    .text = Gracz trzymający 3 lub więcej lokacji na Korsyce-Sardynii dodaje 2 PZ, zaopatrzonych lub nie.
rule-6_2_S8 = Wygrywa wyższa suma
    .text = Punkty końcowe dodaje się do bieżących PZ; wygrywa wyższa suma.
rule-6_2_S9 = Remis dla Kartaginy
    .text = Jeśli sumy są równe, wygrywa Kartagina.
rule-6F_A = Żeton Losu na początku niczyj
    .text = Zasada opcjonalna: używa się Żetonu Losu; na początku nikt go nie ma.
rule-6F_B = Zdobycie Żetonu Losu
    .text = Gdy żeton jest niczyj, bierze go gracz, któremu zaszkodziło wydarzenie losowe lub którego przeciwnik skorzystał na korzystnym wydarzeniu.
rule-6F_C = Modyfikator Losu
    .text = Póki gracz ma żeton, każdy rzut na wydarzenie losowe przesuwa się o 1 na jego korzyść.
rule-6F_D = Oddanie Żetonu Losu
    .text = Jeśli, gdy gracz ma żeton, przeciwnikowi zaszkodzi złe wydarzenie albo posiadacz skorzysta na dobrym, żeton się odkłada, bez względu na to, czy modyfikator zdecydował.
rule-6F_E = Żeton może wrócić
    .text = Odłożony żeton może później znów zdobyć każdy gracz, dowolną liczbę razy.
rule-6F_F = Skutek musi być rzeczywisty
    .text = Wydarzenie bez rzeczywistego skutku dla gracza (na przykład Burze na Morzu bez okrętów) nie daje żetonu.
rule-6F_G = Sumuje się z Oddaniem
    .text = Modyfikator działa jak karta Strategii Oddanie i sumuje się z nią: żeton i Oddanie razem przesuwają rzut o 2.
rule-7_A = Fortuna jest opcjonalna
    .text = Wszystkie zasady rozszerzenia Fortuna są opcjonalne; na każdą obaj gracze muszą się zgodzić przed grą.
rule-7_B = Trzy części Fortuny
    .text = Fortuna to alternatywne karty Strategii z utrzymaniem, karty Deus Ex Machina i 5 alternatywnych Wydarzeń Losowych.
rule-7_1_A = Wymagane alternatywne karty Strategii
    .text = Przy zasadzie utrzymania alternatywne karty Strategii z rozszerzenia (zielona liczba w prawym górnym rogu) zastępują zwykłe.
rule-7_1_B = Płacenie utrzymania
    .text = W każdej Sekwencji Kampanii, po dochodzie, gracz płaci Srebro równe bieżącemu kosztowi utrzymania własnej karty Strategii.
rule-7_1_C = Pierwsza Kampania za darmo
    .text = W pierwszej Kampanii po zakupie bieżący koszt wynosi jeszcze 0, więc nic się nie płaci.
rule-7_1_D = Utrzymanie rośnie
    .text = Po zapłaceniu bieżący koszt rośnie o zieloną liczbę karty (0, 1 lub 2), co zaznaczają Żetony Utrzymania.
rule-7_1_E = Niezapłacone utrzymanie
    .text = Jeśli gracz nie może zapłacić, kartę Strategii odwraca się i nie ma już skutku; nie płaci się za nią więcej.
rule-7_1_F = Odwrócone karty zostają odwrócone
    .text = Odwróconej karty nie można odwrócić z powrotem, póki gracz ją ma, i nie liczy się ona jako będąca w grze dla Wydarzeń Losowych.
rule-7_1_G = Odrzucenie odwróconej karty
    .text = Odwróconą kartę Strategii można odrzucić zwykłą akcją (do tego czasu nadal blokuje zakup innej).
rule-7_2_A = Deus Ex Machina: rozdanie
    .text = Przed grą każdy gracz otrzymuje losowo 1 kartę Deus Ex Machina własnego imperium i trzyma ją w tajemnicy, osobno od Talii Dobierania.
rule-7_2_B = Deus Ex Machina: zagranie
    .text = Można ją zagrać raz, w dowolnej chwili własnej Rundy, jako darmową akcję.
rule-7_2_C = Deus Ex Machina: koszt
    .text = Przy zagraniu płaci się wydrukowany koszt: w większości PZ, przy Walce Gladiatorów Srebro.
rule-7_2_D = Deus Ex Machina: nie po końcu
    .text = Nie można jej zagrać, gdy spełniony został warunek zakończenia gry.
rule-7_2_E = Deus Ex Machina: jednorazowa
    .text = Po zagraniu usuwa się ją z gry.
rule-7_3_A = Alternatywne wydarzenia
    .text = Gracze mogą użyć niektórych lub wszystkich 5 alternatywnych wydarzeń, każdego zamiast oryginału; są oznaczone znakiem zapytania w lewym górnym rogu i łagodniejsze.
rule-7_3_B = Które wydarzenia mają odpowiedniki
    .text = Pięć wydarzeń z odpowiednikiem to Burze na Morzu, Bunt, Katastrofa Morska, Bunt Najemników i Spór Przywódców.
rule-7_3_C = Burze na Morzu wymieniane raz
    .text = Alternatywne Burze na Morzu zastępują tylko jedną z dwóch oryginalnych kart.
rule-C_Corvus_1 = Tekst karty Corvus
    .text = Karta Strategii Corvus: w bitwach morskich właściciel może bez kosztu dodać z Rezerwy 1 kartę piechoty na Okręt Wojenny, po jednej kości, Lekka trafia na 5-6, Ciężka na 3-6; po zwycięstwie z co najmniej 1 piechotą zdobywa 1 Okręt przeciwnika. Karta zmienia wydarzenia Burze na Morzu i Katastrofa Morska.
rule-C_DeepReserve_1 = Głęboka Rezerwa: pojemność
    .text = Karta Strategii Głęboka Rezerwa: właściciel może mieć w Rezerwie 2 karty więcej, czyli 7 zamiast 5.
rule-C_DeepReserve_2 = Głęboka Rezerwa: darmowe odzyskanie
    .text = Z Głęboką Rezerwą w grze odzyskanie całej Rezerwy (darmowa akcja) nie kosztuje Srebra.
rule-C_CelticAllies_1 = Celtyccy Sojusznicy
    .text = Karta Strategii Celtyccy Sojusznicy (tylko Kartagina): właściciel zaczyna każdą bitwę lądową jako atakujący z +1 siły.
rule-C_Plunder_1 = Plądrowanie: dodatkowe Srebro
    .text = Karta Strategii Plądrowanie: gdy akcja plądrowania właściciela się uda, dostaje on o 1 Srebro więcej.
rule-C_Plunder_2 = Plądrowanie: ofiara odrzuca
    .text = Z kartą Plądrowanie w grze skutecznie splądrowany gracz musi też odrzucić z Ręki 1 losową kartę.
rule-C_Diplomacy_1 = Tekst karty Dyplomacja
    .text = Karta Strategii Dyplomacja: przeciwnik musi zapłacić do banku 2 Srebra, gdy atakuje, napada lub plądruje lokację kontrolowaną przez właściciela karty.
rule-C_Praetor_1 = Tekst karty Pretor
    .text = Karta Imperium Pretor (rzymski Przywódca): można go dodać do bitwy lądowej jako darmową akcję; w bitwach morskich jego kości trafiają na 5-6.
rule-E_PoliticalIntrigue_1 = Polityczne Intrygi
    .text = Wydarzenie Polityczne Intrygi dotyczy jednego gracza według rzutu: w następnej Rundzie może on wykonać tylko 1 akcję i żadnych darmowych akcji.
rule-E_StormsAtSea_1 = Burze na Morzu: straty
    .text = Wydarzenie Burze na Morzu dotyczy jednego gracza według rzutu: jeśli jego Flota nie jest w porcie, połowa jej Okrętów Wojennych, w dół, zostaje zniszczona.
rule-E_StormsAtSea_2 = Burze na Morzu: Corvus
    .text = Jeśli dotknięty gracz ma w grze Corvus, straty zaokrągla się w górę i odrzuca on z Ręki 1 losową kartę; potem to wydarzenie wtasowuje się z powrotem.
rule-E_NavalDisaster_1 = Katastrofa Morska: straty
    .text = Wydarzenie Katastrofa Morska dotyczy jednego gracza według rzutu: jeśli jego Flota nie jest w porcie, wszystkie jej Okręty Wojenne zostają zniszczone.
rule-E_NavalDisaster_2 = Katastrofa Morska: ostatnie Tury
    .text = W Turach 11 i 12 Katastrofa Morska liczy się jako brak wydarzenia.
rule-E_NavalDisaster_3 = Katastrofa Morska: Corvus
    .text = Jeśli dotknięty gracz ma Corvus, zwraca też 1 kartę piechoty z Rezerwy do talii Imperium i musi zapłacić Srebro równe połowie numeru bieżącej Tury, w górę, albo odrzucić Corvus.
rule-E_Peace_1 = Pokój: Tura 9 lub później
    .text = Wydarzenie Pokój: w Turze 9 lub później rzuca się kością; przy 1-3 gra kończy się natychmiast, przy 4-6 nic się nie dzieje.
rule-E_Peace_2 = Pokój: Tura 8 lub wcześniej
    .text = W Turze 8 lub wcześniej Pokój zastępuje się inną kartą Wydarzenia; po jej rozpatrzeniu tasuje się Talię Wydarzeń.
rule-E_MercenaryRevoltAlt_1 = Bunt Najemników (alternatywny): zapłata
    .text = Alternatywne wydarzenie Bunt Najemników dotyczy jednego gracza według rzutu: płaci on 3 Srebra za każdego Najemnika na Ręce, w Rezerwie lub w bitwie; każdy niezapłacony wraca do talii Imperium, a Tory Siły Bitewnej poprawia się o jednostki usunięte z bitew.
rule-E_MercenaryRevoltAlt_2 = Bunt Najemników (alternatywny): Lojalność
    .text = Gracz z kartą Strategii Lojalność w grze ignoruje Bunt Najemników.
rule-E_LeaderDies_1 = Śmierć Przywódcy: kara zastępcza
    .text = Wydarzenie Śmierć Przywódcy dotyka karty Przywódcy na Ręce, w Rezerwie lub w bitwie gracza; jeśli żadnej nie ma, gracz odrzuca z Ręki 1 losową kartę.
rule-E_Traitor_1 = Zdrajca: zastosowanie
    .text = Wydarzenie Zdrajca stosuje się tylko wtedy, gdy gracz bierze udział w oblężeniu lub kontroluje ufortyfikowaną lokację; inaczej się je ignoruje.

## Plansza na stronie

board-turn = Tura { $n } z { $last }
board-silver = srebro
board-points = punkty
board-warships = okręty
board-hand = Ręka
board-your-hand = Twoja Ręka
board-card-kind =
    { $kind ->
        [troops] Wojsko
        [leader] Przywódcy
       *[other] Inne karty
    }
board-family =
    { $family ->
        [hand] Odrzuć, zwróć lub odłóż kartę …
        [draft] Dobierz kartę Imperium …
        [strategy] Karty Strategii …
       *[fleet] Flota …
    }
board-reserve = Rezerwa
board-strategies = Strategie na sprzedaż
board-strategy = Twoja strategia
board-elsewhere = Można też wybrać
board-battle = Bitwa
board-siege = Oblężenie
board-round = runda { $n } z { $of }
board-fate = Los
board-victory = Punkty zwycięstwa
board-region = Kraina
board-fort = umocnione
board-cut = bez zaopatrzenia
board-cost = Koszt
board-strength = Siła
board-deck = talia
board-port = Port macierzysty
board-prestige = prestiż
board-towns = miasteczka
board-cities = miasta
board-pillage = łupy
board-to-draft = Karty Imperium do naboru
board-piles = Przejrzyj
board-empire = Talia Imperium
board-discards = Odrzucone
board-in-deck = Do dobrania
board-unseen = Ręka i talia
board-neutral = Karty neutralne
board-old-strategies = Minione strategie
board-events = Minione wydarzenia
board-discard = odrzucone
board-captured = zdobyte
board-actions-left =
    { $n ->
        [one] została 1 akcja
       *[other] zostały akcje: { $n }
    }
board-next = następna Kampania: srebro +{ $silver }, punkty +{ $points }
board-out-of-supply = Bez zaopatrzenia
board-because =
    { $why ->
        [enemy_waters] wrogie okręty panują na jego wodach
        [no_line] żadna linia zaopatrzenia nie sięga go lądem ani morzem
       *[other] { $why }
    }
board-aboard = Na pokładach
board-defends = broni się
board-attacks = atakuje
board-standing = Stan bitwy
board-arms = połączone bronie
board-holder = Właściciel
board-free = nikt
board-independent = niezależne
board-needs = Wymaga Osadnika
board-yes = tak
board-no = nie
board-defence = Obrona
board-supplied-by = Zaopatrzenie
board-coastal = nadmorskie
board-inland = w głębi lądu
board-zone = panuje: { $who }
board-key = Objaśnienie mapy
board-key-town = miasteczko
board-key-city = miasto
board-key-capital = stolica
board-key-fort = umocnione
board-key-road = droga: wóz
board-key-rough = trudna droga
board-key-sea = droga morska: statek
board-key-strait = cieśnina
board-key-points = Liczba w pustym miejscu to jego wartość w Kampanii. Czerwony przerywany pierścień: bez zaopatrzenia.
board-deed-draft = { $deed }: srebro { $silver }{ $colonist ->
        [yes] , Osadnik
       *[no] {""}
    }
board-deed-money = { $deed }: srebro { $silver }
board-deed-settle = { $deed }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $colonist ->
        [yes] , wymaga Osadnika
       *[no] {""}
    }

## Klucze i wartości widoku w trybie tekstowym

view-turn = Tura
view-last_turn = Ostatnia Tura
view-campaign = Karta Kampanii
view-overtime = Dogrywka
view-ending = Zakończenie
view-fate = Los
view-locations = Miejsca
view-sea_zones = Strefy morskie
view-name = Nazwa
view-holder = Właściciel
view-token = Żeton
view-fortified = Umocnione
view-battle = Bitwa
view-in_supply = Zaopatrzone
view-reached_by = W zasięgu
view-fortifications_left = Fortyfikacje w zapasie
view-battles = Bitwy
view-strategy_row = Strategie na sprzedaż
view-card = Karta
view-price = Cena
view-strategy_deck = Talia strategii
view-strategy_discard = Odrzucone strategie
view-event_deck = Talia wydarzeń
view-event_discard = Odrzucone wydarzenia
view-neutral = Karty neutralne
view-players = Gracze
view-seat = Strona
view-silver = Srebro
view-points = Punkty
view-prestige = Prestiż
view-pillage = Łupy
view-warships = Okręty
view-fleet = Flota
view-fleet_in_port = Flota w porcie
view-towns_left = Miasteczka w zapasie
view-cities_left = Miasta w zapasie
view-captured = Zdobyte
view-unsupplied_because = Brak zaopatrzenia, bo
view-unseen = Nieznane
view-hand_known = Znane na Ręce
view-held_known = Znane na Ręce lub w zakrytej Rezerwie
view-draw_deck_top = Wierzch talii
view-reserve_room = Miejsce w rezerwie
view-empire = Talia Imperium
view-aboard = Na pokładzie
view-strategy_flipped = Strategia odwrócona
view-maintenance = Utrzymanie
view-deus = Deus Ex Machina
view-deus_held = Ma Deus Ex Machina
view-outlook = Widoki
view-supplied = Zaopatrzone
view-silver_next = Srebro w Kampanii
view-points_next = Punkty w Kampanii
view-points_final = Punkty na koniec
view-leaders_barred = Bez wodzów
view-actions_curbed = Ograniczone akcje
view-actions = Akcje
view-free_actions = Darmowe akcje
view-done = Zrobione
view-combined_arms = Połączone bronie
view-towns = Miasteczka
view-cities = Miasta
view-capitals = Stolice
view-hand = Ręka
view-hand_size = Kart na Ręce
view-draw_deck_size = Talia dobierania
view-discard = Odrzucone
view-reserve = Rezerwa
view-reserve_size = Kart w rezerwie
view-strategy = Strategia
view-fleets = Floty
view-controlled_by = Kontroluje
view-attacker = Atakujący
view-defender = Obrońca
view-location = Miejsce
view-siege = Oblężenie
view-round = Runda
view-rounds = Rund
view-marker = Znacznik
view-track = Tor
view-cards = Karty
view-size = Liczba
view-enemy_waters = wrogie okręty panują na jego wodach
view-no_line = żadna linia zaopatrzenia nie sięga go lądem ani morzem

## Nazwy na planszy i kartach

empire-rome = Rzym
empire-carthage = Kartagina
region-italy = Włochy
region-africa = Afryka
region-sicily = Sycylia
region-corsica_sardinia = Korsyka-Sardynia
connection_kind-road = Zwykła droga
connection_kind-rough = Trudna droga
connection_kind-strait = Cieśnina Mesyńska
connection_kind-sea = Połączenie morskie
home_port-port_of_rome = Port Macierzysty Rzymu
home_port-port_of_carthage = Port Macierzysty Kartaginy
term-town = Miasteczko
term-city = Miasto
term-capital = Stolica
term-fleet = Flota
term-warship = Okręt Wojenny
term-fortification_token = Fortyfikacja
term-battle_round = Znacznik Rundy Bitwy
term-fate = Żeton Losu
term-maintenance = Żeton Utrzymania
term-coastal = Lokacja nadmorska
term-inland = Lokacja śródlądowa
term-supply_point = Punkt Zaopatrzenia
term-defence_bonus = Bonus Obrony
term-vp = Punkty Zwycięstwa (PZ)
term-colonist_required = Wymaga Osadnika
term-can_be_city = Może stać się Miastem
term-independent = Niezależna
term-neutral = Neutralna
term-unoccupied = Niezajęta
term-in_supply = Zaopatrzona
term-out_of_supply = Bez zaopatrzenia
term-start_location = Lokacja startowa
term-wagon = Wóz
term-ship = Statek
term-silver = Srebro
term-wine = Wino
term-colonist = Osadnik
term-sword = Siła (miecz)
term-bribe = Przekupstwo
term-starting = Początkowa
term-reshuffle = Przetasowanie
term-ownership = Własność
term-heavy_infantry = Ciężka piechota
term-light_infantry = Lekka piechota
term-cavalry = Kawaleria
term-leader = Przywódca
term-mercenary = Najemnik
term-location = Karta Lokacji
term-empire = Karta Imperium
term-campaign = Karta Kampanii
term-event = Karta Wydarzenia
term-strategy = Karta Strategii
term-alt_strategy = Alternatywna karta Strategii
term-deus_ex_machina = Karta Deus Ex Machina
term-alt_event = Alternatywna karta Wydarzenia
term-elephants = Słonie
term-politics = Polityka
term-trade = Handel
term-fortification = Fortyfikacja
term-siege = Sprzęt oblężniczy
term-ships = Statki
term-intrigue = Intryga
term-colonists = Osadnicy
sea_zone-italy = Strefa Morska Włoch
sea_zone-sicily = Strefa Morska Sycylii
sea_zone-africa = Strefa Morska Afryki
sea_zone-corsica_sardinia = Strefa Morska Korsyki-Sardynii
track-turn = Tor Tury
track-prestige = Tor Prestiżu
track-warships = Tor Okrętów Wojennych
track-victory_points = Tor PZ
track-pillage = Tor Plądrowania
track-battle = Tor Siły Bitewnej
track-strategy_row = Rząd kart Strategii

## Skąd są punkty

account-campaign = Kampanie: zaopatrzone lokacje
account-events = Wydarzenia i karty
account-pillaged = Utracone przez łupienie
account-deus = Zapłacone za Deus Ex Machina
account-earlier = Z wcześniejszej rozgrywki
account-final-cities = Podliczenie: zaopatrzone Miasta
account-final-prestige = Podliczenie: Prestiż
account-final-captured = Podliczenie: zdobyte znaczniki
account-final-foreign = Podliczenie: lokacje startowe wroga
account-final-regions = Podliczenie: Sycylia i Korsyka-Sardynia
account-lead = Przewaga na torze PZ
account-sicily = Lokacje na Sycylii
account-held-vp = PZ w każdej Kampanii
account-held-income = Srebro z Miast w każdej Kampanii
account-held-silver = Srebro
account-held-locations = Lokacje
account-held-cities = Miasta
account-held-forts = Fortyfikacje
account-held-warships = Okręty Wojenne
account-held-strength = Siła wszystkich twoich kart
account-held-colonists = Osadnicy na wszystkich twoich kartach
account-held-coins = Srebro na wszystkich twoich kartach
account-held-battle = Siła w bitwie o lokację { $place }

board-report = { $kind ->
    [battle] Bitwa
    [raid] Napad
    [pillage] Plądrowanie
    [bribe] Przekupstwo
    [naval_battle] Bitwa morska
    [campaign] Kampania
    [event] Wydarzenie Losowe
   *[other] Końcowe podliczenie
}

## Rozstrzygnięcia

ruling-Q182 = Ofiara nie ma na Ręce karty do losowego odrzucenia.
    .text = Niczego się nie odrzuca; dodatkowe Srebro i tak się wypłaca.
ruling-Q183 = Angielskiej nazwy i kosztu karty Plądrowanie z ryciny 6 nie wydrukowano.
    .text = Nazwa robocza Plunder, koszt 2 (samotna 2 przed tytułem); w danych elementów ma identyfikator pillaging. Dodatkowe Srebro pochodzi z banku.
ruling-Q184 = Czy trzeba zapłacić 2 Srebra, gdy najazd lub łupienie zablokowano, i co, jeśli przeciwnik nie może zapłacić?
    .text = Płaci się przy ogłoszeniu akcji, więc także gdy ją zablokowano; bez 2 Srebra akcji nie można wykonać. Posiłków to nie dotyczy.
ruling-Q185 = Czy karta Dyplomacji z gry podstawowej ma ten sam tekst co pokazana alternatywna?
    .text = Nie wiadomo; obowiązuje ten sam tekst, póki dane karty nie mówią inaczej.
ruling-Q186 = Tekst karty mówi o darmowej akcji w bitwie lądowej; czy różni się od innych Dowódców?
    .text = Nie, powtarza zasadę Dowódcy z 5.2.2; różni ją trafienie przy 5–6 w bitwach morskich.
ruling-Q187 = Polska karta mówi o tylko 1 akcji w tej rundzie i braku darmowych akcji w następnej; w chwili wydarzenia nikt nie jest w rundzie.
    .text = Oba ograniczenia dotyczą najbliższej rundy dotkniętego gracza: 1 akcja, bez darmowych akcji.
ruling-Q188 = Czy zabrania to reakcji, na przykład blokowania?
    .text = Zabrania darmowych akcji tylko we własnej rundzie; blokowanie w rundzie przeciwnika pozostaje dozwolone.
ruling-Q189 = Ostatnie zdanie każe przetasować to wydarzenie. Czy należy do klauzuli Corvusa i co się tasuje?
    .text = Należy do klauzuli Corvusa; karta wraca wtedy przetasowana do talii Wydarzeń, zamiast zostać odrzucona. Pozostałe odrzucone zostają. Wydrukowany symbol Przetasowania (4.7.D) przywraca natomiast wszystkie odrzucone.
ruling-Q190 = Czy klauzula Corvusa działa, gdy Flota jest w porcie albo w turach 11 i 12?
    .text = Nie. W porcie wydarzenie nie ma zastosowania, a w turach 11 i 12 nie ma wydarzenia; klauzula jest dodatkiem do katastrofy.
ruling-Q191 = Czy zapłata to połowa numeru tury zaokrąglona w górę, do wyboru zamiast odrzucenia Corvusa?
    .text = Tak, to wolny wybór; bez wystarczającego Srebra odrzuca się Corvusa. Bez piechoty w Rezerwie tę część się pomija.
ruling-Q192 = Ryciny 13 nie nazwano w tekście angielskim. Która to karta?
    .text = Katastrofa Morska, bo polska strona ma tylko dwa teksty kart, a rycina 14 to Burze na Morzu. Katastrofa Morska ma więc zakres Kartagina 1–2 / Rzym 3–6 i symbol Przetasowania.
ruling-Q193 = Czy gracz musi płacić, póki starcza pieniędzy, i za które jednostki?
    .text = Gracz wybiera, za których Najemników (karty z symbolem Przekupstwa) zapłaci, od żadnego do wszystkich, na których go stać; pozostali wracają do talii Imperium.
ruling-Q194 = Oryginalnego tekstu nie wydrukowano; co obowiązuje w grze podstawowej?
    .text = Dane elementów podają odtworzony oryginał, surowszy niż wydrukowana wersja alternatywna: każdy Najemnik z Ręki, Rezerwy i bitew wraca do talii Imperium bez możliwości zapłaty. Wydrukowany oryginał zastąpi go, gdy będzie znany.
ruling-Q197 = Czy klauzula Corvusa w Burzach na Morzu działa, gdy Flota jest w porcie?
    .text = Nie. Jak przy Katastrofie Morskiej (Q190) klauzula zmienia wydarzenie, które uderza; w porcie nic się nie dzieje i kartę zwyczajnie się odrzuca. Na morzu z 1 Okrętem strata wynosi 0 bez Corvusa i 1 z nim.
ruling-Q208 = Czy Najemników z Ręki pokazuje się, gdy się za nich płaci?
    .text = Tak, każdego nazywa się po kolei, zanim właściciel zdecyduje: musi być widać, że to Najemnik, za którego płaci, a nieopłacony i tak jawnie wraca do talii Imperium.
ruling-Q214 = Czy Powstanie Niewolników oszczędza stolicę, którą najazd zamienił w Osadę, a potem rozwinięto zwykłym żetonem Miasta?
    .text = Tak. Wydarzenie oszczędza stolicę jako miejsce; nieważne, który żeton tam leży.

## Przewodnik pierwszej gry: co mówi i co odpowiada

guide-farewell = Wiesz już, co można robić. Trzymaj lokacje z zaopatrzeniem, miej chudą talię i pilnuj Kartaginy.
guide-settle = Pierwsza akcja: zasiedlanie. Wybierz je pod mapą, a zaświecą wolne lokacje, do których sięgają twoje karty. Liczba obok mówi, ile punktów lokacja daje w każdej Kampanii, a jej karta trafia do twojej talii. Stawką jest Sycylia.
    .done = Teraz zapłać za drogę. Potem stanie tam twoje Miasteczko, a karta lokacji trafi na stos odrzuconych, a później na rękę.
    .other = Dobrze. Ale wolne lokacje nie czekają: kto zasiedli pierwszy, temu najdłużej dają punkty.
guide-connection = Skąd idziesz? Zagrywasz kartę swojej lokacji połączonej z celem. Wybierz taką, która w tej rundzie nie jest ci potrzebna do czegoś innego.
    .done = Ta karta jest już zużyta i idzie na stos odrzuconych.
guide-transport = Droga kosztuje symbole: Wóz na zwykłej drodze, dwa na trudnej i przez cieśninę, Statek na morzu. Jedna karta daje jeden symbol. Płać kartą, której najmniej ci szkoda.
    .done = Zapłacone. Kart ze Statkiem warto mieć więcej.
guide-strategy = Karta Strategii pomaga w każdej rundzie, ale możesz mieć tylko jedną naraz. Na miejscu po prawej nie ma dopłaty, dalej w lewo kosztuje o jedno lub dwa Srebra więcej. Akcją jest też wymiana kart w rzędzie albo odrzucenie własnej. Naciśnij kartę, by ją przeczytać.
    .done = Od teraz ci pomaga.
    .other = Dobrze. Dobra karta może potanieć albo zabierze ją Kartagina.
guide-develop = Miasteczko z zaopatrzeniem w lokacji wartej co najmniej dwa punkty może stać się Miastem. Miasto daje w każdej Kampanii jedno Srebro, a na koniec punkt, i zwalnia żeton Miasteczka. Trzeba karty tej lokacji i Osadnika.
    .done = Gdy dołożysz Osadnika, stanie Miasto i będzie zarabiać w każdej Kampanii.
    .other = Dobrze. Miasto daje tym więcej, im wcześniej stanie.
guide-colonist = Tu potrzebny jest symbol Osadnika. Karta Strategii może cię z tego zwolnić: wtedy możesz też iść dalej bez niego.
    .done = Osadników zawsze brakuje: dobierz następnego, gdy cię stać.
guide-money = Brakuje Srebra? Zagraj kartę Lokacji za jej monetę. To cała akcja za jedną kartę, więc wybierz najwyższą monetę i kartę, która nie ma nic lepszego do roboty.
    .done = Srebro jest twoje, a karta jeszcze do ciebie wróci.
    .other = Dobrze. Srebro jest warte tyle, co za nie kupisz.
guide-draft = Dobierając, kupujesz do talii kartę Imperium: Statki, Miecze, Osadników, Przywódców. Czego ci ostatnio najbardziej brakowało? Ale każda karta pogrubia talię i wszystkie przychodzą rzadziej.
    .done = Jest twoja i przyjdzie na rękę po najbliższym tasowaniu. Nagły zaciąg kładzie żołnierzy i Przywódców na wierzch talii, ale za podwójną cenę.
    .other = Dobrze. Mała talia często daje najlepsze karty.
guide-reserve = Kartę można odłożyć do Rezerwy, by czekała na swoją chwilę, na przykład Miecze na atak. Odzyskanie Rezerwy nie kosztuje akcji, ale po jednym Srebrze za kartę.
    .done = Czeka tam i nie zapycha ręki.
    .other = Dobrze. Odkładaj to, co potrzebne razem z innymi kartami.
guide-free = Darmowe akcje się nie liczą: odzyskanie Rezerwy, wysłanie Przywódcy do bitwy. Gdy obie akcje za tobą, zakończ rundę; dobierzesz do pięciu kart.
    .done = Dobrze. Niezagrane karty zostają na ręce; na koniec rundy dobierasz do pięciu.
    .other = Dobrze. Rundę możesz zakończyć później.
guide-pass = Zła ręka? Możesz odrzucić dowolnie wiele kart: pierwszą za darmo, następne za jedno, dwa Srebra. Pas daje jedno Srebro i nic więcej, raz na rundę.
    .done = Dobrze: ze słabej ręki coś wynikło.
    .other = Dobrze. Czasem warto poczekać.
guide-attack = Możesz zaatakować lokację Kartaginy albo Syracuse: potrzebna jest karta połączona, droga i karta z Mieczami na początek. Potem runda po rundzie dokłada się karty, a wynik sprawdza się na początku rundy. Atakuj, jeśli masz czym dokładać.
    .done = Teraz zapłać za drogę i wybierz pierwsze Miecze. Potem wspieraj bitwę, zanim obróci się przeciw tobie.
    .other = Dobrze. Bitwa zaczęta i niewspierana jest przegrana.
guide-opening = Którym Mieczem zaczynasz atak? Karta zostaje w bitwie aż do końca i tak długo brakuje jej w talii.
    .done = Atak ruszył.
guide-reinforce = Trwa bitwa. Dołóż do niej kartę z Mieczami: to akcja; Przywódca dołącza za darmo. Plansza pokazuje siłę obu stron. Przekupstwo to co innego: odbiera wrogowi Najemnika z ręki albo Rezerwy.
    .done = Spójrz na stan bitwy na mapie: rozstrzyga się na początku twojej następnej rundy.
    .other = Dobrze, jeśli bitwa sobie poradzi.
guide-which_battle = Są dwie bitwy, twoja i Kartaginy. Wybierz, o którą chodzi: karta ma iść tam, gdzie przechyli szalę, a gdy kończą się obie, mówisz, która jest pierwsza.
    .done = Dobrze.
guide-won = Bitwa wygrana. Jeśli możesz, od razu postaw tam Miasteczko: lokacja liczy się dla ciebie, a Kartaginie trudniej wrócić.
    .done = Twoje. Pilnuj zaopatrzenia, bo bez niego nic nie daje.
    .other = Zostawiasz ją wolną. Wtedy każdy może ją zasiedlić.
guide-losses = Bitwa albo wydarzenie kosztuje kartę lub lokację. Jeśli twoją, oddaj tę, która w następnych rundach pomoże ci najmniej; jeśli Kartaginy, odbierz tę, która pomaga jej najbardziej.
    .done = Gotowe. Straconą kartę można kupić znowu, a straconą lokację znów zasiedlić.
guide-raid = Napad kawalerii zdejmuje żeton Kartaginy z mapy bez bitwy, o ile nikt nie zablokuje. Miasto staje się wtedy Miasteczkiem, Miasteczko zwalnia lokację, a zdobyty żeton liczy się na koniec.
    .done = Teraz wyślij jeźdźców; potem Kartagina może zablokować odpowiednią kartą.
    .other = Dobrze. Napady są najlepsze, gdy Kartagina zagrała swoje karty.
guide-raider = Zagraj kartę, która może napadać. Im dalej do celu, tym więcej ich trzeba: po jednej na każde połączenie.
    .done = Ruszyli.
guide-blocked = Kartagina napada, plądruje albo przekupuje. Odpowiednia karta z ręki to blokuje; pytamy cię także wtedy, gdy jej nie masz, by Kartagina niczego się nie dowiedziała.
    .done = Zablokowane. Karta idzie na stos odrzuconych.
    .other = Niezablokowane. Po napadzie Miasteczko zwalnia lokację, a Miasto staje się Miasteczkiem; plądrowanie kosztuje Srebro, przekupstwo Najemnika.
guide-trade = Handel daje więcej z jednej akcji: karta ze Statkiem, potem jedna lub dwie karty Lokacji i dostajesz wszystkie ich monety. Kupiec sprzedaje tak samo Wino.
    .done = Teraz wybierz karty, których monety chcesz: dużo Srebra za jedną akcję.
    .other = Dobrze. Zachowaj Statek, jeśli chcesz przeprawić się przez morze.
guide-goods = Które karty Lokacji mają dać monety? Po jednej możesz skończyć, jeśli druga przyda ci się dziś do czego innego.
    .done = Monety są twoje.
    .other = Zachowujesz kartę na coś lepszego.
guide-thin = Kartę, która tylko zawadza, można raz na rundę zwrócić do talii Imperium. Talia chudnie i dobre karty przychodzą szybciej.
    .done = Już jej nie ma i pewnie nie zatęsknisz.
    .other = Dobrze. Przypomnij sobie o tym, gdy ta sama słaba karta znów przyjdzie.
guide-play_card = Niektóre karty Imperium mają własny tekst, na przykład dobranie kart. Naciśnij kartę, by go przeczytać; zagranie jej to akcja.
    .done = Karta zrobiła, co na niej napisano.
    .other = Dobrze. Tekst karty przyda się innym razem.
guide-fleet = Na morzu: Okręt Wojenny kosztuje trzy Srebra i Osadnika. Flota płynie o krok. Sama w Strefie Morskiej odcina Kartaginie zaopatrzenie przez to morze, a obok jej Floty otwiera twoje na nowo. Może walczyć z wrogą Flotą w tej samej strefie i plądrować: bierze Srebro za połowę Okrętów.
    .done = Z twoją Flotą trzeba się liczyć.
    .other = Dobrze. Ale morze oddane Kartaginie odcina zaopatrzenie i kosztuje Srebro.
guide-fortify = Fortyfikacja sprawia, że lokację trudno zdobyć: trzeba ją oblegać, a nie można na nią napaść ani jej splądrować. Kosztuje kartę tej lokacji, kartę Fortyfikacji i trzy Srebra.
    .done = Ta się utrzyma.
    .other = Dobrze. Umacniaj to, czego strata bolałaby najbardziej.
guide-admirals = Bitwa morska. Każdy Okręt Wojenny rzuca kością i trafia przy pięciu lub sześciu oczkach. Przywódca z ręki rzuca obok nich i zwykle trafia już przy czterech; potem idzie na stos odrzuconych, a gdy zatonie cała twoja Flota, wraca do talii Imperium.
    .done = Kości rzucone.
    .other = Dobrze.
guide-retreat = Po bitwie morskiej Flota nieraz musi odpłynąć: do sąsiedniej Strefy Morskiej, gdzie ma przyjazny port, albo do domu; tam jest bezpieczna, ale nikomu nie odcina zaopatrzenia.
    .done = Flota ma swoje miejsce.
    .other = Dobrze.
guide-discards = Jeszcze jedna? Każda następna kosztuje o jedno Srebro więcej niż poprzednia. Wyrzuć, co zbędne; na koniec rundy dobierzesz do pięciu kart.
    .done = Dobrze. Nowe karty przyjdą na koniec rundy.
