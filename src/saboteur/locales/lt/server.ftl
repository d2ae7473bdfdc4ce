### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Serverio paleisti nepavyko: { $why }.
serve-needs-postgres = keliems darbuotojams reikia PostgreSQL duomenų bazės; { $database } yra failas
serve-no-driver = PostgreSQL reikia paketo asyncpg: pip install "saboteur[postgres]"
serve-no-answer = duomenų bazė neatsako: { $why }
serve-no-file = failo { $file } naudoti negalima: { $why }
serve-file-in-use = failą { $file } jau naudoja kitas serveris; pirma jį sustabdykite arba nurodykite kitą failą su --database
serve-no-port = adresas { $address } užimtas arba ne šio kompiuterio
serve-bad-setting = „{ $text }“ netinka nustatymui { $name }.
serve-open = Naršyklėje atverkite { $address }; tai gali ir kiti to paties tinklo įrenginiai.
serve-open-here = Naršyklėje atverkite { $address }.
serve-stop = Ctrl-C sustabdo serverį. Niekas nedingsta.
backup-done = { $target } yra visa kopija.
backup-no-database = { $file } nėra serverio duomenų bazė.
backup-not-whole = { $file } nepavyko nukopijuoti viso.
backup-exists = { $file } jau yra.
migrate-done = Perkelta stalų: { $tables }. Jų žurnalų įrašų: { $entries }.
migrate-not-empty = Bazėje { $database } stalų jau yra.
migrate-no-database = { $database } nėra serverio duomenų bazė.
migrate-same = Šaltinis ir tikslas yra tas pats.
verify-game = Žaidimas { $game }. { $summary }
verify-bad-game = { $file }: žaidimas { $game } (eilutė { $line }) patikros neišlaikė: { $why }

## Terminal: the server’s log

event-started = Saboteur { $version } veikia.
event-draining = { $seconds ->
    [0] Serveris stabdomas.
    [one] Serveris stabdomas; veiks dar { $seconds } sekundę.
    [few] Serveris stabdomas; veiks dar { $seconds } sekundes.
   *[other] Serveris stabdomas; veiks dar { $seconds } sekundžių.
}
event-stopped = Serveris sustabdytas. Visi žaidimai išsaugoti.
event-tables-deleted = { $count ->
    [one] Ištrintas { $count } stalas, kurio seniai niekas nenaudojo.
    [few] Ištrinti { $count } stalai, kurių seniai niekas nenaudojo.
   *[other] Ištrinta { $count } stalų, kurių seniai niekas nenaudojo.
}
event-old-sqlite = Šiame kompiuteryje yra senesnė SQLite ({ $version }). Žaidimams tai nekenkia; naujesnę atneš naujesnė Python arba sistemos versija.
event-few-files = Sistema leidžia serveriui atverti tik { $files } failų, o jo ryšių riboms reikia { $needed }. Padidinkite ribą (ulimit -n) arba sumažinkite --most-connections ir --most-http-connections.
event-bad-host = Kažkas kreipėsi į šį serverį vardu „{ $host }“, kurio jis nežino. Jei vardas tinkamas, nurodykite jį su --allowed-hosts arba --public-address.
event-bad-origin = Kitos svetainės ({ $origin }) puslapis atsiuntė užklausą ir ji atmesta; laukta: { $expected }. Jei tai jūsų svetainė, nurodykite --public-address.
event-connections-full = Serveris pilnas: atvirų ryšių – { $open }. Nuo paleidimo uždaryta neveiklių – { $evicted }, atmesta – { $refused }, per lėtų – { $slow }.
event-worker-ended = Serverio procesas baigėsi pats (kodas { $code }) ir paleidžiamas iš naujo.
event-worker-not-started = Vienas serverio procesas nepasileido. Kiti dirba toliau.
event-workers-ready = Parengtų serverio procesų: { $count }.
event-workers-exchanged = Be pertraukos pakeistų serverio procesų: { $count }.
event-bot-process-ended = Procesas, kuriame galvoja robotai, baigėsi ({ $kind }) ir paleidžiamas iš naujo. Tuo tarpu žaidžia paprastasis robotas.
event-siblings-not-met = Kiti šio kompiuterio serverio procesai nepasiekia šito ({ $kind }). Žaidimai tęsiasi, tik kiek lėčiau. Laikinųjų failų aplankas turi būti rašomas, o jo vardas – trumpas.
event-crew-not-told = Kitiems serverio procesams pranešti nepavyko ({ $why }). Jie sužinos patys.
event-crew-not-reached = PostgreSQL neatsako serverio procesams ({ $why }). Jie klaus vėl.
event-postgres-fsync-off = Šioje PostgreSQL fsync išjungtas, todėl dingus elektrai gali dingti ir žaidimai. Įjunkite jį.
event-store-failed = Duomenų bazė neišsaugojo pakeitimo ({ $why }), todėl jo niekam neparodyta.
event-background-failure = Serveryje įvyko klaida ({ $kind }). Praneškite apie ją kartu su šiomis eilutėmis:
