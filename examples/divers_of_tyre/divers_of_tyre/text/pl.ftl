# Nurkowie z Tyru po polsku.

game-title = Nurkowie z Tyru
game-line = Nurkuj po purpurowe ślimaki coraz głębiej i wypłyń, zanim zabraknie ci tchu.

seat-abibaal = Abibaal
seat-batnoam = Batnoam
seat-hiram = Hiram
seat-elissa = Elissa

card-dolphin = delfin
    .acc = delfina
    .gen = delfina
card-squall = szkwał
    .acc = szkwał
    .gen = szkwału
card-pearl = perła
    .acc = perłę
    .gen = perły

act-dive = Głębiej
act-surface = Wypłyń
act-play = Zagraj { $noun_acc }
act-let_go = Puść kosz
act-pass = Odpuść
act-roll = Wypada { $noun }
act-draw = Dobrano { $noun_acc }

ask-breath = { $basket ->
    [0] Nabierz tchu.
   *[other] W koszu: { $basket }. { $danger ->
        [one] Przy 1 zabraknie tchu.
       *[other] Przy 1 do { $danger } zabraknie tchu.
    }
}
ask-rescue = Brak tchu, a w koszu: { $basket }!
ask-squall = { $diver } wypływa, w koszu: { $basket }.

event-round = Runda { $round }.
event-drew = { $who } dobiera kartę.
event-drew-card = To { $card }.
event-dives = { $who } nurkuje.
event-gathered = { $who } zbiera { $pips }; w koszu: { $basket }.
event-out-of-breath = { $who } rzuca { $pips } i nie ma już tchu.
event-dolphin = Delfin wynosi na brzeg: { $who }; w koszu: { $basket }.
event-lost = { $who } wypływa z niczym; tonie: { $basket }.
event-squall = { $who } zsyła szkwał: { $diver } ma w koszu już tylko { $basket }.
event-brought-home = { $who } przynosi { $basket }; w dzbanie: { $jar }.
event-counted = { $who }: { $points } pkt, w tym za perły { $pearls }.

why-still-dry = Nikt nie wypływa z niczym: najpierw w głąb.
why-sea-bottom = To już dno.
why-wrong-card = Tu nie pomoże { $card }, tylko { $wanted }.
why-not-held = Nie masz { $card_gen }.

option-rough_sea = Wzburzone morze
    .help = Jedna ścianka kości więcej jest zła.

ending-season-over = Sezon się skończył.
ending-full-jar = Dzban jest pełen.

rule-S_1 = Sezon pod Tyrem
    .text = Od dwóch do czterech nurków zbiera purpurowe ślimaki. Najpierw rozdaje się karty, potem następują rundy, aż sezon się skończy.
rule-S_2 = Po dwie karty
    .text = Tasuje się szesnaście kart: sześć delfinów, sześć szkwałów i cztery perły. Każdy dobiera dwie. Dobiera się z tych, które zostały; gdy nie ma żadnej, nie dobiera się nic.
rule-S_3 = Ręce są ukryte
    .text = Wszyscy widzą, ile kart ma nurek, ale tylko on wie, jakie.
rule-R_1 = Rundy
    .text = W każdej rundzie każdy nurkuje raz.
rule-R_2 = Kto zaczyna
    .text = Pierwszą rundę zaczyna pierwszy nurek, każdą następną kolejny po lewej.
rule-D_1 = Głębiej albo do góry
    .text = Nurek raz po raz decyduje: głębiej albo do góry.
rule-D_2 = Głębiej
    .text = Kto schodzi głębiej, rzuca kością i wkłada do kosza tyle ślimaków, ile wypadło oczek.
rule-D_3 = Do góry
    .text = Kto choć raz zszedł głębiej, może wypłynąć z koszem. Nikt nie wypływa z niczym.
rule-D_4 = Brak tchu
    .text = Za każde zejście głębiej jedna ścianka kości więcej jest zła, od najniższej. Gdy taka wypadnie, tchu zabrakło: nic się nie zbiera i nurkowanie się kończy.
rule-D_5 = Kosz tonie
    .text = Komu zabraknie tchu, puszcza kosz i wypływa z niczym.
rule-D_6 = Dno
    .text = Nikt nie schodzi głębiej więcej niż pięć razy: tam jest dno i można już tylko wypłynąć.
rule-D_7 = Do dzbana
    .text = Ślimaki z kosza, który wrócił, trafiają do dzbana nurka i są tam bezpieczne.
rule-D_8 = Bogaty kosz
    .text = Kto naraz przyniesie dwanaście ślimaków lub więcej, dobiera kartę.
rule-C_1 = Zagranie karty
    .text = Kartę zagrywa się z ręki tylko tam, gdzie pozwala jej własna zasada; pokazuje się ją i odkłada.
rule-C_2 = Delfin
    .text = Komu zabrakło tchu, może zagrać delfina, który wynosi go razem z koszem.
rule-C_3 = Szkwał
    .text = Gdy kosz wypływa, pozostali, od lewej strony nurka, mogą zagrać po jednym szkwale: fale zabierają połowę kosza, resztę zaokrągla się w dół.
rule-E_1 = Koniec sezonu
    .text = Gra kończy się po szóstej rundzie.
rule-E_2 = Pełny dzban
    .text = Gra kończy się też z rundą, w której w którymś dzbanie jest już pięćdziesiąt ślimaków lub więcej.
rule-E_3 = Najwięcej punktów
    .text = Ślimak w dzbanie to punkt, perła w ręce to pięć. Wygrywa, kto ma najwięcej punktów; przy równej liczbie wygrywają wspólnie.
rule-O_1 = Wzburzone morze
    .text = Na wzburzonym morzu jedna ścianka kości więcej jest zła, więc nawet pierwsze zejście może się nie udać.

## What the generic board calls the parts of a view; in English their keys speak for themselves.

view-round = Runda
view-last_round = Ostatnia runda
view-deck = Talia
view-divers = Nurkowie
view-jar = Dzban
view-cards = Karty
view-dive = Nurkowanie
view-diver = Nurek
view-depth = Głębokość
view-basket = Kosz
view-played = Zagrane
view-hand = Ręka
