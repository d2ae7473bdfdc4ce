### Browser: the pages around the game. Home, joining, the waiting room, menu, settings.

## Everywhere

title = Sabotieris
motto = Rociet kopā ceļu pie zelta. Kāds no jums cer, ka jūs to nesasniegsiet.
close = Aizvērt
home = Sākums
rules = Noteikumi
settings = Iestatījumi
try-again = Mēģināt vēlreiz
your-turn = Tavs gājiens
connecting = Tiek iedegta laterna …
lost-title = Strupceļš
lost-text = Šajā adresē nekā nav.
bye-title = Te tunelis beidzas

## Home

home-start = Sākt spēli
home-play-now = Spēlēt tūlīt
home-play-now-about = Pie galda pieci: tu un četri roboti. Kārtis tiek dalītas uzreiz.
home-new-table = Jauns galds ar draugiem
home-code = Galda kods
home-join = Pievienoties
home-continue = Turpināt
home-replay = Atvērt spēles pierakstu
me-name = Tavs vārds
me-name-example = Viesis
me-shape = Cits rūķis
me-colour = Cita krāsa
stage = { $stage ->
    [open] pulcējas spēlētāji
    [dealing] tiek dalītas kārtis
    [playing] notiek spēle
   *[over] spēle ir beigusies
}

## Joining a table

door-title = Galds { $code }
door-join = Sēsties pie šī galda
door-wait = Nākamajā dalīšanā ieņemt robota vietu
door-watch = Tikai skatīties
door-full = Pie šī galda brīvu vietu nav.
door-transfer = Kods no tavas otras ierīces
door-transfer-go = Pārcelt manu vietu šurp
door-again = Pievienoties no jauna

## Waiting room

room-code = Galds
room-seats = Pie galda
room-host = saimnieks
room-ready = var sākt
room-not-ready = vēl jāgaida
room-up = Pārvietot augstāk: { $name }
room-down = Pārvietot zemāk: { $name }
room-remove = Noņemt: { $name }
room-pass-host = Nodot saimnieka tiesības: { $name }
room-bot-level = Robota veids
room-add-bot = Pievienot robotu
room-guest = Spēlētāja vārds pie šīs ierīces
room-add-guest = Tā pati ierīce
room-guest-about = Vienā ierīcē var spēlēt vairāki: starp gājieniem kārtis aizsedz priekškars. Noslēpumu tad sargā tikai labas manieres.
room-dealing = Tiek dalītas kārtis …
room-cancel = Atcelt dalīšanu
room-start = Dalīt kārtis
room-too-few = { $count ->
    [zero] Vajag vēl { $count } spēlētāju; der arī roboti.
    [one] Vajag vēl { $count } spēlētāju; der arī robots.
   *[other] Vajag vēl { $count } spēlētājus; der arī roboti.
}
room-waiting = Vēl jāgaida: { $names }
room-be-ready = Varam sākt
room-unready = Pagaidiet, vēl nē
room-wait-host = Saimnieks dalīs kārtis, tiklīdz visi būs gatavi.
room-invite = Uzaicināt
room-qr = QR attēls ar saiti uz šo galdu
room-link = Saite uz šo galdu
room-copy = Iezīmēt
room-copied = Nokopēts
room-invite-about = Atver saiti vai noskenē attēlu ar citu tā paša tīkla tālruni.
room-screen = Galda ekrāns televizoram
room-watch = Lapa skatītājiem

## Waiting room: game setup

room-choices = Spēle
choice-edition = Izdevums
choice-rounds = Raundi
choice-clock = Laiks gājienam
choice-talk = Sarunas
choice-first = Kurš sāk
choice-private = Privāts galds
choice-private-about = Bez vietas pie galda neviens nevar skatīties.
choice-closed = Nepieņemt jaunus spēlētājus
choice-closed-about = Neviens cits nevarēs pievienoties, pat zinot kodu.
clock-none = bez pulksteņa
clock-seconds = { $count ->
    [zero] { $count } sekunžu
    [one] { $count } sekunde
   *[other] { $count } sekundes
}
first-random = izlozē
talk-kind = { $talk ->
    [none] nekādu
    [claims] tikai apgalvojumi
   *[chat] apgalvojumi un brīva saruna
}
edition-name = { $edition ->
    [lt] Lietuviešu noteikumi
    [lv] Latviešu noteikumi
    [ru] Krievu noteikumi
    [el] Grieķu noteikumi
   *[et] Igauņu noteikumi
}
edition-about = { $edition ->
    [ru] Katrs ceļš turpina tuneli no starta; raunds beidzas arī tad, kad visi pēc kārtas var tikai nolikt kārti.
    [el] Ceļš drīkst pieskarties jebkurai atklātai kārtij; akmens, kas neder, turpina tuneli.
    [et] Ceļš drīkst pieskarties jebkurai atklātai kārtij; par katru ceļu atklāj tikai vienu finiša kārti.
   *[lt] Katrs ceļš turpina tuneli no starta; atklāj visas sasniegtās finiša kārtis.
}
option-name = { $option ->
    [others_only] Savus darbarīkus neaiztikt
    [all_saboteurs] Visi sabotieri spēlē
    [broken_unpaid] Ar salauztu darbarīku zelta nav
    [selfish_dwarf] Savtīgais rūķis
   *[open_gold] Atklāts zelts
}
option-about = { $option ->
    [others_only] Neviens nedrīkst salauzt savus darbarīkus.
    [all_saboteurs] Neviena rūķa kārts nepaliek pāri, tāpēc visi zina, cik ir sabotieru.
    [broken_unpaid] Zeltracis, kuram raunda beigās darbarīks ir salauzts, zeltu nesaņem.
    [selfish_dwarf] Viens zeltracis grib visu: ja pēdējo ceļu noliek viņš, zeltu saņem tikai viņš, citādi – neko.
   *[open_gold] Paņemto zeltu redz visi.
}
balance = { $same ->
    [yes] Izmērīts arēnā: tas nemaina, kurš uzvar.
    [gold] Izmērīts arēnā, pieci pie galda: tas nemaina, kurš uzvar, bet zeltracis raundā saņem { $gold } zelta gabala, nevis { $usual_gold }.
   *[no] Izmērīts arēnā, pieci pie galda: sabotieri uzvar { $wins } % raundu, nevis { $usual } %, un zeltracis raundā saņem { $gold } zelta gabala, nevis { $usual_gold }.
}
bot-name = { $bot ->
    [random] Nejaušais – spēlē jebko
    [digger] Racējs – taisni pie zelta
    [detective] Detektīvs – vēro visus
    [schemer] Intrigants – viltīgs sabotieris
    [search] Domātājs – skatās uz priekšu
    [beginner] Iesācējs – vēl mācās
    [friendly] Draugs – godīgs un izpalīdzīgs
    [gruff] Īgņa – ātri tur aizdomās
   *[other] { $bot }
}

## Menu and votes

menu-code = Galds { $code }. Kamēr esi prom, vieta paliek tava.
menu-transfer = Turpināt citā ierīcē
menu-transfer-code = Atver šo galdu otrā ierīcē un { $minutes ->
    [zero] { $minutes } minūšu
    [one] { $minutes } minūtes
   *[other] { $minutes } minūšu
} laikā ievadi tur { $code }.
menu-keys = Taustiņi: 1–6 izvēlas kārti, B pāriet uz raktuvi, bultiņas pārvieto, N nākamā iespējamā vieta, L to saraksts, Enter izvēlas, T pagriež kārti, R rāda lomu, Escape noliek atpakaļ, + − 0 maina mērogu.
vote-pause = Balsot: pauze
vote-resume = Balsot: turpināt
vote-end = Balsot: beigt spēli
vote-stand-in = Lai aizvieto robots
vote-yes = Piekrītu
vote-rule = Lēmums ir pieņemts, ja tam piekrīt vairāk nekā puse klātesošo; lai turpinātu pēc pauzes, pietiek ar pusi, bet, lai beigtu spēli, vajag vismaz divas balsis. Ar vienu balsi vien vietu nevienam nevar atņemt: lai to pavisam atdotu robotam, vajag vismaz divas balsis, bet, ja spēlētājs ir klāt, vajag vismaz trīs balsis un jāpiekrīt vismaz divām trešdaļām pārējo spēlētāju. Ja savienojums pārtrūkst tikai uz brīdi, tā vēl nav prombūtne.
vote-running = { $vote ->
    [pause] Apturēt spēli?
    [resume] Turpināt spēli?
    [end] Beigt spēli pirms laika?
    [stand-in] Vai spēlētāju { $name } lai aizvieto robots?
   *[bot] Vai spēlētāja { $name } vietu pavisam atdot robotam?
} ({ $count })
leave = Atstāt galdu
leave-sure = Tavu vietu pavisam ieņems robots. Ja tikai aizvērsi lapu, vieta paliks tava.
leave-yes = Atstāt
leave-no = Palikt

## Settings

setting-language = Valoda
setting-theme = Izskats
setting-cards = Manu kāršu lielums
setting-motion = Kustība
setting-sound = Skaņas
setting-confirm = Rādīt gājienu pirms izspēlēšanas
setting-notify = Paziņot, kad ir mans gājiens
# What the language calls itself, for the list of languages.
language-name = Latviešu
language-browser = kā pārlūkprogrammā
theme = { $theme ->
    [system] kā sistēmā
    [dark] tumšs: laterna raktuvē
   *[light] gaišs: pergaments
}
card-size = { $size ->
    [small] mazas
    [medium] vidējas
   *[large] lielas
}
motion = { $motion ->
    [system] kā sistēmā
   *[less] pēc iespējas mazāk
}
