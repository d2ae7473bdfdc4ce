### Terminal: what the arena prints.

## Terminal: results of the arena

# What “saboteur arena” prints. Shares and times come as texts such as 33.1, or – where there is nothing to count.

# Heading. $lineup: who plays, such as detective-v-schemer. $seed: such as 3fa9….
arena-title = { $lineup }, seed “{ $seed }”
# One line for each number of players. $players: 3 to 10. $rounds: rounds counted, such as 967. $apart: rounds left out because nobody was a saboteur. $wins: percent won by the saboteurs; $low, $high: its 95% interval. $nuggets: per player, such as 1.24. $median, $slow: milliseconds, such as 0.31; 99 of 100 moves are faster than $slow.
arena-row = { $players } players: saboteurs won { $wins }% (95% interval { $low } to { $high }). Rounds: { $rounds }, not counting { $apart } without a saboteur. Nuggets per player: { $nuggets }. Median time per move: { $median } ms (99th percentile { $slow } ms).
# Below it with --odd. $bot: its name. $digger, $saboteur: percent of its rounds won in that role. $nuggets: per game.
arena-odd-row = { "  " }{ $bot } won { $digger }% as a digger and { $saboteur }% as a saboteur. Nuggets per game: { $nuggets }.
# Below it. $digger_rounds, $saboteur_rounds: its rounds in that role. $digger_low, $digger_high, $saboteur_low, $saboteur_high: percent.
arena-odd-intervals = { "  " }95% intervals of these win rates: { $digger_low } to { $digger_high }% as a digger (rounds: { $digger_rounds }), { $saboteur_low } to { $saboteur_high }% as a saboteur (rounds: { $saboteur_rounds }).
# Below it with --baseline. $points, $low, $high: percentage points with their sign, such as +3.2. $diggers, $saboteurs: the bots of the baseline.
arena-baseline-row = { "  " }saboteurs’ win rate compared with { $diggers } as diggers and { $saboteurs } as saboteurs: { $points } points (95% interval { $low } to { $high }).
# Below it: what the difference means. $side: who won more often than with the baseline: saboteurs, diggers, or neither if that isn’t clear. $diggers, $saboteurs: the bots that were measured.
arena-better = { $side ->
    [saboteurs] { "  " }That’s better for the saboteurs ({ $saboteurs }) and worse for the diggers ({ $diggers }).
    [diggers] { "  " }That’s better for the diggers ({ $diggers }) and worse for the saboteurs ({ $saboteurs }).
   *[neither] { "  " }The interval includes 0, so this may be chance.
}
# Below it with --inference. $turn: turns per player so far, from 1. The rest are statistics between 0 and 1, except log loss.
arena-inference-row = { $turn ->
    [one] { "  " }after 1 turn each: AUC { $auc }, log loss { $log_loss }, Brier score { $brier }, calibration error { $calibration_error }, false convictions { $false_convictions }
   *[other] { "  " }after { $turn } turns each: AUC { $auc }, log loss { $log_loss }, Brier score { $brier }, calibration error { $calibration_error }, false convictions { $false_convictions }
}
# Below it, for each bot that plays. $bot: its name. $mean, $slow: milliseconds, such as 0.024; 95 of 100 moves are faster than $slow.
arena-time-row = { "  " }{ $bot }: { $mean } ms per move on average (95th percentile { $slow } ms).
# The next four: errors, printed after “saboteur: ”. “saboteur[charts]” is the name of a package to install.
arena-odd-among = --odd and --among only work together.
arena-odd-or-roles = Use either --odd and --among or --diggers and --saboteurs, not both.
arena-no-charts = Charts need matplotlib. Install saboteur[charts].
arena-no-ray = A cluster needs Ray. Install saboteur[ray].
# The next two: lines in the key of a chart. $bots: such as detective.
chart-saboteurs = saboteurs ({ $bots })
chart-diggers = diggers ({ $bots })
# The next six: title, horizontal axis (x) and vertical axis (y) of two of the five charts drawn by --charts. Keep axes under 45 letters.
chart-wins-title = Rounds won, by role
chart-wins-x = players
chart-wins-y = share of rounds
chart-times-title = Time per move
chart-times-x = players
chart-times-y = milliseconds
# The next three: the third chart: how the statistic AUC (0.5 is guessing, 1 is certainty) grows during a round.
chart-beliefs-title = How well a spectator can tell saboteurs from diggers
chart-beliefs-x = turns per player
chart-beliefs-y = AUC
# The next three: the fourth chart, with one line for each number of turns per player.
chart-calibration-title = Suspicion and truth, by turns per player
chart-calibration-x = estimated chance of being a saboteur
chart-calibration-y = share that really were saboteurs
# The next three: the fifth chart, with one point for each number of players: saboteurs who hide well but win less, or the other way round.
chart-concealment-title = The cost of staying hidden
chart-concealment-x = AUC after two turns per player
chart-concealment-y = share of rounds won by the saboteurs

## Terminal: bots that can’t be used

# Errors about bots that people have written themselves, with --bot, --diggers, --foreign-bots, and so on.

# Follows “argument --bot: ”, without a capital or a period. $text: what was typed. $names: all bots, with commas.
not-a-bot = unknown bot “{ $text }” (choose from { $names }, or give your own class as FILE.py:CLASS)
# The next ones are printed after “saboteur: ”. $bot: a bot’s name or class, such as eastward:Eastward. $why: file, line, and error of Python, such as eastward.py:7: NameError: name 'x' is not defined.
refused-bot-not-imported = The bot “{ $bot }” can’t be imported: { $why }
# $file: what was typed, such as my.py. $folder: where the command was run.
refused-bot-file-missing = There’s no file “{ $file }” in the folder “{ $folder }”. Give the path from there, such as bots/my.py:Mine.
# $module, $name: what was typed before and after the colon, such as eastward and Eastward. $file: where such a file might be, such as bots/eastward.py.
refused-bot-module-missing = Python can’t find a module named “{ $module }”. If the class is in a file, give the file’s path, such as { $file }:{ $name }
# $module: a module or a file, such as eastward. $name: such as Eastward. $names: its classes that are bots, with commas, or a dash.
refused-bot-class-missing = There’s no class “{ $name }” in “{ $module }”. The bots in it: { $names }
# choose(self, view, history) is the method that a bot must have.
refused-bot-without-choose = “{ $bot }” isn’t a bot: it has no method choose(self, view, history). Add one that returns a move from legal_moves(view).
# $found: the method as it’s written, such as choose(self, view) or async choose(self, view, history). $wanted: as it should be, such as choose(self, view, history).
refused-bot-wrong-method = The bot “{ $bot }” has the method { $found }, which must be { $wanted }.
# The next two: the code that someone wrote went wrong when the bot was set up, or while it played. $bot and $why as above.
refused-bot-not-made = The bot “{ $bot }” can’t be created: { $why } (its constructor gets a seed, if it has a parameter of that name, and nothing else)
refused-bot-failed = The bot “{ $bot }” crashed: { $why }
# $move: what the bot answered.
refused-bot-illegal-move = The bot “{ $bot }” chose “{ $move }”, which isn’t a legal move. Return one of legal_moves(view).
# $answer: what the bot answered, such as None or 7.
refused-bot-no-text = The bot “{ $bot }” returned { $answer }, which isn’t text. Return one of legal_moves(view).
# $text: what the bot said in place of a preset phrase in notation, such as !dig.
refused-bot-not-a-claim = The bot “{ $bot }” said “{ $text }”, which isn’t a valid preset phrase. Return one, such as !trust>2, or None.
