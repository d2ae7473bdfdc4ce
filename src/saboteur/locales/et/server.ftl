### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Serverit ei saanud käivitada: { $why }.
serve-needs-postgres = mitme töölise jaoks on vaja PostgreSQL-i andmebaasi; { $database } on fail
serve-no-driver = PostgreSQL vajab paketti asyncpg: pip install "saboteur[postgres]"
serve-no-answer = andmebaas ei vasta: { $why }
serve-no-file = faili { $file } ei saa kasutada: { $why }
serve-file-in-use = faili { $file } kasutab juba teine server; peata kõigepealt see või vali --database abil teine fail
serve-no-port = aadress { $address } on hõivatud või ei kuulu sellele arvutile
serve-bad-setting = „{ $text }“ ei sobi seadele { $name }.
serve-open = Ava brauseris { $address }; seda saavad teha ka teised seadmed samas võrgus.
serve-open-here = Ava brauseris { $address }.
serve-stop = Ctrl-C peatab serveri. Midagi ei lähe kaduma.
backup-done = { $target } on täielik koopia.
backup-no-database = { $file } ei ole serveri andmebaas.
backup-not-whole = Faili { $file } ei saanud täielikult kopeerida.
backup-exists = { $file } on juba olemas.
migrate-done = Üle viidud laudu: { $tables }. Nende logide kirjeid: { $entries }.
migrate-not-empty = Andmebaasis { $database } on juba laudu.
migrate-no-database = { $database } ei ole serveri andmebaas.
migrate-same = Allikas ja siht on sama.
verify-game = Mäng { $game }. { $summary }
verify-bad-game = { $file }: mäng { $game } (rida { $line }) ei pea kontrollile vastu: { $why }

## Terminal: the server’s log

event-started = Saboteur { $version } töötab.
event-draining = { $seconds ->
    [0] Server peatub.
    [one] Server peatub; see töötab veel ühe sekundi.
   *[other] Server peatub; see töötab veel { $seconds } sekundit.
}
event-stopped = Server on peatunud. Kõik mängud on salvestatud.
event-tables-deleted = { $count ->
    [one] Kustutati üks laud, mida keegi polnud ammu kasutanud.
   *[other] Kustutati { $count } lauda, mida keegi polnud ammu kasutanud.
}
event-old-sqlite = Selles arvutis on vanem SQLite ({ $version }). Mängudele see halba ei tee; uuema toob uuem Python või süsteem.
event-few-files = Süsteem lubab serveril avada ainult { $files } faili, aga selle ühenduste piirid nõuavad { $needed }. Tõstke piiri (ulimit -n) või vähendage --most-connections ja --most-http-connections väärtusi.
event-bad-host = Keegi pöördus selle serveri poole nimega „{ $host }“, mida see ei tunne. Kui nimi on õige, lisage see --allowed-hosts või --public-address abil.
event-bad-origin = Teise saidi ({ $origin }) leht saatis päringu ja see lükati tagasi; oodati: { $expected }. Kui see on teie sait, määrake --public-address.
event-connections-full = Server on täis: avatud ühendusi on { $open }. Alates käivitamisest on suletud jõude seisvaid { $evicted }, tagasi lükatud { $refused }, liiga aeglasi { $slow }.
event-worker-ended = Üks serveri protsess lõppes ise (kood { $code }) ja käivitatakse uuesti.
event-worker-not-started = Üks serveri protsess ei käivitunud. Teised töötavad edasi.
event-workers-ready = { $count ->
    [one] Üks serveri protsess on valmis.
   *[other] { $count } serveri protsessi on valmis.
}
event-workers-exchanged = { $count ->
    [one] Üks serveri protsess vahetati katkestuseta välja.
   *[other] { $count } serveri protsessi vahetati katkestuseta välja.
}
event-bot-process-ended = Protsess, milles robotid mõtlevad, lõppes ({ $kind }) ja käivitatakse uuesti. Seni mängib lihtne robot.
event-siblings-not-met = Selle arvuti teised serveri protsessid ei saa sellega ühendust ({ $kind }). Mängud jätkuvad, veidi aeglasemalt. Ajutiste failide kaust peab olema kirjutatav ja selle nimi lühike.
event-crew-not-told = Teistele serveri protsessidele ei õnnestunud teatada ({ $why }). Nad saavad sellest ise teada.
event-crew-not-reached = PostgreSQL ei vasta serveri protsessidele ({ $why }). Nad küsivad uuesti.
event-postgres-fsync-off = Selles PostgreSQL-is on fsync välja lülitatud, nii et elektrikatkestus võib mänge kaotada. Lülitage see sisse.
event-store-failed = Andmebaas ei salvestanud muudatust ({ $why }), nii et seda ei näidatud kellelegi.
event-background-failure = Serveris läks midagi valesti ({ $kind }). Palun teatage sellest koos nende ridadega:
