# Słowa wspólne dla wszystkich gier: powody podawane przez silnik i sam stół.

why-game-over = Gra jest skończona.
why-unknown-seat = Nie ma takiego miejsca: { $said }.
why-unknown-action = Nie ma takiej akcji: { $said }.
why-not-your-turn = To nie twoja kolej; teraz { $acting_count ->
        [one] decyduje
       *[other] decydują
    }: { $acting }.
why-other-choice = Teraz rozstrzyga się coś innego.
    .when = „{ $verb }”: na to jest czas { $when }.
why-asked-first = Najpierw: { $question }
why-no-undo = Nie można już niczego cofnąć: od tej pory wyszło na jaw coś nowego.
why-not-begun = Gra się jeszcze nie zaczęła: nie wszyscy usiedli do stołu.

ending-resigned = Jedna ze stron się poddała.
ending-claimed = Skończył się czas i zażądano wygranej.
ending-draw = Gracze zgodzili się na remis.
ending-agreed = Gracze uzgodnili wynik.

level-1 = Pasażer
    .line = Na pierwszą partię: widzi to, co oczywiste, a w reszcie często się myli.
level-2 = Majtek
    .line = Na drugą partię: domyśla się, co jest ważne, ale wiele ocenia źle.
level-3 = Wioślarz
    .line = Zna grę, a myli się tam, gdzie nie widać, co najlepsze.
level-4 = Bosman
    .line = Gra rozsądnie i rzadko się myli; dla tych, którzy znają grę.
level-5 = Sternik
    .line = Patrzy trochę naprzód, zanim zagra.
level-6 = Pilot
    .line = Patrzy naprzód; dla wprawnych graczy.
level-7 = Trierarcha
    .line = Patrzy daleko naprzód i nie wybacza błędów.
level-8 = Nawarcha
    .line = Najsilniejszy ze wszystkich: myśli nad każdym ruchem sekundę lub dwie.
bot-random = Losowy
bot-greedy = Zachłanny
bot-ismcts = Szukający
bot-learned = Wyuczony
character-bold = śmiały
    .line = Śmiały: ryzykuje dla większego zysku i lubi być silny.
character-careful = ostrożny
    .line = Ostrożny: trzyma się tego, co pewne.
character-merchant = kupiec
    .line = Kupiec: najpierw dochód i pieniądze.

ui-nothing = nic
ui-guide-other = Tak też można.
ui-unfinished = Gra nie jest skończona.
ui-person = człowiek
ui-unknown = „{ $said }” nie jest tu ani akcją, ani poleceniem; pomoc wylicza, co można wpisać.
ui-you = ty
ui-thinking = { $bot } myśli …
ui-welcome = Wpisz numer akcji. ? objaśnia zasadę, dlaczego AKCJA mówi, co stoi na przeszkodzie, pomoc wylicza resztę.
ui-commitment = Kości i losowania tej gry wyznacza sekret o skrócie { $digest }; zostanie pokazany na końcu.
ui-hand-over = Twoja kolej: naciśnij Enter, gdy nikt inny nie patrzy.
ui-more-news = … jeszcze wierszy: { $n }; wpisz dziennik
ui-ambiguous = To może znaczyć różne rzeczy: { $choices }
ui-why-what = Dlaczego co? Na przykład: dlaczego sail tyros
ui-is-legal = { $action }: to wolno.
ui-no-rule = Żadna zasada nie mówi o „{ $said }”.
ui-undone = Cofnięte.
ui-no-hint = Nikt nie umie tu doradzić.
ui-hint = Co robi { $bot }:
ui-back = wstecz
ui-free-actions = darmowe:
ui-turn-page = Enter: dalej · q: wróć do stołu
ui-more-parts = plansza pokazuje resztę: { $parts }
ui-no-part = Plansza nie ma części „{ $said }”; sama plansza pokazuje wszystko.
ui-part-map = mapa
ui-part-players = gracze
ui-part-temples = świątynie
ui-part-contracts = kontrakty
ui-part-offers = oferty
ui-part-hand = ręka
ui-part-battle = bitwa
ui-part-tracks = tory
ui-part-forces = siły
ui-part-generals = wodzowie
ui-part-provinces = prowincje
ui-part-strategies = strategie
ui-part-piles = stosy
ui-part-tiles = bohaterowie i cuda
ui-part-key = legenda
ui-part-view = pozycja
ui-save-where = Gdzie zapisać? Na przykład: zapisz gra.json
ui-saved = Zapisano w { $file }; sprawdź przez: navarch verify { $file }
ui-components-changed = Grę rozegrano z innymi wartościami elementów; podaj je przez --components. Odtąd wartości Navarch są inne: { $rule }
ui-rules-changed = Grę rozegrano według innych zasad. Odtąd dzisiejsze zasady są inne: { $rule }
ui-saved-unfinished = Zapisano w { $file }; graj dalej przez: navarch play --resume { $file }
ui-languages = Języki to { $list }.
ui-score = { $n ->
        [one] jeden punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
ui-provable = Każdą kość i każde losowanie tej gry można udowodnić: zapisz ją i uruchom navarch verify.
ui-fact-gain = { $what }: { $amount }
ui-fact-often = { $what }: { $amount }, w { $often } z { $tries } prób
ui-fact-promised = { $what }: { $amount }, gdyby wtedy policzyć punkty
ui-fact-spared = { $what }: { $amount } zostaje, a kosztowałoby to drugie w kolejności: { $other }
ui-fact-kept = { $what }: { $amount } zostaje
ui-puzzle = Zadanie { $n } z { $all }
ui-puzzle-question = Gra: { $who }. Znajdź najlepszą akcję: jedna jest wyraźnie lepsza od wszystkich innych.
ui-puzzle-how = Wpisz numer albo akcję; ? pokazuje odpowiedź.
ui-puzzle-right = zgadza się: spodziewany wynik { $worth } %, o { $ahead } pkt więcej niż drugie w kolejności ({ $other }).
ui-puzzle-weaker = To dozwolone, ale słabsze: najlepsza akcja jest lepsza o { $behind } pkt (pewna wygrana to 100).
ui-puzzle-weaker-unmeasured = To dozwolone, ale słabsze: wyszukiwanie porzuciło to za wcześnie, by powiedzieć, o ile.
ui-lesson-how = Wpisz numer albo akcję; ? pokazuje odpowiedź.
ui-lesson-right = zgadza się.
ui-lesson-other = To dozwolone, ale nie o to tutaj chodzi.
ui-review-chances = Szanse w ciągu gry, jak każda strona mogła ocenić własne; z prawej te z pierwszej pozycji:
ui-review-turns = Punkty zwrotne:
ui-review-turn = akcje od { $first } do { $last }: { $moves }
ui-review-lead = na prowadzenie wychodzi { $seat }
ui-review-luck = Szczęście: { $gain } (± { $error })
ui-review-stroke = akcja { $action }, { $outcome }: { $gain }
ui-review-no-mistake = Wyszukiwanie nie znajduje niczego lepszego.
ui-review-mistake = Akcja { $action }, { $chosen }: { $cost }
ui-review-better = lepiej: { $better } ({ $now } zamiast { $chance })
ui-review-line = potem: { $line }
ui-review-fact = to przynosi: { $fact }
ui-review-spared = to oszczędza: { $fact }
ui-help =
    1, s             akcja albo czasownik według klucza; wystarczą też słowa albo ich początek: tyr
    b                wstecz do czasowników; sam Enter też to robi
    1, 3, 4          kilka, które należą do siebie, jak żetony zestawu: wszystkie albo żadna
    dlaczego AKCJA   dlaczego to teraz niemożliwe, wraz z zasadą
    ?                zasada tego pytania; ? P2.11 inna; ? wiatr te, które mówią o wietrze
    podpowiedz       co zrobiłby bot; podpowiedz level:8 pyta najsilniejszego
    cofnij           cofa, dopóki nic nowego nie wyszło na jaw
    dziennik         co się dotąd działo; dziennik 50 pokaże więcej
    plansza          cała pozycja, strona po stronie; plansza mapa, plansza ręka … jej część
    lang             angielski albo polski
    zapisz PLIK      zapisuje przebieg gry
    koniec           odejdź od stołu

board-standing-orders =
    { $ask ->
        [battle] Nie pytaj mnie aż do bitwy
        [turn] Nie pytaj mnie już w tej turze
       *[other] Zawsze mnie pytaj
    }
board-orders-given =
    { $ask ->
        [battle] Nie reagujesz, dopóki nie zacznie się bitwa.
        [turn] Nie reagujesz do końca tury.
       *[other] Nie reagujesz.
    }
