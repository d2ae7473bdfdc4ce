### Terminal: what “saboteur doctor” tells a host about a server’s settings, database, machine and proxy.

## Terminal: saboteur doctor

doctor-area = { $area ->
    [settings] Настройки
    [database] База данных
    [machine] Этот компьютер
   *[network] Сеть и прокси
}
doctor-label = { $level ->
    [ok] В порядке
    [warning] Предупреждение
   *[problem] Ошибка
}
doctor-found = Ошибок: { $problems }. Предупреждений: { $warnings }.
doctor-all-well = Всё в порядке.
doctor-settings = Все настройки верны.
doctor-not-readable = Пользователь { $user }, под которым запускается сервер, не может прочитать { $file }, поэтому сервер не запустится. Выполните: chmod 644 { $file } (и проверьте права на родительские папки)
doctor-hidden-file = Служба { $unit } не видит содержимое папки { $folder }, поэтому сервер не может прочитать { $file }. Перенесите файл в другое место, например в /etc.
doctor-ignored-line = { $file }: строка { $line } («{ $start }») не действует. Пишите так: SABOTEUR_PORT=9000 — заглавными буквами, со знаком = и без «export».
doctor-no-settings = В файле { $file } нет настроек «Вредителя»: ни одна строка не задаёт переменную, которая начинается с SABOTEUR_. Проверьте, какой файл указан в --env-file.
doctor-other-settings = На этом компьютере установлена служба { $unit }, но проверены не её настройки. Чтобы проверить настройки службы, выполните: { $command }
doctor-needs-postgres = --workers { $workers } (SABOTEUR_WORKERS) работает только с PostgreSQL, а { $file } — файл SQLite. Задайте --workers 1 или используйте PostgreSQL.
doctor-no-public-address = --trusted-proxy задан, а --public-address — нет. Укажите адрес, который открывают люди, чтобы ссылки и QR-коды были верными.
doctor-no-trusted-proxy = --public-address задан, а --trusted-proxy — нет. Если перед сервером стоит прокси, укажите его адрес, иначе сервер примет всех посетителей за одного и ограничения будут для них общими.
doctor-trusts-everyone = С --trusted-proxy { $network } сервер доверяет всем, так что кто угодно может выдать себя за другого посетителя. Укажите только свои прокси.
doctor-open-port = С --host { $host } посетители могут обойти прокси. Если прокси работает на этом компьютере, задайте --host 127.0.0.1; если нет, откройте порт { $port } только для него.
doctor-plain-public = Соединение с { $address } не шифруется. Получите сертификат для прокси и используйте https://.
doctor-metrics-open = --metrics all показывает метрики сервера всем. Задайте --metrics local, если к серверу имеет доступ не только ваш мониторинг.
doctor-sqlite = { $file }: база цела и закрыта от посторонних (SQLite { $version }).
doctor-sqlite-new = Файла { $file } ещё нет. Сервер его создаст.
doctor-hidden-database = Служба { $unit } не видит содержимое папки { $folder }, поэтому сервер не может использовать { $file }. Укажите в --database (SABOTEUR_DATABASE) файл в папке /var/lib/saboteur.
doctor-unwritable-database = Служба { $unit } может писать только в папку { $folder }, поэтому сервер не может использовать { $file }. Укажите в --database (SABOTEUR_DATABASE) файл в папке { $folder }.
doctor-nowhere-writable = Службе { $unit } негде постоянно хранить файлы, поэтому сервер не может использовать { $file }. Добавьте в файл службы строку «StateDirectory=saboteur» и укажите в --database (SABOTEUR_DATABASE) файл в папке /var/lib/saboteur.
doctor-no-folder = Папки { $folder } нет. Создайте её или измените --database.
doctor-not-writable = Пользователь { $user } не может писать в { $file }. Запустите эту команду от имени пользователя, под которым работает сервер, и дайте ему право на запись.
doctor-read-only = Файловая система, где находится { $folder }, доступна только для чтения, поэтому сервер ничего не может сохранить. Проверьте диск (ошибки покажет «dmesg») и перемонтируйте его с возможностью записи.
doctor-not-owned = Файл { $file } не принадлежит пользователю, под которым работает сервер, поэтому сервер не может его использовать. Выполните: chown --reference={ $folder } { $file }
doctor-file-open = Другие пользователи этого компьютера могут читать { $file }, в том числе карты идущих игр. Выполните: chmod 600 { $file }
doctor-file-damaged = Файл { $file } повреждён или не является базой данных этой версии ({ $why }). Восстановите резервную копию или обновите «Вредителя».
doctor-postgres = { $database } отвечает (PostgreSQL { $version }).
doctor-peer-unchecked = База { $database } доступна только пользователю { $user }, а он существует, лишь пока сервер запущен. Запустите сервер и повторите эту команду.
doctor-peer-failing = База { $database } доступна только пользователю { $user }, а он существует, лишь пока сервер запущен, поэтому сейчас её не проверить. Почему сервер не запускается, сказано ниже.
doctor-no-privilege = Роль из { $database } не может создавать таблицы. Сделайте её владельцем базы: ALTER DATABASE … OWNER TO …
doctor-few-connections = Подключений к PostgreSQL разрешено { $most }, а рабочие процессы ({ $workers }) могут занять { $needed }. Увеличьте max_connections или уменьшите --workers.
doctor-disk = Свободно в папке { $folder }: { $free } МБ.
doctor-disk-full = В папке { $folder } свободно всего { $free } МБ. Освободите место или задайте --keep-days: когда диск заполнен, играть нельзя.
doctor-files = Система позволяет открыть достаточно файлов (нужно не больше { $needed }).
doctor-unit-few-files = Лимит открытых файлов службы { $unit } (LimitNOFILE) — { $files }, а для заданных лимитов соединений нужно { $needed }. Увеличьте LimitNOFILE в файле службы или в дополнении к нему (их содержимое покажет «systemctl cat { $unit }») либо уменьшите --most-connections и --most-http-connections.
doctor-many-processes = Процессов будет { $processes }, а ядер всего { $cores }. Уменьшите --workers и --bot-workers.
doctor-running = Сервер «Вредителя» (версия { $version }) работает по адресу { $address }.
doctor-host-elsewhere = { $host } — не адрес этого компьютера (его адреса покажет «ip addr»), поэтому сервер не запустится. Исправьте --host (SABOTEUR_HOST).
doctor-older-settings = У работающего сервера не те значения настроек, что проверены здесь: { $names }. Если вы их меняли, перезапустите сервер, например командой «systemctl restart saboteur», и повторите эту команду.
doctor-unit-failing = Служба { $unit } запущена, но не отвечает (автоматических перезапусков: { $restarts }). Чтобы узнать причину, выполните: journalctl -u { $unit } -n 20
doctor-unit-refused = Служба { $unit } не запускается. Сообщение сервера: { $why }
doctor-unit-given-up = systemd больше не пытается запустить службу { $unit } (причину покажет «journalctl -u { $unit } -n 20»). Устраните причину и выполните: systemctl reset-failed { $unit } && systemctl restart { $unit }
doctor-unit-restarted = Служба { $unit } сейчас работает, но её пришлось перезапускать (автоматических перезапусков: { $restarts }). Чтобы узнать причину, выполните: journalctl -u { $unit }
doctor-unit-port = Служба { $unit } не может запуститься: адрес { $address } занят другой программой (автоматических перезапусков: { $restarts }). Остановите эту программу (какую именно, покажет «ss -ltnp»).
doctor-unit-stopped = Служба { $unit } не запущена. Запустите её: systemctl start { $unit }
doctor-port-free = Сервер не запущен, адрес { $address } свободен.
doctor-temporary-server = По адресу { $address } сервер не работает, поэтому для следующих проверок запущен временный.
doctor-no-temporary-server = Для следующих проверок запустить сервер не удалось. Причину покажет «saboteur serve».
doctor-port-taken = Адрес { $address } занят другой программой. Остановите её или выберите другой --port.
doctor-other-version = Работает «Вредитель» версии { $running }, а установлена версия { $installed }. Перезапустите сервер.
doctor-not-ready = Сервер по адресу { $address } сейчас ничего не может сохранить. Загляните в его журнал.
doctor-no-proxy = --public-address не задан, поэтому проверять прокси не нужно.
doctor-unreachable = Адрес { $address } отсюда недоступен ({ $why }). Проверьте, указывает ли имя на этот компьютер, работает ли прокси и пропускает ли брандмауэр подключения к нему.
doctor-certificate = Сертификат для { $address } недействителен ({ $why }). Обновите его или проверьте, какой сертификат использует прокси.
doctor-certificate-expired = Срок действия сертификата для { $address } истёк. Обновите его (Caddy делает это сам, для nginx выполните «certbot renew») и перезагрузите конфигурацию прокси.
doctor-certificate-authority = Сертификат для { $address } выдан удостоверяющим центром, которого этот компьютер не знает. Если это ваш собственный центр, укажите его сертификат в SSL_CERT_FILE и повторите эту команду. Если нет, получите сертификат, которому доверяют браузеры.
doctor-certificate-name = Сертификат прокси выдан не для { $address }. Проверьте имя в конфигурации прокси и то, какой сертификат он использует.
doctor-no-certificate = У прокси ещё нет сертификата для { $address } ({ $why }). Причина указана в его журнале («journalctl -u caddy» или «journalctl -u nginx»). Caddy получает сертификат примерно за минуту; для этого порты 80 и 443 должны быть доступны из интернета.
doctor-gateway = Прокси по адресу { $address } не может связаться с сервером (статус { $status }). Проверьте адрес и порт сервера в конфигурации прокси.
doctor-other-site = По адресу { $address } отвечает не этот сервер (статус { $status }). Проверьте имя в конфигурации прокси и то, указывает ли оно на этот компьютер.
doctor-bad-host = В запросе по адресу { $address } сервер получил имя { $host }, а это не его имя. Пусть прокси передаёт заголовок Host без изменений.
doctor-no-forwarding = Прокси не передаёт адреса посетителей. Пусть он задаёт X-Forwarded-For, как в примерах из папки deploy.
doctor-untrusted = Прокси передаёт адреса посетителей, но сервер ему не доверяет. Укажите адрес прокси в --trusted-proxy и перезапустите сервер.
doctor-no-scheme = Сервер не знает, что посетители используют https. Пусть прокси задаёт X-Forwarded-Proto, как в примерах из папки deploy.
doctor-bad-origin = Сервер отклоняет запросы со своих же страниц по адресу { $address }. Задайте --public-address { $address } и перезапустите сервер.
doctor-no-websocket = WebSocket не проходит через прокси ({ $why }). Пусть он передаёт заголовок Upgrade для /api/play, как в примерах из папки deploy.
doctor-round-trip = { $address } работает: страницы, адреса посетителей и WebSocket проходят.
