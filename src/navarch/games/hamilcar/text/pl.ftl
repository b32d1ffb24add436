# Hamilcar po polsku.

## The game

game-title = Hamilcar
game-line = Pierwsza wojna punicka: armie, floty, wodzowie i polityka w walce o Sycylię.

## Spaces

space-pisae = Pisae
space-arretium = Arretium
space-clusium = Clusium
space-volsinii = Volsinii
space-cosa = Cosa
space-roma = Rzym
space-praeneste = Praeneste
space-fregellae = Fregellae
space-tarracina = Tarracina
space-capua = Kapua
space-neapolis = Neapol
space-nola = Nola
space-salernum = Salernum
space-corfinium = Corfinium
space-aesernia = Aesernia
space-bovianum = Bovianum
space-beneventum = Beneventum
space-luceria = Luceria
space-venusia = Venusia
space-tarentum = Tarent
space-brundisium = Brundyzjum
space-paestum = Paestum
space-thurii = Thurii
space-consentia = Consentia
space-croton = Kroton
space-regium = Regium
space-lipara = Lipara
space-panormus = Panormos
space-thermae = Thermae
space-drepanum = Drepanum
space-lilybaeum = Lilybaeum
space-hippana = Hippana
space-enna = Enna
space-agrigentum = Agrygent
space-messana = Messana
space-catana = Catana
space-leontini = Leontini
space-syracusae = Syrakuzy
space-camarina = Camarina
space-carales = Carales
space-oristano = Oristano
space-nuoro = Nuoro
space-sassari = Sassari
space-aleria = Aleria
space-carthago = Kartagina
space-utica = Utyka
space-tunes = Tunes
space-clupea = Clupea
space-hippo_acra = Hippo Acra
space-hadrumetum = Hadrumetum
space-thapsus = Thapsus
space-thysdrus = Thysdrus
space-tacape = Tacape
space-capsa = Capsa
space-hippo_regius = Hippo Regius
space-cirta = Cirta
space-sicca = Sicca
space-madauros = Madauros
space-theveste = Theveste

## Areas

area-pisae = { space-pisae }
area-arretium = { space-arretium }
area-clusium = { space-clusium }
area-volsinii = { space-volsinii }
area-cosa = { space-cosa }
area-roma = { space-roma }
area-praeneste = { space-praeneste }
area-fregellae = { space-fregellae }
area-tarracina = { space-tarracina }
area-capua = { space-capua }
area-neapolis = { space-neapolis }
area-nola = { space-nola }
area-salernum = { space-salernum }
area-corfinium = { space-corfinium }
area-aesernia = { space-aesernia }
area-bovianum = { space-bovianum }
area-beneventum = { space-beneventum }
area-luceria = { space-luceria }
area-venusia = { space-venusia }
area-tarentum = { space-tarentum }
area-brundisium = { space-brundisium }
area-paestum = { space-paestum }
area-thurii = { space-thurii }
area-consentia = { space-consentia }
area-croton = { space-croton }
area-regium = { space-regium }
area-lipara = { space-lipara }
area-panormus = { space-panormus }
area-thermae = { space-thermae }
area-drepanum = { space-drepanum }
area-lilybaeum = { space-lilybaeum }
area-hippana = { space-hippana }
area-enna = { space-enna }
area-agrigentum = { space-agrigentum }
area-messana = { space-messana }
area-catana = { space-catana }
area-leontini = { space-leontini }
area-syracusae = { space-syracusae }
area-camarina = { space-camarina }
area-carales = { space-carales }
area-oristano = { space-oristano }
area-nuoro = { space-nuoro }
area-sassari = { space-sassari }
area-aleria = { space-aleria }
area-carthago = { space-carthago }
area-utica = { space-utica }
area-tunes = { space-tunes }
area-clupea = { space-clupea }
area-hippo_acra = { space-hippo_acra }
area-hadrumetum = { space-hadrumetum }
area-thapsus = { space-thapsus }
area-thysdrus = { space-thysdrus }
area-tacape = { space-tacape }
area-capsa = { space-capsa }
area-hippo_regius = { space-hippo_regius }
area-cirta = { space-cirta }
area-sicca = { space-sicca }
area-madauros = { space-madauros }
area-theveste = { space-theveste }
area-pisae_inside = { space-pisae } (wewnątrz)
area-arretium_inside = { space-arretium } (wewnątrz)
area-clusium_inside = { space-clusium } (wewnątrz)
area-volsinii_inside = { space-volsinii } (wewnątrz)
area-cosa_inside = { space-cosa } (wewnątrz)
area-roma_inside = { space-roma } (wewnątrz)
area-praeneste_inside = { space-praeneste } (wewnątrz)
area-fregellae_inside = { space-fregellae } (wewnątrz)
area-tarracina_inside = { space-tarracina } (wewnątrz)
area-capua_inside = { space-capua } (wewnątrz)
area-neapolis_inside = { space-neapolis } (wewnątrz)
area-nola_inside = { space-nola } (wewnątrz)
area-salernum_inside = { space-salernum } (wewnątrz)
area-corfinium_inside = { space-corfinium } (wewnątrz)
area-aesernia_inside = { space-aesernia } (wewnątrz)
area-bovianum_inside = { space-bovianum } (wewnątrz)
area-beneventum_inside = { space-beneventum } (wewnątrz)
area-luceria_inside = { space-luceria } (wewnątrz)
area-venusia_inside = { space-venusia } (wewnątrz)
area-tarentum_inside = { space-tarentum } (wewnątrz)
area-brundisium_inside = { space-brundisium } (wewnątrz)
area-paestum_inside = { space-paestum } (wewnątrz)
area-thurii_inside = { space-thurii } (wewnątrz)
area-consentia_inside = { space-consentia } (wewnątrz)
area-croton_inside = { space-croton } (wewnątrz)
area-regium_inside = { space-regium } (wewnątrz)
area-lipara_inside = { space-lipara } (wewnątrz)
area-panormus_inside = { space-panormus } (wewnątrz)
area-thermae_inside = { space-thermae } (wewnątrz)
area-drepanum_inside = { space-drepanum } (wewnątrz)
area-lilybaeum_inside = { space-lilybaeum } (wewnątrz)
area-hippana_inside = { space-hippana } (wewnątrz)
area-enna_inside = { space-enna } (wewnątrz)
area-agrigentum_inside = { space-agrigentum } (wewnątrz)
area-messana_inside = { space-messana } (wewnątrz)
area-catana_inside = { space-catana } (wewnątrz)
area-leontini_inside = { space-leontini } (wewnątrz)
area-syracusae_inside = { space-syracusae } (wewnątrz)
area-camarina_inside = { space-camarina } (wewnątrz)
area-carales_inside = { space-carales } (wewnątrz)
area-oristano_inside = { space-oristano } (wewnątrz)
area-nuoro_inside = { space-nuoro } (wewnątrz)
area-sassari_inside = { space-sassari } (wewnątrz)
area-aleria_inside = { space-aleria } (wewnątrz)
area-carthago_inside = { space-carthago } (wewnątrz)
area-utica_inside = { space-utica } (wewnątrz)
area-tunes_inside = { space-tunes } (wewnątrz)
area-clupea_inside = { space-clupea } (wewnątrz)
area-hippo_acra_inside = { space-hippo_acra } (wewnątrz)
area-hadrumetum_inside = { space-hadrumetum } (wewnątrz)
area-thapsus_inside = { space-thapsus } (wewnątrz)
area-thysdrus_inside = { space-thysdrus } (wewnątrz)
area-tacape_inside = { space-tacape } (wewnątrz)
area-capsa_inside = { space-capsa } (wewnątrz)
area-hippo_regius_inside = { space-hippo_regius } (wewnątrz)
area-cirta_inside = { space-cirta } (wewnątrz)
area-sicca_inside = { space-sicca } (wewnątrz)
area-madauros_inside = { space-madauros } (wewnątrz)
area-theveste_inside = { space-theveste } (wewnątrz)
area-at_sea = na morzu

## Generals

general-hanno = Hannon
    .ability = W Afryce jego wartość strategii wynosi 2.
general-gisco = H. Giskon
    .ability = Przed bitwą morską dobiera 2 karty taktyki zamiast tylu, ile wynosi jego wartość bojowa.
general-hamilcar = Hamilkar
    .ability = Raz w każdej bitwie morskiej może powtórzyć jeden własny rzut bitewny.
general-hasdrubal = Hazdrubal
    .ability = Dodaj 1 do rzutu, gdy jego armia szarżuje słoniami.
general-carthalo = Kartalon
    .ability = Zamiast ruchu, oblężenia lub podboju może odwrócić jeden wrogi znacznik na swoim polu lub polu obok przy drodze, bez miasta z murami, plemienia i wrogich jednostek. Nie z oblężonego miasta.
general-adherbal = Adherbal
    .ability = Gdy dowodzi flotą przechwytującą, najpierw wyremontuj jeden zużyty okręt; może dołączyć do jego floty w granicach limitu 5.
general-himilco = Himilkon
    .ability = W oblężonym mieście może, zamiast ruszać się lub zaczynać bitwę, usunąć z niego jeden punkt oblężenia.
general-xanthippus = Ksantyppos
    .ability = Przybywa z 1 oddziałem słoni do własnego, nieoblężonego portu w Afryce; znacznik zapomnianej taktyki opuszcza grę. Usuwany z końcem etapu lub gdy musiałby opuścić pole.
general-hamilcar_barca = Hamilkar Barkas
    .ability = Przewyższa rangą innych wodzów Kartaginy i w fazie posiłków zostaje na mapie. Raz w bitwie lądowej może powtórzyć rzut jedną własną kością. Wchodzi najpóźniej w 7. etapie, z 1 oddziałem.
general-claudius_caudex = A. Klaudiusz Kaudeks
    .ability = Przekroczenie Cieśniny Messańskiej lądem kosztuje go 1 punkt ruchu zamiast 2. Gdy zginie, do puli dołącza Gn. Korneliusz Scypion Azina.
general-valerius_maximus = M. Waleriusz Maksymus
    .ability = Gdy kończy ruch, może umieścić lub odwrócić jeden znacznik na swoim polu, jeśli pozwalają na to zasady operacji; po bitwie lądowej tylko, gdy ją wygrał.
general-fulvius_flaccus = Kw. Fulwiusz Flakkus
    .ability = Brak.
general-scipio_asina = Gn. Korneliusz Scypion Azina
    .ability = Gdy dowodzi płynącą flotą, Rzym nie może próbować uniknąć jej przechwycenia.
general-postumius_megellus = L. Postumiusz Megellus
    .ability = Przeciw punktowi oblężenia, który umieszcza, nie ma zaciekłej obrony.
general-valerius_flaccus = L. Waleriusz Flakkus
    .ability = Brak.
general-duilius = G. Duiliusz
    .ability = Może zostać prokonsulem tylko, jeśli Rzym zapłaci 1 punkt ze skarbu wojennego z końcem etapu, w którym został konsulem.
general-cornelius_scipio = L. Korneliusz Scypion
    .ability = Po wygranej bitwie lądowej lub morskiej może umieścić znacznik Rzymu na dowolnym polu bez znacznika, nawet z wrogimi jednostkami lub wodzami.
general-aquilius_florus = G. Akwiliusz Florus
    .ability = W bitwie lądowej jego strona otrzymuje o jedno trafienie mniej, nie poniżej 0; liczy się to przed ustaleniem przegranego.
general-atilius_calatinus = A. Atiliusz Kalatinus
    .ability = Wygrywa zremisowaną bitwę lądową, nawet jako atakujący. Zostaje dyktatorem po zagraniu karty 57, nawet jeśli zginął.
general-sulpicius_paterculus = G. Sulpicjusz Paterkulus
    .ability = Raz w bitwie morskiej jeden trafiony przez niego wrogi okręt staje się zdobyczą, zamiast zatonąć.
general-atilius_regulus = M. Atiliusz Regulus
    .ability = Po wygranej bitwie lądowej może ruszać dalej, jeśli zostały mu punkty ruchu.
general-vulso_longus = L. M. Wulson Longus
    .ability = Aktywowany w nieoblężonym głównym porcie Rzymu może najpierw zamienić do 2 okrętów w porcie, gotowych lub zużytych, na tyle samo oddziałów na swoim polu, a potem ruszyć się lub oblegać.
general-caecilius_metellus = L. Cecyliusz Metellus
    .ability = Raz w bitwie lądowej może nakazać powtórzenie rzutu na szarżę słoni po poznaniu wyniku.
general-lutatius_catulus = G. Lutacjusz Katulus
    .ability = W pierwszej rundzie bitwy morskiej dodaje 1 do swojego rzutu bitewnego.
general-claudius_pulcher = P. Klaudiusz Pulcher
    .ability = Gdy jego flota zostaje przechwycona, Rzym nie może uniknąć przechwycenia ani ujść.

## Strategy Cards

card-elephant_fright = Strach przed słoniami
    .text = Zagraj po ogłoszeniu szarży słoni: odejmij 2 od jej rzutu, niezależnie od zapomnianej taktyki.
card-numidian_horse = Jeźdźcy numidyjscy
    .text = Zagraj przed bitwą lądową w Afryce lub na Sycylii: po krokach A–C poziom twoich kości rośnie o 1, najwyżej do 3. Nigdy nie usuwa kości przeciwnika i nie pomaga stronie, której kość usunięto.
card-siege_engineers = Inżynierowie oblężniczy
    .text = Umieść machiny oblężnicze przy swojej armii na polu wrogiego miasta z murami. Dopóki trwa to oblężenie, w każdej próbie możesz raz powtórzyć rzut kością oblężenia; znacznik wraca, gdy oblężenie się uda lub zostanie przerwane. Nie do zagrania jako wydarzenie, gdy oba znaczniki są na planszy.
card-surprise_sortie = Niespodziewany wypad
    .text = Zagraj po próbie oblężenia (także z zaciekłą obroną), która nie zdobyła twojego miasta z murami z co najmniej 1 oddziałem wewnątrz: usuń z niego jeden punkt oblężenia.
card-socii_navales = Socii navales
    .text = Umieść 2 gotowe okręty. Potem możesz użyć 3 punktów operacji na ruch morski, także połączony z lądowym.
card-captured_quinquereme = Zdobyta kwinkwerema
    .text = Popraw sztukę żeglarską o jeden poziom i umieść 1 gotowy okręt.
card-loans_of_the_citizens = Pożyczki obywateli
    .text = Umieść 3 gotowe okręty, a od 6. etapu 4.
card-rowers_trained_ashore = Wioślarze szkoleni na lądzie
    .text = Popraw sztukę żeglarską o jeden poziom, jeśli jest słaba lub niezła; w przeciwnym razie wyremontuj do 3 okrętów.
card-punic_pilots = Puniccy sternicy
    .text = Zagraj na początku bitwy morskiej: dobierz 2 dodatkowe karty taktyki.
card-the_rhodian = Rodyjczyk
    .text = Umieść do 2 taborów w jednym swoim oblężonym mieście portowym, w granicach jego pojemności, i usuń z niego jeden punkt oblężenia. Bez takiego miasta nie do zagrania jako wydarzenie.
card-cruel_sea = Okrutne morze
    .text = Zagraj, gdy flota rzymska dotarła do portu, w którym kończy ruch morski, po ewentualnym przechwyceniu i przed lądowaniem: rzuć w kolumnie sztormu tabeli strat raz za każdy symbol sztormu ostatniego szlaku, jeszcze raz za korwusy i jeszcze raz przy słabej sztuce żeglarskiej. Każde trafienie usuwa z floty 1 okręt, 1 oddział i 1 tabor; jeśli nic nie zostanie, wodzowie zostają usunięci z pola. Po rozpatrzeniu tej karty, nawet za punkty lub przy odrzuceniu, z końcem etapu tasuje się całą talię i odrzucone karty.
card-shipyards_of_the_cothon = Stocznie Kotonu
    .text = Umieść 2 gotowe okręty i wyremontuj 1.
card-careened_hulls = Oczyszczone kadłuby
    .text = Napraw do 2 okrętów; jeśli masz potem w porcie więcej gotowych okrętów niż przeciwnik, przejmij panowanie na morzu.
card-evasion = Wymknięcie się
    .text = Zagraj w dowolnej chwili bitwy morskiej: twoja flota uchodzi.
card-veteran_rowers = Doświadczeni wioślarze
    .text = Zagraj na początku bitwy morskiej: dodawaj w niej 1 do swoich rzutów bitewnych.
card-silver_of_iberia = Srebro Iberii
    .text = Umieść 2 tabory w Kartaginie lub przy armiach Kartaginy oraz umieść 1 znacznik w Miacie albo wyremontuj 1 okręt.
card-corvus = Korwus
    .text = Zagraj w swojej turze lub na początku bitwy morskiej: zamontuj korwusy na okrętach Rzymu albo je zdejmij.
card-lookouts = Czaty
    .text = Zagraj, ogłaszając przechwycenie na morzu: przeciwnik nie może próbować go uniknąć.
card-raid_on_port = Rajd na port
    .text = Aktywuj dowolnego wodza do ruchu z ruchem morskim. W jednym wrogim porcie na trasie, nie tylko na jej końcu, usuń do 2 wrogich taborów spoza miasta z murami.
card-mare_nostrum = Mare Nostrum
    .text = Aktywuj dowolnego wodza do ruchu z ruchem morskim, także do Afryki bez względu na sztukę żeglarską. W jednym porcie na trasie usuń wrogi znacznik, który nie jest miastem z murami; jeśli nie ma tam wrogich oddziałów, możesz umieścić znacznik Rzymu.
card-minor_campaign_1 = Mała kampania
    .text = Aktywuj kolejno do 2 wodzów o dowolnej wartości strategii.
card-minor_campaign_2 = Mała kampania
    .text = { card-minor_campaign_1.text }
card-minor_campaign_3 = Mała kampania
    .text = { card-minor_campaign_1.text }
card-minor_campaign_4 = Mała kampania
    .text = { card-minor_campaign_1.text }
card-major_campaign = Wielka kampania
    .text = Aktywuj kolejno do 3 wodzów o dowolnej wartości strategii.
card-libyan_levies = Zaciąg libijski
    .text = Umieść 2 oddziały w Kartaginie lub przy wodzach Kartaginy w Afryce.
card-greek_mercenaries = Najemnicy greccy
    .text = Umieść 2 oddziały przy wodzach Kartaginy w portach.
card-elephants_from_the_interior = Słonie z głębi lądu
    .text = Umieść 1 oddział słoni w Kartaginie lub przy wodzu Kartaginy w Afryce.
card-war_party_in_the_council = Stronnictwo wojny w radzie
    .text = Umieść do 3 znaczników w Miacie.
card-peace_party_in_the_council = Stronnictwo pokoju w radzie
    .text = Kartagina usuwa z Miatu 2 wybrane przez siebie znaczniki albo wszystkie, jeśli jest ich mniej; samo to nigdy nie przegrywa gry.
card-latin_colonies = Kolonie latyńskie
    .text = Umieść do 3 znaczników w Italii albo 2 na Sycylii, gdzie pozwalają na to zasady operacji.
card-bad_weather = Zła pogoda
    .text = Zagraj w trakcie lub na końcu wrogiego ruchu lądowego albo morskiego, przed reakcjami: aktywny wódz ma tylko 2 punkty ruchu i wraca z armią lub flotą na ostatnie pole w ich zasięgu.
card-allied_auxiliaries = Posiłki sprzymierzeńców
    .text = Umieść 2 oddziały przy jednym lub kilku wodzach Rzymu w Italii.
card-hiero_sends_grain = Hieron śle zboże
    .text = Jeśli Rzym kontroluje Syrakuzy, umieść 3 tabory przy armiach Rzymu w regionie Sycylii lub w tamtejszych miastach Rzymu; w przeciwnym razie 1.
card-epidemic = Epidemia
    .text = Wybierz armię na planszy: rzuca na straty.
card-pestilence = Zaraza
    .text = Wybierz armię na polu miasta z murami lub plemienia: rzuca na straty.
card-grain_shortage = Niedobór zboża
    .text = Przeciwnik traci 2 tabory: pierwszy wybiera sam, drugi ty; za każdy brakujący usuwa wybrany przez siebie znacznik.
card-unpaid_soldiers = Nieopłaceni żołnierze
    .text = Wybierz wrogą armię z co najmniej 4 oddziałami i bez taboru: traci 1 oddział wybrany przez właściciela, nie słonie. Bez skutku, jeśli takiej armii nie ma lub ma same słonie.
card-storms_at_sea = Sztormy na morzu
    .text = Zagraj, gdy flota Kartaginy dotarła do portu, w którym kończy ruch morski, po ewentualnym przechwyceniu i przed lądowaniem: rzuć kością i odczytaj w tabeli strat wynik dla liczby wszystkich jednostek floty; tyle jednostek traci do wyboru właściciela, lecz najpierw wszystkie okręty. Jeśli stracono wszystko, wódz wraca do portu, z którego wypłynął.
card-forced_march_1 = Forsowny marsz
    .text = Aktywuj jednego wodza o dowolnej wartości strategii z 6 punktami ruchu; ruchu morskiego nie wiąże zwykły limit.
card-forced_march_2 = Forsowny marsz
    .text = { card-forced_march_1.text }
card-sicilian_allies_desert = Dezercja sycylijskich sprzymierzeńców
    .text = Kartagina usuwa 1 wybrany przez Rzym oddział w regionie Sycylii, nie słonie.
card-triumph = Triumf
    .text = Jeśli Rzym wygrał w tym etapie bitwę lądową lub morską, umieść do 3 znaczników, w przeciwnym razie 1, na polach bez znacznika, miasta z murami, plemienia i wrogich oddziałów. Nie usuwa się znaczników Kartaginy.
card-spoils_of_war = Łupy wojenne
    .text = Jeśli wygrałeś w tym etapie bitwę lądową lub ukończyłeś oblężenie, wybierz jedno takie pole: odwróć do 2 wrogich znaczników w jego prowincji lub na polach obok, bez miast z murami i wrogich jednostek; w przeciwnym razie umieść 1 tabor przy armii.
card-punic_faith = Punicka wiarołomność
    .text = Zagraj, gdy Rzym zagrywa wydarzenie: zostaje anulowane i odrzucone, nie licząc się do skarbu wojennego; albo w swojej turze: Rzym gra do końca etapu z odkrytymi kartami strategii.
card-citadel = Cytadela
    .text = Umieść znacznik cytadeli na swoim nieoblężonym mieście z murami: do jego zdobycia trzeba o jeden punkt oblężenia więcej. Znacznik zostaje, gdy miasto zmienia właściciela. Nie do zagrania jako wydarzenie, gdy jest już na planszy.
card-numidian_rising = Bunt Numidów
    .text = Kartagina usuwa 2 wybrane przez Rzym znaczniki w Numidii lub Libii albo obok plemienia w Afryce, bez oddziałów Kartaginy.
card-unrest_in_italia = Niepokoje w Italii
    .text = Rzym usuwa 2 wybrane przez Kartaginę znaczniki w Etrurii, Samnium lub Lukanii albo obok plemienia w Italii, bez oddziałów Rzymu.
card-truce = Rozejm
    .text = Rozejm trwa do zagrania wydarzenia ze złamaną gałązką oliwną lub do końca etapu: żadna armia nie może wejść na pole z wrogimi oddziałami, wrogim miastem z murami lub wrogim znacznikiem (floty mogą mijać takie porty), nie wolno przechwytywać, oblegać ani odwracać wrogich znaczników. Siły mogą zostać na miejscu i zachowują punkty oblężenia; podbój plemion trwa.
card-good_omen = Dobry omen
    .text = Zagraj zamiast jednego własnego rzutu zwykłą kością: ustal jego wynik od 1 do 6, przed modyfikatorami.
card-spies = Szpiedzy
    .text = Obejrzyj karty strategii przeciwnika; odrzuca on tę z najmniejszą liczbą punktów (przy równych wybiera), a ta liczy się do jego skarbu wojennego.
card-surprise_raids = Nagłe rajdy
    .text = Usuń do 2 wrogich znaczników obok jednego pola z co najmniej jednym twoim oddziałem; nie mogą to być miasta z murami ani pola z wrogimi jednostkami.
card-treachery_in_the_city = Zdrada w mieście
    .text = Twoja armia z co najmniej 3 oddziałami przed wrogim miastem z murami, lecz nie wielkim, zyskuje tam punkt oblężenia, którego zaciekła obrona nie może znieść. Jeśli miasto nie padło, wódz tej armii podejmuje próbę oblężenia bez innej aktywacji.
card-ambush = Zasadzka
    .text = Zagraj przed bitwą lądową lub morską: wartość bojowa twojego dowódcy jest w niej o 1 większa.
card-rival_consuls = Zwaśnieni konsulowie
    .text = Zagraj na początku bitwy lądowej z armią Rzymu, w której są obaj konsulowie, a nie dowodzi dyktator: wybierasz, który z nich dowodzi, bez względu na rangę; rzutu na zmianę dowództwa się nie wykonuje.
card-flamen_martialis = Flamen Martialis
    .text = Wybierz konsula Rzymu: przy pierwszej aktywacji w tym etapie Rzym musi usunąć 2 znaczniki; jeśli ma mniej, nie można go aktywować.
card-dictator = Dyktator
    .text = Po 1. etapie, jeśli Kartagina ma na tablicy prowincji co najmniej 3 znaczniki więcej, a A. Atiliusza Kalatinusa nie ma na mapie: zostaje on dyktatorem w Rzymie z 3 oddziałami. Usuwany z końcem fazy skarbu wojennego.
card-price_of_failure = Cena porażki
    .text = Zagraj, gdy Kartagina przegrała bitwę lądową lub morską: jej dowódca w tej bitwie, o ile nie jest nim Hamilkar Barkas, ginie, nawet jeśli klęska usunęła go z pola.
card-bad_omen = Zły omen
    .text = Zagraj przed bitwą lądową lub morską: wartość bojowa rzymskiego dowódcy jest w niej o 1 mniejsza, a Rzym nie może przed nią zagrać własnego wydarzenia.

## Tactic Cards

tactic-great_leadership_1 = Świetne dowodzenie
    .text = Zdolność bojowa twojego dowódcy jest w tej bitwie o 1 większa.
tactic-great_leadership_2 = Świetne dowodzenie
    .text = { tactic-great_leadership_1.text }
tactic-flee_1 = Ucieczka!
    .text = Twoja flota uchodzi. Zachowujesz panowanie na morzu, jeśli je masz.
tactic-flee_2 = Ucieczka!
    .text = { tactic-flee_1.text }
tactic-pursuit_1 = Pościg
    .text = Anuluj udane ujście przeciwnika; można zagrać obok karty z kroku manewru.
tactic-pursuit_2 = Pościg
    .text = { tactic-pursuit_1.text }
tactic-diekplous_1 = Przełamanie szyku
    .text = Dodaj 1 do swojego rzutu bitewnego.
tactic-diekplous_2 = Przełamanie szyku
    .text = { tactic-diekplous_1.text }
tactic-diekplous_3 = Przełamanie szyku
    .text = { tactic-diekplous_1.text }
tactic-periplous_1 = Oskrzydlenie
    .text = Wykonaj swój rzut bitewny o jedną kolumnę dalej w prawo.
tactic-periplous_2 = Oskrzydlenie
    .text = { tactic-periplous_1.text }
tactic-boarding_1 = Abordaż
    .text = Jeśli twój rzut bitewny da co najmniej jedno trafienie, jeden trafiony wrogi okręt staje się zdobyczą.
tactic-boarding_2 = Abordaż
    .text = { tactic-boarding_1.text }
tactic-boarding_3 = Abordaż
    .text = { tactic-boarding_1.text }
tactic-kyklos_1 = Zamknięty krąg
    .text = Przeciwnik wykonuje rzut bitewny o jedną kolumnę dalej w lewo, nie poniżej I.
tactic-kyklos_2 = Zamknięty krąg
    .text = { tactic-kyklos_1.text }
tactic-missiles_1 = Pociski
    .text = Przeciwnik odejmuje 1 od swojego rzutu bitewnego.
tactic-missiles_2 = Pociski
    .text = { tactic-missiles_1.text }
tactic-wind = Wiatr i prąd
    .text = Przejmij panowanie na morzu.
tactic-reserve_squadron = Odwodowa eskadra
    .text = Dobierz 2 karty taktyki.

## Other names

seat-rome = Rzym
seat-carthage = Kartagina
slot-center = środek
slot-a1 = A1
slot-a2 = A2
slot-b1 = B1
slot-b2 = B2
slot-c1 = C1
slot-c2 = C2
level-poor = słaba
level-fair = niezła
level-good = dobra
level-excellent = doskonała
office-none = bez urzędu
office-consul = konsul
office-proconsul = prokonsul
office-dictator = dyktator
standing-pool = w puli
standing-map = na mapie
standing-track = na torze etapów
standing-eliminated = wyeliminowany
standing-aside = odłożony
standing-mercenary = do najęcia
dice-rome_small = mała kość Rzymu
dice-rome_large = duża kość Rzymu
dice-carthage_small = mała kość Kartaginy
dice-carthage_large = duża kość Kartaginy
kind-cu = oddział
kind-elephant = słoń
kind-train = tabor
piece-cu = oddział
piece-elephant = słoń
piece-general = wódz
piece-train = tabor
stack-rome_outside = Rzymianie przed murami
stack-rome_inside = Rzymianie w mieście
stack-carthage_outside = Kartagińczycy przed murami
stack-carthage_inside = Kartagińczycy w mieście
step-start = obie strony zaczynają od
step-force_size = oddziały w siłach
step-allies = sojusznicy: własne miasta w regionie
step-command = wartość bojowa dowódcy
step-cards = karty strategii
step-tactics = karty taktyki
step-ability = zdolność dowódcy
step-corvi = korwusy
step-seamanship = sztuka żeglarska
step-first_column = pierwsza kolumna
step-admiral = dowodzi admirał
step-round = kolejna runda
step-forgotten_tactics = zapomniana taktyka
step-points_needed = potrzebne punkty
step-citadel = cytadela
step-siege_points = zebrane punkty
step-symbols = symbole Kartaginy za sztukę żeglarską
step-port = własny znacznik w porcie
step-fleet_admiral = admirał we flocie

## Options

option-fixed_reinforcements = Stałe posiłki rzymskie
    .help = Rzym otrzymuje co etap 5 oddziałów zamiast jednego za każdą prowincję Italii. Pomaga Rzymowi.
option-consul_selection = Wybór konsulów
    .help = Rzym może sam wybrać jednego lub obu konsulów. Pomaga Rzymowi.
option-prolonged_contract = Przedłużony kontrakt
    .help = Kartagina może zatrzymać Ksantypposa za jego cenę. Pomaga Kartaginie.
option-blockade_runners = Łamacze blokady
    .help = Kartagina może od morza usuwać punkty oblężenia. Pomaga Kartaginie.
option-political_instability = Niestabilność polityczna
    .help = Plemiona, których nikt nie podbija, kosztują co etap znaczniki kontroli.
option-price_of_failure = Cena porażki
    .help = Jeszcze jeden wódz rzymski i dwie karty strategii.

## Kiedy przychodzi czas na akcję

-when-declined = gdy padnie pytanie o coś, czego nie musisz robić
-when-ended = gdy można zakończyć to, co właśnie robisz
-when-moving = podczas ruchu aktywowanego przez ciebie wodza
-when-card = w fazie strategii, w twojej kolejce do zagrania karty strategii
-when-discarding = w fazie strategii, w twojej kolejce do zagrania karty strategii, albo gdy musisz oddać kartę
-when-window = gdy otwarte jest okno na kontrwydarzenia
-when-precedence = w fazie strategii, przed zagraniem pierwszej karty etapu
-when-operation = po zagraniu karty strategii na operacje
-when-activation = po zagraniu karty strategii na operacje albo kampanii
-when-points = gdy wydajesz punkty karty strategii zagranej na operacje
-when-refitting = gdy wydajesz punkty karty strategii zagranej na operacje albo dzięki zdolności
-when-new-piece = gdy otrzymujesz nowy element
-when-targets = gdy karta, zdolność albo wynik wymaga wskazania celu
-when-one-of-many = gdy trzeba wskazać wodza: w fazie posiłków albo z powodu karty
-when-pcs-lost = gdy musisz oddać znaczniki
-when-miat-cu = w fazie posiłków, za oddział z Miatu
-when-warships = gdy określasz, ile okrętów płynie albo jest remontowanych
-when-corvi = gdy padnie pytanie o korwusy
-when-reform = w fazie posiłków, przy reformie morskiej
-when-contract = w fazie posiłków, gdy kończy się kontrakt Ksantypposa
-when-winter = w fazie zimowej, przed rzutem na straty
-when-at-sea = gdy twoja flota jest na morzu
-when-loading = gdy twoja flota jest w porcie, w którym można zabrać elementy
-when-ability = gdy aktywujesz wodza z taką zdolnością
-when-valerius = na końcu ruchu Waleriusza Maksymusa
-when-detachment = gdy wybierasz, kto rusza razem
-when-enemy-fleet = gdy wroga flota płynie tam, gdzie można ją przechwycić
-when-intercepted = gdy twoja flota zostaje przechwycona
-when-leaving-port = gdy ogłosisz przechwycenie na morzu
-when-land-reaction = gdy zbliża się wroga armia: w reakcjach lądowych
-when-avoided = gdy unikniesz bitwy
-when-at-the-gates = w reakcjach lądowych, gdy twoje siły stoją przy mieście
-when-backing-up = gdy twoja maszerująca armia zostaje przechwycona
-when-to-fight = gdy bitwy można jeszcze uniknąć
-when-single-cu = gdy twoja armia trafia na pojedynczy wrogi oddział
-when-naval-round = w rundzie bitwy morskiej
-when-naval-end = na końcu rundy bitwy morskiej
-when-commanders = gdy może dowodzić kilku wodzów
-when-consuls = przed bitwą lądową z dwoma konsulami
-when-charging = na początku bitwy lądowej ze słoniami
-when-rolled = zaraz po rzucie, który można powtórzyć
-when-losing-cus = gdy tracisz oddziały i masz słonie
-when-too-many = gdy płynęłoby więcej jednostek, niż się zmieści
-when-losing-at-sea = gdy tracisz jednostki na morzu
-when-beaten = gdy przegrasz bitwę lądową
-when-besieged = gdy twoje miasto jest oblegane, a kość już padła
-when-relief = gdy przed twoim obleganym miastem toczy się bitwa
-when-omen = gdy ma zostać rzucona kość, a masz Dobry omen

## Actions

act-pass = Pasuj
    .when = { -when-declined }
act-done = Gotowe
    .when = { -when-ended }
act-stop = Zatrzymaj się
    .when = { -when-moving }
act-event = Zagraj jako wydarzenie: { $noun }
    .when = { -when-card }
act-operate = Zagraj na operacje: { $noun }
    .when = { -when-card }
act-discard = Odrzuć { $noun }
    .when = { -when-discarding }
act-react = Zagraj { $noun }
    .when = { -when-window }
act-claim = Zastrzeż pierwsze zagranie: { $noun }
    .when = { -when-precedence }
act-first = Pierwszy gra: { $noun }
    .when = { -when-precedence }
act-hire = Najmij: { $noun }
    .when = { -when-card }
act-dictator = Powołaj dyktatora
    .when = { -when-card }
act-run_blockade = Przełam blokadę: { $noun }
    .when = { -when-card }
act-activate = Aktywuj: { $noun }
    .when = { -when-activation }
act-raise_troops = Zaciągnij wojsko: { $noun }
    .when = { -when-operation }
act-build_ships = Buduj okręty
    .when = { -when-operation }
act-control = Przejmij kontrolę: { $noun }
    .when = { -when-points }
act-miat = Umieść znacznik w Miacie: { $noun }
    .when = { -when-points }
act-refit = Wyremontuj okręt
    .when = { -when-refitting }
act-supply = Dodaj tabor: { $noun }
    .when = { -when-points }
act-pay = Zapłać za: { $noun }
    .when = { -when-points }
act-place = Wystaw: { $noun }
    .when = { -when-new-piece }
act-target = Wybierz: { $noun }
    .when = { -when-targets }
act-choose = Wybierz: { $noun }
    .when = { -when-one-of-many }
act-option = Część { $noun }
    .when = { -when-targets }
act-remove = Usuń znacznik: { $noun }
    .when = { -when-pcs-lost }
act-force = Dotknij: { $noun }
    .when = { -when-targets }
act-unseat = Zdejmij znacznik z Miatu: { $noun }
    .when = { -when-pcs-lost }
act-warship = Weź zamiast tego okręt
    .when = { -when-miat-cu }
act-ships = Okręty: { $noun }
    .when = { -when-warships }
act-mount = Zamontuj korwusy
    .when = { -when-corvi }
act-dismount = Zdejmij korwusy
    .when = { -when-corvi }
act-improve = Popraw sztukę żeglarską
    .when = { -when-reform }
act-prolong = Przedłuż kontrakt
    .when = { -when-contract }
act-spend_train = Zużyj tabor
    .when = { -when-winter }
act-march = Marsz: { $noun }
    .when = { -when-moving }
act-embark = Wypłyń w morze
    .when = { -when-moving }
act-sail = Płyń: { $noun }
    .when = { -when-at-sea }
act-board = Zabierz na pokład
    .when = { -when-loading }
act-land = Wyląduj tutaj
    .when = { -when-at-sea }
act-regroup = Przegrupuj armię
    .when = { -when-moving }
act-destroy_train = Zniszcz tabor
    .when = { -when-moving }
act-siege = Oblegaj lub podbijaj
    .when = { -when-moving }
act-sortie = Wypad
    .when = { -when-moving }
act-ability = Użyj zdolności
    .when = { -when-ability }
act-settle = Przejmij to pole
    .when = { -when-valerius }
act-whole = Wszyscy, którzy mogą
    .when = { -when-detachment }
act-bring = Razem z: { $noun }
    .when = { -when-detachment }
act-cus = Oddziały: { $noun }
    .when = { -when-detachment }
act-elephants = Słonie: { $noun }
    .when = { -when-detachment }
act-trains = Tabory: { $noun }
    .when = { -when-detachment }
act-intercept = Przechwyć
    .when = { -when-enemy-fleet }
act-slip_away = Spróbuj się wymknąć
    .when = { -when-intercepted }
act-depart = Wypłyń: { $noun }
    .when = { -when-leaving-port }
act-avoid = Uniknij bitwy: { $noun }
    .when = { -when-land-reaction }
act-interpose = Przechwyć: { $noun }
    .when = { -when-land-reaction }
act-escape = Ujdź: { $noun }
    .when = { -when-avoided }
act-gates = Schroń się w mieście
    .when = { -when-at-the-gates }
act-back_up = Cofnij się
    .when = { -when-backing-up }
act-fight = Walcz
    .when = { -when-to-fight }
act-overrun = Rozbij z marszu
    .when = { -when-single-cu }
act-pursue = Ścigaj
    .when = { -when-moving }
act-maneuver = Zagraj { $noun }
    .when = { -when-naval-round }
act-evade = Oddaj panowanie na morzu i ujdź
    .when = { -when-naval-end }
act-command = Dowodzi { $noun }
    .when = { -when-commanders }
act-change_command = Rzuć na zmianę dowództwa
    .when = { -when-consuls }
act-charge = Szarża słoni
    .when = { -when-charging }
act-reroll = Powtórz rzut: { $noun }
    .when = { -when-rolled }
act-roll_again = Powtórz rzut
    .when = { -when-rolled }
act-lose_elephants = Stracone słonie: { $noun }
    .when = { -when-losing-cus }
act-lose = Strata: { $noun }
    .when = { -when-losing-at-sea }
act-retreat = Wycofaj się: { $noun }
    .when = { -when-beaten }
act-defend = Zaciekła obrona
    .when = { -when-besieged }
act-join = Dołącz do bitwy
    .when = { -when-relief }
act-set_die = Ustaw kość na { $noun }
    .when = { -when-omen }
act-deal = Rozdaj { $noun }
act-draw = Wylosuj: { $noun }
act-draw_tactic = Dobierz { $noun }
act-roll = Wynik { $noun }
act-naval_die = Kość morska: ścianka { $noun }
act-white_die = Biała kość oblężenia: ścianka { $noun }
act-red_die = Czerwona kość oblężenia: ścianka { $noun }
act-small_die = Mała kość bitwy: ścianka { $noun }
act-large_die = Duża kość bitwy: ścianka { $noun }
act-leave = Zostaw na brzegu: { $noun }
    .when = { -when-too-many }

## Questions

ask-reaction = Można teraz zagrać kontrwydarzenie ({ $cards }).
ask-omen_die = Dobry omen: jaki wynik?
ask-classic_die = Rzut kością.
ask-removal =
    Usuń { $left ->
            [one] 1 swój znacznik
            [few] { $left } swoje znaczniki
           *[many] { $left } swoich znaczników
        }.
ask-elephant_losses = Ile z utraconych oddziałów ({ $count }) to słonie?
ask-placement = Gdzie wystawić nowy element ({ $piece })?
ask-prolongation = Przedłużyć kontrakt Ksantypposa?
ask-miat_troops = Oddział z Miatu: do Kartaginy czy okręt?
ask-carthage_draw = Losowanie wodza kartagińskiego.
ask-port_refit = Ile okrętów wyremontują admirałowie w Kartaginie?
ask-payment =
    Zdejmij z Miatu { $left ->
            [one] 1 znacznik
            [few] { $left } znaczniki
           *[many] { $left } znaczników
        }.
ask-proconsul = Wybrać konsula na prokonsula?
ask-consul_choice = Wybierz konsula albo losuj.
ask-rome_draw = Losowanie konsula.
ask-reform = Reforma morska: { $general }.
ask-deal_card = Rozdanie karty.
ask-claim_first = Zastrzec pierwsze zagranie kartą kampanii?
ask-first_player = Kto gra pierwszy?
ask-card_play = Zagraj kartę strategii.
ask-runner_port = Z którego wielkiego portu płynie tabor?
ask-runner_card = Którą kartę odrzucasz za przełamanie blokady?
ask-runner_die = Rzut kością oblężenia za przełamanie blokady.
ask-spending =
    Wydaj { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
ask-operation = Operacja kartą „{ $card }” ({ $points } PO).
ask-activated_ability = Użyć jego zdolności?
ask-ability_target = Który znacznik wroga przejąć?
ask-move = { $general } ({ $space }): punkty ruchu { $points }.
ask-settlement = Przejąć to pole na koniec ruchu?
ask-detachment = Kto rusza? Najpierw wodzowie.
ask-detached_elephants = Ile słoni rusza?
ask-detached_cus = Ile oddziałów rusza?
ask-detached_trains = Ile taborów rusza?
ask-warships = Ile okrętów dołącza do floty?
ask-sail_on = Punkty morskie { $left }.
ask-interception = Przechwycić ją?
ask-avoidance = Próbować się wymknąć czy walczyć?
ask-naval_die = Rzut kością morską.
ask-departure = Z którego wielkiego portu wypływa flota?
ask-loading = Zabrać kogoś na pokład ({ $space })?
ask-naval_command = Kto dowodzi twoją flotą w tej bitwie?
ask-fleet_command = Kto dowodzi flotą?
ask-chase = Którędy: { $from } – { $target }?
ask-ability_refit = Najpierw wyremontować okręt?
ask-intercepting_ships = Ile okrętów przechwytuje?
ask-tactic_draw = Dobranie karty taktyki.
ask-maneuver_card = Runda { $round }, manewr: zagrać kartę taktyki?
ask-evasion_by_card = Uciec z bitwy przed rzutem wroga?
ask-naval_reroll = Wynik { $die }. Powtórzyć rzut?
ask-evasion = Uchodzisz z bitwy?
ask-pursuit_card = Anulować ucieczkę pościgiem?
ask-sea_loss = Strać jednostkę na morzu (pozostało { $left }).
ask-victors_port = Gdzie ląduje zwycięska flota?
ask-land_reaction = Uniknąć bitwy, przechwycić? Wszystko ogłasza się przed rzutami.
ask-backing_up = Cofnąć się ({ $space }) czy walczyć?
ask-overrunning = Rozbić z marszu czy stoczyć bitwę?
ask-garrison = Którzy wodzowie wchodzą do środka ({ $space })?
ask-garrison_elephants = Ile słoni wchodzi do środka?
ask-garrison_cus = Ile oddziałów wchodzi do środka?
ask-garrison_trains = Ile taborów wchodzi do środka?
ask-way_out = Dokąd uchodzi?
ask-joining = Czy oblężeni dołączają do bitwy?
ask-battle_command = Kto dowodzi?
ask-command_roll = Rzucić na zmianę dowództwa konsulów?
ask-consul_command = Który konsul dowodzi?
ask-elephant_charge = Ogłosić szarżę słoni?
ask-charge_reroll = Wynik szarży { $total }. Kazać powtórzyć rzut?
ask-battle_die = Rzut kością bitwy.
ask-die_reroll = Kazać powtórzyć rzut jedną kością bitwy?
ask-withdraw_elephants = Ile słoni wycofuje się do miasta?
ask-withdraw_cus = Ile oddziałów wycofuje się do miasta?
ask-withdraw_generals = Którzy wodzowie wycofują się do miasta?
ask-retreat_goal = Dokąd wycofują się siły?
ask-siege_die = Rzut kością oblężenia.
ask-siege_reroll = Punkty oblężenia { $points }, straty { $loss }: użyć machin i powtórzyć rzut?
ask-determined_defence = Punkty oblężenia { $points } ({ $space }): znieść jeden za 1 oddział i 1 tabor?
ask-victors_pc = Umieścić znacznik po zwycięstwie?
ask-winter_supply = Zużyć tabor ({ $space }) zamiast rzucać?
ask-unrest = Plemię ({ $tribe }) kosztuje znacznik.
ask-chest_trains = Usunąć tabory, by zmniejszyć różnicę { $difference }?
ask-corvi = Zamontować czy zdjąć korwusy?
ask-event_choice = { $card }: która część?
ask-flamen = Którego konsula wstrzymuje flamen?
ask-event_force = { $card }: które siły ({ $space })?
ask-event_target = { $card }: wybierz miejsce (pozostało { $left }).
ask-campaigner = Aktywuj wodza (pozostało { $left }).
ask-lowest = Odrzuć jedną z kart o najmniejszej liczbie PO.
ask-left_ashore =
    { $count ->
        [one] Jedna jednostka nie mieści
        [few] { $count } jednostki nie mieszczą
       *[other] { $count } jednostek nie mieści
    } się obok okrętów: co zostaje ({ $space })?

## What happens

event-declared-avoid =
    { $general } spróbuje uniknąć bitwy: { $space } ({ $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }).{ $others_count ->
            [0] {""}
           *[other] {" Z nim: "}{ $others }.
        }
event-declared-interception =
    { $general } spróbuje przechwycenia: { $space } ({ $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }).{ $others_count ->
            [0] {""}
           *[other] {" Z nim: "}{ $others }.
        }
event-avoided = { $general } (wartość bojowa { $rating }) wymyka się: { $space }.
event-avoid-failed = { $general } (wartość bojowa { $rating }) nie zdołał się wymknąć.
event-pursuit = { $general } (wartość bojowa { $rating }) podejmuje pościg i może iść dalej.
event-pursuit-failed = { $general } (wartość bojowa { $rating }) nie zdołał podjąć pościgu i musi się zatrzymać.
event-intercepted = { $general } (wartość bojowa { $rating }) przechwytuje: { $space }.
event-interception-failed = { $general } (wartość bojowa { $rating }) nie zdąża z przechwyceniem.
event-backed-up = { $general } cofa się: { $space }.
event-land-battle = { $who } atakuje. Bitwa lądowa: { $space }.
event-command-changed = Armią rzymską dowodzi teraz { $general }.
event-charge = Szarża słoni: { $space }.
event-charge-result =
    Wynik szarży: { $total } wobec rzymskiej wartości bojowej { $rating }; { $who_id ->
            [nothing] bez skutku
           *[other] powtórzenie jednej kości bitwy może nakazać { $who }
        }.
event-rerolls = { $who } każe powtórzyć rzut: { $die }.
event-battle-die = Rzut w bitwie, { $die }: ścianka { $face } (końskie głowy { $horses }, postacie { $figures }, koła { $circles }).
event-lost-cus =
    { $who } traci { $count ->
            [one] 1 oddział
            [few] { $count } oddziały
           *[many] { $count } oddziałów
        }{ $elephants ->
            [0] {""}
            [one] , w tym 1 słonia
            [few] , w tym { $elephants } słonie
           *[many] , w tym { $elephants } słoni
        } ({ $space }).
event-battle-result =
    Bitwę wygrywa { $winner }. Trafienia: w Rzym { $rome }, w Kartaginę { $carthage }.
event-retreated =
    { $who } wycofuje się: { $from } – { $to } ({ $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }).{ $generals_count ->
            [0] {""}
            [one] {" Wódz: "}{ $generals }.
           *[other] {" Wodzowie: "}{ $generals }.
        }
event-force-eliminated =
    { $who } nie ma dokąd się wycofać ({ $space }): { $cus ->
            [one] ginie 1 oddział
            [few] giną { $cus } oddziały
           *[many] ginie { $cus } oddziałów
        }.
event-siege-lifted = Koniec oblężenia: { $space }.
event-siege-point-lost = Usunięto punkt oblężenia: { $space }.
event-siege-roll =
    { $who } rzuca { $red ->
            [0] białą
           *[other] czerwoną
        } kością oblężenia ({ $space }), ścianka { $face }: punkty { $points }{ $loss ->
            [0] {""}
           *[other] , strata oblegającego
        }.
event-determined-defence = { $who } broni się zaciekle ({ $space }): oddaje tabor i oddział z miasta za jeden punkt.
event-city-taken = { $who } zdobywa miasto { $space }: usunięte oddziały { $cus }, przejęte tabory { $trains }.
event-subjugated = { $who } podbija plemię: { $space }.
event-attrition =
    { $who }, tabela strat ({ $space }, { $cus ->
            [one] 1 oddział
            [few] { $cus } oddziały
           *[many] { $cus } oddziałów
        }): { $lost ->
            [0] bez strat
            [one] 1 strata
            [few] { $lost } straty
           *[many] { $lost } strat
        }.
event-seamanship = Rzymska sztuka żeglarska: { $level }.
event-corvi-mounted = Rzym montuje korwusy.
event-corvi-dismounted = Rzym zdejmuje korwusy.
event-prolonged = Kontrakt przedłużony: { $general }.
event-blockade-run = Przełamanie blokady ({ $space }): usunięte punkty oblężenia { $points }, stracone okręty { $loss }.
event-removed-pc = { $who } traci znacznik kontroli: { $space }.
event-left-game = { $general } opuszcza grę.
event-storm =
    { $who }: we flotę uderza sztorm, { $hits ->
            [0] brak trafień
            [one] 1 trafienie
            [few] { $hits } trafienia
           *[many] { $hits } trafień
        }. Straty: okręty { $ships }, oddziały { $cus }, tabory { $trains }.
event-reshuffled = Talia strategii zostaje przetasowana.
event-bad-weather = Zła pogoda. { $general } wraca: { $space }.
event-event-cancelled = Punicka wiarołomność anuluje kartę „{ $card }”.
event-hand-revealed = Rzym gra odkrytymi kartami do końca etapu.
event-truce-begins = Rozpoczyna się rozejm.
event-truce-broken = Karta „{ $card }” zrywa rozejm.
event-set-die = { $who } ustawia kość na { $die }.
event-flamen = Flamen Martialis wstrzymuje konsula: { $general }.
event-refitted =
    { $who } remontuje { $count ->
            [0] 0 okrętów
            [one] 1 okręt
            [few] { $count } okręty
           *[many] { $count } okrętów
        }.
event-flipped-pc = { $who } przejmuje: { $space }.
event-paid-for = Rzym płaci za wybór: { $general }.
event-placed-pc = { $who } umieszcza znacznik kontroli: { $space }.
event-removed-from-miat = Znacznik opuszcza Miat ({ $slot }).
event-supremacy = { $who } zdobywa panowanie na morzu.
event-turn-begins = Rozpoczyna się etap { $turn }.
event-ability = { $general } używa swojej zdolności.
event-displaced =
    { $general } zostaje wyparty i { $pool ->
            [0] opuszcza grę
           *[other] wraca do puli
        }.
event-train-spent =
    { $who } zużywa { $count ->
            [one] 1 tabor
            [few] { $count } tabory
           *[many] { $count } taborów
        } ({ $space }).
event-captured-trains =
    { $who } przejmuje { $count ->
            [one] 1 tabor
            [few] { $count } tabory
           *[many] { $count } taborów
        } ({ $space }).
event-destroyed-train = { $who } niszczy tabor: { $space }.
event-train-again = { $who } odzyskuje tabor zniszczony za punktem powrotu.
event-rolled = { $who } wyrzuca { $die }.
event-removed-all =
    { $who } usuwa { $count ->
            [one] ostatni znacznik kontroli
            [few] wszystkie znaczniki kontroli ({ $count })
           *[many] wszystkie znaczniki kontroli ({ $count })
        }.
event-new-warship =
    { $who } buduje { $count ->
            [0] 0 okrętów
            [one] 1 okręt
            [few] { $count } okręty
           *[many] { $count } okrętów
        }.
event-placed-piece = { $who } wystawia: { $piece } ({ $space }).
event-drawn-general = { $who } otrzymuje wodza: { $general }.
event-placed-general = { $general } wchodzi do gry: { $space }.
event-roman-troops =
    Rzym wystawia w mieście Rzym { $count ->
            [one] 1 oddział
            [few] { $count } oddziały
           *[many] { $count } oddziałów
        }.
event-joins-pool = { $general } dołącza do puli.
event-proconsul = { $general } zostaje prokonsulem.
event-plays-first = Zaczyna { $who }.
event-claimed-first = { $who } zastrzega pierwsze zagranie kartą „{ $card }”.
event-played-event = { $who } zagrywa kartę „{ $card }” jako wydarzenie.
event-activated = Aktywacja: { $general } ({ $space }).
event-miat-pc = Kartagina umieszcza znacznik w Miacie ({ $slot }).
event-played-operation = { $who } zagrywa kartę „{ $card }” na operacje.
event-hired =
    Kartagina najmuje wodza ({ $general }) za { $price ->
            [one] 1 znacznik
            [few] { $price } znaczniki
           *[many] { $price } znaczników
        } z Miatu.
event-dictator = { $general } zostaje dyktatorem i wchodzi do gry w Rzymie.
event-discarded = { $who } odrzuca kartę „{ $card }”.
event-winter-supply = { $who } zużywa 1 tabor ({ $space }): siły nie rzucają na straty.
event-isolated-pc = { $who } traci odcięty znacznik: { $space }.
event-victory-count = Tablica prowincji: Rzym { $rome }, Kartagina { $carthage }.
event-war-chest = Skarb wojenny: Rzym { $rome } PO, Kartagina { $carthage } PO.
event-marched =
    { $general } maszeruje: { $from } – { $to } ({ $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }).
event-overrun = { $who } rozbija z marszu jedyny wrogi oddział: { $space }.
event-sailed = { $general } żegluje: { $from } – { $to }.
event-embarked =
    { $general } wsiada na okręty: { $space } ({ $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }).{ $others_count ->
            [0] {""}
           *[other] {" Z nim: "}{ $others }.
        }
event-squadron =
    { $who } wysyła w morze { $count ->
            [0] 0 okrętów
            [one] 1 okręt
            [few] { $count } okręty
           *[many] { $count } okrętów
        }.
event-landed =
    { $general } ląduje: { $space } ({ $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }).{ $others_count ->
            [0] {""}
           *[other] {" Z nim: "}{ $others }.
        }
event-interception = { $who } przechwytuje flotę: { $space }.
event-interception-avoided = Kość morska, ścianka { $face }: symbole Rzymu { $rome }, Kartaginy { $carthage }; sztuka żeglarska dodaje Kartaginie { $track }. { $who }: flota wymyka się.
event-interception-holds = Kość morska, ścianka { $face }: symbole Rzymu { $rome }, Kartaginy { $carthage }; sztuka żeglarska dodaje Kartaginie { $track }. { $who }: flota nie zdołała się wymknąć.
event-gathered =
    { $who } zabiera na pokład ({ $space }): { $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słonia
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słonia
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słonia
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słonia
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }.
event-battle-roll =
    { $who }: { $hits ->
            [0] brak trafień
            [one] 1 trafienie
            [few] { $hits } trafienia
           *[many] { $hits } trafień
        } (kość { $die }, wiersz { $row }, kolumna morska { $column }).
event-naval-battle =
    Bitwa morska ({ $space }): { $mover ->
            [one] 1 okręt
            [few] { $mover } okręty
           *[many] { $mover } okrętów
        } płynącej floty przeciw { $other ->
            [one] 1 okrętowi
           *[other] { $other } okrętom
        }.
event-tactic-cards = Karty taktyki: Rzym { $rome }, Kartagina { $carthage }.
event-naval-round = Runda bitwy morskiej { $round }.
event-played-tactic = { $who } zagrywa kartę „{ $tactic }”.
event-evaded = { $who } uchodzi z bitwy.
event-evasion-cancelled = { $who } zagrywa kartę „{ $tactic }”: nikt nie uchodzi.
event-naval-victory = Bitwę morską ({ $space }) wygrywa { $who }.
event-prizes =
    { $who } zabiera { $count ->
            [one] 1 zdobyty okręt jako zużyty
            [few] { $count } zdobyte okręty jako zużyte
           *[many] { $count } zdobytych okrętów jako zużyte
        }.
event-put-ashore =
    { $who } schodzi na ląd: { $space } ({ $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }).{ $generals_count ->
            [0] {""}
            [one] {" Wódz: "}{ $generals }.
           *[other] {" Wodzowie: "}{ $generals }.
        }
event-saw-hand = { $who } ogląda karty przeciwnika: { $cards }.
event-dealt = { $who } otrzymuje kartę „{ $card }”.
event-drew-tactic = { $who } dobiera kartę „{ $tactic }”.
event-regrouped =
    { $general } przegrupowuje armię ({ $space }) i prowadzi teraz: { $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }.{ $others_count ->
            [0] {""}
           *[other] {" Z nim: "}{ $others }.
        }
event-comes-aboard = { $general } wchodzi na pokład: { $space }.
event-warships-hit =
    { $who } traci { $sunk ->
            [0] { $prizes ->
            [one] 1 okręt, wzięty jako zdobycz
            [few] { $prizes } okręty, wzięte jako zdobycz
           *[many] { $prizes } okrętów, wziętych jako zdobycz
        }
            [one] 1 zatopiony okręt{ $prizes ->
            [0] {""}
            [one] {" i 1 wzięty jako zdobycz"}
            [few] {" i "}{ $prizes } wzięte jako zdobycz
           *[many] {" i "}{ $prizes } wziętych jako zdobycz
        }
            [few] { $sunk } zatopione okręty{ $prizes ->
            [0] {""}
            [one] {" i 1 wzięty jako zdobycz"}
            [few] {" i "}{ $prizes } wzięte jako zdobycz
           *[many] {" i "}{ $prizes } wziętych jako zdobycz
        }
           *[many] { $sunk } zatopionych okrętów{ $prizes ->
            [0] {""}
            [one] {" i 1 wzięty jako zdobycz"}
            [few] {" i "}{ $prizes } wzięte jako zdobycz
           *[many] {" i "}{ $prizes } wziętych jako zdobycz
        }
        }.
event-lost-at-sea =
    { $who } traci na morzu: { $cus ->
            [0] {""}
            [one] 1 oddział
            [few] { $cus } oddziały
           *[many] { $cus } oddziałów
        }{ $elephants ->
            [0] {""}
            [one] { $cus ->
                [0] 1 słonia
               *[other] , 1 słonia
            }
            [few] { $cus ->
                [0] { $elephants } słonie
               *[other] , { $elephants } słonie
            }
           *[many] { $cus ->
                [0] { $elephants } słoni
               *[other] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] { $cus ->
                [0] { $elephants ->
                    [0] 1 tabor
                   *[other] , 1 tabor
                }
               *[other] , 1 tabor
            }
            [few] { $cus ->
                [0] { $elephants ->
                    [0] { $trains } tabory
                   *[other] , { $trains } tabory
                }
               *[other] , { $trains } tabory
            }
           *[many] { $cus ->
                [0] { $elephants ->
                    [0] { $trains } taborów
                   *[other] , { $trains } taborów
                }
               *[other] , { $trains } taborów
            }
        }.
event-trains-lost =
    { $who } traci { $count ->
            [one] 1 tabor
            [few] { $count } tabory
           *[many] { $count } taborów
        } ({ $space }).
event-level-step = Poziomy kości, { $step }: Rzym { $rome_has }, Kartagina { $carthage_has }; teraz { $rome } i { $carthage }.
event-charge-bonus = Do szarży: { $step } { $amount_signed }.
event-roll-bonus = Do rzutu bitewnego: { $step } { $amount_signed }.
event-tactic-source = { $who }, do kart taktyki: { $step } { $amount_signed }.
event-column-bonus = Do kolumny morskiej: { $step } { $amount_signed }.
event-prize-bonus = Do zdobyczy: { $step } { $amount_signed }.
event-hits-changed = { $who }, do przyjętych trafień: zdolność wodza { $general } { $amount_signed }.
event-siege-points = Punkty na polu { $space }: { $points } z { $needed }.
event-swept-along = { $who }: wycofujące się siły porywają za sobą jednostki: { $count } ({ $space }).
event-recalled = { $general } wraca z mapy do puli (był na polu { $space }).
event-not-placed = { $who } nie ma gdzie wystawić: { $piece }.
event-tactics-remembered = Zapomniana taktyka opuszcza grę.
event-storm-rolls = Okrutne morze na szlaku { $from } – { $to }: rzuty { $count } (szlak { $lane }, korwusy { $corvi }, sztuka żeglarska { $seamanship }).
event-event-idle = Karta „{ $card }” nie ma skutku.
event-siege-train = { $who } sprowadza machiny oblężnicze: { $space }.
event-citadel = { $who } wznosi cytadelę: { $space }.
event-crews-land = { $general } zamienia okręty na oddziały: { $count }, w tym zużyte { $spent } ({ $space }).
event-commands = { $who }: dowodzi { $general }.
event-battle-tied =
    { $ability ->
            [0] Trafień jest po równo: przegrywa atakujący
           *[other] Trafień jest po równo: wygrywa dowódca atakującego
        }.
event-must-remove =
    { $who } musi usunąć { $count ->
            [one] 1 znacznik
            [few] { $count } znaczniki
           *[many] { $count } znaczników
        } (ma { $of }).
event-stayed = { $general } pozostaje na miejscu: { $space }.
event-chest-points =
    { $who } może wydać z różnicy { $count ->
            [one] 1 punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        }.
event-step-idle = Karta „{ $card }”: po drodze nie było czego usunąć.
event-seamanship-falls =
    Rzymska sztuka żeglarska spada: { $level }. W porcie { $ready ->
            [0] nie ma gotowych okrętów
            [one] jest 1 gotowy okręt
            [few] są { $ready } gotowe okręty
           *[many] jest { $ready } gotowych okrętów
        }, potrzeba { $needed }.
event-troops-kept-out = Miasto Rzym jest oblężone: Rzym nie wystawia tam oddziałów.
event-passed = { $who } nie ma już kart i pasuje.
event-warships-return =
    { $who } może znów budować { $count ->
            [one] 1 utracony okręt
            [few] { $count } utracone okręty
           *[many] { $count } utraconych okrętów
        }.
event-corvi-stay =
    { $mounted ->
            [0] Rzym nadal nie ma korwusów
           *[other] Korwusy Rzymu pozostają zamontowane
        }.
event-sallied =
    { $who } wyprowadza do walki z miasta { $space }: { $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słonia
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słonia
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słonia
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słonia
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }.{ $generals_count ->
            [0] {""}
            [one] {" Wódz: "}{ $generals }.
           *[other] {" Wodzowie: "}{ $generals }.
        }
event-supremacy-given-up = { $who } oddaje panowanie na morzu, by ujść z bitwy. Teraz ma je { $to }.
event-won-count =
    Końcowe liczenie tablicy prowincji: Rzym { $rome }, Kartagina { $carthage }. { $tie ->
            [0] Grę wygrywa { $who }
           *[other] Przy remisie grę wygrywa { $who }
        }.
event-won-italia = Prowincje Italii pod kontrolą Rzymu: { $count }, mniej niż { $needed }. Grę wygrywa { $who }.
event-won-pcs = { $loser } ma za mało znaczników do usunięcia. Grę wygrywa { $who }.
event-won-capital = { $who } kontroluje miasto { $space } i wygrywa grę.
event-interception-bonus = Do rzutu na przechwycenie: +1, bo pole jest wrogie i bez własnych jednostek ({ $space }).
event-ships-spent =
    { $who }: do portu { $count ->
            [one] wraca 1 zużyty okręt
            [few] wracają { $count } zużyte okręty
           *[many] wraca { $count } zużytych okrętów
        }.
event-chased = { $who }: flota przechwytująca przybyła szlakiem { $from } – { $to }. Dowodzi { $general }.
event-naval-reroll = { $general } każe powtórzyć rzut (było { $die }).
event-garrisoned =
    { $who } ogłasza, kto jest w mieście { $space }: { $cus ->
            [0] { $elephants ->
                [0] bez oddziałów
                [one] 1 słoń
                [few] { $elephants } słonie
               *[many] { $elephants } słoni
            }
            [one] 1 oddział{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
            [few] { $cus } oddziały{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
           *[many] { $cus } oddziałów{ $elephants ->
                [0] {""}
                [one] , 1 słoń
                [few] , { $elephants } słonie
               *[many] , { $elephants } słoni
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 tabor
            [few] , { $trains } tabory
           *[many] , { $trains } taborów
        }.{ $generals_count ->
            [0] {""}
            [one] {" Wódz: "}{ $generals }.
           *[other] {" Wodzowie: "}{ $generals }.
        }
event-withdrew =
    { $who } wycofuje do miasta { $space }: { $cus ->
            [0] {""}
            [one] 1 oddział
            [few] { $cus } oddziały
           *[many] { $cus } oddziałów
        }{ $elephants ->
            [0] {""}
            [one] 1 słonia
            [few] { $elephants } słonie
           *[many] { $elephants } słoni
        }.
event-withdrew-general = { $general } chroni się w mieście { $space }.
event-reform-ships =
    Rzym zamienia w mieście Rzym { $count ->
            [one] 1 oddział na gotowy okręt
            [few] { $count } oddziały na tyle samo gotowych okrętów
           *[many] { $count } oddziałów na tyle samo gotowych okrętów
        }.
event-truce-ends = Rozejm się kończy.
event-cards-gone =
    Z gry { $cards_count ->
            [one] wychodzi karta
           *[other] wychodzą karty
        }: { $cards }.
event-come-along = { $general }, a z nim: { $others }.

## Why not

why-must-pursue = Wróg się wymknął: najpierw rzut na pościg albo postój.
why-no-pursuit = Nie ma kogo ścigać.
why-nothing-to-siege = Tu nie ma wrogiego miasta ani plemienia: { $space }.
why-too-few-cus = Próba wymaga { $needed } twoich oddziałów na zewnątrz ({ $space }); jest { $count }.
why-has-fought = Walczył już w tej aktywacji.
why-needs-supremacy = Duże miasto { $space } można oblegać tylko z panowaniem na morzu.
why-besieged = Miasto oblężone: { $space }.
why-no-cus = Brak oddziałów wewnątrz: { $space }.
why-no-enemy = Brak wrogich oddziałów na zewnątrz: { $space }.
why-not-inside = { $general } nie jest wewnątrz miasta.
why-no-africa = { $general } nie może płynąć do Afryki: trzeba cechy Africanus, doskonałej żeglugi albo dobrej i Syrakuz.
why-nearer-pc = Najpierw znacznik bliżej plemienia, nie: { $space }.
why-truce = Zabrania tego rozejm.
why-nothing-to-pay = Za tego wodza nic się nie płaci: { $general }.
why-price-not-paid = Nie zapłacono ceny w poprzednim etapie: { $general }.
why-walled-city = To miasto obwarowane: { $space }.
why-tribe = Mieszka tu plemię: { $space }.
why-slot-taken = Leży tu już znacznik ({ $slot }).
why-miat-of-carthage = Znaczniki w Miacie umieszcza tylko Kartagina.
why-miat-no-concession = Punktami skarbu wojennego nie umieszcza się znaczników w Miacie.
why-no-miat-pc = Nie ma tu znacznika ({ $slot }).
why-miat-first = Pierwszy znacznik musi pochodzić z Miatu.
why-command-limit =
    Można prowadzić najwyżej { $limit ->
            [one] 1 jednostkę
            [few] { $limit } jednostki
           *[many] { $limit } jednostek
        }.
why-no-landing = Flota nie mogłaby wylądować w tym porcie ani dalej: { $space }.
why-unguarded = Wódz bez oddziałów nie może wejść do wrogów: { $space }.
why-no-train-there = Nie masz tu taboru: { $space }.
why-no-points-left = Nie został żaden PR: { $space }.
why-consul-needs =
    Konsul musi mieć co najmniej { $least ->
            [one] 1 oddział
            [few] { $least } oddziały
           *[many] { $least } oddziałów
        }.
why-consul-minimum = Żaden konsul nie może zostać z mniej niż 3 oddziałami ({ $general }).
why-weak-consul = Prokonsul musi najpierw uzupełnić siły konsula do 3 oddziałów: { $space }.
why-nothing-spent = W porcie nie ma zużytych okrętów.
why-not-your-pc = Nie masz tu znacznika: { $space }.
why-no-consul = { $general } nie jest tu konsulem.
why-claimed-card = Karta { $card } zastrzegła pierwsze zagranie i musi zostać użyta.
why-not-in-hand = Nie masz karty { $card }.
why-not-now = Karty { $card } nie można teraz tak użyć.
why-wrong-colour = Wydarzenie { $card } nie jest dla twojej strony.
why-counter-event = { $card } to kontrwydarzenie i czeka na swoją chwilę.
why-not-on-map = { $general } nie jest na mapie po twojej stronie.
why-rating-too-high = { $general } wymaga { $rating } PO; jest { $points }, a przy nim taborów: { $trains }.
why-enemy-cus = Są tu wrogie oddziały: { $space }.
why-own-pc = To już twoje: { $space }.
why-no-cu-there = Przejęcie wymaga twojego oddziału: { $space }.
why-no-army-nor-city = Nie masz tu armii ani miasta z murami: { $space }.
why-worn-out = { $general } nie może już działać tą kartą.
why-tried-already = Tą kartą podjęto już próbę: { $space }.
why-sailed-already = W jednej aktywacji wolno płynąć tylko raz.
why-not-here = { $general } nie jest tutaj.
why-outranks = { $general } ma wyższą rangę niż { $leader }.
why-regrouped = Armia już się tu przegrupowała albo nikogo innego tu nie ma.
why-miat-holds-back = Miat zatrzymuje oddziały i tabory w Afryce.
why-no-road = Nie ma drogi: { $from } – { $to }.
why-too-far = { $space }: potrzeba { $cost } PR, zostało { $points }.
why-cannot-stop = Nie może zakończyć tu ruchu: { $space }.
why-strait = Cieśnina jest zamknięta od strony: { $space }.
why-must-stop = Armia musi się zatrzymać: { $space }.
why-no-lane = Nie ma szlaku morskiego: { $from } – { $to }.
why-no-port = To nie jest port: { $space }.
why-not-sailed = Flota jeszcze nie wypłynęła.
why-no-voyage = Teraz nie można stąd wypłynąć: { $space }.
why-nobody-to-board = Nikt nie może wejść na pokład: { $space }.
why-no-tactic = Nie masz karty { $tactic }.
why-no-supremacy = Oddać panowanie na morzu może tylko ten, kto je ma.
why-no-pursuit-card = { $tactic } nie anuluje teraz ucieczki.
why-tactic-not-now = Karty { $tactic } nie można zagrać w tym kroku.
why-no-ability = { $general } nie może teraz tego zrobić.
why-activated-already = { $general } był już aktywowany tą kartą.
why-out-of-reach = Tędy ({ $space }) flota nie zdąży z wodzem do portu { $target }.
why-no-campaign = { $card } nie jest kartą kampanii.
why-not-in-pool = { $general } nie jest w puli.
why-die-not-rolled = Tej kości nie rzucono albo nie możesz jej powtórzyć: { $die }.
why-wrong-losses = Ubywa tylko tyle oddziałów: { $count }.
why-no-effect = Tej części karty { $card } nie można wykonać.
why-no-such-force = Karta nie dotyczy tu tych sił ({ $space }): { $stack }.
why-too-tired = { $general } lub jednostki przy nim przebyły już tą kartą 4 punkty ruchu.
why-flamen-price =
    Przy aktywacji ({ $general }) Rzym musi usunąć { $price ->
            [one] 1 znacznik
            [few] { $price } znaczniki
           *[many] { $price } znaczników
        }, a ma { $pcs }.
why-card-raises-none = Zaciąg wymaga karty za { $needed } PO ze znakiem piechoty; { $card } ma { $points } PO.
why-card-builds-none = Budowa okrętów wymaga karty za { $needed } PO ze znakiem okrętu; { $card } ma { $points } PO.
why-not-controlled = Nie kontrolujesz tego miejsca: { $space }.
why-province-not-yours = Nie kontrolujesz prowincji, w której leży { $space }.
why-no-train-left = Wszystkie tabory ({ $limit }) są już na mapie.
why-no-port-near = { $general } nie dotrze w tym ruchu do portu.
why-not-for-hire = Teraz nie można nająć tego wodza: { $general }.
why-price-too-high =
    { $general } kosztuje { $price ->
            [one] 1 znacznik
            [few] { $price } znaczniki
           *[many] { $price } znaczników
        } z Miatu, a leży tam { $count }.
why-no-friendly-port = Nie ma dla niego własnego nieobleganego portu: { $general }.
why-dictator-turn-one = W pierwszym etapie nie można powołać dyktatora.
why-dictator-named = W tej grze dyktatora już powołano.
why-dictator-on-map = { $general } jest na mapie i nie może zostać dyktatorem.
why-dictator-lead = Kartagina musi prowadzić o { $needed } pozycje na tablicy prowincji; prowadzi o { $lead }.
why-trains-out = Wszystkie machiny oblężnicze ({ $limit }) są na planszy.
why-citadel-out = Cytadela już stoi: { $space }.
why-no-besieged-port = Nie masz obleganego miasta portowego.
why-declared-already = Przechwycenie stąd już zapowiedziano: { $space }.
why-one-avoids = Unikać bitwy może tylko jeden wódz; czyni to { $general }.
why-not-adjacent = { $general } nie sąsiaduje drogą z tym miejscem: { $space }.
why-enemy-units-there = Są tam inne wrogie jednostki: { $space }.
why-hemmed-in = { $general } jest w mieście, przed którym stoją wrogie oddziały: { $space }.
why-no-target = Karty nie można tu użyć: { $space }.
why-no-free-space = Jest tu znacznik, plemię albo wrogie oddziały: { $space }.
why-no-pc-to-strike = Nie ma tu znacznika, w który karta mogłaby uderzyć: { $space }.
why-pc-guarded = Znacznika strzegą tu jednostki: { $space }.
why-none-or-no-room = Nie ma już takiego pionka albo brak na niego miejsca: { $space }.
why-no-train-to-strike = Nie ma tu taboru, w który karta mogłaby uderzyć: { $space }.
why-no-cu-to-strike = Nie ma tu oddziału, w który karta mogłaby uderzyć: { $space }.
why-no-army-to-strike = Nie ma tu armii: { $space }.
why-no-slot = Karta nie działa na Miat ({ $slot }).
why-capacity = Wolnych miejsc wewnątrz ({ $space }): { $room }.
why-in-order = Wodzów wskazuje się po kolei; pominięto: { $general }.
why-cannot-intercept = { $general } nie może tam przechwycić.
why-cannot-avoid = { $general } nie może tam uniknąć bitwy.
why-failed-interception = { $general } właśnie nie zdołał przechwycić tej armii.
why-not-lowest = { $card } nie ma najmniej PO.
why-no-warship-left = W zapasie nie ma już okrętów.
why-no-retreat-there = Nie można się tam wycofać: { $space }.
why-enemy-came-from = Wróg przyszedł stamtąd: { $space }.
why-not-aboard = Nie ma tego na pokładzie: { $kind }.
why-has-pc = Jest tu znacznik, miasto albo plemię: { $space }.
why-enemies-there = Są tam wrogowie: { $space }.
why-not-on-route = Tego portu nie było na trasie: { $space }.
why-needs-general = W tym porcie musi wejść na pokład wódz, bo później żaden już nie może: { $space }.
why-began-naming = Wodzów wskazuje się już po kolei.
why-consul-left-weak = Któryś konsul zostałby z mniej niż 3 oddziałami.
why-comes-already = { $general } już idzie z armią.
why-only-so-many = Jest ich tu tylko { $count } ({ $space }).
why-needs-cu = Przechwytuje tylko armia: musi iść co najmniej jeden oddział.
why-failed-units = Ta armia wymknęła się właśnie tym, którzy próbowali ją przechwycić ({ $count }); nie mogą przed nią uchodzić.
why-units-tired = Tą kartą przebyły już 4 punkty ruchu albo walczyły: { $count }.
why-must-stay =
    { $count ->
        [one] Jeden oddział musi
        [few] { $count } oddziały muszą
       *[other] { $count } oddziałów musi
    } zostać przy wodzach, którzy nie idą.
why-last-cu = To ostatni oddział: wódz musiałby płynąć bez osłony.
why-no-counter-event = { $card } to nie kontrwydarzenie.
why-inside-already = { $general } jest już w mieście.
why-not-your-die = Jego zdolność powtarza tylko własne kości, nie: { $die }.
why-no-major-port = To nie jest główny port: { $space }.
why-needs-warship = Do przechwycenia trzeba co najmniej jednego okrętu.
why-fleet-limit =
    Flota ma najwyżej { $limit ->
            [one] 1 okręt
            [few] { $limit } okręty
           *[many] { $limit } okrętów
        }.
why-ready-ships = Gotowe okręty w porcie: { $count }.
why-spent-ships = Zużyte okręty w porcie: { $count }.
why-ships-tired =
    Przy tej karcie { $count ->
            [0] żaden okręt nie może
            [one] tylko 1 okręt może
            [few] tylko { $count } okręty mogą
           *[many] tylko { $count } okrętów może
        } jeszcze stąd wypłynąć: pozostałe zużyły 4 punkty ruchu albo walczyły.
why-admirals-refit = Admirałowie wystawieni w Kartaginie remontują najwyżej { $most }.
why-embarked-here = Flota tu zaokrętowała się, skład ustalono wcześniej: { $space }.
why-boarded-here = W tym porcie już brano na pokład: { $space }.
why-only-carthago = Oddział z Miatu trafia do Kartaginy, nie tu: { $space }.
why-excellent-already = Sztuka żeglarska jest już doskonała.
why-one-level-a-turn = Reformy poprawiają sztukę żeglarską o jeden poziom na etap.
why-part-introduced = Tę część reformy już wprowadzono.
why-corvi-mounted = Korwusy są już zamontowane.
why-corvi-dismounted = Korwusów nie zamontowano.
why-say-done = Jeśli nic więcej, zakończ reformę.
why-rating-limit = { $general } woduje najwyżej tyle okrętów, ile wynosi jego wartość bojowa: { $rating }.
why-no-consular-army = Konsul wchodzi tam, gdzie są co najmniej 3 niezamknięte oddziały Rzymu; tu ich nie ma: { $space }.
why-no-port-of-yours = To nie jest dla niego własny port: { $space }.
why-no-cus-nor-city = Nie masz tu oddziałów ani miasta z murami: { $space }.
why-no-general-nor-city = Nie masz tu wodza ani miasta z murami: { $space }.
why-no-city-of-yours = To nie jest twoje miasto z murami: { $space }.
why-enemy-pc = To pole kontroluje wróg: { $space }.
why-no-admiral = Drogą morską tylko z admirałem.
why-no-refuge = To pole nie jest ani twoje i wolne od wrogów, ani obsadzone twoimi większymi siłami: { $space }.
why-not-of-the-sortie = { $general } nie wyszedł z miasta.
why-only-sallied = Wrócić mogą tylko ci, którzy wyszli: { $count }.
why-elephants-there = Słonie na polu: { $count }.
why-elephant-first = Pierwszą stratą muszą być słonie.
why-too-few-others = Innych oddziałów jest za mało: wśród straconych ({ $count }) słoni musi być co najmniej { $least }.
why-no-blockade-runners = Blokady przełamuje tylko Kartagina i tylko z tą zasadą opcjonalną.
why-not-besieged = To nie jest oblężone miasto Kartaginy: { $space }.
why-no-runner-port = Żaden główny port Kartaginy nie ma taboru do wysłania.
why-carthage-alone = Najemników najmuje tylko Kartagina.
why-rome-alone = Dyktatora powołuje tylko Rzym.
why-no-operation = Karty „{ $card }” nie ma teraz na co użyć.
why-crews-limit = Na oddziały można tu zamienić najwyżej okrętów: { $most }.
why-no-enemy-pc = Nie ma tu wrogiego znacznika: { $space }.
why-not-where-card-says = Karta nie działa w tym miejscu: { $space }.
why-chosen-already = To miejsce już wybrano: { $space }.
why-not-together = To miejsce nie pasuje do już wybranych: { $space }.

## How it ended

ending-carthago_taken = Rzym zdobył Kartaginę.
ending-roma_taken = Kartagina zdobyła Rzym.
ending-out_of_control = Strona musiała usunąć więcej znaczników, niż miała.
ending-italia_lost = Rzym kontroluje mniej niż trzy prowincje Italii.
ending-final_count = Po ostatnim etapie rozstrzygnęła tablica prowincji.

## Rules

rule-0_1 = Figurki lub żetony
    .text = Wodza może przedstawiać figurka albo żeton, jak wolą gracze; gdzie reguły mówią o żetonie wodza, chodzi o dowolny z nich.
rule-1_1 = Wymiana żetonów oddziałów
    .text = Zwykłe żetony oddziałów mają różne nominały i każdy gracz może je w każdej chwili wymienić na inne o tej samej sumie.
rule-1_2 = Zwykłe oddziały bez limitu
    .text = Liczba zwykłych żetonów oddziałów (nie słoni) nie ogranicza gry; może być więcej oddziałów niż żetonów.
rule-1_3 = Słonie ograniczone żetonami
    .text = To zwolnienie nie dotyczy słoni: jednocześnie w grze mogą być najwyżej 4 oddziały słoni.
rule-2_1_A1 = Czym jest pole
    .text = Mapa składa się z rozróżnialnych pól: okrągłych zwykłych i kwadratowych z miastami obwarowanymi, połączonych drogami i szlakami morskimi.
rule-2_1_A2 = Sąsiedztwo lądowe
    .text = Dwa pola sąsiadują w ruchu lądowym dokładnie wtedy, gdy łączy je bezpośrednio droga.
rule-2_1_A3 = Sąsiedztwo morskie
    .text = Dwa pola sąsiadują w ruchu morskim dokładnie wtedy, gdy łączy je bezpośrednio szlak morski.
rule-2_1_A4 = Porty
    .text = Każde pole, do którego dochodzi szlak morski, jest portem.
rule-2_1_A5 = Wielkie porty
    .text = Port ze znakiem trójzębu to wielki port; są nimi Rzym, Kartagina i Syrakuzy.
rule-2_1_B1 = Kontrola przez znacznik
    .text = Gracz kontroluje pole, gdy leży na nim jego znacznik kontroli (czerwony rzymski, niebieski kartagiński).
rule-2_1_B2 = Miasto jako znacznik
    .text = Przy każdym pytaniu o kontrolę pola znacznik miasta obwarowanego liczy się jak znacznik kontroli strony, której kolor pokazuje.
rule-2_1_B3 = Trzy stany pola
    .text = Z punktu widzenia gracza pole jest własne, wrogie albo neutralne (niczyje).
rule-2_1_B4 = Wojsko nie kontroluje
    .text = Wodzowie i jednostki na polu nie wpływają na to, kto je kontroluje.
rule-2_1_C1 = Znaczniki miast
    .text = Znaczniki miast są zamienne, oprócz jedynego znacznika bez dostępu do morza (Kapua) i trzech dużych miast: Rzymu, Kartaginy i Syrakuz, które są też wielkimi portami. Kolor znacznika wskazuje właściciela.
rule-2_1_C2 = Pojemność miasta
    .text = Liczba w kółku to największa liczba oddziałów właściciela oraz, osobno, jego taborów, które mogą być wewnątrz.
rule-2_1_C3 = Wodzowie w mieście
    .text = Wewnątrz miasta może być dowolna liczba własnych wodzów.
rule-2_1_C4 = Biała kość na znaczniku
    .text = Gdy znacznik miasta pokazuje białą kość, każdy rzut oblężenia tego miasta wykonuje się białą kością, ktokolwiek oblega.
rule-2_1_C5 = Wnętrze miasta
    .text = Pole miasta ma wnętrze, do którego wchodzą tylko wodzowie, oddziały i tabory właściciela miasta.
rule-2_1_C6 = Na zewnątrz miasta
    .text = Na zewnątrz miasta mogą stać wodzowie, oddziały i tabory obu stron.
rule-2_1_C7 = Jednostki wewnątrz
    .text = Jednostki wewnątrz miasta nie zatrzymują ruchu wroga i nie wywołują bitwy lądowej.
rule-2_1_C8 = Przechodzenie przez bramy
    .text = Własne jednostki mogą swobodnie wchodzić i wychodzić podczas ruchu swojej strony na tym polu oraz gdy wchodzi wroga armia, zawsze w granicach pojemności i nie w mieście oblężonym.
rule-2_1_C9 = Miast nie przejmuje się punktami
    .text = Miasta obwarowanego nie można przejąć punktami operacji jak znacznika; zmienia właściciela tylko przez oblężenie.
rule-2_1_C10 = Miasto jako oparcie
    .text = Własne miasto jest oparciem, które chroni połączone z nim znaczniki przed usunięciem w fazie izolacji politycznej.
rule-2_1_C11 = Wewnątrz i na zewnątrz osobno
    .text = Elementy wewnątrz leżą pod znacznikiem miasta, a na zewnątrz na nim; ekran musi pokazywać obie grupy osobno.
rule-2_1_D1 = Plemiona są neutralne
    .text = Znaczniki plemion stoją od rozstawienia na stałych polach i nie należą do nikogo; pole plemienia jest neutralne.
rule-2_1_D2 = Plemię zamyka pole
    .text = Na polu plemienia nikt nie może umieścić znacznika kontroli.
rule-2_1_D3 = Usunięcie plemienia
    .text = Plemię schodzi z planszy tylko przez podbój.
rule-2_1_D4 = Czerwona kość podboju
    .text = Każdy rzut podboju wykonuje się czerwoną kością oblężenia, ktokolwiek podbija i ktokolwiek panuje na morzu.
rule-2_1_E1 = Prowincje
    .text = Prowincja to grupa pól w jednej granicy; jest ich 12.
rule-2_1_E2 = Prowincje ważne politycznie
    .text = Wszystkie prowincje oprócz Samnium są ważne politycznie, czyli 11 z 12.
rule-2_1_E3 = Kontrola prowincji
    .text = Gracz kontroluje prowincję, gdy kontroluje więcej niż połowę jej pól; dokładnie połowa nie wystarcza.
rule-2_1_E4 = Tablica prowincji
    .text = Tablica pokazuje, kto kontroluje każdą ważną prowincję, a także Mare Tyrrhenum, Lilybaeum i Miat; każde z nich to jedna pozycja.
rule-2_1_E5 = Korsyka i Sardynia
    .text = Korsyka i Sardynia tworzą jedną prowincję.
rule-2_1_E6 = Lipara i Lilybaeum
    .text = Pola Lipara i Lilybaeum należą do prowincji Sycylia i liczą się wśród jej pól.
rule-2_1_F1 = Regiony
    .text = Mapa ma cztery regiony o różnym cieniowaniu; każda prowincja leży w jednym z nich.
rule-2_1_F2 = Region Afryka
    .text = Region Afryka to prowincje Numidia, Libia i Kartagina.
rule-2_1_F3 = Region Italia
    .text = Region Italia to prowincje Etruria, Samnium, Latium, Kampania, Apulia i Lukania.
rule-2_1_F4 = Region Sycylia
    .text = Region Sycylia to prowincje Sycylia i Syrakuzy.
rule-2_1_F5 = Region Korsyka i Sardynia
    .text = Region Korsyka i Sardynia zawiera tylko prowincję o tej nazwie.
rule-2_1_G1 = Miat należy do Kartaginy
    .text = Częścią planszy zwaną Miatem zarządza wyłącznie gracz kartagiński.
rule-2_1_G2 = Znaczniki w Miacie
    .text = Kartagina może zwykłą operacją umieszczać znaczniki w Miacie (po 1 PO).
rule-2_1_G3 = Zdejmowanie z Miatu
    .text = Znaczniki opuszczają Miat, gdy reguły zmuszają Kartaginę do ich zdjęcia (straty, najem).
rule-2_1_G4 = Posiłki z Miatu
    .text = Zależnie od znaczników Miat może dodać wodzów i oddziały do posiłków Kartaginy.
rule-2_1_G5 = Miat jako prowincja
    .text = Zależnie od stanu Miat może liczyć się jako jedna prowincja ważna politycznie.
rule-2_1_G6 = Miat jako mapa
    .text = Przy stratach znaczników po bitwach i w fazie sprawdzenia zwycięstwa Miat jest częścią mapy.
rule-2_1_G7 = Najpierw z Miatu
    .text = Gdy Kartagina musi z takiego powodu oddać znaczniki, pierwszy z nich musi pochodzić z Miatu, jeśli jakiś tam jest.
rule-2_1_H1 = Mare Tyrrhenum
    .text = Mare Tyrrhenum to szlaki otwartego morza łączące bezpośrednio odległe porty.
rule-2_1_H2 = Koszt Mare Tyrrhenum
    .text = Przepłynięcie Mare Tyrrhenum z jednego portu do drugiego kosztuje 2 PR.
rule-2_1_H3 = Bez przechwyceń przez Mare Tyrrhenum
    .text = Przez Mare Tyrrhenum nie można prowadzić przechwycenia morskiego.
rule-2_1_H4 = Kontrola Mare Tyrrhenum
    .text = Mare Tyrrhenum kontroluje gracz, który kontroluje więcej niż połowę połączonych z nim portów.
rule-2_1_I1 = Panowanie na morzu
    .text = Panowanie na morzu ma gracz, którego kolor pokazuje znacznik; zawsze ma je dokładnie jeden.
rule-2_1_I2 = Zmiany panowania
    .text = Panowanie zmienia się przez wydarzenia, bitwy morskie, zaniechane przechwycenie i powrót na koniec etapu.
rule-2_1_I3 = Kto może unikać przechwycenia
    .text = Uniknąć przechwycenia poruszającej się floty może próbować tylko ten, kto panuje na morzu.
rule-2_1_I4 = Pierwszy w rundzie
    .text = Panujący na morzu działa pierwszy w każdej rundzie bitwy morskiej.
rule-2_1_I5 = Oddanie panowania
    .text = Panujący może oddać panowanie, by ujść z bitwy morskiej.
rule-2_1_I6 = Czerwona kość oblężenia
    .text = Oblegając zwykłe miasto, panujący na morzu rzuca czerwoną (silniejszą) kością, drugi gracz białą.
rule-2_1_I7 = Duże miasta: biała kość
    .text = Przeciw dużemu miastu rzuca się zawsze białą kością.
rule-2_1_I8 = Duże miasta: panowanie
    .text = Oblegać duże miasto może tylko gracz panujący na morzu.
rule-2_1_I9 = Powrót panowania
    .text = Na koniec każdego etapu panowanie wraca do Kartaginy, chyba że rzymska sztuka żeglarska jest doskonała.
rule-2_1_J1 = Burzliwe szlaki
    .text = Błyskawice oznaczają burzliwe szlaki, więcej znaków to większe niebezpieczeństwo; działają tylko przy wydarzeniu Okrutne morze (#11).
rule-2_1_J2 = Rzuty burzy
    .text = Przy Okrutnym morzu każdy znak burzy na ostatnim szlaku floty rzymskiej to jeden rzut w kolumnie burzy.
rule-2_1_K1 = Etapy gry
    .text = Gra toczy się etapami, z których każdy trwa kilka lat; bieżący pokazuje znacznik na torze.
rule-2_2_A1 = Karta wodza
    .text = Karta wodza podaje najpierw (w kółku) wartość strategii, potem (w kwadracie) wartość bojową oraz zdolność.
rule-2_2_A2 = Dziesięć jednostek
    .text = Aktywowany wódz może prowadzić najwyżej 10 jednostek.
rule-2_2_A3 = Cechy
    .text = Wódz może mieć na karcie cechy dające dalsze możliwości.
rule-2_2_A4 = Wódz bez oddziałów
    .text = Wódz bez oddziałów nigdy nie może z własnej woli wejść na pole z wrogimi jednostkami.
rule-2_2_A5 = Wyparty Kartagińczyk
    .text = Wyparty wódz kartagiński wraca do puli (Ksantyppos zostaje wyeliminowany).
rule-2_2_A6 = Wyparty Rzymianin
    .text = Wyparty wódz rzymski zostaje wyeliminowany.
rule-2_2_A7 = Eliminacja wodza
    .text = Wyeliminowany wódz i jego karta opuszczają grę.
rule-2_2_A8 = Powrót Kalatinusa
    .text = A. Atiliusz Kalatinus może wrócić po eliminacji, lecz tylko przez zagranie karty Dyktator (#57).
rule-2_2_B1 = Pule wodzów
    .text = Każda strona ma własną pulę: wodzów spoza mapy gotowych wejść w fazie posiłków.
rule-2_2_B2 = Kogo nie ma w puli
    .text = W puli nie ma wodzów wyeliminowanych ani czekających na torze etapów.
rule-2_2_C_1 = Urzędy rzymskie
    .text = Każdy wódz rzymski na mapie pełni dokładnie jeden urząd: dyktatora, konsula lub prokonsula.
rule-2_2_C1a = Dyktator
    .text = Dyktatora, oznaczonego na karcie, powołuje wyłącznie karta Dyktator (#57).
rule-2_2_C1b = Jeden dyktator w grze
    .text = W ciągu gry może być tylko jeden dyktator.
rule-2_2_C2a = Konsulowie
    .text = Wodzowie rzymscy wchodzą w fazie posiłków jako konsulowie i nie mają znacznika.
rule-2_2_C2b = Najwyżej dwóch konsulów
    .text = Rzym nigdy nie ma więcej niż dwóch konsulów; prokonsul nie jest konsulem.
rule-2_2_C3a = Prokonsul
    .text = W fazie posiłków Rzym może (nie musi) uczynić prokonsulem jednego z ustępujących konsulów, co pokazuje znacznik na karcie.
rule-2_2_C3b = Poprzedni prokonsul
    .text = Wybór prokonsula eliminuje urzędującego.
rule-2_2_D1a = Admirał
    .text = Cecha admirała (obie strony) pomaga w bitwach morskich: daje karty taktyki, a dowódcy kolumnę początkową.
rule-2_2_D1b = Admirał i morze
    .text = Armia z admirałem może uniknąć bitwy i wycofać się morzem, nawet jeśli jest on tylko podwładnym.
rule-2_2_D1c = Reforma morska
    .text = Gdy konsulem zostaje admirał, Rzym może od razu przeprowadzić reformę morską na warunkach 5.1.C.
rule-2_2_D2a = Arystokrata wyższy rangą
    .text = Konsul arystokrata (tylko Rzymianie) ma wyższą rangę niż konsul niebędący arystokratą.
rule-2_2_D2b = Arystokrata i zmiana dowództwa
    .text = Konsul arystokrata nie podlega zmianie dowództwa, chyba że drugi konsul też jest arystokratą.
rule-2_2_D2c = Cena wyparcia arystokraty
    .text = Gdy arystokrata zostaje wyparty, Rzym natychmiast usuwa z mapy tyle swoich znaczników, ile wynosi jego wartość bojowa.
rule-2_2_D2d = Tylko przy wyparciu
    .text = Ta kara dotyczy tylko wyparcia, nie innego odejścia, np. corocznej zmiany konsulów.
rule-2_2_D3a = Africanus
    .text = Wódz z cechą Africanus może płynąć do Afryki bez ograniczeń.
rule-2_2_D3b = Bez cechy Africanus
    .text = Wódz rzymski bez tej cechy może płynąć do Afryki tylko, gdy pozwala tor sztuki żeglarskiej lub wydarzenie.
rule-2_2_E1a = Dowódca i podwładni
    .text = Gdy w armii lub flocie jest kilku wodzów jednej strony, dokładnie jeden dowodzi, a reszta to podwładni.
rule-2_2_E1b = Ranga decyduje
    .text = Dowodzi wódz najwyższy rangą; spośród równych wybiera właściciel.
rule-2_2_E1c = Podwładni w ruchu
    .text = Podwładni mogą poruszać się z armią lub flotą.
rule-2_2_E1d = Zdolności podwładnych
    .text = Podwładny nie może używać swojej zdolności.
rule-2_2_E1e = Mijanie przełożonego
    .text = Wódz może przeprowadzić armię lub flotę obok przełożonego; jeśli się tam zatrzyma, przełożony od razu obejmuje dowództwo.
rule-2_2_E1f = Obaj konsulowie w bitwie
    .text = Gdy na początku bitwy lądowej w armii są obaj konsulowie, rzut kością może zmienić dowódcę (13.2).
rule-2_2_E2a = Rangi Kartagińczyków
    .text = Hamilkar Barkas przewyższa rangą wszystkich innych wodzów kartagińskich; pozostali są równi.
rule-2_2_E2b = Rangi Rzymian
    .text = Ranga rzymska od góry: dyktator, konsul arystokrata, inny konsul, prokonsul. Dwaj konsulowie są równi, gdy obaj lub żaden nie jest arystokratą.
rule-2_3_A1 = Co jest jednostką
    .text = Jednostkami są oddziały (ze słoniami), okręty i tabory; wodzowie i znaczniki nimi nie są.
rule-2_3_A2 = Bez limitu na polu
    .text = Na jednym polu może być dowolna liczba jednostek.
rule-2_3_B1 = Nominały oddziałów
    .text = Okrągły żeton oznacza tyle oddziałów lądowych, ile wynosi jego liczba; rysunek nie ma znaczenia.
rule-2_3_C1 = Słonie są oddziałami
    .text = Żeton słoni to jeden oddział Kartaginy i liczy się jako oddział pod każdym względem.
rule-2_3_C2 = Słoni się nie wymienia
    .text = Żetonów słoni nie można wymieniać na inne oddziały ani odwrotnie.
rule-2_3_D_1 = Tabory
    .text = Tabory są jednostkami, lecz nie oddziałami; jak oddziały poruszają się z wodzem.
rule-2_3_D1a = Jedno użycie taboru
    .text = Tabor służy do jednego z czterech użyć, po czym zostaje usunięty.
rule-2_3_D1b = Tabor i aktywacja
    .text = Gdy karta zagrana na operacje ma za mało PO, by aktywować wodza, można usunąć tabory z jego pola, każdy dodaje 1.
rule-2_3_D1c = Tabor i zaciekła obrona
    .text = Punkt oblężenia kładziony na miasto można natychmiast anulować kosztem 1 taboru i 1 oddziału z wnętrza.
rule-2_3_D1d = Tabor na zimę
    .text = W fazie zimowej usunięcie 1 taboru z pola sił oszczędza im rzutu na straty.
rule-2_3_D1e = Tabor i skarb wojenny
    .text = Gracz, który wydał w etapie więcej PO, może usuwać własne tabory, by zmniejszyć różnicę.
rule-2_3_D2a = Tabory w mieście
    .text = Miasto mieści wewnątrz tyle taborów, ile wynosi jego pojemność, bez szkody dla miejsca na oddziały.
rule-2_3_D3a = Zdobywanie taborów
    .text = Armia może zdobyć tabory wrogich sił i używać ich jak własnych.
rule-2_3_D3b = Tabory zdobytego miasta
    .text = Tabory wewnątrz miasta zdobywa się przy udanym oblężeniu.
rule-2_3_D3c = Tabory po odwrocie
    .text = Siły wycofujące się z bitwy lądowej zostawiają wszystkie tabory zwycięzcy.
rule-2_3_D3d = Niestrzeżone tabory
    .text = Tabory bez oddziałów zostają zdobyte, gdy na ich pole wchodzi wroga armia.
rule-2_3_D4a = Niszczenie taborów
    .text = Aktywowany wódz w trakcie ruchu może za 1 PR usunąć z mapy własny tabor ze swojego pola.
rule-2_3_E1a = Siły
    .text = Siły to wszystkie jednostki (oddziały i tabory) jednego gracza na jednym polu.
rule-2_3_E1b = Siły są jawne
    .text = Skład sił jest jawny; obaj gracze mogą go zawsze obejrzeć.
rule-2_3_E1c = Siły bez wodza
    .text = Siły bez wodza nie mogą się poruszać, przechwytywać ani unikać bitwy.
rule-2_3_E2a = Armia
    .text = Armia to siły z co najmniej jednym wodzem; ma zawsze dokładnie jednego dowódcę.
rule-2_3_E2b = Jednostki na karcie wodza
    .text = Za zgodą graczy jednostki armii można trzymać na karcie dowódcy; nie zmienia to gry.
rule-2_3_E3a = Armia konsularna
    .text = Armia konsularna to ta, którą dowodzi konsul, a nie dyktator ani prokonsul.
rule-2_3_E3b = Trzy oddziały konsula
    .text = Rzym nie może dobrowolnie zostawić konsula z mniej niż 3 oddziałami; poruszający się konsul nie może zostawiać oddziałów poniżej 3.
rule-2_3_E3c = Rozdzielenie konsulów
    .text = Dwaj konsulowie w jednej armii mogą się rozdzielić tylko, jeśli każdy zachowa co najmniej 3 oddziały.
rule-2_3_E3d = Straty bez kary
    .text = Nie ma kary, gdy straty, bitwa lub odwrót zmniejszą armię konsularną poniżej 3 oddziałów.
rule-2_3_E3e = Prokonsul mija konsula
    .text = Prokonsul prowadzący armię przez pole konsula z mniej niż 3 oddziałami musi się zatrzymać albo zostawić tyle oddziałów, by konsul miał 3. Dyktatora to nie wiąże.
rule-2_3_F1 = Okręt gotowy i zużyty
    .text = Okręt jest gotowy (żagle w górze) albo zużyty (żagle zwinięte, kolorowy pasek).
rule-2_3_F2 = Najwyżej dziesięć okrętów
    .text = Gracz może mieć w grze najwyżej 10 okrętów.
rule-2_3_F3 = Okręty w porcie
    .text = Okręty stoją w polu W porcie, chyba że biorą udział w ruchu lub przechwyceniu morskim; wtedy są w polu Na morzu.
rule-2_3_F4 = Tylko gotowe okręty
    .text = Ruch i przechwycenie morskie wykonują tylko gotowe okręty; zużyte zostają w porcie.
rule-2_3_F5 = Remont
    .text = Zużyty okręt trzeba wyremontować (odwrócić), by znów służył; robi się to za PO w swojej kolejce lub za punkty w fazie skarbu wojennego.
rule-2_3_G1 = Flota
    .text = Flota to co najmniej jeden wódz i 0 do 10 jednostek, w tym najwyżej 5 okrętów.
rule-2_3_G2 = Pole Na morzu
    .text = Wszystkie elementy floty przenosi się do pola Na morzu na czas ruchu lub przechwycenia i zdejmuje po rozstrzygnięciu.
rule-2_3_G3 = Jedna flota
    .text = Gracz ma najwyżej jedną flotę naraz.
rule-2_3_G4 = Dowództwo floty
    .text = Flota ma jednego dowódcę i może mieć podwładnych.
rule-2_3_G5 = Znacznik floty
    .text = Znacznik floty może pokazywać jej trasę; sam nie ma znaczenia w regułach.
rule-2_4_A1 = Karty strategii
    .text = Karty strategii zagrywa się w fazie strategii; każda ma wartość PO i wydarzenie.
rule-2_4_A2 = Wartość PO
    .text = Liczba w lewym górnym rogu (1, 2 lub 3) to wartość PO karty.
rule-2_4_A3 = Kolor wydarzenia
    .text = Kolor pod wartością PO mówi, kto może użyć wydarzenia: niebieski Kartagina, czerwony Rzym, dwa kolory obaj.
rule-2_4_A4 = Znaki okrętów
    .text = Znaki okrętów przy wartości PO pokazują, ile okrętów można zbudować tą kartą.
rule-2_4_A5 = Znak piechoty
    .text = Znak piechoty w prawym górnym rogu oznacza kartę do zaciągu wojska.
rule-2_4_A6 = Numer w kwadracie
    .text = Numer karty w kwadracie oznacza, że 17.1 wyjaśnia ją dokładniej.
rule-2_4_A7 = Kontrwydarzenia
    .text = Karty z fioletową ramką i skrzyżowanymi mieczami to kontrwydarzenia, zagrywane, gdy spełniony jest warunek ich tekstu.
rule-2_4_A8 = Gałązka oliwna
    .text = Karty ze złamaną gałązką oliwną kończą rozejm, gdy zagra się je jako wydarzenia.
rule-2_4_B1 = Karty taktyki
    .text = Karty taktyki zagrywa się w bitwach morskich; każda ma nazwę, tekst i znaki kroku, w którym działa.
rule-2_4_C1 = Kości
    .text = W grze jest osiem kości. „Kość” bez dalszej nazwy to zawsze kość klasyczna z wynikami 1 do 6.
rule-3_1_1 = Znacznik etapu
    .text = Znacznik etapu stoi na pierwszym polu toru (264–262 p.n.e.).
rule-3_1_2 = Panowanie na początku
    .text = Znacznik panowania na morzu leży stroną kartagińską (niebieską) do góry.
rule-3_1_3 = Miasta na początku
    .text = Na oznaczonych polach leży 11 miast: 6 rzymskich i 5 kartagińskich.
rule-3_1_4 = Plemiona na początku
    .text = Na oznaczonych polach stoi 5 plemion: 3 w Afryce i 2 w Italii.
rule-3_1_5 = Znaczniki na początku
    .text = Na oznaczonych miejscach leżą 42 znaczniki: 19 rzymskich i 23 kartagińskie, wliczając Miat, tor sztuki żeglarskiej i tablicę prowincji.
rule-3_1_6 = Znaczniki flot
    .text = Każdy gracz trzyma swój znacznik floty obok planszy.
rule-3_1_7 = Zapomniana taktyka
    .text = Na mapie leży znacznik zapomnianej taktyki; szarże słoni są utrudnione, dopóki nie zostanie najęty Ksantyppos.
rule-3_1_8 = Karta dyktatora
    .text = Kartę Dyktator (#57) wyjmuje się z talii; nie tasuje się jej.
rule-3_1_9 = Karty dodatku
    .text = Karty Cena porażki (#58) i Zły omen (#59) wyjmuje się, chyba że gra się z regułą 16.6.
rule-3_1_10 = Talia strategii
    .text = Pozostałe karty strategii (56, a z regułą 16.6 58) tasuje się w talię.
rule-3_1_11 = Talia taktyki
    .text = 20 kart taktyki morskiej tasuje się w talię.
rule-3_1_12 = Pule na początku
    .text = Z kart i żetonów wodzów tworzy się pulę rzymską i kartagińską; P. Klaudiusz Pulcher bierze udział tylko z regułą 16.6.
rule-3_1_13 = Scypion Azina
    .text = Gn. Korneliusz Scypion Azina (3/2) nie jest w puli; dołącza do niej dopiero po eliminacji A. Klaudiusza Kaudeksa.
rule-3_2_1 = Okręt rzymski
    .text = Rzym zaczyna z 1 gotowym okrętem w porcie.
rule-3_2_2 = Messana na początku
    .text = W Messanie: 2 oddziały, 1 tabor i konsul A. Klaudiusz Kaudeks (3/2).
rule-3_2_3 = Regium na początku
    .text = W Regium: 4 oddziały, 1 tabor i konsul M. Waleriusz Maksymus (2/2).
rule-3_2_4 = Rzym na początku
    .text = W Rzymie: 3 oddziały i prokonsul Kw. Fulwiusz Flakkus (2/1).
rule-3_2_5 = Tarent na początku
    .text = W Tarencie: 1 oddział rzymski.
rule-3_2_6 = Kapua na początku
    .text = W Kapui: 1 oddział rzymski.
rule-3_2_7 = Neapol na początku
    .text = W Neapolu: 1 oddział rzymski.
rule-3_2_8 = Dyktator po stronie rzymskiej
    .text = Karta Dyktator (#57) leży odkryta po stronie rzymskiej ze znacznikiem dyktatora; rzymski skarb wojenny jest pusty.
rule-3_3_1 = Okręty kartagińskie
    .text = Kartagina zaczyna z 2 gotowymi i 1 zużytym okrętem w porcie.
rule-3_3_2 = Kartagina na początku
    .text = W Kartaginie: 2 oddziały, 1 oddział słoni, 1 tabor i Hannon (3/2).
rule-3_3_3 = Thermae na początku
    .text = W Thermae: 2 oddziały i H. Giskon (1/1).
rule-3_3_4 = Agrygent na początku
    .text = W Agrygencie: 1 oddział i 1 tabor.
rule-3_3_5 = Lilybaeum na początku
    .text = W Lilybaeum: 1 oddział i 1 tabor.
rule-3_3_6 = Lipara na początku
    .text = Na Liparze: 1 oddział.
rule-3_3_7 = Carales na początku
    .text = W Carales: 1 oddział.
rule-3_3_8 = Najemnicy na początku
    .text = Karta Hamilkara Barkasa leży w polu najemników, a na niej karta Ksantypposa; kartagiński skarb wojenny jest pusty.
rule-3_3_9 = Wodzowie na torze
    .text = Żeton każdego wodza kartagińskiego wymienionego na torze etapów leży na swoim polu.
rule-3_4_1 = Początek gry
    .text = Etap 1 zaczyna się od fazy strategii; faza posiłków jest pominięta.
rule-4_1_1 = Brak znaczników
    .text = Gracz, który z jakiegokolwiek powodu musi usunąć więcej znaczników, niż ma na mapie, natychmiast przegrywa.
rule-4_1_2 = Zdobycie Kartaginy
    .text = Rzym natychmiast wygrywa, gdy kontroluje Kartaginę.
rule-4_1_3 = Zdobycie Rzymu
    .text = Kartagina natychmiast wygrywa, gdy kontroluje Rzym.
rule-4_1_4 = Utrata Italii
    .text = Kartagina natychmiast wygrywa, jeśli w fazie sprawdzenia zwycięstwa Rzym kontroluje mniej niż trzy z sześciu prowincji Italii (z Samnium).
rule-4_2_1 = Koniec po etapie 7
    .text = Jeśli nikt nie wygrał do końca etapu 7 (243–241 p.n.e.), wygrywa gracz kontrolujący więcej prowincji ważnych politycznie (6.2); przy remisie Kartagina.
rule-5_0_1 = Sześć faz
    .text = Każdy etap ma sześć faz w kolejności: posiłki, strategia, straty zimowe, izolacja polityczna, sprawdzenie zwycięstwa, skarb wojenny.
rule-5_0_2 = Następny etap
    .text = Po każdym etapie oprócz siódmego znacznik przesuwa się o jedno pole i zaczyna się nowy etap.
rule-5_1_1 = Bez posiłków w etapie 1
    .text = W etapie 1 całą fazę posiłków się pomija.
rule-5_1_A1 = Powrót okrętów
    .text = Najpierw wszystkie okręty z toru etapów wracają do zapasu i można je znów budować, już w tej fazie.
rule-5_1_B1 = Nowy okręt Kartaginy
    .text = Kartagina umieszcza w porcie 1 gotowy okręt.
rule-5_1_B2 = Zwykły oddział Kartaginy
    .text = Kartagina umieszcza 1 oddział przy dowolnym swoim wodzu lub w dowolnym własnym nieoblężonym mieście.
rule-5_1_B3 = Oddziały z Miatu
    .text = Kartagina otrzymuje oddziały przyznane przez Miat i o każdym decyduje osobno: do Kartaginy albo zamiana na nowy gotowy okręt w porcie.
rule-5_1_B4 = Odwołanie wodzów
    .text = Wszyscy wodzowie kartagińscy z planszy oprócz Hamilkara Barkasa wracają do puli.
rule-5_1_B5 = Wódz z toru
    .text = Wchodzi wódz, którego żeton leży na polu bieżącego etapu: tam, gdzie są oddziały kartagińskie, lub do własnego nieoblężonego miasta.
rule-5_1_B6 = Losowanie wodzów
    .text = Kartagina losuje z puli 1 wodza i tylu więcej, ilu przyznaje Miat.
rule-5_1_B7 = Wejście wylosowanych
    .text = Każdy wylosowany wódz wchodzi tam, gdzie są oddziały kartagińskie, lub do własnego nieoblężonego miasta, według wyboru właściciela.
rule-5_1_B8 = Remont w Kartaginie
    .text = Kartagina może wyremontować tyle okrętów, ile wynosi suma wartości bojowych jej admirałów umieszczonych w Kartaginie.
rule-5_1_C1 = Oddziały Rzymu
    .text = Rzym umieszcza w Rzymie tyle oddziałów, ile kontroluje prowincji Italii (0 do 6), chyba że Rzym jest oblężony.
rule-5_1_C2 = Samnium daje oddział
    .text = Rzymskie Samnium daje oddział, choć nie jest ważne politycznie.
rule-5_1_C3 = Wybór prokonsula
    .text = Rzym może następnie wyeliminować urzędującego prokonsula i uczynić prokonsulem jednego z konsulów; nie jest to obowiązkowe.
rule-5_1_C4 = Odejście konsulów
    .text = Następnie wszyscy konsulowie (nie prokonsul) zostają wyeliminowani.
rule-5_1_C5 = Losowanie konsulów
    .text = Rzym losuje z puli dwóch wodzów; zostają konsulami.
rule-5_1_C6 = Umieszczenie konsulów
    .text = Każdy nowy konsul staje na dowolnym nieoblężonym polu z co najmniej 3 oddziałami rzymskimi; jeśli takiego nie ma, w Rzymie.
rule-5_1_C7 = Reforma morska
    .text = Każdy nowy konsul z cechą admirała daje jedną reformę morską, jeśli umieszczono go w Rzymie.
rule-5_1_C8 = Reforma: okręty
    .text = Reforma pozwala zamienić oddziały w Rzymie na gotowe okręty jeden za jeden, do wartości bojowej konsula.
rule-5_1_C9 = Reforma: sztuka żeglarska
    .text = Reforma pozwala podnieść sztukę żeglarską o jeden poziom, lecz tak najwyżej o jeden na etap.
rule-5_1_C10 = Reforma: korwusy
    .text = Reforma pozwala zamontować lub zdjąć korwusy.
rule-5_1_C11 = Azina wchodzi do puli
    .text = Gdy A. Klaudiusz Kaudeks zostaje wyeliminowany z jakiegokolwiek powodu, Scypion Azina od razu trafia do puli rzymskiej.
rule-5_1_D1 = Nie do oblężonych miast
    .text = Posiłków nie wolno umieszczać w oblężonym mieście; dotyczy to też wojska z karty 3 PO lub wydarzenia.
rule-5_1_D2 = Miasto pilnowane
    .text = Posiłki wolno umieszczać w mieście, na którego polu stoją wrogie siły, dopóki nie jest oblężone.
rule-5_1_D3 = Samotny wrogi wódz
    .text = Wrogi wódz bez oddziałów nie przeszkadza w wystawianiu posiłków i zostaje wyparty, gdy na jego polu stanie oddział.
rule-5_2_A1 = Rozdanie
    .text = Każdy gracz otrzymuje tyle kart strategii, ile pokazuje tor dla bieżącego etapu.
rule-5_2_A2 = Za mała talia
    .text = Jeśli talia nie wystarcza dla obu graczy, przed rozdaniem resztę talii tasuje się z kartami odrzuconymi.
rule-5_2_B1 = Kto gra pierwszy
    .text = O tym, kto gra pierwszy, decyduje panujący na morzu.
rule-5_2_B2 = Zastrzeżenie kampanią
    .text = Wcześniej drugi gracz może zastrzec pierwsze zagranie, zagrywając jako pierwszą kartę Wielką lub Małą kampanię, na PO lub wydarzenie.
rule-5_2_B3 = Na zmianę
    .text = Potem gracze na zmianę zagrywają i rozstrzygają po jednej karcie strategii.
rule-5_2_B4 = Pas bez kart
    .text = Gracz bez kart musi pasować; gdy spasują obaj, faza się kończy.
rule-5_2_C_1 = Obowiązek zagrania
    .text = Gracz w swojej kolejce musi zagrać dokładnie jedną kartę w jednym celu: wydarzenie, operacja lub odrzucenie. Kto ma karty, nie może pasować.
rule-5_2_C_2 = Prawo do wydarzenia
    .text = Karty jako wydarzenia może użyć tylko gracz do niego uprawniony.
rule-5_2_C_3 = Najem zamiast karty
    .text = Zamiast karty Kartagina może nająć najemnika, jeśli Miat ma dość znaczników; to cała jej kolejka.
rule-5_2_C_4 = Dyktator zamiast karty
    .text = Od etapu 2, gdy spełnione są warunki, Rzym może zamiast karty z ręki zagrać Dyktatora (#57); to cała jego kolejka.
rule-5_2_C_5 = Karty do skarbu
    .text = Każda zagrana karta, także odrzucona bez skutku, trafia do skarbu wojennego gracza do fazy skarbu wojennego.
rule-5_2_C1a = Wydarzenie
    .text = Kartę zagraną jako wydarzenie ogłasza się i wykonuje jej tekst.
rule-5_2_C1b = Kolory wydarzeń
    .text = Czerwone wydarzenia są dla Rzymu, niebieskie dla Kartaginy, dwukolorowe dla obu.
rule-5_2_C1c = Kontrwydarzenia w każdej chwili
    .text = Kontrwydarzenie można zagrać zawsze, gdy spełniony jest jego warunek, także w kolejce przeciwnika; po nim przerwana czynność trwa dalej.
rule-5_2_C1d = Cena kontrwydarzenia
    .text = Kontrwydarzenie pochodzi z tej samej ręki, więc każde zostawia graczowi o jedno zwykłe zagranie mniej.
rule-5_2_C1e = Zerwanie rozejmu
    .text = Gdy trwa rozejm, kończy go karta z gałązką oliwną zagrana jako wydarzenie przez dowolnego gracza.
rule-5_2_C2a = Jedna operacja
    .text = Karta użyta na PO wykonuje jeden rodzaj operacji: aktywację wodza, znaczniki, zaciąg, budowę okrętów lub podział PO.
rule-5_2_C2_1a = Aktywacja wodza
    .text = Za PO można aktywować jednego wodza o wartości strategii nie większej niż wartość karty.
rule-5_2_C2_1b = Ruch aktywowanego
    .text = Aktywowany wódz może poruszać się z najwyżej 10 jednostkami, w tym najwyżej 5 okrętami.
rule-5_2_C2_1c = Oblężenie aktywowanego
    .text = Aktywowany wódz może rozpocząć lub kontynuować oblężenie wrogiego miasta albo podbój plemienia, mając na polu co najmniej 3 własne oddziały (także na końcu ruchu, 14.1).
rule-5_2_C2_1d = Dopłata taborami
    .text = Jeśli jego wartość strategii jest większa, można usunąć tabory z jego pola, po jednym za brakujący punkt.
rule-5_2_C2_2a = Umieszczanie znaczników
    .text = Za PO można umieścić do tylu znaczników, ile wynosi wartość karty, na polach bez plemienia, miasta, wrogich oddziałów i wrogich znaczników.
rule-5_2_C2_2b = Przejmowanie znaczników
    .text = Każdym takim PO można zamiast tego odwrócić wrogi znacznik (nigdy miasto) tam, gdzie ma się co najmniej 1 oddział; można to mieszać.
rule-5_2_C2_2c = Bez sąsiedztwa
    .text = Umieszczany znacznik nie musi sąsiadować z innym własnym.
rule-5_2_C2_3a = Zaciąg
    .text = Karta 3 PO może zaciągnąć 1 oddział do wodza stojącego na własnym polu we własnej prowincji.
rule-5_2_C2_3b = Zaciąg a oblężenie
    .text = Zaciągniętego oddziału nie wolno umieścić w oblężonym mieście.
rule-5_2_C2_4a = Budowa okrętów
    .text = Kartą 3 PO można umieścić w porcie tyle gotowych okrętów, ile jest na niej narysowanych (1 lub 2).
rule-5_2_C2_5a = Podział PO
    .text = PO karty można dowolnie rozdzielić między cztery możliwości po 1 PO, także wielokrotnie.
rule-5_2_C2_5b = 1 PO: Miat
    .text = 1 PO: Kartagina umieszcza znacznik w Miacie.
rule-5_2_C2_5c = 1 PO: remont
    .text = 1 PO: remont jednego własnego okrętu w porcie.
rule-5_2_C2_5d = 1 PO: tabor
    .text = 1 PO: tabor przy własnej armii lub we własnym nieoblężonym mieście.
rule-5_2_C2_5e = 1 PO: znacznik
    .text = 1 PO: umieszczenie lub przejęcie jednego znacznika na zwykłych warunkach.
rule-5_2_C3a = Kolejność najemników
    .text = Najpierw najmuje się Ksantypposa (3/3), dopiero po nim Hamilkara Barkasa (1/3).
rule-5_2_C3b = Cena najmu
    .text = By nająć, Kartagina zdejmuje z Miatu tyle znaczników, ile pokazuje miecz na polu bieżącego etapu.
rule-5_2_C3_1a = Wejście Ksantypposa
    .text = Najęty Ksantyppos staje z 1 oddziałem słoni w dowolnym własnym nieoblężonym porcie w Afryce.
rule-5_2_C3_1b = Koniec zapomnianej taktyki
    .text = Najem Ksantypposa usuwa na zawsze znacznik zapomnianej taktyki; szarże tracą karę -2.
rule-5_2_C3_1c = Ksantyppos na jeden etap
    .text = Ksantyppos służy tylko w etapie najmu; na jego koniec zostaje wyeliminowany.
rule-5_2_C3_1d = Wyparty Ksantyppos
    .text = Wyparty Ksantyppos zostaje wyeliminowany zamiast trafić do puli.
rule-5_2_C3_2a = Wejście Barkasa
    .text = Najęty Hamilkar Barkas staje z 1 oddziałem w dowolnym własnym nieoblężonym porcie.
rule-5_2_C3_2b = Barkas w etapie 7
    .text = Jeśli nie był wcześniej najęty, Hamilkar Barkas wchodzi w etapie 7 za darmo z 1 oddziałem, nawet gdy nie najęto Ksantypposa.
rule-5_2_C3_2c = Wyparty Barkas
    .text = Wyparty Hamilkar Barkas trafia do puli jak inni wodzowie kartagińscy.
rule-5_2_C4a = Warunki dyktatury
    .text = Rzym może powołać dyktatora tylko po etapie 1, gdy Kartagina ma na tablicy prowincji o co najmniej 3 znaczniki więcej, a A. Atiliusza Kalatinusa nie ma na mapie.
rule-5_2_C4b = Powołanie dyktatora
    .text = Rzym zagrywa kartę #57; A. Atiliusz Kalatinus, nawet wcześniej wyeliminowany, zostaje dyktatorem i staje w Rzymie z 3 oddziałami.
rule-5_2_C4c = Dyktator nie jest konsulem
    .text = Dyktator nie jest konsulem i nie ma minimum armii, lecz jego limit to nadal 10 jednostek.
rule-5_2_C4d = Dyktator bierze od konsulów
    .text = Dyktator może zabierać oddziały z armii konsularnych nawet poniżej ich minimum 3.
rule-5_2_C4e = Dyktator dowodzi
    .text = Dyktator przewyższa konsulów i zawsze dowodzi w bitwie; nie ma rzutu na zmianę dowództwa.
rule-5_2_C4f = Dyktator w skarbie
    .text = Karta #57 trafia do rzymskiego skarbu wojennego i liczy się jako 3 PO.
rule-5_2_C4g = Koniec dyktatury
    .text = Na koniec tej fazy skarbu wojennego karta #57 opuszcza grę, a Kalatinus zostaje wyeliminowany, jeśli był kiedyś konsulem, inaczej wraca do puli.
rule-5_2_C5a = Odrzucenie karty
    .text = Kartę można odrzucić bez skutku, ale nadal liczy się jako zagrana w skarbie wojennym.
rule-5_3_A1 = Kto ponosi straty
    .text = Każde siły na polu z wrogim znacznikiem lub plemieniem rzucają na straty; miasto liczy się jak znacznik, więc oblegający też.
rule-5_3_A2 = Rzut na straty
    .text = Dla każdych takich sił rzuca się kością, odczytuje wiersz (rzut) i kolumnę (liczba oddziałów) i usuwa tyle oddziałów.
rule-5_3_A3 = Wodzowie nie giną
    .text = Straty nigdy nie usuwają ani nie wypierają wodza, nawet gdy traci ostatni oddział.
rule-5_3_A4 = Tabor zamiast rzutu
    .text = Oddanie 1 taboru zwalnia siły z rzutu.
rule-5_3_A5 = Słonie najpierw
    .text = Jeśli siły kartagińskie ze słoniami wyrzucą wiersz ze znakiem słonia, pierwszym straconym oddziałem musi być słoń.
rule-5_3_B1 = Niestrzeżone tabory
    .text = Potem usuwa się tabory, które nie są ani w siłach z własnymi oddziałami, ani w mieście.
rule-5_3_C1 = Spadek sztuki żeglarskiej
    .text = Potem sztuka żeglarska spada o poziom, jeśli Rzym ma w porcie mniej gotowych okrętów niż numer poziomu (1 do 4).
rule-5_3_C2 = Panowanie dla Kartaginy
    .text = Potem panowanie na morzu przechodzi do Kartaginy, chyba że sztuka żeglarska jest doskonała.
rule-5_4_1 = Kolejność izolacji
    .text = Najpierw Kartagina, potem Rzym usuwa wszystkie swoje odcięte znaczniki z mapy.
rule-5_4_2 = Odcięty znacznik
    .text = Znacznik jest odcięty, gdy żadna droga lądem i szlakami nie prowadzi od niego do własnego oddziału lub miasta; oblężone miasto też wystarcza.
rule-5_4_3 = Droga przez neutralne
    .text = Droga może prowadzić przez pola neutralne.
rule-5_4_4 = Wrogie oddziały na drodze
    .text = Droga nie może prowadzić przez pole z wrogimi oddziałami, chyba że jest tam też własny znacznik.
rule-5_4_5 = Zamknięte drogi
    .text = Droga nie może używać szlaków Mare Tyrrhenum ani prowadzić przez pole z wrogim znacznikiem lub plemieniem.
rule-5_5_1 = Liczenie prowincji
    .text = Każdy liczy swoje prowincje ważne politycznie (bez Samnium) oraz po 1 za Lilybaeum, Mare Tyrrhenum i Miat (Kartagina, gdy wojowniczy, Rzym, gdy pokojowy).
rule-5_5_2 = Strata słabszego
    .text = Gracz z mniejszą liczbą usuwa z mapy tyle własnych znaczników (nie miast), ile wynosi różnica.
rule-5_5_3 = Nie można usunąć
    .text = Gracz, który nie może usunąć wymaganej liczby, przegrywa.
rule-5_5_4 = Italia
    .text = Jeśli Rzym kontroluje teraz mniej niż trzy prowincje Italii z Samnium, wygrywa Kartagina.
rule-5_6_1 = Suma PO
    .text = Sumuje się PO wszystkich kart zagranych w etapie przez każdego gracza, jako wydarzenia lub inaczej, i bierze różnicę.
rule-5_6_2 = Tabory na różnicę
    .text = Gracz z większą sumą może usuwać własne tabory; każdy zmniejsza różnicę o 1.
rule-5_6_3 = Wydawanie różnicy
    .text = Potem gracz z mniejszą sumą może wydać pozostałą różnicę punkt po punkcie.
rule-5_6_4 = Punkt: remont
    .text = 1 punkt: remont jednego własnego okrętu w porcie.
rule-5_6_5 = Punkt: tabor
    .text = 1 punkt: 1 tabor do własnego wodza lub własnego nieoblężonego miasta.
rule-5_6_6 = Punkt: znacznik
    .text = 1 punkt: umieszczenie lub przejęcie 1 znacznika na warunkach operacji.
rule-5_6_7 = Punkty przepadają
    .text = Niewydane punkty przepadają.
rule-5_6_8 = Odłożenie kart
    .text = Karty zagrane jako wydarzenia z usunięciem po użyciu opuszczają grę; pozostałe zagrane karty trafiają na stos odrzuconych.
rule-6_0_1 = Koniec gry
    .text = Gra kończy się natychmiastowym zwycięstwem albo z końcem etapu 7; inaczej po fazie skarbu wojennego przesuwa się znacznik etapu.
rule-6_1_1 = Natychmiastowe zwycięstwo
    .text = Gdy spełni się warunek z 4.1, gra kończy się od razu, nawet w środku fazy.
rule-6_2_1 = Końcowe liczenie
    .text = Końcowe liczenie odbywa się na tablicy prowincji po fazie skarbu wojennego etapu 7; liczy się wszystkie 14 pozycji, Miat dla Kartaginy, gdy wojowniczy, dla Rzymu, gdy pokojowy; wygrywa większa liczba.
rule-6_2_2 = Remis
    .text = Przy remisie w końcowym liczeniu wygrywa Kartagina.
rule-7_1_1 = Cztery punkty ruchu
    .text = Aktywowany wódz otrzymuje 4 PR, o ile nic nie mówi inaczej.
rule-7_1_2 = Ląd i morze razem
    .text = W jednej aktywacji wódz może używać ruchu lądowego i morskiego, na ile pozwalają PR.
rule-7_1_3 = Jeden ruch morski
    .text = W jednej aktywacji wolno wykonać tylko jeden ruch morski: wszystkie szlaki pod rząd, z ruchem lądowym przed i po, ale nie pomiędzy.
rule-7_1_4 = Sam wódz
    .text = Wódz może poruszać się bez jednostek.
rule-7_1_5 = Nie bez wodza
    .text = Oddziały i tabory nigdy nie poruszają się bez wodza.
rule-7_1_6 = Zabieranie i zostawianie
    .text = Podczas ruchu lądowego wódz może zabierać i zostawiać własne oddziały i tabory oraz wodzów nie wyższych rangą, byle armia nigdy nie przekroczyła 10 jednostek.
rule-7_1_7 = Minimum konsulów w ruchu
    .text = Ruch wiąże minimum 3 oddziałów konsula: nie wolno zostawiać oddziałów poniżej 3 ani rozdzielać konsulów, jeśli każdy nie zachowa 3.
rule-7_1_8 = Miat zatrzymuje w Afryce
    .text = Neutralny lub pokojowy Miat nie pozwala oddziałom i taborom Kartaginy opuszczać Afryki.
rule-7_1_9 = Każdy wódz raz
    .text = Gdy wydarzenie aktywuje kilku wodzów, żadnego nie można aktywować tą kartą więcej niż raz.
rule-7_1_10 = Najwyżej 4 PR na kartę
    .text = Przy takiej karcie żaden wódz ani żadna jednostka, z kimkolwiek, nie może przebyć więcej niż 4 PR.
rule-7_1_11 = Po walce bez ruchu
    .text = Przy takiej karcie wódz lub jednostka po bitwie, oblężeniu, podboju, cofnięciu się lub nieudanym pościgu nie może się już poruszać, o ile nie powiedziano inaczej.
rule-7_1_12 = Jedna próba oblężenia
    .text = Przy takiej karcie można podjąć tylko jedną próbę przeciw danemu miastu lub plemieniu, choć na polu mogą działać różni wodzowie.
rule-7_1_13 = Jeden po drugim
    .text = Przy takiej karcie każdy wódz kończy ruch i wynikłe bitwy i oblężenia, zanim zacznie następny.
rule-7_2_A1 = Ruch drogami
    .text = Wódz lub armia porusza się lądem z pola na pole drogami.
rule-7_2_A2 = Koszt drogi
    .text = Każda droga kosztuje 1 PR; wódz idzie, aż sam się zatrzyma, zostanie zatrzymany lub zużyje PR.
rule-7_2_A3 = Samotny wódz w drodze
    .text = Wódz bez oddziałów nie wchodzi na pola z wrogimi jednostkami; pole z samotnym wrogim wodzem może minąć, ale nie zakończyć tam ruchu.
rule-7_2_A4 = Cieśnina lądem
    .text = Cieśninę między Messaną a Regium można przejść lądem tylko, kontrolując opuszczane miasto; kosztuje to 2 PR.
rule-7_2_A5 = Reakcje na wejście
    .text = Każde pole, na które wódz wchodzi lądem, wywołuje reakcje lądowe przeciwnika; potem może iść dalej, jeśli nic go nie zatrzymało i ma PR.
rule-7_2_B1 = Zatrzymanie przez wroga
    .text = Armia wchodząca na pole z wrogimi oddziałami musi się zatrzymać, chyba że je rozbije z marszu.
rule-7_2_B2 = Nieudany pościg zatrzymuje
    .text = Wódz z armią musi się zatrzymać po nieudanym rzucie na pościg.
rule-7_2_C1 = Wyparcie samotnego wodza
    .text = Wrogi wódz bez oddziałów napotkany przez armię może próbować uniknąć bitwy; jeśli nie próbuje lub zawiedzie, zostaje wyparty, tabory zdobyte, a armia może iść dalej.
rule-7_2_D1 = Bramy bez kosztu
    .text = Podczas aktywacji wódz z jednostkami na swoim polu może bez PR wchodzić do własnego nieoblężonego miasta i wychodzić.
rule-7_2_D2 = Granica pojemności
    .text = Jednostek w mieście nigdy nie może być więcej niż pojemność (oddziały i tabory osobno, wodzów się nie liczy).
rule-7_2_E1 = Rozbicie z marszu
    .text = Armia z co najmniej 5 oddziałami, która wchodzi na pole z dokładnie jednym wrogim oddziałem bez wodza, może go od razu usunąć i zdobyć tabory.
rule-7_2_E2 = Rozbicie to nie bitwa
    .text = Rozbicie z marszu nie jest bitwą lądową i armia może iść dalej z pozostałymi PR.
rule-7_2_E3 = Rozbicie po reakcjach
    .text = Rozbicie następuje dopiero po reakcjach lądowych, więc udane przechwycenie może mu zapobiec.
rule-7_3_A1 = Podróż morska
    .text = Wódz, sam lub z jednostkami, może wypłynąć jako flota: wsiada w porcie, płynie szlakami i ląduje w innym porcie.
rule-7_3_A2 = Wrogie porty po drodze
    .text = Ani wroga kontrola, ani wrodzy wodzowie czy jednostki w mijanych portach nie zatrzymują ruchu morskiego.
rule-7_3_A3 = Koszt szlaku
    .text = Każdy szlak morski kosztuje 1 PR.
rule-7_3_A4 = Przez Mare Tyrrhenum
    .text = Przepłynięcie Mare Tyrrhenum z portu do portu kosztuje 2 PR.
rule-7_3_A5 = Cieśnina morzem
    .text = Cieśnina jest też szlakiem morskim między Messaną a Regium, za 1 PR.
rule-7_3_A6 = Zasięg Rzymu
    .text = W jednym ruchu morskim Rzym może wydać najwyżej tyle PR, ile okrętów pokazuje poziom sztuki żeglarskiej (1, 2, 3, 4).
rule-7_3_A7 = Zasięg Kartaginy
    .text = W jednym ruchu morskim Kartagina może zawsze wydać do 4 PR.
rule-7_3_B1 = Dowolny port
    .text = Portu można użyć do zaokrętowania i lądowania niezależnie od tego, kto go kontroluje.
rule-7_3_B2 = Nie z oblężonego miasta
    .text = Wódz zamknięty w oblężonym mieście nie może wykonać ruchu morskiego.
rule-7_3_B3 = Reakcje po lądowaniu
    .text = Przybycie do portu docelowego wywołuje reakcje lądowe.
rule-7_3_C1 = Tworzenie floty
    .text = Na początku ruchu morskiego wódz i wybrane jednostki, które mają płynąć, trafiają do pola Na morzu.
rule-7_3_C2 = Okręty we flocie
    .text = Potem gracz może przesunąć z portu do pola Na morzu od 0 do 5 gotowych okrętów.
rule-7_3_C3 = Dziesięć jednostek floty
    .text = Okrętów, oddziałów i taborów we flocie może być razem najwyżej 10.
rule-7_3_C4 = Zabieranie po drodze
    .text = W każdym porcie po drodze flota może zabrać dalszych własnych wodzów, oddziały i tabory, nigdy ponad 10 jednostek.
rule-7_3_C5 = Chwila na przechwycenie
    .text = Przeciwnik może przechwycić, zanim flota wysadzi wodza i jednostki w porcie docelowym; ogłoszone przechwycenie rozstrzyga się od razu.
rule-7_3_C6 = Lądowanie
    .text = Bez przechwycenia wodzowie, oddziały i tabory stają w porcie docelowym, a okręty wracają do portu nadal gotowe.
rule-8_1_1 = Potrzebny gotowy okręt
    .text = Przeciwnik może ogłosić przechwycenie morskie tylko, mając w porcie co najmniej jeden gotowy okręt i gdy flota wchodzi do odpowiedniego portu.
rule-8_1_2 = Każdy mijany port
    .text = Odpowiedni może być każdy port, do którego flota wchodzi, także docelowy.
rule-8_1_3 = Zasięg przechwycenia
    .text = Port musi być osiągalny z wielkiego portu przechwytującego w granicach jego zasięgu (Kartagina 4, Rzym tyle, ile okrętów na poziomie).
rule-8_1_4 = Dowódca na czas
    .text = Przechwytujący musi móc mieć we flocie dowódcę, gdy ta dotrze do tego portu (8.4).
rule-8_1_5 = Jedna próba
    .text = Przeciw poruszającej się flocie można podjąć tylko jedno przechwycenie.
rule-8_1_6 = Nie przez Mare Tyrrhenum
    .text = Przechwycenie nie może prowadzić szlakami Mare Tyrrhenum.
rule-8_1_7 = Zaniechane przechwycenie
    .text = Jeśli nieporuszający się gracz panuje na morzu i nie ogłosi możliwego przechwycenia, panowanie przejmuje poruszający się.
rule-8_1_8 = Natychmiastowe przejęcie
    .text = Przejęcie następuje od razu po wejściu floty do odpowiedniego portu bez ogłoszenia przechwycenia.
rule-8_2_1 = Kto może unikać
    .text = Poruszający się może próbować uniknąć przechwycenia tylko, gdy panuje na morzu.
rule-8_2_2 = Rzut na uniknięcie
    .text = Rzuca się kością morską i dodaje symbole poziomu sztuki żeglarskiej; symbole obu stron znoszą się parami; jeśli zostanie symbol poruszającego się, przechwycenie jest uniknięte.
rule-8_3_1 = Sami wodzowie
    .text = Flota samych wodzów, która nie uniknie przechwycenia, nie walczy: wodzowie zostają wyparci i sprawa się kończy.
rule-8_3_2 = Bitwa morska
    .text = Flota z jednostkami, która nie uniknie przechwycenia, musi stoczyć bitwę morską.
rule-8_3_3 = Okręty przechwytujące
    .text = Przechwytujący przesuwa z portu do pola Na morzu od 1 do 5 gotowych okrętów.
rule-8_3_4 = Droga przechwycenia
    .text = Flota przechwytująca płynie szlakami od jednego z kontrolowanych wielkich portów do portu przechwycenia.
rule-8_3_5 = Zbieranie po drodze
    .text = Wodzów, oddziały i tabory można dodać w porcie początkowym i w każdym porcie trasy, łącznie z portem przechwycenia, nawet zanim dołączy wódz.
rule-8_3_6 = Nie z oblężonych miast
    .text = Wodzowie i jednostki z oblężonych miast nie mogą dołączyć.
rule-8_3_7 = Granice floty przechwytującej
    .text = Flota przechwytująca ma najwyżej 10 jednostek, w tym najwyżej 5 okrętów.
rule-8_3_8 = Bitwa przed lądowaniem
    .text = Bitwa odbywa się w porcie przechwycenia, a straty ponosi się przed lądowaniem przewożonych.
rule-8_4_1 = Dowódca przy przybyciu
    .text = Flota przechwytująca musi mieć dowódcę, gdy przybywa; mógł dołączyć w dowolnym porcie trasy.
rule-8_4_2 = Bez wodza nie można
    .text = Jeśli żaden własny wódz nie może dołączyć, przechwycenie jest niemożliwe.
rule-8_4_3 = Kto dowodzi flotą
    .text = Dowodzi wódz, który dołączył pierwszy, chyba że później dołączy wyższy rangą.
rule-8_5_1 = Flota bez okrętów
    .text = Jeśli przechwycona flota ma jednostki, ale nie ma okrętów, bitwę rozstrzyga się skrótem z 8.5.
rule-8_5_2 = Bez kart taktyki
    .text = Nie używa się kart taktyki.
rule-8_5_3 = Jeden rzut
    .text = Przechwytujący wykonuje jeden rzut bitewny, a wartość admirała wyznacza kolumnę; każde trafienie usuwa jedną jednostkę.
rule-8_5_4 = Zwycięstwo przechwytującego
    .text = Przechwytujący wygrywa i przejmuje panowanie na morzu.
rule-8_5_5 = Bez skutków politycznych
    .text = Nie ma skutków politycznych.
rule-9_0_1 = Kiedy bitwa morska
    .text = Bitwa morska toczy się, gdy przechwycono flotę z okrętami; biorą w niej udział wszystkie jednostki z obu pól Na morzu.
rule-9_0_2 = Rozstawienie bitwy
    .text = Znacznik panowania odsuwa się ze swojego miejsca i kładzie tam okręty obu stron.
rule-9_0_3 = Pierwszy w rundzie
    .text = W każdej rundzie zaczyna panujący na morzu.
rule-9_1_1 = Tasowanie kart taktyki
    .text = Na początku każdej bitwy morskiej tasuje się wszystkie karty taktyki.
rule-9_1_2 = Karty strategii przed bitwą
    .text = Najpierw panujący na morzu, potem drugi gracz może zagrać karty strategii dotyczące bitwy morskiej.
rule-9_1_3 = Karty za admirała
    .text = Każdy dobiera tyle kart taktyki, ile wynosi wartość bojowa jednego wybranego admirała we flocie, czy dowodzi, czy nie.
rule-9_1_4 = Karta za port
    .text = Gracz ze znacznikiem w porcie przechwycenia dobiera 1 kartę więcej.
rule-9_2_1 = Przebieg rundy
    .text = W rundzie panujący na morzu wykonuje manewr (dowolny), starcie (obowiązkowe), ujście (dowolne), potem to samo drugi gracz.
rule-9_2_2 = Zmiana kolejności
    .text = Gdy panowanie zmieni się w bitwie, zmienia się też zaczynający rundę.
rule-9_2_A1 = Jedna karta w manewrze
    .text = W manewrze gracz z kartami taktyki może zagrać jedną i ją odrzuca.
rule-9_2_A2 = Karta na bitwę
    .text = Karta oznaczona Bitwa działa do końca bitwy morskiej.
rule-9_2_A3 = Karta natychmiastowa
    .text = Karta oznaczona Natychmiast działa w chwili zagrania.
rule-9_2_A4 = Karta na starcie
    .text = Karta oznaczona Starcie działa we własnym starciu tej rundy.
rule-9_2_A5 = Karta na wroga
    .text = Karta oznaczona Wróg działa w najbliższym starciu przeciwnika, w tej lub następnej rundzie.
rule-9_2_B1a = Rzut bitewny
    .text = W starciu gracz rzuca raz kością.
rule-9_2_B1b = Modyfikatory Rzymu
    .text = Rzut rzymski ma +1 za korwusy i -1 przy słabej lub niezłej sztuce żeglarskiej; oba mogą działać razem. Kartagina nie ma stałych modyfikatorów.
rule-9_2_B1c = Kolumna bez admirała
    .text = Bez admirała na czele pierwszą rundę czyta się w kolumnie morskiej I, a każdą następną o jedną dalej.
rule-9_2_B1d = Kolumna admirała
    .text = Dowódca admirał zaczyna w kolumnie równej swojej wartości bojowej i w każdej rundzie idzie o jedną dalej.
rule-9_2_B1e = Zatopienie
    .text = Każde trafienie zatapia jeden wrogi okręt, chyba że staje się zdobyczą; zatopiony trafia na pole następnego etapu toru.
rule-9_2_B1f = Trafienia po okrętach
    .text = Gdy wróg nie ma już okrętów, każde dalsze trafienie usuwa inną jego jednostkę z pola Na morzu.
rule-9_2_B2a = Najniższy wiersz
    .text = Zmodyfikowany wynik w najniższym wierszu (1 lub mniej) pozwala od razu dobrać kartę taktyki.
rule-9_2_B2b = Najwyższy wiersz
    .text = Zmodyfikowany wynik w najwyższym wierszu (7 lub więcej) daje od razu panowanie na morzu.
rule-9_2_B3a = Zdobycz
    .text = Zdobycz to wrogi okręt zdobyty w bitwie; staje się własnością zdobywcy tylko, gdy wygra on bitwę.
rule-9_2_B3b = Zdobycze z kart
    .text = Każdy gracz może wziąć tyle zdobyczy, ile podaje karta taktyki.
rule-9_2_B3c = Zdobycz korwusa
    .text = Z korwusami zmodyfikowany rzymski rzut w wierszu 6 zamienia jeden trafiony okręt w zdobycz.
rule-9_2_B3d = Miejsce zdobyczy
    .text = Zdobycz leży w polu Na morzu zdobywcy do końca bitwy.
rule-9_2_C1 = Ujście za panowanie
    .text = W swoim kroku ujścia panujący na morzu może oddać panowanie przeciwnikowi i opuścić bitwę.
rule-9_2_C2 = Ujście kartą
    .text = Gracz może ujść w każdej chwili, zagrywając kartę taktyki Ucieczka! lub kartę strategii Wymknięcie się.
rule-9_2_C3 = Pościg na morzu
    .text = Kartę taktyki Pościg można zagrać w odpowiedzi na udane ujście; anuluje je, oprócz karty z manewru.
rule-9_3_A1 = Brak okrętów
    .text = Bitwa kończy się od razu, gdy flota nie ma gotowych okrętów; wygrywa druga strona, nawet zanim drugi gracz zadziałał w rundzie.
rule-9_3_A2 = Koniec przez ujście
    .text = Bitwa kończy się od razu, gdy strona ujdzie; wygrywa druga.
rule-9_3_A3 = Po trzech rundach
    .text = Inaczej bitwa kończy się po rundzie 3; wygrywa strona z większą liczbą gotowych okrętów, przy równości panujący na morzu.
rule-9_3_B1a = Zabranie zdobyczy
    .text = Zwycięzca musi zabrać wszystkie zdobycze ze swojego pola i połowę (w dół) z pola przegranego; reszta uchodzi za zatopioną.
rule-9_3_B1b = Wymiana zdobyczy
    .text = Zabrany okręt wroga zastępuje się własnym; zdobycze ponad 10 okrętów w grze przepadają.
rule-9_3_B1c = Zdobycze zużyte
    .text = Zabrane zdobycze trafiają do portu zwycięzcy jako zużyte.
rule-9_3_B1d = Zwycięzca ląduje
    .text = Zwycięski poruszający się może zatrzymać się i wylądować w porcie przechwycenia; okręty pozostają gotowe.
rule-9_3_B1e = Zwycięzca płynie dalej
    .text = Albo może płynąć dalej w granicach zasięgu i wylądować w innym porcie; okręty stają się zużyte, a dalszych przechwyceń nie ma.
rule-9_3_B1f = Zwycięski przechwytujący
    .text = Zwycięski przechwytujący ląduje w dowolnym porcie swojej trasy bez wrogiego wodza i oddziałów, łącznie z portem przechwycenia i początkowym; okręty pozostają gotowe.
rule-9_3_B1g = Bez kontrprzechwycenia
    .text = Aktywny gracz nie może przechwycić tego lądowania.
rule-9_3_B1h = Okręty zwycięzcy
    .text = Potem okręty zwycięzcy wracają do portu w ustalonym stanie.
rule-9_3_B2a = Okręty przegranego
    .text = Pozostałe okręty przegranego wracają do portu jako zużyte.
rule-9_3_B2b = Odwrót przegranego
    .text = Wodzowie i jednostki przegranego schodzą na ląd w ostatnim przed bitwą własnym porcie trasy bez wrogiego wodza i oddziałów; gdy takiego nie ma, w porcie zaokrętowania. Nie można ich tam przechwycić.
rule-9_3_B2c = Utrata wszystkiego
    .text = Jeśli przegrana flota straciła wszystkie jednostki, jej wodzowie zostają wyparci.
rule-9_3_B3a = Zatopione na torze
    .text = Wszystkie zatopione okręty leżą na polu następnego etapu.
rule-9_3_B3b = Panowanie zwycięzcy
    .text = Zwycięzca zdobywa panowanie, lecz przegrany, który ujdzie kartą Ucieczka!, go nie traci.
rule-9_3_B3c = Zdjęcie znaczników flot
    .text = Znaczniki flot zdejmuje się z planszy.
rule-9_4_1 = Skutki polityczne na morzu
    .text = Przegrany usuwa z mapy tyle znaczników (nie miast), ile wynosi połowa (w dół) wszystkich straconych jednostek, oraz karę za wypartego arystokratę.
rule-9_4_2 = Brak znaczników po bitwie
    .text = Przegrany, który nie może tylu usunąć, przegrywa grę.
rule-10_0_1 = Reakcje lądowe
    .text = Reakcje lądowe należą do przeciwnika i następują po każdym wejściu aktywnego wodza lądem i po lądowaniu; kolejność: wewnątrz/na zewnątrz, unikanie, przechwycenie.
rule-10_0_2 = Wewnątrz czy na zewnątrz
    .text = Jeśli aktywna armia weszła na pole nieoblężonego miasta przeciwnika, musi on powiedzieć, kto jest wewnątrz, a kto na zewnątrz, i może się przegrupować w granicach pojemności.
rule-10_0_3 = Wszyscy wewnątrz
    .text = Jeśli potem wszystkie wrogie oddziały są wewnątrz i nie udało się przechwycenie, aktywna armia może iść dalej.
rule-10_0_4 = Za każdym wejściem
    .text = Decyzję podejmuje się na nowo przy każdym wejściu wrogiej armii, dopóki miasto nie jest oblężone.
rule-10_0_5 = Kto może unikać bitwy
    .text = Przeciwnik może próbować uniknąć bitwy każdą armią lub wodzem na tym polu; przy mieście tylko tymi na zewnątrz.
rule-10_0_6 = Uniknięcie do miasta
    .text = Przy mieście udany rzut może wprowadzić armię do środka w granicach pojemności.
rule-10_0_7 = Przechwycenie z sąsiedztwa
    .text = Przeciwnik może próbować przechwycić aktywną armię z sąsiednich pól.
rule-10_0_8 = Wszystko przed rzutami
    .text = Przeciwnik ogłasza wszystkie unikania i przechwycenia przed pierwszym rzutem.
rule-11_1_1 = Unikanie bitwy
    .text = Nieaktywne armie i samotni wodzowie, na których pole wszedł aktywny gracz, mogą próbować wymknąć się na sąsiednie pole; aktywny może ich ścigać.
rule-11_1_2 = Podział przy unikaniu
    .text = Armia może się podzielić, jeśli każdy pozostawiony wódz zachowa co najmniej 1 oddział, a każdy konsul co najmniej 3.
rule-11_1_3 = Jeden rzucający
    .text = Rzucać może tylko jeden wódz armii.
rule-11_1_4 = Kto z kim uchodzi
    .text = Dowódca może zabrać wszystkich podwładnych; gdy rzuca podwładny, dowódca zostaje, a on może zabrać wodzów równych lub niższych rangą.
rule-11_1_5 = Uniknięcie morzem
    .text = Armia z admirałem może ujść jednym szlakiem morskim, nie przez Mare Tyrrhenum, do własnego portu bez wrogich oddziałów; nie ma przechwycenia.
rule-11_1_6 = Ogłoszenie uchodzących
    .text = Przed rzutem wskazuje się wodza i tych, którzy z nim uchodzą.
rule-11_1_7 = Rzut na uniknięcie bitwy
    .text = Wynik nie większy niż wartość bojowa wodza to sukces: wskazane elementy idą na jedno sąsiednie pole lub do miasta.
rule-11_1_8 = Nieudane uniknięcie
    .text = Przy porażce zostają i dochodzi do bitwy lądowej.
rule-11_1_9 = Samotny wódz bez szczęścia
    .text = Wódz bez oddziałów, któremu się nie udało, zostaje wyparty.
rule-11_2_1 = Dziesięć uchodzących
    .text = Wódz może ujść z najwyżej 10 jednostkami; reszta zostaje.
rule-11_2_2 = Bez wodza nie można ujść
    .text = Jednostki bez wodza nie mogą unikać bitwy.
rule-11_2_3 = Po nieudanym przechwyceniu
    .text = Wodzowie i jednostki, którzy właśnie nie zdołali przechwycić aktywnej armii, nie mogą przed nią uchodzić.
rule-11_2_4 = Nie przez cieśninę
    .text = Uchodząca armia nie może przekroczyć cieśniny, chyba że ma admirała i uchodzi morzem.
rule-11_2_5 = Nie do wroga
    .text = Uchodzący nie mogą wejść na pole z wrogą jednostką lub znacznikiem.
rule-11_2_6 = Nie tam, skąd przyszedł wróg
    .text = Uchodzący nie mogą iść na pole, z którego przyszła aktywna armia.
rule-11_2_7 = Nie do plemienia
    .text = Uchodzący nie mogą wejść na pole plemienia.
rule-11_3_1 = Pościg
    .text = Jeśli wszystkie wrogie oddziały opuściły pole przez udane unikanie i nie było przechwycenia, aktywna armia z PR może próbować pościgu.
rule-11_3_2 = Rzut na pościg
    .text = Wynik nie większy niż wartość bojowa aktywnego wodza pozwala armii iść dalej.
rule-11_3_3 = Dokąd po pościgu
    .text = Ścigający może iść tam, gdzie uszedł wróg, lub gdzie indziej; każdy dalszy ruch wywołuje reakcje.
rule-11_3_4 = Nieudany pościg
    .text = Nieudany pościg kończy ruch armii; oblężenie lub podbój na tym polu jest nadal możliwy.
rule-12_1_1 = Przechwycenie lądowe
    .text = W reakcjach każda nieaktywna armia sąsiadująca drogą z polem, na które wszedł aktywny wódz, może próbować tam wejść i go przechwycić.
rule-12_1_2 = Podział przy przechwyceniu
    .text = Armia może przechwycić częścią sił, jeśli każdy pozostawiony wódz ma co najmniej 1 oddział, a każdy konsul co najmniej 3.
rule-12_1_3 = Kto rzuca na przechwycenie
    .text = Rzuca jeden wódz armii; dowódca może zabrać podwładnych, a podwładny zostawia dowódcę i może zabrać wodzów równych lub niższych.
rule-12_1_4 = Kilka przechwyceń
    .text = Może próbować kilka armii z różnych pól; wszystkie ogłasza się, razem z unikaniem, przed rozstrzyganiem.
rule-12_1_5 = Ogłoszenie przechwytujących
    .text = Dla każdej próby najpierw wskazuje się wodza i tych, którzy z nim idą.
rule-12_1_6 = Rzut na przechwycenie
    .text = Wynik nie większy niż wartość bojowa wodza to sukces: wskazana armia wchodzi na pole aktywnego wodza.
rule-12_1_7 = Obce pole
    .text = Do rzutu dodaje się 1 przy przechwyceniu na wrogim polu bez własnych jednostek.
rule-12_1_8 = Połączone armie
    .text = Gdy uda się kilka przechwyceń, armie się łączą, a właściciel ustala dowódcę według rangi.
rule-12_2_1 = Dziesięciu przechwytujących
    .text = Wódz może przechwycić z najwyżej 10 jednostkami; reszta zostaje.
rule-12_2_2 = Bez wodza nie można przechwycić
    .text = Jednostki bez wodza nie mogą przechwytywać.
rule-12_2_3 = Tylko ruch aktywnego
    .text = Przechwycić można tylko ruch aktywnego wodza; przechwycenie, unikanie, cofanie i odwrót nie wywołują reakcji.
rule-12_2_4 = Przechwycony nie ściga
    .text = Jeśli w tych samych reakcjach jeden wróg uszedł, a armię przechwycono, nie może ona ścigać.
rule-12_2_5 = Cieśnina zamknięta
    .text = Przechwytując, nie można przekroczyć cieśniny.
rule-12_2_6 = Obce jednostki na polu
    .text = Przechwytująca armia nie może wejść na pole z wrogą jednostką inną niż poruszająca się armia.
rule-12_2_7 = Nie z pilnowanego miasta
    .text = Armia nie może przechwytywać z wnętrza miasta, na zewnątrz którego są wrogie oddziały.
rule-12_3_1 = Cofnięcie się
    .text = Po udanym przechwyceniu aktywny gracz może cofnąć armię lub wodza zamiast walczyć; ruch się kończy.
rule-12_3_2 = Dokąd się cofnąć
    .text = Wraca na pole, z którego przyszedł, i traci pozostałe PR; bitwy nie ma.
rule-12_3_3 = Cofnięcie po lądowaniu
    .text = Po lądowaniu cofnięcie oznacza powrót ze wszystkimi jednostkami do portu zaokrętowania.
rule-12_3_4 = Oblężenie po cofnięciu
    .text = Armia cofnięta na pole plemienia lub wrogiego miasta może jeszcze podjąć próbę.
rule-12_4_1 = Przechwycona armia bez oddziałów
    .text = Jeśli przechwycono aktywną armię bez oddziałów, jej wodzowie zostają wyparci, a tabory zdobyte.
rule-13_0_1 = Kiedy bitwa lądowa
    .text = Bitwa lądowa toczy się, gdy armia wejdzie lub wyląduje na polu z wrogimi oddziałami, których nie rozbija z marszu i które nie uchodzą, albo gdy aktywny wódz został przechwycony i się nie cofa.
rule-13_0_2 = Atakujący i broniący
    .text = Aktywny gracz atakuje, drugi się broni.
rule-13_1_1 = Przygotowanie bitwy
    .text = Przed kośćmi: (1) ewentualny rzut Kartaginy na zmianę dowództwa, (2) kontrwydarzenia atakującego, (3) broniącego, (4) ustalenie kości.
rule-13_2_1 = Zmiana dowództwa
    .text = Dotyczy armii rzymskiej z oboma konsulami bez dowództwa dyktatora: gdy atakuje, Kartagina może rzucić; gdy się broni, musi.
rule-13_2_2 = Jeden arystokrata
    .text = Jeśli tylko jeden z konsulów jest arystokratą, zmiana dowództwa jest niemożliwa.
rule-13_2_3 = Wynik zmiany
    .text = Przy 1–3 nic się nie zmienia, przy 4–6 konsul dowodzący i podwładny zamieniają się.
rule-13_3_1 = Karty przed kośćmi
    .text = Skutki kart zagranych na bitwę stosuje się przed ustaleniem kości.
rule-13_3_A1 = Poziom początkowy
    .text = Obaj gracze zaczynają na poziomie 1 (mała kość).
rule-13_3_A2 = Wielkość sił
    .text = Gracz z większą liczbą oddziałów (ze słoniami) przechodzi na poziom 2; przy równości nikt.
rule-13_3_B1 = Sojusznicy
    .text = Każde kontrolowane miasto w regionie bitwy daje graczowi jednego sojusznika, jeśli ma w bitwie wodza. Prowincje nie dają żadnego.
rule-13_3_B2 = Więcej sojuszników
    .text = Gracz z większą liczbą sojuszników podnosi poziom o jeden; przy równości nikt.
rule-13_3_C1 = Lepszy dowódca
    .text = Gracz, którego dowódca ma wyższą wartość bojową, podnosi poziom o jeden; przy równości nikt.
rule-13_3_C2 = Zabranie kości
    .text = Gracz, który przed tym krokiem jest na poziomie 3, zamiast tego zabiera kość przeciwnika: ten jest na poziomie 0 i nie rzuca.
rule-13_3_D1 = Szarża słoni
    .text = Jeśli oddziałów słoni w bitwie jest co najmniej tyle, ile wynosi wartość bojowa rzymskiego dowódcy, Kartagina może ogłosić szarżę.
rule-13_3_D2 = Strach przed słoniami
    .text = Po ogłoszeniu szarży, przed rzutem, Rzym może zagrać Strach przed słoniami (#1).
rule-13_3_D3 = Rzut na szarżę
    .text = Rzuca się kością, -2 dopóki trwa zapomniana taktyka.
rule-13_3_D4 = Szarża się odwraca
    .text = Przy wyniku 1 lub mniej Rzym może kazać powtórzyć rzut jedną kością bitwy dowolnej strony.
rule-13_3_D5 = Udana szarża
    .text = Przy wyniku większym niż wartość rzymskiego dowódcy Kartagina może kazać powtórzyć rzut jedną kością bitwy dowolnej strony.
rule-13_3_D6 = Szarża bez skutku
    .text = Każdy inny wynik nie ma skutku.
rule-13_4_1 = Rzut kośćmi bitwy
    .text = Gracze rzucają jednocześnie: poziom 1 mała kość, 2 duża, 3 obie, 0 żadna.
rule-13_4_2 = Konie i piechurzy
    .text = Każda głowa konia i każda figurka to 1 trafienie przeciwnika.
rule-13_4_3 = Koła
    .text = Każde koło najpierw anuluje jedno trafienie figurki przeciwnika; pozostałe koła to po 1 trafieniu. Trafień koni się nie anuluje.
rule-13_4_4 = Straty
    .text = Każde trafienie usuwa 1 oddział.
rule-13_4_5 = Słoń po przegranej szarży
    .text = Gdy Kartagina przegra bitwę, w której ogłosiła szarżę, jej straty muszą zacząć się od słonia.
rule-13_4_6 = Kto przegrywa
    .text = Przegrywa strona, która otrzymała więcej trafień; przy równości atakujący.
rule-13_4_7 = Tabory zwycięzcy
    .text = Zwycięzca zdobywa wszystkie tabory na polu bitwy.
rule-13_4_8 = Wodzowie po bitwie
    .text = Jeśli przegrana armia straciła od trafień wszystkie oddziały, jej wodzowie zostają wyparci; wodzowie zwycięzcy nigdy.
rule-13_5_A1 = Cel odwrotu
    .text = Przegrany musi przesunąć resztę sił na pole własne bez wrogich jednostek albo na pole z większą liczbą własnych jednostek niż siły w odwrocie.
rule-13_5_A2 = Odwrót bez limitu
    .text = Sił w odwrocie nie wiąże limit 10 jednostek.
rule-13_5_A3 = Najbliższe pole
    .text = Odwrót ma najwyżej 4 PR i prowadzi do najbliższego dozwolonego pola; dłuższą drogą można iść tylko, jeśli kosztuje mniej strat.
rule-13_5_A4 = Porwane siły
    .text = Jeśli siły w odwrocie wejdą na pole własnych sił nie większych (po stratach), te z wodzami dołączają do odwrotu.
rule-13_5_B1 = Nie kończyć u wroga
    .text = Odwrót nie może skończyć się na polu z wrogimi oddziałami.
rule-13_5_B2 = Cieśnina i morze
    .text = Cieśnina i szlaki morskie są zamknięte dla odwrotu bez admirała.
rule-13_5_B3 = Odwrót atakującego
    .text = Atakujący musi najpierw iść na pole, z którego wszedł do bitwy.
rule-13_5_B4 = Odwrót broniącego
    .text = Broniący nie może wejść na pole, z którego przyszła aktywna armia.
rule-13_5_C1 = Wroga ziemia
    .text = Każde pole z wrogim znacznikiem lub plemieniem kosztuje siły w odwrocie 1 oddział.
rule-13_5_C2 = Przez wrogie oddziały
    .text = Przejście przez wrogie oddziały jest dozwolone, lecz kosztuje 1 oddział za każdy z nich.
rule-13_5_C3 = Samotni wrogowie
    .text = Wrodzy wodzowie bez oddziałów nie przeszkadzają; na których pole wejdą siły, ci zostają wyparci.
rule-13_5_C4 = Brak drogi
    .text = Siły, które nie mogą w 4 PR dotrzeć do dozwolonego celu, zostają wyeliminowane, a wodzowie wyparci.
rule-13_5_D1 = Odwrót morzem
    .text = Armia z admirałem może wycofać się jednym szlakiem morskim na pole bez wrogiego znacznika i jednostek.
rule-13_5_D2 = Koniec szlaku
    .text = Odwrót morzem kończy się na drugim końcu szlaku i nie może iść przez Mare Tyrrhenum.
rule-13_5_E1 = Odwrót do miasta
    .text = Jeśli na polu bitwy jest własne nieoblężone miasto, przegrany może się w nim schronić.
rule-13_5_E2 = Oblężone miasto zamknięte
    .text = Oblężone miasto nie przyjmuje wycofujących się, oprócz tych, którzy wyszli z niego na wypad.
rule-13_5_E3 = Pojemność przy odwrocie
    .text = Do miasta wchodzi się tylko w granicach pojemności; reszta musi się wycofać na dozwolone pole w 4 PR. Tylko wtedy siły mogą się podzielić.
rule-13_6_1 = Skutki polityczne na lądzie
    .text = Przegrany usuwa tyle własnych znaczników (nie miast), ile wynosi połowa (w dół) jednostek straconych w bitwie, z utraconymi taborami i stratami odwrotu.
rule-13_6_2 = Skąd znaczniki
    .text = Usuwane znaczniki mogą pochodzić z dowolnego miejsca mapy (u Kartaginy pierwszy z Miatu).
rule-13_6_3 = Wyparty arystokrata
    .text = Jeśli w bitwie wyparto rzymskiego arystokratę, Rzym od razu usuwa dalsze znaczniki równe jego wartości bojowej.
rule-13_6_4 = Brak znaczników
    .text = Przegrany, który nie może usunąć dość znaczników, przegrywa grę.
rule-14_1_1 = Oblężenie
    .text = Kontrolę nad polem miasta zdobywa się tylko ukończonym oblężeniem, zbierając punkty w kilku próbach.
rule-14_1_2 = Podbój
    .text = Kontrolę nad polem plemienia zdobywa się tylko podbojem, zbierając punkty.
rule-14_1_3 = Kto może próbować
    .text = Próbę może podjąć aktywowany wódz stojący lub kończący ruch na polu wrogiego miasta lub plemienia, gdy są tam co najmniej 3 własne oddziały.
rule-14_1_4 = Nie po bitwie
    .text = Wódz, który w tej aktywacji walczył na morzu lub lądzie, nie może podjąć próby.
rule-14_1_5 = Po cofnięciu można
    .text = Przechwycenie i cofnięcie się nie wyklucza próby, jeśli nie było bitwy.
rule-14_1_6 = Podwładny oblega
    .text = Podwładny w oblegającej armii może z 3 oddziałami podjąć próbę bez aktywacji dowódcy; liczy się wtedy jako dowódca ze swoją zdolnością.
rule-14_1_7 = Podwładny przy kampanii
    .text = Przy karcie kampanii tylko on i jego 3 oddziały uchodzą za aktywowane; reszta pola nadal może być aktywowana.
rule-14_1_8 = Potrzebne punkty
    .text = Potrzeba 2 punktów na miasto, 3 na duże miasto i 3 na plemię.
rule-14_1_9 = Koniec oblężenia
    .text = Gdy oblegający nie ma na polu oddziałów, oblężenie lub podbój kończy się, a punkty przepadają.
rule-14_2_1 = Która kość
    .text = Czerwona na plemiona; na zwykłe miasta czerwona przy panowaniu na morzu, inaczej biała; biała na duże miasta.
rule-14_2_2 = Duże miasta a panowanie
    .text = Duże miasto można oblegać tylko, panując na morzu; po utracie panowania nie ma prób aż do odzyskania, ale punkty zostają, dopóki są tam siły.
rule-14_2_3 = Rzut oblężenia
    .text = Rzuca się raz: każdy znak oblężenia to 1 punkt, znak straty kosztuje 1 oddział, inne nie działają.
rule-14_2_4 = Zaznaczenie punktów
    .text = Zdobyte punkty zaznacza się przy mieście lub plemieniu.
rule-14_3_1 = Zaciekła obrona
    .text = Po rzucie, który kładzie punkty na miasto, jego właściciel może od razu oddać 1 tabor i 1 oddział z wnętrza i anulować jeden z nich.
rule-14_3_2 = Dwa punkty naraz
    .text = Jeden rzut czerwoną kością może dać dwa punkty.
rule-14_4_1 = Dość punktów
    .text = Gdy zbierze się potrzebna liczba punktów, usuwa się je i następuje skutek.
rule-14_4_2 = Zdobyte miasto
    .text = Oddziały wewnątrz usuwa się, tabory zdobywa, wodzów wypiera, a znacznik odwraca na stronę oblegającego.
rule-14_4_3 = Podbite plemię
    .text = Plemię usuwa się na zawsze, a zwycięzca kładzie na polu swój znacznik.
rule-14_5_A1 = Kiedy oblężone
    .text = Miasto jest oblężone tylko, dopóki leży na nim co najmniej jeden punkt.
rule-14_5_A2 = Bez posiłków
    .text = Oblężone miasto nie otrzymuje posiłków, a wódz wewnątrz nie może zaciągać wojska.
rule-14_5_A3 = Morze zamknięte
    .text = Żaden wódz nie może wypłynąć z oblężonego miasta, a lądująca tam armia nie może wejść do środka.
rule-14_5_B1 = Wypad
    .text = Aktywowana armia w oblężonym mieście może rozpocząć bitwę z oblegającymi (wypad), rozstrzyganą zwyczajnie.
rule-14_5_B2 = Odsiecz
    .text = Gdy aktywowana armia atakuje siły oblegające własne miasto, oblężeni mogą dołączyć wypadem.
rule-14_5_B3 = Dowództwo odsieczy
    .text = Jeśli wodzowie wypadu i armii mają równą rangę, właściciel wybiera dowódcę.
rule-14_5_B4 = Straty odsieczy
    .text = Straty można brać z armii lub z jednostek wypadu.
rule-14_5_B5 = Bez wypadu
    .text = Bez wypadu nie można użyć żadnego wodza z oblężonego miasta.
rule-14_5_B6 = Powrót po wypadzie
    .text = Po przegranej odsieczy do oblężonego miasta mogą wrócić tylko jednostki i wodzowie wypadu.
rule-15_1_1 = Połowa
    .text = Gdzie trzeba połowy liczby, ułamki odrzuca się.
rule-15_2_1 = Straty
    .text = Straty są w fazie zimowej lub z wydarzenia: rzut daje wiersz, liczba oddziałów kolumnę tabeli, a komórka liczbę oddziałów do usunięcia.
rule-15_2_2 = Wodzowie a straty
    .text = Strat nigdy nie przypłaca wódz, nawet gdy traci ostatni oddział.
rule-15_2_3 = Znak słonia
    .text = Kartagiński rzut w wierszu ze znakiem słonia zabiera najpierw słonia, jeśli jest.
rule-15_3_A1 = Miat
    .text = Gracz kartagiński zarządza Miatem (Radą Stu Czterech).
rule-15_3_A2 = Miat przy stratach
    .text = Miat jest częścią mapy przy utracie znaczników po bitwach i przy sprawdzeniu zwycięstwa.
rule-15_3_A3 = Umieszczanie w Miacie
    .text = Znaczniki kładzie się w Miacie zagraniem karty, po 1 PO.
rule-15_3_A4 = Pierwszy z Miatu
    .text = Gdy Kartagina usuwa znaczniki przy sprawdzeniu zwycięstwa lub po bitwie, pierwszy pochodzi z Miatu.
rule-15_3_A5 = Linia posiłków
    .text = Linia posiłków na Miacie podaje zwykłe posiłki Kartaginy: 1 oddział, 2 wodzów (wymieniony i wylosowany) i 1 okręt.
rule-15_3_A6 = Jeden znacznik na polu Miatu
    .text = Każde pole Miatu mieści najwyżej 1 znacznik.
rule-15_3_A7 = Dodatkowe posiłki
    .text = Dodatkowy wódz lub oddział z Miatu przysługuje, gdy oba pola przy znaku mają znaczniki.
rule-15_3_B1 = Miat wojowniczy
    .text = Miat jest wojowniczy, gdy ma co najmniej 3 znaczniki, w tym jeden na środku; liczy się wtedy jako prowincja Kartaginy.
rule-15_3_C1 = Miat neutralny
    .text = Miat jest neutralny, gdy ma co najmniej jeden znacznik, lecz nie jest wojowniczy.
rule-15_3_C2 = Neutralny niczyj
    .text = Neutralny Miat nie liczy się nikomu jako prowincja.
rule-15_3_C3 = Neutralny a Afryka
    .text = Przy neutralnym Miacie oddziały i tabory Kartaginy w Afryce muszą w niej zostać.
rule-15_3_D1 = Miat pokojowy
    .text = Miat jest pokojowy, gdy nie ma żadnego znacznika.
rule-15_3_D2 = Pokojowy dla Rzymu
    .text = Pokojowy Miat liczy się Rzymowi jako jedna prowincja.
rule-15_3_D3 = Pokojowy a Afryka
    .text = Przy pokojowym Miacie oddziały i tabory Kartaginy w Afryce muszą w niej zostać.
rule-15_3_D4 = Pokojowy a rozejm
    .text = Przy pokojowym Miacie ograniczenia rozejmu (#49) wiążą Kartaginę i tylko ją.
rule-15_4_A1 = Znacznik poziomu
    .text = Bieżący poziom wskazuje rzymski znacznik na torze sztuki żeglarskiej.
rule-15_4_A2 = Cztery poziomy
    .text = Poziomy to: słaba (1), niezła (2), dobra (3), doskonała (4); gra zaczyna się od słabej.
rule-15_4_A3 = Wzrost sztuki żeglarskiej
    .text = Sztuka żeglarska rośnie przez reformy morskie i wydarzenia jej dotyczące.
rule-15_4_A4 = Symbole na torze
    .text = Wyższy poziom to mniej symboli kartagińskich, więc trudniej przechwycić floty rzymskie, a łatwiej kartagińskie.
rule-15_4_A5 = Zasięg według poziomu
    .text = Okręty poziomu (1, 2, 3 lub 4) to zasięg morski Rzymu.
rule-15_4_A6 = Utrata poziomu
    .text = W fazie zimowej traci się poziom, gdy gotowych okrętów w porcie jest mniej niż jego numer.
rule-15_4_A7 = Powrót panowania zimą
    .text = W fazie zimowej panowanie wraca do Kartaginy, chyba że poziom jest doskonały.
rule-15_4_B1 = Poziom 1: słaba
    .text = Zasięg 1; -1 do rzutów w bitwie morskiej; jedna burza więcej przy Okrutnym morzu; trzy symbole kartagińskie; panowanie wraca; bez Afryki.
rule-15_4_B2 = Poziom 2: niezła
    .text = Zasięg 2; -1 do rzutów w bitwie morskiej; dwa symbole kartagińskie; panowanie wraca; bez Afryki.
rule-15_4_B3 = Poziom 3: dobra
    .text = Zasięg 3; bez modyfikatora; Afryka otwarta, gdy Rzym kontroluje Syrakuzy; jeden symbol kartagiński; panowanie wraca.
rule-15_4_B4 = Poziom 4: doskonała
    .text = Zasięg 4; bez modyfikatora; Afryka otwarta; bez symboli; panowanie nie wraca.
rule-15_5_1 = Korwusy
    .text = Z korwusami Rzym dodaje 1 do rzutów w bitwie morskiej i może brać zdobycze w wierszu 6.
rule-15_5_2 = Korwusy w burzy
    .text = Przy Okrutnym morzu korwusy powodują jeden rzut burzy więcej.
rule-15_5_3 = Montaż korwusów
    .text = Rzym montuje lub zdejmuje korwusy wydarzeniem Korwus (#17) lub reformą morską.
rule-15_5_4 = Znacznik korwusów
    .text = Znacznik przy torze pokazuje, że korwusy są zamontowane; dotyczy to wszystkich okrętów rzymskich.
rule-15_6_1 = Rzym w Afryce
    .text = Wodzowie rzymscy mogą wpłynąć do Afryki tylko: przy doskonałej sztuce żeglarskiej, przy dobrej i rzymskich Syrakuzach albo z Africanusem na czele.
rule-16_1_1 = Stałe posiłki
    .text = Opcja (pomaga Rzymowi): Rzym otrzymuje w każdej fazie posiłków 5 oddziałów zamiast liczenia prowincji Italii.
rule-16_2_1 = Wybór konsulów
    .text = Opcja (pomaga Rzymowi): Rzym może wybrać jednego lub obu nowych konsulów zamiast losować.
rule-16_3_1 = Przedłużony kontrakt
    .text = Opcja (pomaga Kartaginie): najętego Ksantypposa można zatrzymać na następny etap, płacąc jego cenę najmu tego etapu.
rule-16_3_2 = Kiedy płacić za kontrakt
    .text = Przedłużenie opłaca się przed ustaleniem posiłków z Miatu.
rule-16_4_1 = Łamacze blokady
    .text = Opcja (pomaga Kartaginie): mając tabor w swoim wielkim porcie i 1 gotowy okręt, Kartagina może próbować usunąć punkty oblężenia ze swojego oblężonego miasta.
rule-16_4_2 = Cena blokady
    .text = Zamiast zagrać kartę, Kartagina usuwa 1 tabor z wielkiego portu, odrzuca dowolną kartę i wyznacza 1 gotowy okręt.
rule-16_4_3 = Rzut na blokadę
    .text = Rzuca się czerwoną kością przy panowaniu na morzu, inaczej białą; każdy znak oblężenia usuwa 1 punkt, a znak straty eliminuje okręt.
rule-16_5_1 = Bez plemienia w Madauros
    .text = Opcja (nie pomaga nikomu): plemienia w Madauros nie ma, więc Afryka i Italia mają po 2 plemiona.
rule-16_5_2 = Niepokoje Rzymu
    .text = Zaraz po fazie izolacji każde niepodbijane plemię w Italii kosztuje Rzym jeden znacznik.
rule-16_5_3 = Niepokoje Kartaginy
    .text = Jednocześnie każde niepodbijane plemię w Afryce kosztuje Kartaginę jeden znacznik.
rule-16_5_4 = Skąd znacznik
    .text = Znacznik bierze się z prowincji lub regionu plemienia, dopóki jakiś tam jest.
rule-16_6_1 = Cena porażki
    .text = Opcja: przy rozstawieniu wódz P. Klaudiusz Pulcher dołącza do puli rzymskiej, a karty Cena porażki (#58) i Zły omen (#59) do talii.
rule-17_1_1a = #1 Strach przed słoniami
    .text = Zmniejsza rzut na szarżę słoni o 2, łącznie z -2 za zapomnianą taktykę (razem -4).
rule-17_1_3a = #3 Inżynierowie oblężniczy
    .text = Skutek trwa przez całe oblężenie, aż się powiedzie lub zostanie zniesione.
rule-17_1_3b = #3 Oba znaczniki
    .text = Jeśli oba znaczniki machin są na planszy, karty #3 nie można zagrać jako wydarzenia.
rule-17_1_5a = #5 Socii navales
    .text = Można umieścić dwa gotowe okręty, a potem użyć PO (nie trzeba) do ruchu morskiego, także łączonego z lądowym.
rule-17_1_11a = #11 Okrutne morze
    .text = Rzuty czyta się w kolumnie burzy; każde trafienie kosztuje flotę rzymską okręt, oddział i tabor, o ile je ma.
rule-17_1_11b = #11 Utrata floty
    .text = Jeśli Okrutne morze usunie wszystkie jednostki, wodzowie floty zostają wyparci.
rule-17_1_11c = #11 Tasowanie
    .text = Na koniec etapu, w którym użyto Okrutnego morza w jakikolwiek sposób, kartę, resztę talii i odrzucone tasuje się razem.
rule-17_1_17a = #17 Korwus
    .text = Można zagrać w dowolnej chwili własnej kolejki oraz na początku bitwy morskiej.
rule-17_1_19_20a = #19, #20 Port po drodze
    .text = Flota nie musi kończyć ruchu w porcie, z którego usuwa się tabory (#19) lub znaczniki (#20).
rule-17_1_19_20b = #19, #20 Raz
    .text = Skutek #19 lub #20 stosuje się tylko raz na zagranie.
rule-17_1_19_20c = #19, #20 Z ruchem lądowym
    .text = Ruch morski tych wydarzeń można łączyć z lądowym.
rule-17_1_32a = #32 Zła pogoda: kiedy
    .text = Można zagrać w dowolnej chwili ruchu lądowego lub morskiego aż do jego końca, przed rozstrzygnięciem reakcji, bez względu na dalszy ciąg.
rule-17_1_32b = #32 Cofnięcie
    .text = Ruch wodza skraca się wstecz do 2 PR: od razu wraca z armią lub flotą na ostatnie pole w odległości 2 PR od początku aktywacji.
rule-17_1_32c = #32 Tylko ruch
    .text = Działa tylko na ruch lądowy i morski, nie na przechwycenia, odwroty, unikanie itp.
rule-17_1_32d = #32 Przy kampanii
    .text = Wobec wydarzenia aktywującego kilku wodzów skraca ruch tylko jednego i trzeba ją ogłosić przed ruchem następnego.
rule-17_1_32e = #32 Wódz, nie jednostki
    .text = Ogranicza wodza, nie jednostki: prowadzone przez dwóch wodzów mogą nadal przebyć łącznie 4 PR.
rule-17_1_33a = #33 Posiłki sprzymierzeńców
    .text = Oddziały muszą dołączyć do wodza w Italii; Rzym bez wodza się nie nadaje.
rule-17_1_35_36a = #35, #36 Epidemia i zaraza
    .text = Armię, która rzuca na straty, wybiera gracz zagrywający kartę.
rule-17_1_39a = #39 Sztormy na morzu
    .text = Rzuca się kością i czyta kolumnę liczby wszystkich jednostek floty; flota traci tyle jednostek.
rule-17_1_39b = #39 Najpierw okręty
    .text = Stracone jednostki wybiera Kartagina, ale najpierw muszą to być wszystkie okręty.
rule-17_1_39c = #39 Utrata wszystkiego
    .text = Jeśli przepadną wszystkie jednostki, wódz wraca do portu zaokrętowania (nie zostaje wyparty).
rule-17_1_40_41a = #40, #41 Forsowny marsz
    .text = Daje 6 PR, które można wydać także na ruch morski ponad zwykły zasięg.
rule-17_1_42a = #42 Dezercja
    .text = Nie może usunąć słonia.
rule-17_1_43a = #43 Triumf
    .text = Nie może usuwać znaczników kartagińskich.
rule-17_1_44a = #44 Łupy wojenne
    .text = Przejmuje tylko wrogie znaczniki, które nie są miastami i nie mają na polu wrogich jednostek.
rule-17_1_45a = #45 Anulowanie
    .text = Jeśli Punicka wiarołomność anuluje wydarzenie, rzymską kartę odrzuca się, a jej PO nie liczą się w skarbie wojennym.
rule-17_1_45b = #45 Odkrycie ręki
    .text = Jeśli odkrywa karty, Rzym trzyma je odkryte do końca etapu.
rule-17_1_46a = #46 Cytadela
    .text = Znacznik cytadeli nie przepada po zdobyciu miasta; odtąd służy zdobywcy.
rule-17_1_49a = #49 Rozejm: przechwycenia
    .text = Podczas rozejmu nie wolno przechwytywać na morzu ani lądzie.
rule-17_1_49b = #49 Rozejm: oblężenia
    .text = Rozejm wstrzymuje próby oblężenia, ale siły mogą zostać pod miastami i zachować punkty.
rule-17_1_49c = #49 Rozejm: podbój
    .text = Rozejm nie wpływa na podbój plemion.
rule-17_1_49d = #49 Rozejm: wrogie pola
    .text = Oddziały stojące na wrogich znacznikach mogą zostać, ale nie mogą ich przejmować i nadal ponoszą straty zimowe.
rule-17_1_49e = #49 Zerwanie rozejmu
    .text = Rozejm zrywa tylko karta z gałązką oliwną zagrana jako wydarzenie, także niektóre kontrwydarzenia.
rule-17_1_49f = #49 Wydarzenie bez skutku
    .text = Wydarzenie z gałązką, którego nie da się wykonać, nie zrywa rozejmu.
rule-17_1_50a = #50 Dobry omen
    .text = Pozwala ustawić wynik jednego rzutu kością zamiast rzucać.
rule-17_1_52a = #52 Sąsiedztwo
    .text = Oba usuwane znaczniki muszą sąsiadować z polem oddziału gracza.
rule-17_1_52b = #52 Co można usunąć
    .text = Usuwać można tylko wrogie znaczniki, które nie są miastami ani plemionami i nie mają wrogich jednostek.
rule-17_1_54a = #54 Zasadzka na lądzie
    .text = Podnosi wartość bojową wodza, co może podnieść poziom kości w kroku C.
rule-17_1_54b = #54 Zasadzka na morzu
    .text = W bitwie morskiej podniesiona wartość daje admirałowi jedną kartę więcej i może przesunąć kolumnę.
rule-17_1_56a = #56 Flamen Martialis
    .text = Kosztuje 2 znaczniki raz: przy pierwszej w etapie aktywacji danego wodza, nie przy następnych.
rule-17_2_A_Adherbal1 = Adherbal: dowódca
    .text = Adherbal może użyć zdolności tylko jako dowódca floty przechwytującej.
rule-17_2_A_Adherbal2 = Adherbal: okręt
    .text = Wyremontowany okręt może dołączyć do floty, nadal ograniczonej do 5 okrętów.
rule-17_2_A_Carthalo1 = Kartalon: nie w oblężeniu
    .text = Kartalon nie może użyć zdolności zamknięty w oblężonym mieście.
rule-17_2_A_Carthalo2 = Kartalon: cała aktywacja
    .text = Zdolność zajmuje całą aktywację: nie może potem się poruszać, oblegać ani podbijać.
rule-17_2_A_Carthalo3 = Kartalon: co przejmuje
    .text = Przejmuje tylko wrogie znaczniki, które nie są miastami ani plemionami i nie mają wrogich jednostek.
rule-17_2_A_Gisco1 = Giskon: dwie karty
    .text = 2 karty taktyki Giskona zastępują karty za wartość bojową, nie są dodatkowe.
rule-17_2_A_Hamilcar1 = Hamilkar
    .text = Zdolność Hamilkara działa tylko w bitwach morskich.
rule-17_2_A_Barca1 = Hamilkar Barkas
    .text = Zdolność Barkasa działa tylko w bitwach lądowych.
rule-17_2_A_Himilco1 = Himilkon
    .text = Zdolność zajmuje całą aktywację; nie może potem rozpocząć bitwy (wypadu).
rule-17_2_A_Hasdrubal1 = Hazdrubal
    .text = Zdolność działa przy kartagińskiej szarży słoni.
rule-17_2_B_Florus1 = Akwiliusz Florus
    .text = Jego zdolność działa tylko w bitwach lądowych.
rule-17_2_B_Calatinus1 = Kalatinus: bitwy
    .text = Jego zdolność działa tylko w bitwach lądowych.
rule-17_2_B_Calatinus2 = Kalatinus: dyktator
    .text = To on zostaje dyktatorem po zagraniu karty #57.
rule-17_2_B_Catulus1 = Lutacjusz Katulus
    .text = Jego zdolność działa tylko w bitwach morskich.
rule-17_2_B_Caudex1 = Kaudeks: ruch
    .text = Jego zdolność działa tylko w ruchu lądowym.
rule-17_2_B_Caudex2 = Kaudeks: następca
    .text = Gdy zostaje wyeliminowany z jakiegokolwiek powodu, do puli rzymskiej od razu dołącza Scypion Azina.
rule-17_2_B_Duilius1 = Duiliusz: cena
    .text = By móc wybrać Duiliusza na prokonsula, Rzym musi zapłacić 1 PO z nadwyżki skarbu wojennego na koniec etapu, w którym został konsulem.
rule-17_2_B_Duilius2 = Duiliusz: warunek
    .text = Zapłata jest możliwa tylko, jeśli Rzym zagrał w etapie mniej PO niż Kartagina.
rule-17_2_B_Duilius3 = Duiliusz: znacznik
    .text = Rzymski znacznik na karcie pokazuje zapłatę; w następnym etapie może, lecz nie musi, zostać prokonsulem.
rule-17_2_B_Megellus1 = Megellus
    .text = Jego zdolność dotyczy zaciekłej obrony (14.3), którą załoga za oddział i tabor anuluje punkt oblężenia.
rule-17_2_B_Metellus1 = Metellus: szarża
    .text = Może kazać powtórzyć rzut na szarżę słoni po obliczeniu wyniku.
rule-17_2_B_Metellus2 = Metellus: raz
    .text = Może to zrobić raz w bitwie lądowej.
rule-17_2_B_Regulus1 = Regulus
    .text = Jego zdolność dotyczy bitew lądowych: po bitwie może wykorzystać pozostałe PR.
rule-17_2_B_LScipio1 = Lucjusz Scypion
    .text = Każda wygrana przez niego bitwa, na morzu lub lądzie, daje Rzymowi 1 nowy znacznik na polu bez znaczników; wrogowie na polu nie przeszkadzają.
rule-17_2_B_Paterculus1 = Paterkulus
    .text = Jego zdobyczy nie zabiera się od razu; musi jak zwykle wygrać bitwę morską.
rule-17_2_B_Valerius1 = Waleriusz Maksymus
    .text = Jeśli kończy ruch bitwą lądową, musi ją wygrać, by użyć zdolności.
rule-17_2_B_Vulso1 = Wulson: wielki port
    .text = Może użyć zdolności tylko, aktywowany w nieoblężonym wielkim porcie.
rule-17_2_B_Vulso2 = Wulson: dalej
    .text = Po użyciu zdolności może w tej samej aktywacji się poruszać lub oblegać.
rule-17_2_B_Vulso3 = Wulson: okręty
    .text = Może zamieniać okręty gotowe i zużyte w dowolnej mieszance (np. po jednym na 2 oddziały).

## Plansza na stronie

board-turn = Etap
board-phase =
    { $phase ->
        [reinforcement] posiłki
        [strategy] strategia
        [winter] zimowe straty
        [isolation] odcięcie
        [victory_check] sprawdzenie zwycięstwa
        [war_chest] skarbiec
       *[other] { $phase }
    }
board-ships = Okręty
board-ready = gotowe
board-spent = zużyte
board-at-sea = Na morzu
board-prizes = zdobyczne
board-chest = Skarbiec wojenny
board-hand = ręka
board-provinces = prowincje
board-supremacy = Panowanie na morzu
board-seamanship = Sztuka żeglarska
board-tally = Wpływy polityczne
board-your-hand = Twoje karty strategii
board-tactics = Twoje karty taktyki
board-elsewhere = Wodzowie do wyboru
board-battle = Bitwa:
board-naval = Bitwa morska:
board-hits = trafienia
board-warships = okręty
board-moving = { $name } maszeruje: zostało punktów { $points }
board-ops = Operacje
board-event = Wydarzenie
board-province = Prowincja
board-capacity = Miasto z murami, mieści
board-siege = oblężenie { $points } z { $needed }
board-tribe = plemię
board-strategy = Zdolność strategiczna
board-battle-rating = Zdolność bojowa
board-ability = Umiejętność
board-miat = Miat
board-truce = rozejm
board-fleet = Flota
board-at-port = W porcie
board-chest-holds = punkty: { $ops }, karty: { $cards }
board-navies = Okręty
board-corvi = korwusy
board-forgotten = zapomniana taktyka
board-provincial = Plansza prowincji
board-miat-is =
    { $state ->
        [warlike] wojowniczy
        [neutral] neutralny
        [peaceful] pokojowy
       *[other] { $state }
    }
board-bc = p.n.e.
board-deck = kart w talii
board-coming = Nadchodzi bitwa:
board-ahead = Czekałaby bitwa:
board-attacks = atakuje
board-defends = broni się
board-nobody = bez wodza
board-dice-level = Poziom kości
board-dice = Kości
board-level-name =
    { $level ->
        [0] żadna
        [1] mała
        [2] duża
       *[3] obie
    }
board-charge = Szarża słoni
board-beat = ponad { $n }; { $back } lub mniej obraca je
board-round = runda { $n }
board-cards = taktyka
board-roll = Rzut bitewny
board-column = Kolumna
board-interception = Przechwycenie:
board-avoids = Flota wymknie się przy { $n } z 6 ścianek kości morskiej:
board-slips = wymyka się
board-caught = zostaje przechwycona
board-no-avoiding = Nie można go uniknąć.
board-siege-now = Oblężenie:
board-siege-ahead = Możliwe oblężenie:
board-missing = Brakuje punktów
board-siege-die =
    { $die ->
        [red] Kość oblężenia (czerwona)
       *[white] Kość oblężenia (biała)
    }: +1, +2 to punkty, ✝ kosztuje oblegającego oddział.
board-siege-die-again =
    { $die ->
        [red] Kość oblężenia (czerwona)
       *[white] Kość oblężenia (biała)
    }: +1, +2 to punkty, ✝ kosztuje oblegającego oddział; można rzucić ponownie.
board-journey = Idź dalej do: { $name }, kroków { $steps }, punktów { $cost }
board-trait-name =
    { $trait ->
        [admiral] Admirał
        [africanus] Afrykański
        [aristocrat] Arystokrata
       *[other] { $trait }
    }
board-trait = Cechy
board-known = Znane z ręki przeciwnika
board-piles = Przejrzyj
board-discards = Odrzucone
board-removed = Usunięte z gry
board-generals = Wodzowie
board-standing =
    { $standing ->
        [pool] w puli
        [track] nadejdzie
        [eliminated] poległ
        [aside] odłożony
        [mercenary] do najęcia
       *[other] { $standing }
    }
board-office = Urząd
board-office-name =
    { $office ->
        [consul] Konsul
        [proconsul] Prokonsul
       *[dictator] Dyktator
    }
board-controls = Kontrola
board-neutral = nikt
board-in-field = W polu
board-within = W murach
board-force-cu = oddziały { $n }
board-force-elephants = słonie { $n }
board-force-supply = tabory { $n }
board-force-none = sami wodzowie
board-port = port
board-major-port = główny port
board-besieged = oblężone
board-counter = wydarzenie reakcji
board-once = usuwana po wydarzeniu
board-ships-sign = okręty
board-troops = zaciąg
board-key = Objaśnienie mapy
board-key-space = pole
board-key-port = port
board-key-city = miasto z murami
board-key-tribe = plemię
board-key-road = droga, 1 punkt
board-key-lane = szlak morski
board-key-storm = szlak ze sztormami
board-key-strait = Cieśnina, 2 punkty
board-key-stack = oddziały, słonie, tabory
board-key-general = wódz ze strategią i wartością bojową; ✦ piastuje urząd
board-key-army = Armia: oddziały, słonie, tabory; pod nią wodzowie z wartością strategii · bojową. Ci między blankami stoją w mieście. ✦ piastuje urząd.
board-key-goal = Przerywany bursztynowy pierścień to pole oddalone o kilka kroków: jedno kliknięcie rozgrywa drogę krok po kroku, dopóki każdy krok jest dozwolony.
board-deed-operate = { $deed } ({ $ops } PO)
board-deed-general = { $deed } ({ $strategy }·{ $battle })

## Klucze i wartości widoku w trybie tekstowym

view-turn = Etap
view-phase = Faza
view-active = Strona na ruchu
view-supremacy = Panowanie na morzu
view-seamanship = Sztuka żeglarska
view-corvi = Kruki
view-forgotten_tactics = Zapomniana taktyka
view-truce = Rozejm
view-citadel = Cytadela
view-spaces = Pola
view-provinces = Prowincje
view-display = Plansza prowincji
view-tally = Wpływy polityczne
view-miat = Kupcy
view-generals = Wodzowie
view-ships = Okręty
view-fleets = Floty
view-deck = Talia
view-discard = Odrzucone
view-removed = Usunięte z gry
view-war_chest = Skarbiec wojenny
view-hand_sizes = Kart na ręce
view-tactic_sizes = Kart taktyki
view-tactic_discard = Odrzucona taktyka
view-movement = Ruch
view-land_battle = Bitwa lądowa
view-naval_battle = Bitwa morska
view-hand = Ręka
view-tactics = Karty taktyki
view-control = Kontrola
view-outside = W polu
view-inside = W mieście
view-city = Miasto
view-capacity = Pojemność
view-large = Wielkie
view-besieged = Oblężone
view-tribe = Plemię
view-siege = Oblężenie
view-points = Punkty
view-needed = Potrzeba
view-by = Oblega
view-train = Tabor
view-cu = Oddziały
view-elephants = Słonie
view-st = Tabory
view-side = Strona
view-strategy = Zdolność strategiczna
view-battle = Zdolność bojowa
view-standing = Stan
view-office = Urząd
view-ready = gotowe
view-spent = zużyte
view-at_sea = na morzu
view-prizes = zdobyczne
view-sunk = zatopione
view-supply = w zapasie
view-cards = Karty
view-ops = Operacje
view-count = Liczba
view-covered = Zajęte
view-state = Stan
view-warships = Okręty
view-route = Droga
view-spied = Podejrzane karty
view-revealed = Odsłonięte karty
view-dictator_card = Karta Dyktatora
view-interception = Przechwycenie
view-attacker = Atakujący
view-sides = Strony
view-commander = Dowódca
view-rating = Zdolność bojowa
view-cus = Oddziały
view-allies = Sojusznicy
view-level = Poziom kości
view-hits = Trafienia
view-dice = Kości
view-charge = Szarża
view-charge_roll = Rzut szarży
view-coming = Nadchodzi
view-steps = Kroki
view-key = Krok
view-rule = Przepis
view-value = Wartość
view-amount = Zmiana
view-ahead = Przed armią
view-at = Miejsce
view-army = Armia
view-general = Wódz
view-mover = Płynie
view-round = Runda
view-column = Kolumna
view-roll = Rzut
view-roll_steps = Składniki rzutu
view-column_steps = Składniki kolumny
view-avoidable = Można uniknąć
view-faces = Ścianki
view-avoids = Unika
view-die = Kość
view-missing = Brakuje
view-reroll = Powtórny rzut
view-loss = Strata
view-flamen = Flamen
view-paid = Opłacony
view-port = Port
view-space = Pole
view-reinforcement = posiłki
view-winter = zimowe straty
view-isolation = odcięcie
view-victory_check = sprawdzenie zwycięstwa
view-warlike = wojowniczy
view-neutral = neutralny
view-peaceful = pokojowy
view-red = czerwona
view-white = biała
view-backfires_at = Zawraca przy
view-must_beat = Trzeba przebić
board-tactic-hand = karty taktyki
board-shown-hand = Ręka, odkryta dla wszystkich
board-chapter = { $chapter ->
        [strategy_card] Karty strategii
        [tactic_card] Karty taktyki
        [general] Wodzowie
        [space] Pola
       *[other] { $chapter }
    }
board-both-sides = obie strony
board-strategy-card = Karta strategii { $n }
board-tactic-card = Karta taktyki morskiej
board-general-card = Wódz
board-tactic-mark = Oznaczenie
board-tactic-step = { $step ->
        [battle] Bitwa: do końca bitwy
        [immediately] Natychmiast
        [engage] Starcie: we własnym kroku Starcia
        [enemy] Wróg: w najbliższym kroku Starcia przeciwnika
       *[any_time] w każdej chwili
    }
board-begins-at = Zaczyna w
board-breaks-truce = kończy Rozejm
board-legend-cards = Na kartach i przy wodzach
board-legend-players = Strony

## Skąd jest wynik

account-entry = { $entry }
account-capital = Kontrola: { $space }
account-italia = Prowincje Italii potrzebne Rzymowi
account-held-spaces = Kontrolowane pola
account-held-siege = Punkty oblężenia
account-held-cus = Oddziały
account-held-elephants = Słonie
account-held-trains = Tabory
account-held-warships = Gotowe okręty

display-etruria = Etruria
display-latium = Latium
display-campania = Kampania
display-apulia = Apulia
display-lucania = Lukania
display-sicilia = Sycylia
display-syracuse = Syrakuzy
display-corsica_sardinia = Korsyka i Sardynia
display-carthago = Kartagina
display-libya = Libia
display-numidia = Numidia
display-mare_tyrrhenum = Mare Tyrrhenum
display-lilybaeum = Lilybaeum
display-miat = Miat

board-report = { $kind ->
    [reaction] Reakcje lądowe
    [land_battle] Bitwa lądowa
    [interception] Przechwycenie na morzu
    [naval_battle] Bitwa morska
    [siege] Oblężenie
    [storm] Sztorm
    [event] Wydarzenie
    [winter] Zima i podliczenie
    [attrition] Rzut kością
   *[other] Nowy etap gry
}

## Czyny w toku, przed pytaniami

under-LandBattle = Bitwa lądowa, { $space }
under-NavalBattle = Bitwa morska, { $port }
under-NavalBattleResolution = Po bitwie morskiej, { $port }
under-NavalInterception = Flota, { $port }
under-InterceptionFleet = Przechwycenie, { $target }
under-LandReactions = { $general } wchodzi, { $space }
under-AvoidBattle = { $general } unika bitwy, { $space }
under-Garrison = Atak, { $space }
under-Retreat = Odwrót, { $space }
under-Overrun = Wejście, { $space }
under-SiegeAttempt = Oblężenie, { $space }
under-Sally = Odsiecz, { $space }
under-Settlement = { $general }, { $space }
under-VictorsPC = Zwycięstwo, { $general }
under-Detachment = Armia, { $leader }, { $space }
under-NavalMovement = { $general } u brzegów, { $port }
under-BlockadeRun = Blokada, { $space }
under-ActivatedAbility = { $general }
under-PriceOfFailure = Klęska, { $general }

## Rozstrzygnięcia

ruling-Q18 = Która kolumna jest kolumną sztormu?
    .text = Nie podano. To dane; plik elementów zawiera obowiązującą wartość (kolumna 5–6), póki nie sprawdzi się planszy.
ruling-Q177 = Kogo aktywują Socii navales?
    .text = Jednego wodza, którego wartość strategii nie przekracza punktów operacji karty, do ruchu obejmującego ruch morski; tabory nie pomagają, bo kartę zagrano jako wydarzenie. Ruch musi prowadzić na morze: aktywuje się tylko wodza, który może dotrzeć do portu, maszeruje tylko póki może jeszcze zaokrętować, a oblężenie, wypad ani zdolność zajmująca całą aktywację nie mogą tego zastąpić. To samo dotyczy #19 i #20.
ruling-Q178 = Kiedy zagrywa się Okrutne morze i czy rzuty następują kolejno?
    .text = W porcie, w którym kończy się rzymski ruch morski: po przechwyceniu i bitwie morskiej, a przed lądowaniem (znany jest wtedy ostatni szlak); nigdy przeciw flocie przechwytującej ani odrzuconej. Każdy rzut wykonuje się i stosuje jego straty po kolei; flota bez jednostek nie rzuca dalej. Wódz, który płynął bez jednostek, żadnych nie traci i nie zostaje usunięty. Sztormy na morzu (#39) mają takie samo okno przeciw Kartaginie.
ruling-Q179 = Przetasowanie na koniec etapu: przed odrzuceniem skarbca wojennego czy po?
    .text = Po, aby objęło cały stos odrzuconych; karty usunięte z gry pozostają poza nią.
ruling-Q180 = Wódz wydał ponad 2 punkty ruchu krokiem za 2 (Cieśnina, Mare Tyrrhenum), więc żadne pole nie leży dokładnie przy 2.
    .text = Wraca na ostatnie pole osiągnięte za najwyżej 2 punkty. Flota, która taki port tylko minęła, bo stoi tam wróg lub nie mogła lądować, cofa się do ostatniego wcześniejszego portu, w którym może, w najgorszym razie do portu zaokrętowania: karta odsyła, nie każe atakować. Ten port jest wtedy celem: następują tam reakcje lądowe (7.3.B3), a kto jest tam sam, zostaje usunięty, uznany za będącego wewnątrz lub pojmany jak przy każdym lądowaniu.
ruling-Q181 = Jednostki zabrane lub zostawione za punktem powrotu.
    .text = Zabrane później wracają tam, gdzie były, zostawione później są znów z nim, a tabor zniszczony później nie jest zniszczony. Gdy za punktem powrotu rozstrzygnięto reakcję, pojmanie, usunięcie lub stratowanie, karta przychodzi za późno na resztę tego ruchu. Można ją zagrać przy wejściu na pole, a jeśli nic się tam nie rozstrzygnęło, także gdy wódz staje lub zaczyna próbę oblężenia czy podboju.
ruling-Q182 = Sztormy na morzu odsyłają wodza do portu zaokrętowania, Okrutne morze go usuwa.
    .text = Obie jak w druku; każda uwaga rządzi swoją kartą.
ruling-Q183 = Uwagi zakazują przechwyceń, oblężeń i zamiany znaczników przez oddziały. Czy armie mogą w czasie Rozejmu atakować lub wchodzić na pola wroga?
    .text = Nie. Uwaga, że oddziały stojące już na znacznikach wroga mogą zostać, oznacza, że nie mogą wchodzić na pola ze znacznikami, miastami ani oddziałami wroga, lądem ani z morza; tekst karty w pliku elementów mówi to samo. Floty mogą mijać takie porty.
ruling-Q184 = Jak długo trwa Rozejm?
    .text = Aż zostanie złamany lub skończy się etap, jak mówi tekst karty w pliku elementów.
ruling-Q185 = Którą kość może ustawić Dobry omen i w czyim rzucie?
    .text = Tylko zwykłą kość, w rzucie, który wykonywałby jego gracz.
ruling-Q186 = G. Duiliusz: kiedy płaci się PO?
    .text = W fazie skarbu wojennego etapu, w którym został konsulem: to jeden z punktów, które Rzym może wydać, gdy tabory przeciwnika zmniejszyły już różnicę.
ruling-Q187 = L. Korneliusz Scypion kładzie znacznik na dowolnym polu bez znaczników: także przy plemieniu lub w mieście z murami?
    .text = Nie. Miasto z murami liczy się jako znacznik, a przy plemieniu znaczników się nie kładzie (2.1.D).
ruling-Q189 = Wydarzenie z gałązką oliwną samo robi to, czego Rozejm zakazuje (próba oblężenia, zamiana, lądowanie). Czy można je wykonać w czasie Rozejmu?
    .text = Tak. Czy da się je wykonać, ocenia się bez względu na Rozejm; jeśli tak, Rozejm najpierw się kończy, a potem działa wydarzenie. Tylko wydarzenie, które nawet bez Rozejmu nic by nie dało, pozostawia go w mocy (17.1#49f). Pokojowy Miat to co innego: jego ograniczenia się nie kończą (Q167), więc Kartagina nie może użyć zakazanej części.
ruling-Q193 = Zasadzkę zagrano dla floty, której wybranym admirałem jest H. Giskon: 2 czy 3 karty taktyki?
    .text = 3. Jego 2 karty zastępują wydrukowaną wartość przy dobieraniu, a uwaga o Zasadzce obiecuje jedną więcej. Dla kolumny jego wartość to 1 + 1 = 2.
ruling-Q194 = Które rzymskie zagrania może unieważnić Punicka wiarołomność?
    .text = Każdą kartę strategii zagraną z rzymskiej ręki jako wydarzenie, także wydarzenia reakcji. Nie kartę Dyktatora (#57), której nie zagrywa się z ręki i której wejście zastępuje zagranie karty, ani karty użytej dla punktów operacji. Na samą Punicką wiarołomność nic nie odpowiada.

## Przewodnik pierwszej gry: co mówi i co odpowiada

guide-farewell = Wiesz już, z czego składa się wojna. Przed każdą kartą licz prowincje i nigdy nie zostawiaj Rzymu pustego.
guide-claim_first = Kto panuje na morzu, decyduje, kto gra pierwszy. Kartą kampanii można zastrzec pierwsze zagranie, ale zwykle więcej jest warta później.
    .done = Dobrze. Teraz obie strony zagrywają karty na zmianę.
guide-card = Zagraj kartę: dla punktów albo dla wydarzenia. Punkty to chleb powszedni: jedna karta rusza wodza albo stawia tyle znaczników, ile ma punktów. Wysokie zachowaj dla wodzów, którzy ich potrzebują.
    .done = Teraz powiedz, na co idą punkty.
    .other = Dobrze. Na cokolwiek idzie karta, jej punkty liczą się w skarbcu wojennym.
guide-markers = Na co idą punkty? Znacznik na wolnym polu kosztuje jeden. Prowincja jest twoja, gdy kontrolujesz ponad połowę jej pól, a plansza prowincji obok mapy je liczy. Gdzie jeden znacznik przechyli prowincję?
    .done = Dobrze. Resztę wydaj tak samo.
    .other = Dobrze, jeśli służy to planowi.
guide-spending = Zostały punkty. Wydawaj po jednym: znaczniki, tabor dla armii, zużyty okręt znów gotowy.
    .done = Dobrze. Niewydane punkty by przepadły.
    .other = Dobrze. Niewydane punkty przepadają.
guide-activate = Karta może ruszyć wodza, jeśli ma co najmniej tyle punktów, ile wynosi jego zdolność strategiczna. Ma cztery punkty ruchu i zabiera do dziesięciu jednostek. Czy w zasięgu czterech kroków jest coś wartego zachodu?
    .done = Ruszył.
    .other = Dobrze. Ale armia, która stoi, wojny nie wygra.
guide-raise = Karta za trzy punkty może też wystawić oddział przy wodzu na twojej ziemi albo zbudować tyle okrętów, ile pokazuje.
    .done = Dobrze.
guide-march = Idzie drogami, punkt za krok. Na każdym kroku wróg może zareagować. Świecące pola to następny krok; pierścień pokazuje, dokąd dałoby się iść dalej.
    .done = Idzie dalej.
    .other = Dobrze. Gdy stanie, reszta jego punktów przepada.
guide-regroup = Po drodze może zabierać oddziały albo zostawiać je tam, gdzie stoi. Załoga z taborem za murami może przedłużyć oblężenie.
    .done = Dobrze.
guide-stop = Może stanąć w każdej chwili. Gdzie armia przezimuje? Na polu z wrogim znacznikiem, wrogim miastem albo plemieniem może stracić ludzi, chyba że zużyje tabor.
    .done = Dobrze.
guide-siege = Mury albo plemię! Z trzema oddziałami może je oblegać: każda próba to rzut kością na punkty oblężenia, a dwa lub trzy punkty wystarczą. Miasta z murami nie padają inaczej.
    .done = Kość rzucona. Wracaj z następną kartą, aż padnie.
    .other = Dobrze. Punkty oblężenia zostają, dopóki stoją tam twoje oddziały.
guide-embark = W porcie może z armią wejść na okręty. Wszystkie szlaki płynie się jednym ciągiem, a wróg może przechwycić flotę.
    .done = Dobrze.
guide-who_comes = Kto rusza? Najpierw wodzowie, potem liczby. Najprościej cała armia; najwyżej dziesięć jednostek.
    .done = Dobrze. Co zostaje, trzyma miejsce.
guide-inside = Wróg stoi pod twoim miastem. Za murami oddziały są bezpieczne od bitwy, ale można je oblegać; na zewnątrz mogą walczyć albo ujść.
    .done = Dobrze. Za każdym razem decydujesz od nowa.
guide-settlement = Ten wódz ma własną umiejętność i tu można jej użyć. Naciśnij jego imię, by ją przeczytać.
    .done = Dobrze: wódz to więcej niż dwie liczby.
guide-land_reaction = Wróg wszedł na pole w pobliżu. Armia na nim może próbować uniknąć bitwy, sąsiednia przechwycić go. Wszystko ogłasza się przed rzutami. Kto jest silniejszy?
    .done = Ogłoszone. Teraz decydują kości.
guide-counter = Tu można zagrać kontrwydarzenie, jeśli je masz. Pytamy zawsze, by nikt niczego nie odgadł. Kosztuje cię ono jedno z późniejszych zagrań.
    .done = Dobrze. Przeważnie nie ma czego odpierać.
    .other = Niespodzianka! Tej karty zabraknie później.
guide-interception = Przepływa wroga flota. Z gotowymi okrętami w porcie możesz ją przechwycić. Pobita flota traci okręty i ludzi; twoja też może. Jeśli panujesz na morzu i ją przepuścisz, tracisz to panowanie.
    .done = Dobrze.
guide-intercepting = Z czego składa się flota i którędy płynie? Więcej okrętów to więcej wygranych; co zostanie w porcie, przechwyci innym razem.
    .done = Dobrze.
guide-winter = Zima. Ta armia stoi na wrogiej ziemi i może w rzucie stracić ludzi. Tabor ją przed tym chroni.
    .done = Ludzie mają co jeść.
    .other = Tabor zostaje na później. Teraz decyduje kość.
guide-removal = Musisz usunąć znaczniki: druga strona ma więcej prowincji, bitwa jest przegrana albo każe tak wydarzenie. Zdejmij te, które nie trzymają żadnej prowincji; kto nie może usunąć dość znaczników, przegrywa grę.
    .done = Gotowe. W następnym etapie może to spotkać drugą stronę.
guide-proconsul = Konsulowie Rzymu co etap odchodzą i losuje się dwóch nowych. Jeden z odchodzących może zostać prokonsulem, a wtedy odchodzi dawny prokonsul: zatrzymaj tego, kto stoi dobrze, na przykład w trakcie oblężenia.
    .done = Dobrze.
guide-placement = Wchodzi nowy element. Wódz jest najwięcej wart tam, gdzie ma armię i gdzie jedną kartą da się coś zacząć.
    .done = Dobrze.
guide-reform = Reforma morska: zamień żołnierzy w Rzymie na okręty, ćwicz załogi, montuj korwusy. Bez okrętów Kartagina robi na morzu, co chce.
    .done = Dobrze. Rzym uczy się pływać.
    .other = Dobrze. Bez korwusów flota mniej boi się sztormów.
guide-retreat = Twoja armia musi albo może ustąpić. Wybierz własną ziemię, blisko pomocy i murów.
    .done = Dobrze. Armia, która przetrwa, będzie walczyć znowu.
guide-event = Jedna z twoich kart ma wydarzenie dla ciebie: w twoim kolorze albo w obu. Przeczytaj je: w dobrej chwili jest warte więcej niż punkty.
    .done = Dzieje się, jak napisano.
    .other = Dobrze. Wydarzenie może poczekać na swój czas.
guide-event_target = Wydarzenie każe wybrać. Gdzie najbardziej zaboli drugą stronę albo najwięcej pomoże tobie?
    .done = Dobrze.
    .other = Dobrze. Nie trzeba wykorzystać całego wydarzenia.
guide-campaigner = To wydarzenie uruchamia wodzów, jednego po drugim: każdego tylko raz, a każdy kończy ruch i walki, zanim ruszy następny. Niech pierwszy pójdzie ten, kto otwiera drogę.
    .done = Dobrze.
    .other = Dobrze. Nie każdy wódz musi ruszyć.
guide-chest = Zagrane przez ciebie karty miały więcej punktów i druga strona może wydać różnicę. Oddane tabory ją zmniejszą.
    .done = Dobrze.
guide-dictator = Rzym jest daleko w tyle i może powołać dyktatora: mocny wódz z trzema oddziałami w Rzymie, zamiast karty.
    .done = Dobrze.
    .other = Dobrze. Można go powołać później, dopóki Rzym jest tak daleko w tyle.
guide-warships = Ile okrętów osłania armię? Najwyżej pięć. Bez nich wroga flota trafi na bezbronne transporty.
    .done = Dobrze. Niezaatakowane wracają gotowe.
guide-sail_on = Na morzu: płyń dalej, zabierz innych w porcie albo ląduj. Zanim wylądujesz, wróg może przechwycić.
    .done = Dobrze.
guide-naval_battle = Bitwa morska: w każdej rundzie najpierw jedna strona może zagrać kartę taktyki i rzuca, potem druga. Kto panuje na morzu, może odejść, ale to panowanie oddaje. Walcz dalej, jeśli masz więcej okrętów.
    .done = Dobrze. Kości pokazuje panel obok mapy.
guide-victors = Morze jest twoje. Wybierz, gdzie zwycięzcy zawiną: blisko tego, co ma nastąpić.
    .done = Dobrze.
guide-first = Panujesz na morzu i mówisz, kto gra pierwszy. Pierwszy uderza pierwszy; drugi ma zwykle ostatnią kartę etapu.
    .done = Dobrze.
guide-overrun = Pięć oddziałów przeciw jednemu bez wodza: można go rozbić z marszu, bez bitwy, i iść dalej.
    .done = Rozbity.
    .other = A więc bitwa i tu marsz się kończy.
guide-battle = Walka na lądzie albo o mury. Porównaj liczby i zdolności bojowe wodzów, potem odpowiedz na pytanie; rzuty pokazuje panel.
    .done = Dobrze.
