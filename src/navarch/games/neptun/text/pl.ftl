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

## Kiedy przychodzi czas na akcję

-when-acquire = w 1. fazie, gdy przyjdzie twoja kolej na zdobycie kontraktu
-when-turned-up = w 1. fazie, zaraz po odkryciu przez ciebie kontraktu
-when-taken = w 1. fazie, zaraz po wzięciu kontraktu
-when-crew = na początku każdej tury 2. fazy
-when-sailing = w 2. fazie, gdy po odkryciu kart wioseł nadejdzie twoja kolej na żeglugę
-when-arrived = w 2. fazie, gdy twój rejs kończy się w mieście z twoich otwartych kontraktów
-when-asked = w 2. fazie, gdy padnie pytanie o realizację kontraktu albo kupno punktu świątyni
-when-paid = w 2. fazie, zaraz po realizacji kontraktu płatnego punktami świątyni
-when-extra = po zwykłych turach 2. fazy, gdy proponowana jest tura dodatkowa

## Akcje

act-take = Weź kontrakt { $noun }
    .when = { -when-acquire }
act-reveal = Odkryj następny kontrakt
    .when = { -when-acquire }
act-reject = Odrzuć go i odkryj następny
    .when = { -when-turned-up }
act-load = Załaduj go na pole { $noun }
    .when = { -when-taken }
act-play = Zagraj: { $noun }
    .when = { -when-crew }
act-sail = Płyń { $noun_to }
    .when = { -when-sailing }
act-fulfil = Zrealizuj kontrakt z pola { $noun }
    .when = { -when-arrived }
act-decline = Zrezygnuj
    .when = { -when-asked }
act-buy = Kup jeden punkt świątyni
    .when = { -when-paid }
act-join = Weź udział w turze dodatkowej
    .when = { -when-extra }
act-pass = Nie bierz udziału
    .when = { -when-extra }
act-lay = Połóż znacznik: { $noun }
act-place = Następny w kolejności: { $noun }
act-draw_city = Dobierz kartę miasta: { $noun }
act-draw_good = Dobierz kartę towaru: { $noun }
act-draw_oar = Dobierz kartę wioseł: { $noun }

## Pytania

ask-contract = Weź odkryty kontrakt albo odkryj następny.
ask-open_contract = Wszystkie kontrakty są odkryte: weź jeden z nich.
ask-verdict = Bierzesz właśnie odkryty kontrakt czy odrzucasz go na dobre?
ask-slot = Na które pole ładujesz kontrakt ({ $good } { $card_to })? Pola obsługuje się od lewej do prawej.
ask-crew = Połóż zakrytą kartę wioseł.
ask-harbour = Dokąd płyniesz z { $city_gen }? Twój zasięg to { $miles ->
        [one] jedna mila
        [few] { $miles } mile
       *[many] { $miles } mil
    }{ $gold ->
        [0] .
       *[other] ; za złoto (masz { $gold }) możesz dokupić mile.
    }
ask-delivery = { $city }: { $count ->
        [one] realizujesz swój kontrakt?
       *[other] realizujesz jeden ze swoich kontraktów ({ $count })?
    }
ask-donation = Kupujesz jeszcze jeden punkt świątyni { $region_loc } za { $price ->
        [one] 1 złoto
       *[other] { $price } złota
    }?
ask-extra = Bierzesz udział w turze dodatkowej { $turn }? Kosztuje to kartę wioseł.
ask-extra_crew = Którą kartę wioseł zagrywasz w turze dodatkowej?

## Co się dzieje

event-laid = Odległość { $link }: { $miles ->
        [one] jedna mila
        [few] { $miles } mile
       *[many] { $miles } mil
    }.
event-first-wind = Na początku wiatr ma siłę { $wind }.
event-kits = Wszyscy zaczynają { $city_loc }, mają po { $gold ->
        [one] 1 sztuce złota
       *[other] { $gold } złota
    } i stoją na zerze w każdej świątyni.
event-starting-oars = Każdy ma na ręce kartę wioseł: { $oar }.
event-round = Zaczyna się runda { $round }.
event-order = Wylosowana kolejność graczy: { $first }, { $second }, { $third }{ $fourth_id ->
        [nothing] {""}
       *[other] , { $fourth }
    }{ $fifth_id ->
        [nothing] {""}
       *[other] , { $fifth }
    }.
event-new-order = Nowa kolejność graczy, od najmniejszej liczby wioseł: { $first }, { $second }, { $third }{ $fourth_id ->
        [nothing] {""}
       *[other] , { $fourth }
    }{ $fifth_id ->
        [nothing] {""}
       *[other] , { $fifth }
    }.
event-laid-out = Kontrakty, tura { $turn }: do wzięcia { $columns ->
        [one] jest jeden
        [few] są { $columns }
       *[many] jest { $columns }
    }, { $open ->
        [0] wszystkie zakryte
        [one] w tym jeden odkryty
        [few] w tym { $open } odkryte
       *[many] w tym { $open } odkrytych
    }.
event-turned-up = Odkryto w kolumnie { $column }: { $good } { $card_to } za { $gold ->
        [0] { $points ->
            [one] jeden punkt świątyni
            [few] { $points } punkty świątyni
           *[many] { $points } punktów świątyni
        }
        [one] 1 złoto
       *[other] { $gold } złota
    }, a przy tym { $oar }.
event-left-over-shown = Nikt nie wziął ostatniego kontraktu; zostaje odkryty bez złota: { $good } { $card_to } za { $gold ->
        [0] { $points ->
            [one] jeden punkt świątyni
            [few] { $points } punkty świątyni
           *[many] { $points } punktów świątyni
        }
        [one] 1 złoto
       *[other] { $gold } złota
    }, a przy tym { $oar }.
event-put-away = Nikt nie wziął kontraktu „{ $good } { $card_to }”: zostaje odłożony{ $gold ->
        [0] .
        [one] , a 1 złoto z niego wraca do zasobów.
        [few] , a { $gold } złota z niego wracają do zasobów.
       *[many] , a { $gold } złota z niego wraca do zasobów.
    }
event-put-away-unseen = Ostatni kontrakt zostaje odłożony zakryty.
event-rejected = { $who } odrzuca kontrakt: { $good } { $card_to }.
event-rightmost = To ostatni kontrakt z prawej: { $who } musi go wziąć.
event-acquired = { $who } bierze kontrakt z kolumny { $column }: { $good } { $card_to }, a przy tym { $oar }.
event-loaded = { $who } ładuje na pole { $slot }: { $good } { $card_to }.
event-stacked = { $who } trafia na pole { $number } skali wioseł, na wierzch (pod spodem: { $below }): górny znacznik idzie pierwszy.
event-found-gold = { $who } zabiera z kontraktu { $gold ->
        [one] 1 złoto
       *[other] { $gold } złota
    } i ma teraz { $total }.
event-left-over-gold = Nikt nie wziął kontraktu „{ $good } { $card_to }”; teraz { $gold ->
        [one] leży na nim 1 złoto
        [few] leżą na nim { $gold } złota
       *[many] leży na nim { $gold } złota
    }.
event-sailing-turn = Żegluga, tura { $turn }.
event-played = { $who } zagrywa kartę wioseł: { $oar }. Przy wietrze { $wind } zasięg to { $range ->
        [one] jedna mila
        [few] { $range } mile
       *[many] { $range } mil
    }.
event-forecast = Suma kart wioseł to { $sum_signed }: prognozowany wiatr { $wind }.
event-forecast-beyond = Suma kart wioseł to { $sum_signed }, poza końcem skali prognozy: jej ostatnie pole, { $end }, zapowiada wiatr { $wind }.
event-wind = Wiatr ma teraz siłę { $wind }.
event-stayed = { $who } zostaje { $city_loc }.
event-sailed = { $who } płynie z { $from_gen } { $to_to }: { $miles } z { $range ->
        [one] jednej mili
       *[other] { $range } mil
    }.
event-sailed-paid = { $who } płynie z { $from_gen } { $to_to }: { $miles ->
        [one] jedna mila
        [few] { $miles } mile
       *[many] { $miles } mil
    }; za mile ponad zasięg płaci { $gold ->
        [one] 1 złoto
       *[other] { $gold } złota
    } i ma teraz { $left }.
event-declined = { $who } nie realizuje niczego { $city_loc }.
event-fulfilled-gold = { $who } dostarcza { $good } { $card_to }, zarabia { $gold ->
        [one] 1 złoto
       *[other] { $gold } złota
    } i ma teraz { $total }.
event-fulfilled-temple = { $who } dostarcza { $good } { $card_to } i zdobywa { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } świątyni { $region_loc }, razem { $total }.
event-bought = { $who } kupuje jeden punkt świątyni { $region_loc } za { $gold ->
        [one] 1 złoto
       *[other] { $gold } złota
    }: ma tam teraz { $total ->
        [one] jeden punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }, a złota { $left }.
event-not-bought = { $who } nie kupuje punktu świątyni { $region_loc }.
event-skipped = { $who } traci kontrakt z pola { $slot } ({ $good } { $card_to }): pomija go dostawa z pola { $by }.
event-lost = { $who } traci kontrakt z pola { $slot } ({ $good } { $card_to }): tury się skończyły.
event-no-oar-card = { $who } nie ma już kart wioseł i nie może wziąć udziału w turze dodatkowej { $turn }.
event-nothing-open = Nikt nie ma już otwartego kontraktu: tury dodatkowej nie ma.
event-no-extra-turn = Nikt nie płynie w turze dodatkowej.
event-joined = { $who } bierze udział w turze dodatkowej { $turn }.
event-passed = { $who } nie bierze udziału w turze dodatkowej { $turn }.
event-bonus = { $who } ma zrealizowane wszystkie pięć kontraktów: płytka premii za { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-no-bonus = Nikt nie zrealizował wszystkich pięciu kontraktów: nie ma płytki premii.
event-tile = { $who } zdobywa płytkę { $tile } za { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, mając { $have ->
        [one] jeden punkt świątyni
        [few] { $have } punkty świątyni
       *[many] { $have } punktów świątyni
    }{ $tied_id ->
        [nothing] {""}
       *[other] {" "}wcześniej niż { $tied }
    }.
event-gold-tile = { $who } zdobywa płytkę { $tile } za { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, mając { $have ->
        [one] 1 złoto
       *[other] { $have } złota
    }{ $tied_id ->
        [nothing] {""}
       *[other] {" "}i wcześniejsze miejsce w kolejności graczy niż { $tied }
    }.
event-tile-unclaimed = Płytki { $tile } za { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } nikt nie zdobywa: wraca do pudełka.
event-round-over = Koniec rundy { $round }: statki wracają na Kretę, zagrane początkowe karty wioseł wypadają z gry, a wszystkie inne karty prócz tych na ręce wtasowuje się do stosów.
event-kept = { $who } ma na płytkach { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a złota { $gold }.
event-final = { $who }: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } (płytki punktów { $tiles }, płytki premii { $bonus }), miejsce { $rank }.
event-won = { $who_count ->
        [one] { $who } wygrywa
       *[other] { $who } wygrywają razem
    }: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

## Dlaczego nie

why-all-face-up = Wszystkie pozostałe kontrakty są odkryte: weź jeden z nich.
why-judge-first = Kontrakt { $column } został właśnie odkryty: najpierw go weź albo odrzuć.
why-passed-over = W tej turze kontrakt { $column } został przez ciebie pominięty, a to jest ostateczne.
why-no-column = Liczba kolumn z kontraktami to tylko { $columns }.
why-face-down = Kontrakt { $column } jest jeszcze zakryty.
why-taken = Kontrakt { $column } jest już zabrany.
why-slot-taken = Na polu { $slot } leży kontrakt { $card_to }, a kontraktów się nie przekłada.
why-not-in-hand = Nie masz na ręce karty: { $oar }.
why-too-far = Za daleko: { $city } to { $miles ->
        [one] jedna mila
        [few] { $miles } mile
       *[many] { $miles } mil
    } drogi, więcej niż zasięg { $range } nawet z milami kupionymi za całe złoto ({ $gold }).
why-no-contract = Na polu { $slot } nie ma kontraktu.
why-contract-lost = Kontrakt { $card_to } z pola { $slot } jest stracony.
why-contract-done = Kontrakt { $card_to } z pola { $slot } jest już zrealizowany.
why-wrong-city = Kontrakt z pola { $slot } prowadzi { $city_to }, a twój statek stoi { $here_loc }.

## Jak się skończyło

ending-most-points = Najwięcej punktów na płytkach po trzeciej rundzie.

## Zasady

rule-C_1 = Liczba graczy
    .text = W grze bierze udział trzech, czterech lub pięciu graczy.
rule-C_2 = Plansza
    .text = Plansza to mapa Morza Śródziemnego z miastami połączonymi szlakami morskimi; są na niej także skala obecnego wiatru, skala prognozy następnego wiatru, skala kolejności graczy, skala wioseł i świątynie.
rule-C_3 = Płytki punktów
    .text = Płytek punktów jest 36: przód podaje liczbę punktów, tył krainę (kolor) i rundę (A, B lub C), w której płytki się używa.
rule-C_4 = Złote monety
    .text = Złoto to 55 monet.
rule-C_5 = Płytki premii
    .text = Płytek premii jest 15.
rule-C_6 = Dwa znaczniki wiatru
    .text = Jeden znacznik pokazuje wiatr obecny, drugi, na skali prognozy, wiatr nadchodzący.
rule-C_7 = Karty kontraktów
    .text = Jest pięć kart kontraktów, po jednej w kolorze każdego gracza; karta ma pięć pól w rzędzie od lewej do prawej, a każde mieści jedną kartę miasta z jedną kartą towaru.
rule-C_8 = Karty miast
    .text = Kart miast jest 30. Każda podaje miasto i kolor jego krainy oraz to, co daje dostarczenie tam poszczególnych towarów: po lewej złoto, po prawej punkty świątyni. Dwie karty mogą podawać to samo miasto i płacić różnie (Q3).
rule-C_9 = Karty towarów
    .text = Kart towarów jest 30, każda z jednym rodzajem towaru (z nazwy znane są sól, oliwki, winogrona i miód).
rule-C_10 = Karty wioseł
    .text = Kart wioseł jest 50. Górna część podaje liczbę, która zmienia nadchodzący wiatr, dolna siłę wioślarzy.
rule-C_11 = Początkowe karty wioseł
    .text = Niektóre karty wioseł to karty początkowe, które da się odróżnić od pozostałych; każdy gracz zaczyna z dwiema takimi kartami.
rule-C_12 = Elementy gracza
    .text = W każdym z pięciu kolorów jest jeden statek, jeden znacznik kolejności i pięć żetonów świątyń (razem 25 żetonów).
rule-C_13 = Znaczniki odległości
    .text = Znaczniki odległości są dwojakie: osobne na szlaki morskie i osobne na szlaki pełnomorskie; każdy podaje odległość w milach morskich.
rule-S_1 = Plansza na środku
    .text = Rozłóż planszę na środku stołu.
rule-S_2a = Posortuj płytki punktów
    .text = Posortuj płytki punktów według koloru tyłu, a potem według litery rundy; każda świątynia ma jedną płytkę A, dwie płytki B i trzy płytki C.
rule-S_2b = Wyłóż płytki A
    .text = Połóż na każdej świątyni jej płytkę A awersem do góry.
rule-S_2c = Odłóż płytki B i C
    .text = Płytki B i C odłóż obok planszy na drugą i trzecią rundę.
rule-S_2d = Zasoby ogólne
    .text = Płytki premii i całe nierozdane złoto tworzą zasoby ogólne.
rule-S_3a = Rozdziel znaczniki odległości
    .text = Rozdziel znaczniki odległości na morskie i pełnomorskie.
rule-S_3b = Odległości pełnomorskie
    .text = Wymieszaj zakryte znaczniki pełnomorskie, połóż losowo po jednym na każdym polu szlaku pełnomorskiego i odkryj wszystkie.
rule-S_3c = Odległości morskie
    .text = Tak samo postąp ze znacznikami morskimi na polach szlaków morskich.
rule-S_3d = Odległości są jawne
    .text = Odkryty znacznik na szlaku to odległość w milach morskich między dwoma miastami, które szlak łączy; widzą ją wszyscy gracze.
rule-S_4a = Potasuj trzy talie
    .text = Potasuj osobno karty miast, karty towarów i karty wioseł (bez początkowych) i ułóż z nich trzy zakryte stosy.
rule-S_4b = Układ stosów
    .text = Ułóż trzy stosy w kolumnie obok planszy: na górze karty miast, w środku karty towarów, na dole karty wioseł; po prawej zostaw miejsce na kontrakty.
rule-S_5a = Wiatr zaczyna od 5
    .text = Na początku gry znacznik wiatru stoi na sile 5 skali obecnego wiatru.
rule-S_5b = Znacznik prognozy czeka
    .text = Znacznik prognozy zaczyna obok planszy, poza skalą prognozy.
rule-S_6a = Zestaw gracza
    .text = Każdy gracz bierze w swoim kolorze kartę kontraktów, dwie początkowe karty wioseł, 5 sztuk złota, pięć żetonów świątyń, jeden statek i jeden znacznik kolejności.
rule-S_6b = Żetony świątyń na zerze
    .text = Każdy gracz kładzie po jednym żetonie na polu zero świątyni każdej krainy.
rule-S_6c = Statki zaczynają na Krecie
    .text = Wszystkie statki zaczynają na Krecie.
rule-S_6d = Losowa pierwsza kolejność
    .text = Pierwszą kolejność graczy wylosuj i zaznacz znacznikami na skali kolejności.
rule-S_6e = Jawne mienie
    .text = Karta kontraktów i złoto leżą przed graczem i widzą je wszyscy.
rule-S_6f = Karty wioseł są tajne
    .text = Karty wioseł trzyma się na ręce i nie pokazuje innym graczom.
rule-S_6g = Niewykorzystane kolory
    .text = Gdy graczy jest mniej niż pięciu, elementy, karta kontraktów i początkowe karty wioseł niewykorzystanych kolorów nie biorą udziału w grze; poza tym przygotowanie nie zależy od liczby graczy.
rule-O_1 = Co dają kontrakty
    .text = Zrealizowane kontrakty przynoszą złoto albo postęp w świątyniach; trwały sukces mierzą płytki punktów i premii, które zdobywa się pozycją w świątyniach, bogactwem i kompletem dostaw.
rule-G_1 = Trzy rundy
    .text = Gra trwa dokładnie trzy rundy.
rule-G_2 = Trzy fazy
    .text = Każda runda składa się kolejno z fazy 1 (zdobywanie kontraktów), fazy 2 (realizacja kontraktów) i fazy 3 (punktacja).
rule-G_3 = Faza 1 ma pięć tur
    .text = Faza 1 składa się z pięciu tur.
rule-G_4 = Liczba tur fazy 2
    .text = Faza 2 składa się z pięciu zwykłych tur, po których następuje zero, jedna lub dwie tury dodatkowe.
rule-P1_1 = Wyłożenie kontraktów
    .text = Na początku tury fazy 1 wyłóż zakryte karty ze stosów miast, towarów i wioseł w trzech rzędach, z których każdy zaczyna się przy swoim stosie.
rule-P1_2 = O jedną kolumnę więcej niż graczy
    .text = W każdym rzędzie jest o jedną kartę więcej, niż jest graczy; przy 3, 4 lub 5 graczach do wzięcia są więc 4, 5 lub 6 kontraktów. Od drugiej tury jednym z nich jest kontrakt pozostały z poprzedniej tury (Q8).
rule-P1_3 = Kolumna to kontrakt
    .text = Karta miasta, karta towaru i karta wioseł z jednej kolumny należą do siebie i tworzą jeden kontrakt: zawieź ten towar do tego miasta.
rule-P1_4 = Zysk z kontraktu
    .text = Zysk z kontraktu podaje wpis jego towaru na jego karcie miasta: albo ilość złota, albo liczba punktów świątyni, nigdy jedno i drugie.
rule-P1_5 = Po jednym kontrakcie
    .text = W kolejności graczy każdy zdobywa w turze fazy 1 dokładnie jeden kontrakt; nikt nie może spasować.
rule-P1_a_1 = Odkryj pierwszy z lewej
    .text = Jeśli wszystkie kontrakty są zakryte, gracz odkrywa pierwszy z lewej (wszystkie trzy karty).
rule-P1_a_2 = Weź albo odrzuć
    .text = Odkryty kontrakt gracz bierze albo odrzuca.
rule-P1_a_3 = Odrzucenie odkrywa następny
    .text = Po odrzuceniu gracz musi odkryć następny zakryty kontrakt po prawej i znów go wziąć albo odrzucić; może tak dojść do prawego końca.
rule-P1_a_4 = Ostatni trzeba wziąć
    .text = Kto odkrył kontrakt skrajny po prawej, musi go wziąć.
rule-P1_a_5 = Odrzucenie jest ostateczne
    .text = Kontraktu, który gracz odrzucił, nie może już w tej turze wziąć, choćby następne okazały się gorsze.
rule-P1_a_6 = Odrzucone pozostają odkryte
    .text = Odrzucone kontrakty pozostają odkryte i mogą je brać następni gracze.
rule-P1_b_1 = Odkryty albo następny
    .text = Jeśli są kontrakty odkryte i zakryte, gracz najpierw decyduje: bierze dowolny odkryty kontrakt albo odkrywa pierwszy z lewej zakryty.
rule-P1_b_2 = Po odkryciu jak w a
    .text = Kto postanowił odkrywać, postępuje jak w przypadku a: każdy nowo odkryty kontrakt bierze albo odrzuca, a skrajny po prawej musi wziąć. Kontrakty odkryte wcześniej są dla niego w tej turze zamknięte (Q9); jeśli został tylko jeden zakryty, odkrycie go oznacza wzięcie.
rule-P1_c_1 = Wszystkie odkryte
    .text = Jeśli wszystkie pozostałe kontrakty są odkryte, gracz musi wziąć jeden z nich, dowolnie wybrany.
rule-P1_L_1 = Załaduj od razu
    .text = Zdobyty kontrakt ładuje się natychmiast: karta miasta i karta towaru trafiają razem na jedno pole karty kontraktów gracza.
rule-P1_L_2 = Dowolne wolne pole
    .text = Można wybrać dowolne pole, na którym nie ma kontraktu; pól nie trzeba wypełniać od lewej.
rule-P1_L_3 = Pole jest na stałe
    .text = Załadowanego kontraktu nie można potem przenieść na inne pole.
rule-P1_L_4 = Pola wyznaczają kolejność dostaw
    .text = Kontrakty realizuje się od lewego pola do prawego; wybór pola ustala więc kolejność dostaw.
rule-P1_L_5 = Znacznik na skalę wioseł
    .text = Po załadowaniu gracz zdejmuje swój znacznik ze skali kolejności i stawia go na polu skali wioseł o liczbie równej liczbie wioseł na karcie wioseł kontraktu.
rule-P1_L_6 = Stos na skali wioseł
    .text = Jeśli na tym polu są już znaczniki, nowy kładzie się na wierzchu.
rule-P1_L_7 = Karta wioseł na rękę
    .text = Następnie gracz bierze na rękę kartę wioseł kontraktu.
rule-P1_L_8 = Karta wioseł jest niezależna
    .text = Od tej chwili karta wioseł nie ma związku z kontraktem, z którym przyszła; można ją zagrać w dowolnej turze.
rule-P1_L_9 = Następny gracz
    .text = Potem kontrakt bierze następny gracz według kolejności obowiązującej na początku tury.
rule-P1_E_1 = Nowa kolejność graczy
    .text = Gdy wszyscy gracze zdobyli kontrakt, kolejność graczy ustala się na nowo według skali wioseł.
rule-P1_E_2 = Najmniej wioseł zaczyna
    .text = Znacznik na najniższej liczbie wioseł trafia na miejsce 1 skali kolejności, następny wyższy na miejsce 2 i tak dalej.
rule-P1_E_3 = W stosie od góry
    .text = Znaczniki na tej samej liczbie wioseł zdejmuje się z góry na dół: kto przybył tam ostatni, dostaje wcześniejsze miejsce.
rule-P1_E_4 = Pozostały kontrakt w lewo
    .text = Jedyny kontrakt, którego nikt nie wziął, przesuwa się do pierwszej kolumny z lewej, przy stosach; zostaje do wzięcia w następnej turze.
rule-P1_E_5 = Złoto na odkrytym
    .text = Jeśli pozostały kontrakt był już odkryty, na jego kartę miasta kładzie się jedną sztukę złota z zasobów.
rule-P1_E_6 = Zakryty zostaje odkryty
    .text = Jeśli pozostały kontrakt był jeszcze zakryty, odkrywa się go i nie dostaje on złota.
rule-P1_E_7 = Złoto dla biorącego
    .text = Kto bierze kontrakt ze złotem, zabiera to złoto.
rule-P1_E_8 = Po pięć kontraktów
    .text = Następne cztery tury przebiegają tak samo, więc każdy kończy fazę 1 z pięcioma załadowanymi kontraktami i pięcioma dalszymi kartami wioseł na ręce.
rule-P2_1 = Dostawa statkiem
    .text = Kontrakt realizuje się tylko wtedy, gdy własny statek dopłynie do miasta z kontraktu.
rule-P2_2 = Pięć zwykłych tur
    .text = Faza 2 zaczyna się od pięciu zwykłych tur; we wszystkich obowiązuje kolejność ustalona na końcu fazy 1.
rule-P2_3 = Wybór karty wioseł
    .text = Na początku każdej zwykłej tury każdy gracz wybiera z ręki jedną kartę wioseł i kładzie ją zakrytą.
rule-P2_4 = Karta jest obowiązkowa
    .text = W każdej zwykłej turze trzeba zagrać kartę wioseł, także gdy gracz nie zamierza płynąć.
rule-P2_5 = Równoczesne odkrycie
    .text = Gdy wszyscy wybrali, odkrywa się wszystkie karty wioseł jednocześnie.
rule-P2_6 = Prognoza wiatru
    .text = Górne liczby wszystkich zagranych w tej turze kart wioseł dodaje się i stawia znacznik prognozy na polu skali prognozy z tą sumą.
rule-P2_7 = Prognoza na później
    .text = Prognoza wyznacza siłę wiatru następnej tury; wiatru w obecnej turze nie zmienia.
rule-P2_8 = Żegluga w kolejności graczy
    .text = Po prognozie gracze żeglują jeden po drugim w kolejności graczy.
rule-P2_9 = Zasięg statku
    .text = Zasięg statku w tej turze, w milach morskich, to dolna liczba zagranej karty wioseł plus obecna siła wiatru.
rule-P2_10 = Koszt szlaku
    .text = Rejs szlakiem od miasta do miasta zużywa tyle mil, ile pokazuje znacznik odległości na szlaku.
rule-P2_11 = Kilka szlaków w turze
    .text = Gracz może płynąć dalej od miasta do miasta, dopóki pozostałe mile wystarczają na cały następny szlak; niewykorzystane mile przepadają.
rule-P2_12 = Statki kończą w miastach
    .text = Statek zawsze stoi w mieście; szlaku nie można przepłynąć częściowo.
rule-P2_13 = Wolno zostać
    .text = Gracz może zostawić statek tam, gdzie jest.
rule-P2_14 = Kupno dodatkowych mil
    .text = Gracz może zwiększyć swój zasięg w tej turze o 1 milę za każdą sztukę złota zapłaconą do zasobów, dowolnie wiele razy.
rule-P2_15 = Bez limitu statków
    .text = W jednym mieście może stać dowolna liczba statków.
rule-P2_16 = Realizacja na końcu rejsu
    .text = Aktywny gracz może zrealizować jeden kontrakt w mieście, w którym kończy się jego ruch w tej turze, ale nie w miastach, które tylko mija; potem już nie płynie dalej.
rule-P2_17 = Kontrakt dla tego miasta
    .text = Potrzebuje do tego na swojej karcie kontraktu dokładnie dla tego miasta, ani zrealizowanego, ani zakrytego.
rule-P2_18 = Realizacja jest dobrowolna
    .text = Realizacja to wybór; gracz może skończyć w mieście i z niej zrezygnować.
rule-P2_19 = Zysk w złocie
    .text = Jeśli kontrakt płaci złotem, gracz bierze tyle złota z zasobów.
rule-P2_20 = Zysk w punktach świątyni
    .text = Jeśli kontrakt płaci punktami świątyni, gracz przesuwa swój żeton w świątyni krainy miasta o tyle pól do przodu.
rule-P2_21 = Stos na polu świątyni
    .text = Żeton, który trafia na zajęte pole świątyni, kładzie się na wierzchu leżących tam żetonów.
rule-P2_22 = Kupno punktu świątyni
    .text = Przy każdym realizowanym kontrakcie gracz może raz kupić za 3 sztuki złota jeden dalszy punkt świątyni w krainie tego kontraktu.
rule-P2_23 = Pominięte kontrakty przepadają
    .text = Gdy kontrakt zostaje zrealizowany, każdy niezrealizowany kontrakt na polu po jego lewej zostaje zakryty.
rule-P2_24 = Zakrytego nie da się zrealizować
    .text = Zakrytego kontraktu nie można już nigdy zrealizować.
rule-P2_25 = Odłóż zrealizowane karty
    .text = Karta miasta i karta towaru zrealizowanego kontraktu trafiają na swoje stosy kart odrzuconych.
rule-P2_26 = Zagrana karta wioseł zostaje
    .text = Zagrana karta wioseł leży zakryta przed graczem do końca rundy, żeby dało się policzyć rozegrane tury.
rule-P2_27 = Zmiana wiatru po turze
    .text = Gdy wszyscy gracze odbyli rejs, znacznik obecnego wiatru przesuwa się na pole wprost pod znacznikiem prognozy. Po piątej zwykłej turze czeka to, aż skończą się tury dodatkowe (P2.X.6, Q18).
rule-P2_28 = Zdjęcie znacznika prognozy
    .text = Potem znacznik prognozy zdejmuje się ze skali aż do następnej prognozy.
rule-P2_29 = Jeszcze cztery tury
    .text = W ten sam sposób rozgrywa się następne cztery zwykłe tury.
rule-P2_X_1 = Kiedy są tury dodatkowe
    .text = Po piątej zwykłej turze są do dyspozycji najwyżej dwie tury dodatkowe (zwane 5 I i 5 II), jeśli choć jeden gracz ma jeszcze kontrakt, który nie jest ani zrealizowany, ani zakryty.
rule-P2_X_2 = Kto może wziąć udział
    .text = Udział mogą wziąć tylko gracze, którzy mają jeszcze taki kontrakt.
rule-P2_X_3 = Pytanie w kolejności graczy
    .text = Tych graczy pyta się kolejno, w kolejności graczy, czy chcą wziąć udział; udział jest dobrowolny.
rule-P2_X_4 = Pozostali nic nie robią
    .text = Gracze, którzy rezygnują lub nie mają prawa udziału, nie zagrywają karty i nie płyną; kto zrezygnował, nie bierze udziału w żadnej z tur dodatkowych (Q31).
rule-P2_X_5 = Potrzebna karta wioseł
    .text = Udział kosztuje kartę wioseł z ręki, więc gracz bez karty nie może wziąć udziału. Pięć kart zdobywanych w każdej rundzie idzie na zwykłe tury, a na początku rozdaje się tylko dwie dodatkowe: nikt nie rozegra w całej grze więcej niż dwóch tur dodatkowych.
rule-P2_X_6 = Wiatr bez zmian
    .text = W obu turach dodatkowych wieje wiatr piątej zwykłej tury; zagrane w nich karty wioseł niczego nie prognozują, a prognoza piątej tury czeka bez zmian.
rule-P2_X_7 = Przebieg tury dodatkowej
    .text = W kolejności graczy każdy uczestnik zagrywa jedną kartę wioseł, płynie i, jeśli może, realizuje kontrakt, wszystko według zasad zwykłej tury.
rule-P2_X_8 = Druga tura dodatkowa
    .text = Jeśli po pierwszej turze dodatkowej któryś jej uczestnik ma jeszcze otwarty kontrakt (i kartę wioseł), takich uczestników pyta się w ten sam sposób o drugą i ostatnią; każdy decyduje na nowo.
rule-P2_X_9 = Niezrealizowane przepadają
    .text = Kontrakty otwarte po ostatniej turze dodatkowej, albo gdy nikt już nie chce następnej, przepadają i zostają zakryte.
rule-P2_X_10 = Celowe pominięcie
    .text = Gracz może celowo zostawić kontrakty otwarte; żadna zasada nie zmusza do dostawy.
rule-P3_1 = Czas punktacji
    .text = Po pięciu zwykłych i ewentualnych dodatkowych turach następuje punktacja rundy.
rule-P3_B_1 = Pięć na pięć
    .text = Każdy gracz, który zrealizował w tej rundzie wszystkie pięć kontraktów, bierze jedną płytkę premii.
rule-P3_T_1 = Każda świątynia osobno
    .text = Świątynię każdej krainy rozpatruje się osobno; o kolejności graczy decyduje położenie żetonów na jej torze, od najdalszego. Żeton, który nie opuścił zera, nie liczy się (Q24).
rule-P3_T_2 = Pierwsza runda
    .text = W rundzie 1 gracz najdalej w świątyni bierze jej jedyną płytkę A.
rule-P3_T_3 = Remisy w świątyni
    .text = Spośród żetonów na tym samym polu niższy w stosie wyprzedza te nad nim, więc prowadzi ten, kto dotarł tam pierwszy.
rule-P3_T_4 = Świątynia złota
    .text = Płytki świątyni złota przyznaje się według bogactwa: pierwszy jest gracz z największą ilością złota. Liczą się wszyscy gracze, także bez złota (Q24).
rule-P3_T_5 = Remisy w złocie
    .text = Gracze z równą ilością złota zajmują miejsca według kolejności graczy, mniejszy numer pierwszy.
rule-P3_T_6 = Druga runda
    .text = W rundzie 2 pierwszy i drugi gracz w każdej świątyni (także złota) biorą po płytce B.
rule-P3_T_7 = Trzecia runda
    .text = W rundzie 3 pierwszy, drugi i trzeci gracz w każdej świątyni biorą po płytce C.
rule-P3_T_8 = Wartość według miejsca
    .text = Pierwszy gracz dostaje najcenniejszą płytkę świątyni, drugi następną, trzeci najmniej cenną.
rule-P3_T_9 = Złota się nie wydaje
    .text = Punktacja świątyni złota tylko porównuje złoto; nic się nie płaci.
rule-R_1 = Niezagrane karty wioseł zostają
    .text = Niezagrane karty wioseł zostają na ręce na następną rundę.
rule-R_2 = Zużyte karty początkowe odpadają
    .text = Zagrane początkowe karty wioseł wracają do pudełka i wypadają z gry.
rule-R_3 = Inne zagrane karty wioseł
    .text = Wszystkie inne zagrane karty wioseł trafiają na stos odrzuconych kart wioseł.
rule-R_4 = Odrzuć pozostałe karty
    .text = Wszystkie pozostałe karty trafiają na stosy odrzuconych kart swojego rodzaju: karty miast i towarów leżące jeszcze na kartach kontraktów, zakryte lub nie, oraz trzy karty kontraktu pozostałego do wzięcia, łącznie z kartą wioseł.
rule-R_5 = Tasowanie talii
    .text = Każdy stos kart odrzuconych tasuje się ze swoim stosem dobierania w nowy stos dobierania; trzy stosy układa się jak na początku.
rule-R_6 = Następne płytki punktów
    .text = Na każdej świątyni kładzie się jej dwie płytki B (przed rundą 2) lub trzy płytki C (przed rundą 3).
rule-R_7 = Żetony świątyń zostają
    .text = Żetony świątyń pozostają na swoich polach i w swoich stosach; pozycja w świątyniach narasta przez całą grę.
rule-R_8 = Statki wracają na Kretę
    .text = Wszystkie statki wracają na Kretę.
rule-R_9 = Złoto i płytki zostają
    .text = Gracze zachowują złoto i zdobyte płytki; między rundami niczego się nie zeruje ani nie wypłaca.
rule-W_1 = Koniec gry
    .text = Gra kończy się po punktacji trzeciej rundy.
rule-W_2 = Liczenie końcowe
    .text = Każdy gracz dodaje wartości swoich płytek punktów i płytek premii; złoto i pola świątyń same nie są nic warte.
rule-W_3 = Najwięcej punktów wygrywa
    .text = Wygrywa gracz z największą liczbą punktów.
rule-W_4 = Wspólne zwycięstwo
    .text = Gracze z tą samą najwyższą liczbą punktów wygrywają razem; nie ma rozstrzygania remisu.

## Stół

ui-phase-setup = Przygotowanie
ui-phase-acquire = Zdobywanie kontraktów, tura { $turn }
ui-phase-fulfil = Realizacja kontraktów, tura { $turn }
ui-phase-over = Koniec
ui-round = Runda { $round } z { $rounds }
ui-wind = Wiatr
ui-forecast = prognoza { $sum }: wiatr { $wind }
ui-gold-temple = Złoto
ui-head-player = gracz
ui-head-points = punkty
ui-head-gold = złoto
ui-head-oars = wiosła
ui-head-scale = skala
ui-head-contracts = kontrakty
ui-head-played = zagrane
ui-hand = Ręka (wiosła/wiatr):
ui-chosen = zakryta:
ui-taken = zabrany
ui-face-down = zakryty
ui-pays-gold = złoto: { $n }
ui-pays-temple = { $region }: { $n }
ui-miles = { $n } Mm
ui-costs = złoto: { $n }
ui-loses = { $n ->
        [one] przepada jeden kontrakt
        [few] przepadają { $n } kontrakty
       *[many] przepada { $n } kontraktów
    }

## Plansza na stronie

board-round = Runda
board-phase =
    { $phase ->
        [acquire] kontrakty
        [fulfil] żegluga
        [setup] przygotowanie
        [over] koniec
       *[other] { $phase }
    }
board-turn = tura { $n } z 5
board-extra-turn = tura dodatkowa { $n }
board-wind = Wiatr
board-forecast = w następnej turze
board-order = Kolejność graczy
board-oar-scale = Skala wioseł
board-temples = Świątynie
board-gold-temple = Złoto
board-gold = złoto
board-points = punkty
board-hand = ręka
board-contracts = Kontrakty do wzięcia
board-your-hand = Twoje karty wioseł
board-your-chart = Twoje kontrakty
board-chart-of = Kontrakty: { $who }
board-face-down = zakryty
board-taken = wzięty
board-power = wiosła
board-slot = pole
board-miles = zostało { $left } z { $range } mil
board-way-miles = { $n ->
        [one] { $n } mila
        [few] { $n } mile
       *[many] { $n } mil
    }
board-tiles = płytki
board-city = Miasto
board-region = Kraina
board-start = Stąd wszystkie statki zaczynają każdą rundę.
board-deed-take = Weź kontrakt ({ $good }, { $city }): { $pays ->
        [gold] złoto: { $amount }
       *[temple] { $amount ->
            [one] { $amount } punkt świątyni
            [few] { $amount } punkty świątyni
           *[many] { $amount } punktów świątyni
        }
    }
board-deed-fulfil = Dostarcz towar ({ $good }, { $city }): { $pays ->
        [gold] złoto: { $amount }
       *[temple] { $amount ->
            [one] { $amount } punkt świątyni
            [few] { $amount } punkty świątyni
           *[many] { $amount } punktów świątyni
        }
    }
board-deed-stay = Zostań w porcie ({ $city })
board-deed-sail = Płyń do portu { $city }: { $miles ->
        [one] { $miles } mila
        [few] { $miles } mile
       *[many] { $miles } mil
    }, { $gold ->
        [0] bez opłaty
       *[other] złoto: { $gold }
    }

## Klucze i wartości widoku w trybie tekstowym

view-round = Runda
view-phase = Faza
view-turn = Tura
view-wind = Wiatr
view-forecast = Prognoza wiatru
view-order = Kolejność graczy
view-oar_scale = Skala wioseł
view-distances = Odległości
view-boats = Statki
view-players = Gracze
view-gold = Złoto
view-points = Punkty
view-tiles = Płytki
view-bonus = Premie
view-hand_size = Karty w ręce
view-chart = Kontrakty
view-city_card = Karta miasta
view-city = Miasto
view-good = Towar
view-region = Kraina
view-pays = Przynosi
view-amount = Ile
view-status = Stan
view-played = Zagrane
view-hand = Ręka
view-display = Kontrakty do wzięcia
view-face_up = Odkryty
view-oar = Wiosła
view-temples = Świątynie
view-track = Tor
view-ranking = Kolejność
view-sealed = Wybór ukryty
view-current = Teraz płynie
view-seat = Gracz
view-range = Zasięg
view-temple = Świątynia
view-acquire = zdobywanie kontraktów
view-fulfil = realizacja kontraktów
view-open = otwarty
view-fulfilled = zrealizowany
view-lost = stracony
view-chosen = Wybrana karta wioseł
view-state = Stan
view-tile = Płytka
view-face_down = zakryty
view-taken = wzięty
view-setup = przygotowanie
view-over = koniec
board-boat = Łódź
board-contracts-of = Kontrakty
board-contract = { $good }, { $city }: { $pays ->
        [gold] { $n } złota
       *[temple] { $n ->
            [one] jeden punkt świątyni
            [few] { $n } punkty świątyni
           *[many] { $n } punktów świątyni
        }
    }
board-status = { $status ->
        [fulfilled] wykonany
        [lost] stracony
       *[open] otwarty
    }
board-played = Zagrane karty wioseł
board-bonus-tiles = płytki premii: { $n }
board-chapter = { $chapter ->
        [city_card] Kontrakty
        [oar_card] Karty wioseł
        [goods_card] Towary
        [city] Miasta
        [point_tile] Płytki punktów
       *[other] { $chapter }
    }
board-contract-card = Kontrakt: ile daje tu każdy towar
board-pays-for = { $good }: { $pays ->
        [gold] { $n } złota
       *[temple] { $n ->
            [one] jeden punkt świątyni
            [few] { $n } punkty świątyni
           *[many] { $n } punktów świątyni
        }
    }
board-start-card = Początkowa karta wioseł
board-deck-card = Karta wioseł
board-copies = Sztuk
board-legend-cards = Na kartach i płytkach
board-legend-goods = Towary
board-legend-chart = Na mapie
board-legend-players = Gracze
board-legend-gold = złoto
board-legend-temple = punkty świątyni w regionie miasta
board-legend-wind = liczba, która zmienia nadchodzący wiatr
board-legend-oar = liczba, która daje łodzi zasięg
board-legend-seal = kontrakt wykonany albo wybór ukryty
board-legend-tile = zdobyta płytka punktów
board-legend-miles = mile połączenia
board-legend-sea = połączenie morskie
board-legend-deep = połączenie pełnomorskie
board-legend-region = miasta: { $region }, w kolorze świątyni

## Skąd są punkty

account-temple = Świątynia: { $region }
account-gold-temple = Świątynia złota
account-bonus = Premia za pięć kontraktów
account-held-gold = Złoto
account-held-fulfilled = Zrealizowane kontrakty
account-held-steps = Kroki w świątyni { $region_loc }
account-held-open = Otwarte kontrakty
account-held-power = Siła wioseł na ręce

board-report = { $kind ->
   *[other] Punktacja rundy
}

## Rozstrzygnięcia

ruling-Q1 = Czy 50 kart wioseł obejmuje karty początkowe?
    .text = Tak: 10 kart początkowych i talia 40 kart. Karty początkowe pokazano pod nagłówkiem 50 kart wioseł. Talia 40 kart wystarcza: pięciu graczy dobiera 26, a zatrzymać mogą najwyżej 10.
ruling-Q2 = Ile jest rodzajów towarów i po ile kart każdego?
    .text = Nie wydrukowano; nazwano cztery rodzaje. Opublikowana recenzja liczy sześć. Elementy mają 6 rodzajów po 5 kart; dwa nienazwane (zboże, ryby) są odtworzone. To dane, nie kod.
ruling-Q3 = Czy każde miasto jest na dokładnie jednej karcie miasta i czy jest karta Krety?
    .text = Nie wydrukowano. Miasta i karty miast to osobne tabele. Opublikowana recenzja liczy po trzy porty w każdym z pięciu regionów, więc jest 15 miast, każde z dwiema różnymi kartami, a Kreta jest szesnastym miejscem bez regionu i bez karty: to wspólny port, z którego rusza każda łódź. Dwie karty miasta nie muszą płacić tak samo (oliwki do Saguntu: 3 punkty świątyni na jednej, 5 złota na drugiej), więc kontrakt pamięta swoją kartę, nie tylko miasto, a gracz może mieć dwa kontrakty do jednego miasta.
ruling-Q4 = Czy świątyń jest sześć i jaki kolor lub miejsce ma świątynia złota?
    .text = Sześć: 36 płytek podzielone przez 6 płytek na świątynię. Pięć ma tory (po pięć znaczników gracza), szóstą liczy się według złota. Jej płytki mają własny rewers, aby dało się rozdzielić A, B i C.
ruling-Q25 = Co dzieje się z płytkami, dla których brakuje sklasyfikowanych graczy?
    .text = Na koniec rundy usuwa się je bez właściciela; następna runda wykłada tylko płytki swojej litery.

## Przewodnik pierwszej gry: co mówi i co odpowiada

guide-farewell = Znasz już wszystkie rodzaje decyzji w Neptunie. Dalej płyń po swojemu: pomyślnych wiatrów!
guide-first_contract = Odkryto dla ciebie kontrakt: widać towar, miasto i zapłatę, czyli złoto albo kroki w świątyni. Czy to miasto leży po drodze do innych? Weź kontrakt albo odrzuć go na dobre i zobacz następny; ostatni trzeba wziąć.
    .done = Dobrze: porównujesz to, co widzisz, z tym, co może przyjść. Odrzucony kontrakt leży odkryty dla innych.
guide-slot = Teraz wybierz pole. Dostarczasz od lewej do prawej, a kontraktu nie można potem przesunąć. Wyobraź sobie trasę z Krety: bliskie miasta z lewej, dalekie z prawej, a między nimi miejsce na to, co trafi się po drodze.
    .done = Załadowane. Masz też jego kartę wioseł: im mniejsza jej liczba wioseł, tym wcześniej grasz w następnej turze.
guide-open_or_new = Część kontraktów leży odkryta. Weź jeden z nich albo odkryj następny, ale wtedy odkryte są dla ciebie w tej turze zamknięte. Czy któryś pasuje do twojej trasy albo prowadzi tam, dokąd i tak płyniesz?
    .done = Kontrakt, który znasz, bywa lepszy niż ten, na który liczysz.
    .other = Próbujesz szczęścia. To, co odkryjesz, bierzesz albo odrzucasz, a ostatni jest twój, jakikolwiek by był.
guide-all_open = Wszystkie kontrakty są odkryte i jeden musisz wziąć. Patrz na trzy rzeczy: gdzie leży miasto, ile płaci i jaką daje kartę wioseł.
    .done = W rundzie mieści się pięć kontraktów. Za dostarczenie wszystkich pięciu jest płytka premii.
guide-crew = Wszyscy naraz kładą kartę wioseł. Dolna liczba plus wiatr to twój zasięg w tej turze; górne liczby wszystkich kart dają następny wiatr. Policz mile do następnego miasta i nie zużywaj więcej, niż trzeba.
    .done = Teraz wszystkie karty zostają odkryte i widać wiatr następnej tury.
guide-sail = Miasta w zasięgu świecą. Dostarczasz tylko tam, gdzie staniesz, jeden kontrakt na turę. Każda brakująca mila kosztuje jedno złoto. Jeśli miasto jest za daleko, podpłyń bliżej na następną turę.
    .done = Dobrze. Niewykorzystane mile przepadają, więc dobra tura to ta, w której mil starcza akurat do portu.
guide-deliver = Jesteś w mieście z kontraktu. Dostarcz towar i odbierz zapłatę. Spójrz jednak na lewo od niego: niedostarczone jeszcze kontrakty stamtąd przepadną, gdy dostarczysz ten.
    .done = Dostarczone: masz złoto albo twój żeton przesuwa się w świątyni.
    .other = Czekasz. Ma to sens, jeśli najpierw chcesz dostarczyć coś z lewej.
guide-donation = Przy dostawie możesz za trzy złota kupić jeden krok w świątyni. Czy kogoś wyprzedzisz? Na tym samym polu lepszy jest ten, kto przyszedł wcześniej. Złoto kupuje też mile, a świątynia złota nagradza najbogatszych.
    .done = Jedno i drugie może być dobre: porównaj leżące tam płytki z tym, co złoto da gdzie indziej.
guide-extra = Pięć tur minęło, a masz jeszcze kontrakt. Za zapasową kartę wioseł dostajesz turę dodatkową; co niedostarczone, przepada. Ale zapasowe karty masz na całą grę tylko dwie.
    .done = Płyniesz dalej. Wiatr jest taki jak w piątej turze.
    .other = Oszczędzasz kartę na później. To rozsądne, gdy do miasta i tak nie dopłyniesz.
guide-extra_crew = Wybierz kartę na turę dodatkową. Nowego wiatru nie będzie, liczą się tylko mile, więc zagraj najmniejszą, która wystarczy.
    .done = Teraz płyń i dostarczaj jak w każdej turze.
guide-second_round = Druga runda: wszyscy wracają na Kretę, ale świątynie i złoto zostają. Teraz płytkę dostaje dwóch pierwszych w każdej świątyni, w ostatniej rundzie trzech. W której możesz się wśród nich znaleźć?
    .done = Dobrze: kontrakty w jednej krainie sumują się przez całą grę.
    .other = Szukasz dalej. Miej świątynie na oku.
