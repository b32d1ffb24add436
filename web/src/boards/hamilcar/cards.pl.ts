// What the cards and Generals do, in Polish; the component tables hold the English. Copies of a card share their text.

export const CARDS: Record<string, string> = {
  elephant_fright: "Zagraj po ogłoszeniu szarży słoni: odejmij 2 od jej rzutu, niezależnie od zapomnianej taktyki.",
  numidian_horse:
    "Zagraj przed bitwą lądową w Afryce lub na Sycylii: po krokach A–C poziom twoich kości rośnie o 1, najwyżej do 3. Nigdy nie usuwa kości przeciwnika i nie pomaga stronie, której kość usunięto.",
  siege_engineers:
    "Umieść machiny oblężnicze przy swojej armii na polu wrogiego miasta z murami. Dopóki trwa to oblężenie, w każdej próbie możesz raz powtórzyć rzut kością oblężenia; znacznik wraca, gdy oblężenie się uda lub zostanie przerwane. Nie do zagrania jako wydarzenie, gdy oba znaczniki są na planszy.",
  surprise_sortie:
    "Zagraj po próbie oblężenia (także z zaciętą obroną), która nie zdobyła twojego miasta z murami z co najmniej 1 oddziałem wewnątrz: usuń z niego jeden punkt oblężenia.",
  socii_navales:
    "Umieść 2 gotowe okręty. Potem możesz użyć 3 punktów operacji na ruch morski, także połączony z lądowym.",
  captured_quinquereme: "Popraw sztukę żeglarską o jeden poziom i umieść 1 gotowy okręt.",
  loans_of_the_citizens: "Umieść 3 gotowe okręty, a od 6. etapu 4.",
  rowers_trained_ashore:
    "Popraw sztukę żeglarską o jeden poziom, jeśli jest słaba lub niezła; w przeciwnym razie napraw do 3 okrętów.",
  punic_pilots: "Zagraj na początku bitwy morskiej: dobierz 2 dodatkowe karty taktyki.",
  the_rhodian:
    "Umieść do 2 taborów w jednym swoim oblężonym mieście portowym, w granicach jego pojemności, i usuń z niego jeden punkt oblężenia. Bez takiego miasta nie do zagrania jako wydarzenie.",
  cruel_sea:
    "Zagraj, gdy flota rzymska dotarła do portu, w którym kończy ruch morski, po ewentualnym przechwyceniu i przed lądowaniem: rzuć w kolumnie sztormu tabeli strat raz za każdy symbol sztormu ostatniego szlaku, jeszcze raz za kruki i jeszcze raz przy słabej sztuce żeglarskiej. Każde trafienie usuwa z floty 1 okręt, 1 oddział i 1 tabor; jeśli nic nie zostanie, wodzowie zostają usunięci z pola. Po rozpatrzeniu tej karty, nawet za punkty lub przy odrzuceniu, z końcem etapu tasuje się całą talię i odrzucone karty.",
  shipyards_of_the_cothon: "Umieść 2 gotowe okręty i napraw 1.",
  careened_hulls:
    "Napraw do 2 okrętów; jeśli masz potem w porcie więcej gotowych okrętów niż przeciwnik, przejmij panowanie na morzu.",
  evasion: "Zagraj w dowolnej chwili bitwy morskiej: twoja flota uchodzi.",
  veteran_rowers: "Zagraj na początku bitwy morskiej: dodawaj w niej 1 do swoich rzutów bitewnych.",
  silver_of_iberia:
    "Umieść 2 tabory w Kartaginie lub przy armiach Kartaginy oraz umieść 1 znacznik w Miacie albo napraw 1 okręt.",
  corvus: "Zagraj w swojej turze lub na początku bitwy morskiej: zamontuj kruki na okrętach Rzymu albo je zdejmij.",
  lookouts: "Zagraj, ogłaszając przechwycenie na morzu: przeciwnik nie może próbować go uniknąć.",
  raid_on_port:
    "Aktywuj dowolnego wodza do ruchu z ruchem morskim. W jednym wrogim porcie na trasie, nie tylko na jej końcu, usuń do 2 wrogich taborów spoza miasta z murami.",
  mare_nostrum:
    "Aktywuj dowolnego wodza do ruchu z ruchem morskim, także do Afryki bez względu na sztukę żeglarską. W jednym porcie na trasie usuń wrogi znacznik, który nie jest miastem z murami; jeśli nie ma tam wrogich oddziałów, możesz umieścić znacznik Rzymu.",
  minor_campaign: "Aktywuj kolejno do 2 wodzów o dowolnej zdolności strategicznej.",
  major_campaign: "Aktywuj kolejno do 3 wodzów o dowolnej zdolności strategicznej.",
  libyan_levies: "Umieść 2 oddziały w Kartaginie lub przy wodzach Kartaginy w Afryce.",
  greek_mercenaries: "Umieść 2 oddziały przy wodzach Kartaginy w portach.",
  elephants_from_the_interior: "Umieść 1 oddział słoni w Kartaginie lub przy wodzu Kartaginy w Afryce.",
  war_party_in_the_council: "Umieść do 3 znaczników w Miacie.",
  peace_party_in_the_council:
    "Kartagina usuwa z Miatu 2 wybrane przez siebie znaczniki albo wszystkie, jeśli jest ich mniej; samo to nigdy nie przegrywa gry.",
  latin_colonies: "Umieść do 3 znaczników w Italii albo 2 na Sycylii, gdzie pozwalają na to zasady operacji.",
  bad_weather:
    "Zagraj w trakcie lub na końcu wrogiego ruchu lądowego albo morskiego, przed reakcjami: aktywny wódz ma tylko 2 punkty ruchu i wraca z armią lub flotą na ostatnie pole w ich zasięgu.",
  allied_auxiliaries: "Umieść 2 oddziały przy jednym lub kilku wodzach Rzymu w Italii.",
  hiero_sends_grain:
    "Jeśli Rzym kontroluje Syrakuzy, umieść 3 tabory przy armiach Rzymu w regionie Sycylii lub w tamtejszych miastach Rzymu; w przeciwnym razie 1.",
  epidemic: "Wybierz armię na planszy: rzuca na straty.",
  pestilence: "Wybierz armię na polu miasta z murami lub plemienia: rzuca na straty.",
  grain_shortage:
    "Przeciwnik traci 2 tabory: pierwszy wybiera sam, drugi ty; za każdy brakujący usuwa wybrany przez siebie znacznik.",
  unpaid_soldiers:
    "Wybierz wrogą armię z co najmniej 4 oddziałami i bez taboru: traci 1 oddział wybrany przez właściciela, nie słonie. Bez skutku, jeśli takiej armii nie ma lub ma same słonie.",
  storms_at_sea:
    "Zagraj, gdy flota Kartaginy dotarła do portu, w którym kończy ruch morski, po ewentualnym przechwyceniu i przed lądowaniem: rzuć kością i odczytaj w tabeli strat wynik dla liczby wszystkich jednostek floty; tyle jednostek traci do wyboru właściciela, lecz najpierw wszystkie okręty. Jeśli stracono wszystko, wódz wraca do portu, z którego wypłynął.",
  forced_march:
    "Aktywuj jednego wodza o dowolnej zdolności strategicznej z 6 punktami ruchu; ruchu morskiego nie wiąże zwykły limit.",
  sicilian_allies_desert: "Kartagina usuwa 1 wybrany przez Rzym oddział w regionie Sycylii, nie słonie.",
  triumph:
    "Jeśli Rzym wygrał w tym etapie bitwę lądową lub morską, umieść do 3 znaczników, w przeciwnym razie 1, na polach bez znacznika, miasta z murami, plemienia i wrogich oddziałów. Nie usuwa się znaczników Kartaginy.",
  spoils_of_war:
    "Jeśli wygrałeś w tym etapie bitwę lądową lub ukończyłeś oblężenie, wybierz jedno takie pole: odwróć do 2 wrogich znaczników w jego prowincji lub na polach obok, bez miast z murami i wrogich jednostek; w przeciwnym razie umieść 1 tabor przy armii.",
  punic_faith:
    "Zagraj, gdy Rzym zagrywa wydarzenie: zostaje anulowane i odrzucone, nie licząc się do skarbca; albo w swojej turze: Rzym gra do końca etapu z odkrytymi kartami strategii.",
  citadel:
    "Umieść znacznik cytadeli na swoim nieoblężonym mieście z murami: do jego zdobycia trzeba o jeden punkt oblężenia więcej. Znacznik zostaje, gdy miasto zmienia właściciela. Nie do zagrania jako wydarzenie, gdy jest już na planszy.",
  numidian_rising:
    "Kartagina usuwa 2 wybrane przez Rzym znaczniki w Numidii lub Libii albo obok plemienia w Afryce, bez oddziałów Kartaginy.",
  unrest_in_italia:
    "Rzym usuwa 2 wybrane przez Kartaginę znaczniki w Etrurii, Samnium lub Lukanii albo obok plemienia w Italii, bez oddziałów Rzymu.",
  truce:
    "Rozejm trwa do zagrania wydarzenia ze złamaną gałązką oliwną lub do końca etapu: żadna armia nie może wejść na pole z wrogimi oddziałami, wrogim miastem z murami lub wrogim znacznikiem (floty mogą mijać takie porty), nie wolno przechwytywać, oblegać ani odwracać wrogich znaczników. Siły mogą zostać na miejscu i zachowują punkty oblężenia; podbój plemion trwa.",
  good_omen: "Zagraj zamiast jednego własnego rzutu zwykłą kością: ustal jego wynik od 1 do 6, przed modyfikatorami.",
  spies:
    "Obejrzyj karty strategii przeciwnika; odrzuca on tę z najmniejszą liczbą punktów (przy równych wybiera), a ta liczy się do jego skarbca.",
  surprise_raids:
    "Usuń do 2 wrogich znaczników obok jednego pola z co najmniej jednym twoim oddziałem; nie mogą to być miasta z murami ani pola z wrogimi jednostkami.",
  treachery_in_the_city:
    "Twoja armia z co najmniej 3 oddziałami przed wrogim miastem z murami, lecz nie wielkim, zyskuje tam punkt oblężenia, którego zacięta obrona nie może znieść. Jeśli miasto nie padło, wódz tej armii podejmuje próbę oblężenia bez innej aktywacji.",
  ambush: "Zagraj przed bitwą lądową lub morską: zdolność bojowa twojego dowódcy jest w niej o 1 większa.",
  rival_consuls:
    "Zagraj na początku bitwy lądowej z armią Rzymu, w której są obaj konsulowie, a nie dowodzi dyktator: wybierasz, który z nich dowodzi, bez względu na rangę; rzutu na zmianę dowództwa się nie wykonuje.",
  flamen_martialis:
    "Wybierz konsula Rzymu: przy pierwszej aktywacji w tym etapie Rzym musi usunąć 2 znaczniki; jeśli ma mniej, nie można go aktywować.",
  dictator:
    "Po 1. etapie, jeśli Kartagina ma na planszy prowincji co najmniej 3 znaczniki więcej, a A. Atyliusza Kalatyna nie ma na mapie: zostaje on dyktatorem w Rzymie z 3 oddziałami. Usuwany z końcem fazy skarbca.",
  price_of_failure:
    "Zagraj, gdy Kartagina przegrała bitwę lądową lub morską: jej dowódca w tej bitwie, o ile nie jest nim Hamilkar Barkas, ginie, nawet jeśli klęska usunęła go z pola.",
  bad_omen:
    "Zagraj przed bitwą lądową lub morską: zdolność bojowa rzymskiego dowódcy jest w niej o 1 mniejsza, a Rzym nie może przed nią zagrać własnego wydarzenia.",
  great_leadership: "Zdolność bojowa twojego dowódcy jest w tej bitwie o 1 większa.",
  flee: "Twoja flota uchodzi. Zachowujesz panowanie na morzu, jeśli je masz.",
  pursuit: "Anuluj udane ujście przeciwnika; można zagrać obok karty z kroku manewru.",
  diekplous: "Dodaj 1 do swojego rzutu bitewnego.",
  periplous: "Wykonaj swój rzut bitewny o jedną kolumnę dalej w prawo.",
  boarding: "Jeśli twój rzut bitewny da co najmniej jedno trafienie, jeden trafiony wrogi okręt staje się zdobyczą.",
  kyklos: "Przeciwnik wykonuje rzut bitewny o jedną kolumnę dalej w lewo, nie poniżej I.",
  missiles: "Przeciwnik odejmuje 1 od swojego rzutu bitewnego.",
  wind: "Przejmij panowanie na morzu.",
  reserve_squadron: "Dobierz 2 karty taktyki.",
};

export const ABILITIES: Record<string, string> = {
  hanno: "W Afryce jego zdolność strategiczna wynosi 2.",
  gisco: "Przed bitwą morską dobiera 2 karty taktyki zamiast tylu, ile wynosi jego zdolność bojowa.",
  hamilcar: "Raz w każdej bitwie morskiej może powtórzyć jeden własny rzut bitewny.",
  hasdrubal: "Dodaj 1 do rzutu, gdy jego armia szarżuje słoniami.",
  carthalo:
    "Zamiast ruchu, oblężenia lub podboju może odwrócić jeden wrogi znacznik na swoim polu lub polu obok przy drodze, bez miasta z murami, plemienia i wrogich jednostek. Nie z oblężonego miasta.",
  adherbal:
    "Gdy dowodzi flotą przechwytującą, najpierw napraw jeden zużyty okręt; może dołączyć do jego floty w granicach limitu 5.",
  himilco: "W oblężonym mieście może, zamiast ruszać się lub zaczynać bitwę, usunąć z niego jeden punkt oblężenia.",
  xanthippus:
    "Przybywa z 1 oddziałem słoni do własnego, nieoblężonego portu w Afryce; znacznik zapomnianej taktyki opuszcza grę. Usuwany z końcem etapu lub gdy musiałby opuścić pole.",
  hamilcar_barca:
    "Przewyższa rangą innych wodzów Kartaginy i w fazie posiłków zostaje na mapie. Raz w bitwie lądowej może powtórzyć rzut jedną własną kością. Wchodzi najpóźniej w 7. etapie, z 1 oddziałem.",
  claudius_caudex:
    "Przekroczenie Cieśniny Messańskiej lądem kosztuje go 1 punkt ruchu zamiast 2. Gdy zginie, do puli dołącza Cn. Cornelius Scipio Asina.",
  valerius_maximus:
    "Gdy kończy ruch, może umieścić lub odwrócić jeden znacznik na swoim polu, jeśli pozwalają na to zasady operacji; po bitwie lądowej tylko, gdy ją wygrał.",
  fulvius_flaccus: "Brak.",
  scipio_asina: "Gdy dowodzi płynącą flotą, Rzym nie może próbować uniknąć jej przechwycenia.",
  postumius_megellus: "Przeciw punktowi oblężenia, który umieszcza, nie ma zaciętej obrony.",
  valerius_flaccus: "Brak.",
  duilius:
    "Może zostać prokonsulem tylko, jeśli Rzym zapłaci 1 punkt ze skarbca z końcem etapu, w którym został konsulem.",
  cornelius_scipio:
    "Po wygranej bitwie lądowej lub morskiej może umieścić znacznik Rzymu na dowolnym polu bez znacznika, nawet z wrogimi jednostkami lub wodzami.",
  aquilius_florus:
    "W bitwie lądowej jego strona otrzymuje o jedno trafienie mniej, nie poniżej 0; liczy się to przed ustaleniem przegranego.",
  atilius_calatinus:
    "Wygrywa zremisowaną bitwę lądową, nawet jako atakujący. Zostaje dyktatorem po zagraniu karty 57, nawet jeśli zginął.",
  sulpicius_paterculus:
    "Raz w bitwie morskiej jeden trafiony przez niego wrogi okręt staje się zdobyczą, zamiast zatonąć.",
  atilius_regulus: "Po wygranej bitwie lądowej może ruszać dalej, jeśli zostały mu punkty ruchu.",
  vulso_longus:
    "Aktywowany w nieoblężonym głównym porcie Rzymu może najpierw zamienić do 2 okrętów w porcie, gotowych lub zużytych, na tyle samo oddziałów na swoim polu, a potem ruszyć się lub oblegać.",
  caecilius_metellus: "Raz w bitwie lądowej może nakazać powtórzenie rzutu na szarżę słoni po poznaniu wyniku.",
  lutatius_catulus: "W pierwszej rundzie bitwy morskiej dodaje 1 do swojego rzutu bitewnego.",
  claudius_pulcher: "Gdy jego flota zostaje przechwycona, Rzym nie może uniknąć przechwycenia ani ujść.",
};

/** The Polish text of a card: copies are numbered. */
export const cardText = (id: string): string | undefined => CARDS[id] ?? CARDS[id.replace(/_\d+$/, "")];
