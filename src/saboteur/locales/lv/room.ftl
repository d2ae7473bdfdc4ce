### Browser: the waiting room, and what the host chooses there.

## Waiting room

room-code = Galda kods
room-seats = Spēlētāji
room-host = saimnieks
# „Gatavs” un „gatava” atklātu dzimti, tāpēc „gatavībā”.
room-ready = gatavībā
room-not-ready = vēl gatavojas
room-up = Pārvietot augstāk: { $name }
room-down = Pārvietot zemāk: { $name }
room-remove = Izslēgt no spēles: { $name }
room-pass-host = Iecelt par saimnieku: { $name }
room-bot-level = Robota veids
room-add-bot = Pievienot robotu
room-sat-down = { $name } pievienojas. Spēlētāji: { $count }
room-stood-up = { $name } aiziet. Spēlētāji: { $count }
room-guest = Kas vēl spēlē šajā ierīcē?
room-add-guest = Pievienot
room-guest-about = Vienā ierīcē spēlē vairāki? Pievieno visus. Kamēr ierīce iet no rokas rokā, kārtis ir paslēptas. Nelūrēt!
room-dealing = Dalām kārtis…
room-cancel = Atcelt dalīšanu
room-start = Sākt spēli
room-too-few = { $count ->
    [zero] Vajag vēl { $count } spēlētājus. Der arī roboti.
    [one] Vajag vēl { $count } spēlētāju. Der arī robots.
   *[other] Vajag vēl { $count } spēlētājus. Der arī roboti.
}
room-waiting = Vēl gatavojas: { $names }.
room-away = Gaidām, kad atgriezīsies { $names }. Pēc { $seconds } s varēsi sākt negaidot; kamēr kāds ir prom, viņa vietā spēlēs robots.
room-away-now = Prom: { $names }. Vari sākt negaidot; kamēr kāds ir prom, viņa vietā spēlēs robots.
room-be-ready = Varam sākt!
room-unready = Pagaidiet, vēl ne
room-wait-host = Saimnieks sāks spēli, tiklīdz visi būs gatavi.
room-undone = { $why ->
    [settings-chosen] Saimnieks mainīja iestatījumus. Vai joprojām varam sākt?
    [bot-joined] Pievienojās robots. Vai joprojām varam sākt?
    [left] Viens robots vairs nepiedalās. Vai joprojām varam sākt?
    [reordered] Mainījās spēlētāju secība. Vai joprojām varam sākt?
   *[joined] Vienā no ierīcēm tagad spēlē vēl kāds. Vai joprojām varam sākt?
}
room-undone-settings = Saimnieks mainīja iestatījumus. { $changes }. Vai joprojām varam sākt?
setting-changed = { $setting }: { $was } → { $now }
setting-turned = { $to ->
    [on] { $setting }: jā
   *[off] { $setting }: nē
}
room-invite = Uzaicini spēlētājus
room-qr = QR kods ar saiti uz šo galdu
room-link = Saite uz šo galdu
room-copy = Kopēt saiti
room-copied = Nokopēts
room-share = Kopīgot
room-share-text = Uzspēlēsim „Sabotieri”! Galda kods: { $code }
room-invite-about = Lai pievienotos, jānoskenē QR kods vai jāatver saite. Ja serveris darbojas mājās, ierīcei jābūt tajā pašā Wi-Fi tīklā.
room-watch = Saite skatītājiem

## Waiting room: game setup

room-choices = Spēles iestatījumi
choice-edition = Izdevums
choice-rounds = Raundi
choice-clock = Gājiena laiks
choice-talk = Tērzēšana
choice-first = Kurš sāk
choice-private = Bez skatītājiem
choice-private-about = Šo galdu redz tikai spēlētāji.
choice-closed = Bez jauniem spēlētājiem
choice-closed-about = Neviens cits vairs nevar pievienoties, pat zinot kodu.
choice-no-programs = Bez svešām programmām
choice-no-programs-about = Programmas no ārpuses pievienoties nevar, bet saimnieks var pievienot robotus.
choice-counter = Kāršu skaitītājs
choice-counter-about = Katrs var apskatīt, kuras kārtis vēl nav redzētas.
choice-hints = Padomi
hint-rule = { $rule ->
    [on] Visiem
    [off] Izslēgti
   *[alone] Tikai vienatnē ar robotiem
}
choice-more-time = Papildu laiks
choice-more-time-about = Savā gājienā var palūgt papildu laiku, taču reižu skaits spēlē ir ierobežots.
choice-listed = Galds atvērts visiem
choice-listed-about = Kamēr kārtis nav izdalītas, galds ir redzams sākumlapā un pievienoties var ikviens.
choice-pace = Robotu temps
bot-pace = { $pace ->
    [calm] Mierīgs
    [fast] Ātrs
   *[normal] Parasts
}
clock-none = Bez ierobežojuma
clock-seconds = { $count ->
    [zero] { $count } sekundes
    [one] { $count } sekunde
   *[other] { $count } sekundes
}
first-random = Izšķir loze
# Checked: same, it agrees with the noun of its menu
talk-kind = { $talk ->
    [none] Izslēgta
    [claims] Tikai gatavās frāzes
   *[chat] Gatavās frāzes un brīvs teksts
}
edition-about = { $edition ->
    [ru] Katrai ceļa kārtij jāturpina tunelis no starta. Atklāj visas sasniegtās finiša kārtis. Raunds beidzas arī tad, ja krājumu kaudzīte ir tukša un visi pēc kārtas var tikai izmest kārti.
    [el] Ceļa kārti drīkst likt blakus jebkurai atklātai kārtij. Atklāj visas sasniegtās finiša kārtis. Ja akmens kārts neder, lai kā to pagrieztu, to noliek tā, lai tā turpinātu tuneli.
    [et] Ceļa kārti drīkst likt blakus jebkurai atklātai kārtij. Pēc katras ceļa kārts atklāj ne vairāk kā vienu finiša kārti. Raunds beidzas arī tad, ja krājumu kaudzīte ir tukša un visi pēc kārtas var tikai izmest kārti.
   *[lt] Katrai ceļa kārtij jāturpina tunelis no starta. Atklāj visas sasniegtās finiša kārtis. Raunds turpinās, līdz atrod dārgumus vai izlieto visas kārtis.
}
option-name = { $option ->
    [others_only] Savus darbarīkus nelauž
    [all_saboteurs] Spēlē visi sabotieri
    [broken_unpaid] Salauzts darbarīks – zelta nav
    [selfish_dwarf] Savtīgais rūķis
   *[open_gold] Atklāts zelts
}
option-about = { $option ->
    [others_only] Salauzta darbarīka kārti drīkst likt priekšā tikai citiem spēlētājiem.
    [all_saboteurs] Nepaliek pāri neviena rūķa kārts, tāpēc visi zina, cik ir sabotieru.
    [broken_unpaid] Ja esi zeltracis un raunda beigās tev ir salauzts darbarīks, zeltu nesaņemsi.
    [selfish_dwarf] Viena no zeltraču kārtīm ir savtīgais rūķis. Ja uzvaru raundā nes viņa izspēlētā ceļa kārts, viņš saņem 4 zelta gabalus, bet pārējie – neko; citādi viņš paliek tukšā.
   *[open_gold] Paņemto zeltu redz visi.
}
balance = { $same ->
    [yes] Izmēģinājuma spēlēs tas neietekmēja to, kurš uzvar.
    [gold] Izmēģinājuma spēlēs ar pieciem spēlētājiem tas neietekmēja to, kurš uzvar, bet mainīja zeltrača vidējo guvumu raundā: { $gold } zelta gabala (parasti { $usual_gold }).
   *[no] { $wins ->
        [zero] Izmēģinājuma spēlēs ar pieciem spēlētājiem sabotieri uzvarēja { $wins } raundos no 100 (parasti { $usual }), un zeltrača vidējais guvums raundā bija { $gold } zelta gabala (parasti { $usual_gold }).
        [one] Izmēģinājuma spēlēs ar pieciem spēlētājiem sabotieri uzvarēja { $wins } raundā no 100 (parasti { $usual }), un zeltrača vidējais guvums raundā bija { $gold } zelta gabala (parasti { $usual_gold }).
       *[other] Izmēģinājuma spēlēs ar pieciem spēlētājiem sabotieri uzvarēja { $wins } raundos no 100 (parasti { $usual }), un zeltrača vidējais guvums raundā bija { $gold } zelta gabala (parasti { $usual_gold }).
    }
}
balance-players = { $favors ->
    [diggers] { $wins ->
        [zero] Ja spēlētāju ir { $players }, dārgumus parasti atrod: robotu izmēģinājuma spēlēs zeltrači uzvarēja aptuveni { $wins } raundos no 100. Pirmajai spēlei tas labi der; ja pievienosies vēl viens spēlētājs, cīņa būs līdzīgāka.
        [one] Ja spēlētāju ir { $players }, dārgumus parasti atrod: robotu izmēģinājuma spēlēs zeltrači uzvarēja aptuveni { $wins } raundā no 100. Pirmajai spēlei tas labi der; ja pievienosies vēl viens spēlētājs, cīņa būs līdzīgāka.
       *[other] Ja spēlētāju ir { $players }, dārgumus parasti atrod: robotu izmēģinājuma spēlēs zeltrači uzvarēja aptuveni { $wins } raundos no 100. Pirmajai spēlei tas labi der; ja pievienosies vēl viens spēlētājs, cīņa būs līdzīgāka.
    }
   *[both] { $wins ->
        [zero] Ja spēlētāju ir { $players }, labas izredzes ir abām pusēm: robotu izmēģinājuma spēlēs zeltrači uzvarēja aptuveni { $wins } raundos no 100.
        [one] Ja spēlētāju ir { $players }, labas izredzes ir abām pusēm: robotu izmēģinājuma spēlēs zeltrači uzvarēja aptuveni { $wins } raundā no 100.
       *[other] Ja spēlētāju ir { $players }, labas izredzes ir abām pusēm: robotu izmēģinājuma spēlēs zeltrači uzvarēja aptuveni { $wins } raundos no 100.
    }
}
bot-name = { $bot ->
    [random] Vējgrābslis: uz labu laimi
    [digger] Censonis: taisni pēc zelta
    [detective] Detektīvs: visus vēro
    [schemer] Intrigants: nogaida un dzeļ
    [search] Domātājs: plāno uz priekšu
    [beginner] Iesācējs: vēl mācās
    [friendly] Draudzīgais: palīdz citiem
    [gruff] Īgņa: visus tur aizdomās
   *[other] { $bot }
}
