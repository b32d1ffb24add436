# Neptun po polsku.

## Gra

game-title = Neptun
game-line = Zdobywaj kontrakty, żegluj z wiatrem lub pod wiatr, dostarczaj we właściwej kolejności i czcij świątynie pięciu krain.

## Miejsca przy stole

seat-red = Czerwony
seat-green = Zielony
seat-purple = Fioletowy
seat-yellow = Żółty
seat-blue = Niebieski

## Krainy

region-hispania = Hiszpania
    .loc = w Hiszpanii
    .gen = Hiszpanii
region-italia = Italia
    .loc = w Italii
    .gen = Italii
region-graecia = Grecja
    .loc = w Grecji
    .gen = Grecji
region-asia = Azja
    .loc = w Azji
    .gen = Azji
region-africa = Afryka
    .loc = w Afryce
    .gen = Afryki

## Miasta (.gen: dopełniacz, .loc: gdzie, .to: dokąd)

city-creta = Kreta
    .gen = Krety
    .loc = na Krecie
    .to = na Kretę
city-malaca = Malaka
    .gen = Malaki
    .loc = w Malace
    .to = do Malaki
city-sanguntum = Sagunt
    .gen = Saguntu
    .loc = w Saguncie
    .to = do Saguntu
city-tarraco = Tarragona
    .gen = Tarragony
    .loc = w Tarragonie
    .to = do Tarragony
city-genua = Genua
    .gen = Genui
    .loc = w Genui
    .to = do Genui
city-roma = Rzym
    .gen = Rzymu
    .loc = w Rzymie
    .to = do Rzymu
city-syracusae = Syrakuzy
    .gen = Syrakuz
    .loc = w Syrakuzach
    .to = do Syrakuz
city-corinthus = Korynt
    .gen = Koryntu
    .loc = w Koryncie
    .to = do Koryntu
city-athenae = Ateny
    .gen = Aten
    .loc = w Atenach
    .to = do Aten
city-thessalonica = Tesaloniki
    .gen = Tesalonik
    .loc = w Tesalonikach
    .to = do Tesalonik
city-pergamum = Pergamon
    .gen = Pergamonu
    .loc = w Pergamonie
    .to = do Pergamonu
city-antiochia = Antiochia
    .gen = Antiochii
    .loc = w Antiochii
    .to = do Antiochii
city-tyros = Tyr
    .gen = Tyru
    .loc = w Tyrze
    .to = do Tyru
city-carthago = Kartagina
    .gen = Kartaginy
    .loc = w Kartaginie
    .to = do Kartaginy
city-leptis_magna = Leptis Magna
    .gen = Leptis Magna
    .loc = w Leptis Magna
    .to = do Leptis Magna
city-alexandria = Aleksandria
    .gen = Aleksandrii
    .loc = w Aleksandrii
    .to = do Aleksandrii

## Karty miast: po dwie na każde miasto prócz Krety

city_card-malaca_1 = { city-malaca }
    .gen = { city-malaca.gen }
    .to = { city-malaca.to }
city_card-malaca_2 = { city-malaca }
    .gen = { city-malaca.gen }
    .to = { city-malaca.to }
city_card-sanguntum_1 = { city-sanguntum }
    .gen = { city-sanguntum.gen }
    .to = { city-sanguntum.to }
city_card-sanguntum_2 = { city-sanguntum }
    .gen = { city-sanguntum.gen }
    .to = { city-sanguntum.to }
city_card-tarraco_1 = { city-tarraco }
    .gen = { city-tarraco.gen }
    .to = { city-tarraco.to }
city_card-tarraco_2 = { city-tarraco }
    .gen = { city-tarraco.gen }
    .to = { city-tarraco.to }
city_card-genua_1 = { city-genua }
    .gen = { city-genua.gen }
    .to = { city-genua.to }
city_card-genua_2 = { city-genua }
    .gen = { city-genua.gen }
    .to = { city-genua.to }
city_card-roma_1 = { city-roma }
    .gen = { city-roma.gen }
    .to = { city-roma.to }
city_card-roma_2 = { city-roma }
    .gen = { city-roma.gen }
    .to = { city-roma.to }
city_card-syracusae_1 = { city-syracusae }
    .gen = { city-syracusae.gen }
    .to = { city-syracusae.to }
city_card-syracusae_2 = { city-syracusae }
    .gen = { city-syracusae.gen }
    .to = { city-syracusae.to }
city_card-corinthus_1 = { city-corinthus }
    .gen = { city-corinthus.gen }
    .to = { city-corinthus.to }
city_card-corinthus_2 = { city-corinthus }
    .gen = { city-corinthus.gen }
    .to = { city-corinthus.to }
city_card-athenae_1 = { city-athenae }
    .gen = { city-athenae.gen }
    .to = { city-athenae.to }
city_card-athenae_2 = { city-athenae }
    .gen = { city-athenae.gen }
    .to = { city-athenae.to }
city_card-thessalonica_1 = { city-thessalonica }
    .gen = { city-thessalonica.gen }
    .to = { city-thessalonica.to }
city_card-thessalonica_2 = { city-thessalonica }
    .gen = { city-thessalonica.gen }
    .to = { city-thessalonica.to }
city_card-pergamum_1 = { city-pergamum }
    .gen = { city-pergamum.gen }
    .to = { city-pergamum.to }
city_card-pergamum_2 = { city-pergamum }
    .gen = { city-pergamum.gen }
    .to = { city-pergamum.to }
city_card-antiochia_1 = { city-antiochia }
    .gen = { city-antiochia.gen }
    .to = { city-antiochia.to }
city_card-antiochia_2 = { city-antiochia }
    .gen = { city-antiochia.gen }
    .to = { city-antiochia.to }
city_card-tyros_1 = { city-tyros }
    .gen = { city-tyros.gen }
    .to = { city-tyros.to }
city_card-tyros_2 = { city-tyros }
    .gen = { city-tyros.gen }
    .to = { city-tyros.to }
city_card-carthago_1 = { city-carthago }
    .gen = { city-carthago.gen }
    .to = { city-carthago.to }
city_card-carthago_2 = { city-carthago }
    .gen = { city-carthago.gen }
    .to = { city-carthago.to }
city_card-leptis_magna_1 = { city-leptis_magna }
    .gen = { city-leptis_magna.gen }
    .to = { city-leptis_magna.to }
city_card-leptis_magna_2 = { city-leptis_magna }
    .gen = { city-leptis_magna.gen }
    .to = { city-leptis_magna.to }
city_card-alexandria_1 = { city-alexandria }
    .gen = { city-alexandria.gen }
    .to = { city-alexandria.to }
city_card-alexandria_2 = { city-alexandria }
    .gen = { city-alexandria.gen }
    .to = { city-alexandria.to }

## Szlaki

link-malaca-sanguntum = { city-malaca } – { city-sanguntum }
link-sanguntum-tarraco = { city-sanguntum } – { city-tarraco }
link-tarraco-genua = { city-tarraco } – { city-genua }
link-genua-roma = { city-genua } – { city-roma }
link-roma-syracusae = { city-roma } – { city-syracusae }
link-syracusae-corinthus = { city-syracusae } – { city-corinthus }
link-corinthus-athenae = { city-corinthus } – { city-athenae }
link-athenae-thessalonica = { city-athenae } – { city-thessalonica }
link-thessalonica-pergamum = { city-thessalonica } – { city-pergamum }
link-athenae-pergamum = { city-athenae } – { city-pergamum }
link-pergamum-antiochia = { city-pergamum } – { city-antiochia }
link-antiochia-tyros = { city-antiochia } – { city-tyros }
link-tyros-alexandria = { city-tyros } – { city-alexandria }
link-alexandria-leptis_magna = { city-alexandria } – { city-leptis_magna }
link-leptis_magna-carthago = { city-leptis_magna } – { city-carthago }
link-carthago-malaca = { city-carthago } – { city-malaca }
link-syracusae-carthago = { city-syracusae } – { city-carthago }
link-creta-corinthus = { city-creta } – { city-corinthus }
link-creta-athenae = { city-creta } – { city-athenae }
link-creta-pergamum = { city-creta } – { city-pergamum }
link-creta-tyros = { city-creta } – { city-tyros }
link-creta-leptis_magna = { city-creta } – { city-leptis_magna }
link-creta-syracusae = { city-creta } – { city-syracusae }
link-athenae-alexandria = { city-athenae } – { city-alexandria }
link-syracusae-leptis_magna = { city-syracusae } – { city-leptis_magna }
link-roma-carthago = { city-roma } – { city-carthago }
link-roma-sanguntum = { city-roma } – { city-sanguntum }
link-carthago-tarraco = { city-carthago } – { city-tarraco }

## Znaczniki odległości

marker-sea_3 = morze, 3 mile
marker-sea_4 = morze, 4 mile
marker-sea_5 = morze, 5 mil
marker-sea_6 = morze, 6 mil
marker-sea_7 = morze, 7 mil
marker-sea_8 = morze, 8 mil
marker-deep_sea_8 = pełne morze, 8 mil
marker-deep_sea_9 = pełne morze, 9 mil
marker-deep_sea_10 = pełne morze, 10 mil
marker-deep_sea_11 = pełne morze, 11 mil
marker-deep_sea_12 = pełne morze, 12 mil
marker-deep_sea_13 = pełne morze, 13 mil

## Towary

good-salt = sól
good-olives = oliwki
good-grapes = winogrona
good-honey = miód
good-grain = zboże
good-fish = ryby

## Karty wioseł

oar-oar_1_plus2 = wiosła 1, wiatr +2
oar-oar_1_plus1 = wiosła 1, wiatr +1
oar-oar_2_plus2 = wiosła 2, wiatr +2
oar-oar_2_plus1 = wiosła 2, wiatr +1
oar-oar_2_0 = wiosła 2, wiatr 0
oar-oar_3_plus2 = wiosła 3, wiatr +2
oar-oar_3_plus1 = wiosła 3, wiatr +1
oar-oar_3_0 = wiosła 3, wiatr 0
oar-oar_4_plus1 = wiosła 4, wiatr +1
oar-oar_4_0 = wiosła 4, wiatr 0
oar-oar_5_plus1 = wiosła 5, wiatr +1
oar-oar_5_0 = wiosła 5, wiatr 0
oar-oar_5_minus1 = wiosła 5, wiatr −1
oar-oar_6_0 = wiosła 6, wiatr 0
oar-oar_6_minus1 = wiosła 6, wiatr −1
oar-oar_6_minus2 = wiosła 6, wiatr −2
oar-oar_7_0 = wiosła 7, wiatr 0
oar-oar_7_minus1 = wiosła 7, wiatr −1
oar-oar_7_minus2 = wiosła 7, wiatr −2
oar-oar_8_minus1 = wiosła 8, wiatr −1
oar-oar_8_minus2 = wiosła 8, wiatr −2
oar-start_4 = wiosła początkowe 4, wiatr 0
oar-start_5 = wiosła początkowe 5, wiatr 0

## Płytki punktów

tile-hispania_a1 = { region-hispania } A
tile-hispania_b1 = { region-hispania } B1
tile-hispania_b2 = { region-hispania } B2
tile-hispania_c1 = { region-hispania } C1
tile-hispania_c2 = { region-hispania } C2
tile-hispania_c3 = { region-hispania } C3
tile-italia_a1 = { region-italia } A
tile-italia_b1 = { region-italia } B1
tile-italia_b2 = { region-italia } B2
tile-italia_c1 = { region-italia } C1
tile-italia_c2 = { region-italia } C2
tile-italia_c3 = { region-italia } C3
tile-graecia_a1 = { region-graecia } A
tile-graecia_b1 = { region-graecia } B1
tile-graecia_b2 = { region-graecia } B2
tile-graecia_c1 = { region-graecia } C1
tile-graecia_c2 = { region-graecia } C2
tile-graecia_c3 = { region-graecia } C3
tile-asia_a1 = { region-asia } A
tile-asia_b1 = { region-asia } B1
tile-asia_b2 = { region-asia } B2
tile-asia_c1 = { region-asia } C1
tile-asia_c2 = { region-asia } C2
tile-asia_c3 = { region-asia } C3
tile-africa_a1 = { region-africa } A
tile-africa_b1 = { region-africa } B1
tile-africa_b2 = { region-africa } B2
tile-africa_c1 = { region-africa } C1
tile-africa_c2 = { region-africa } C2
tile-africa_c3 = { region-africa } C3
tile-gold_a1 = Świątynia złota A
tile-gold_b1 = Świątynia złota B1
tile-gold_b2 = Świątynia złota B2
tile-gold_c1 = Świątynia złota C1
tile-gold_c2 = Świątynia złota C2
tile-gold_c3 = Świątynia złota C3

## Pola prognozy

forecast-minus_5 = −5
forecast-minus_4 = −4
forecast-minus_3 = −3
forecast-minus_2 = −2
forecast-minus_1 = −1
forecast-plus_0 = 0
forecast-plus_1 = +1
forecast-plus_2 = +2
forecast-plus_3 = +3
forecast-plus_4 = +4
forecast-plus_5 = +5

## Kontrakty na karcie

status-open = otwarty
status-fulfilled = zrealizowany
status-lost = stracony

## Akcje

act-take = Weź kontrakt { $noun }
act-reveal = Odkryj następny kontrakt
act-reject = Odrzuć go i odkryj następny
act-load = Załaduj go na pole { $noun }
act-play = Zagraj: { $noun }
act-sail = Płyń { $noun_to }
act-fulfil = Zrealizuj kontrakt z pola { $noun }
act-decline = Zrezygnuj
act-buy = Kup jeden punkt świątyni
act-join = Weź udział w turze dodatkowej
act-pass = Nie bierz udziału
act-lay = Połóż znacznik: { $noun }
act-place = Następny w kolejności: { $noun }
act-draw_city = Dobierz kartę miasta: { $noun }
act-draw_good = Dobierz kartę towaru: { $noun }
act-draw_oar = Dobierz kartę wioseł: { $noun }

## Pytania

ask-contract = Weź odkryty kontrakt albo odkryj następny.
ask-verdict = Bierzesz właśnie odkryty kontrakt czy odrzucasz go na dobre?
ask-slot = Na które pole ładujesz kontrakt? Pola obsługuje się od lewej do prawej.
ask-crew = Połóż zakrytą kartę wioseł.
ask-harbour = Dokąd płyniesz z { $city_gen }? Twój zasięg to { $miles ->
        [one] jedna mila
        [few] { $miles } mile
       *[many] { $miles } mil
    }{ $gold ->
        [0] .
       *[other] ; za złoto (masz { $gold }) możesz dokupić mile.
    }
ask-delivery = Realizujesz tutaj kontrakt?
ask-donation = Kupujesz jeszcze jeden punkt świątyni { $region_loc }? Cena w złocie: { $price }.
ask-extra = Bierzesz udział w turze dodatkowej { $turn }? Kosztuje to kartę wioseł.
ask-extra_crew = Którą kartę wioseł zagrywasz w turze dodatkowej?

## Co się dzieje

event-round = Zaczyna się runda { $round }.
event-order = Kolejność graczy: { $first }, { $second }, { $third }{ $fourth_id ->
        [nothing] {""}
       *[other] , { $fourth }
    }{ $fifth_id ->
        [nothing] {""}
       *[other] , { $fifth }
    }.
event-laid-out = Tura { $turn }: kontraktów do wzięcia jest { $columns }.
event-turned-up = Odkryto w kolumnie { $column }: { $good } { $card_to }, a przy tym { $oar }.
event-rejected = { $who } odrzuca kontrakt: { $good } { $card_to }.
event-acquired = { $who } bierze kontrakt: { $good } { $card_to }, a przy tym { $oar }{ $gold ->
        [0] .
       *[other] {" "}i złoto: { $gold }.
    }
event-loaded = { $who } ładuje na pole { $slot }: { $good } { $card_to }.
event-left-over-gold = Nikt nie wziął kontraktu „{ $good } { $card_to }”: leży na nim złoto: { $gold }.
event-played = { $who } odkrywa kartę wioseł: wiosła { $power }, wiatr { $wind_signed }.
event-forecast = Suma kart wioseł to { $sum_signed }: prognozowany wiatr { $wind }.
event-wind = Wiatr ma teraz siłę { $wind }.
event-stayed = { $who } zostaje { $city_loc }.
event-sailed = { $who } płynie z { $from_gen } { $to_to }, mile: { $miles } z { $range }.
event-sailed-paid = { $who } płynie z { $from_gen } { $to_to }, mile: { $miles } przy zasięgu { $range }; płaci złotem: { $gold }.
event-declined = { $who } nie realizuje niczego { $city_loc }.
event-fulfilled-gold = { $who } dostarcza { $good } { $card_to } i zarabia złoto: { $gold }.
event-fulfilled-temple = { $who } dostarcza { $good } { $card_to } i zdobywa { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } świątyni { $region_loc }.
event-bought = { $who } kupuje jeden punkt świątyni { $region_loc }, płacąc złotem: { $gold }.
event-lost = { $who } traci kontrakt: { $good } { $card_to }.
event-joined = { $who } bierze udział w turze dodatkowej { $turn }.
event-passed = { $who } nie bierze udziału w turze dodatkowej { $turn }.
event-bonus = { $who } ma zrealizowane wszystkie pięć kontraktów: płytka premii warta { $points }.
event-tile = { $who } zdobywa płytkę { $tile } wartą { $points }.
event-round-over = Koniec rundy { $round }: statki wracają na Kretę, stosy zostają potasowane.
event-final = { $who }: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, miejsce { $rank }.

## Dlaczego nie

why-all-face-up = Wszystkie pozostałe kontrakty są odkryte: weź jeden z nich.
why-judge-first = Kontrakt { $column } został właśnie odkryty: najpierw go weź albo odrzuć.
why-passed-over = W tej turze kontrakt { $column } został przez ciebie pominięty, a to jest ostateczne.
why-no-column = Liczba kolumn z kontraktami to tylko { $columns }.
why-face-down = Kontrakt { $column } jest jeszcze zakryty.
why-taken = Kontrakt { $column } jest już zabrany.
why-slot-taken = Na polu { $slot } leży kontrakt { $card_to }, a kontraktów się nie przekłada.
why-not-in-hand = Nie masz na ręce karty: { $oar }.
why-too-far = Za daleko: { $city } to { $miles } mil drogi, więcej niż zasięg { $range } nawet z milami kupionymi za całe złoto ({ $gold }).
why-no-contract = Na polu { $slot } nie ma kontraktu.
why-contract-lost = Kontrakt { $card_to } z pola { $slot } jest stracony.
why-contract-done = Kontrakt { $card_to } z pola { $slot } jest już zrealizowany.
why-wrong-city = Kontrakt z pola { $slot } prowadzi { $city_to }, a twój statek stoi { $here_loc }.

## Jak się skończyło

ending-most-points = Najwięcej punktów na płytkach po trzeciej rundzie.
