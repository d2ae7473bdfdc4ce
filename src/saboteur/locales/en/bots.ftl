### What bots think, for programs and their authors.

## Bots

# Why they suspect a player, and what they would play. Players have numbers here, counted from 0; cards and moves are in notation. For programs and bots’ authors; the browser has why-… instead.

# The bot’s main suspect. $seat: number of the player, such as 3; $percent: 0 to 100.
reason-suspects = Player { $seat } is { $percent }% likely to be a saboteur.
# The following five: path cards. $seat: number of the player, such as 3; $card: the card as it lies, such as Pnes; $cell: where, such as G4.
reason-dug-on = Player { $seat } dug toward the goals with { $card } at { $cell }.
reason-laid-idly = Player { $seat } played { $card } at { $cell }, which didn’t help.
reason-laid-dead-end-aside = Player { $seat } played the dead end { $card } at { $cell }, where it did no harm.
reason-led-away = Player { $seat } steered the tunnel the wrong way with { $card } at { $cell }.
reason-laid-dead-end = Player { $seat } blocked the way with the dead end { $card } at { $cell }.
# The following three: rockfalls. $seat, $cell as above; $card: the card that was removed.
reason-cleared-the-way = Player { $seat } cleared the way with a rockfall at { $cell }.
reason-rockfall-aside = Player { $seat } removed { $card } at { $cell }, which made no difference.
reason-cut-the-tunnel = Player { $seat } cut off the tunnel with a rockfall at { $cell }.
# With a map. $seat as above.
reason-looked = Player { $seat } looked at a goal.
# The following eight: tools. $seat: number of the player who did it; $target: of the player whose tool it was, never the same; { tool } takes $tool: pick, lamp, or cart. “Honest” and “suspicious” are what the bot thought of $target at that time.
reason-broke-trusted = Player { $seat } broke Player { $target }’s { tool }, though Player { $target } seemed honest.
reason-broke-other = Player { $seat } broke Player { $target }’s { tool }.
reason-broke-suspect = Player { $seat } broke the { tool } of Player { $target }, who looked suspicious.
reason-broke-own = Player { $seat } broke their own { tool }.
reason-mended-trusted = Player { $seat } repaired the { tool } of Player { $target }, who seemed honest.
reason-mended-other = Player { $seat } repaired Player { $target }’s { tool }.
reason-mended-suspect = Player { $seat } repaired Player { $target }’s { tool }, though Player { $target } looked suspicious.
reason-mended-own = Player { $seat } repaired their own { tool }.
# The following two: discards. $seat as above.
reason-discarded-broken = Player { $seat } discarded a card while they had a broken tool.
reason-discarded = Player { $seat } discarded a card even though they had no broken tools.
# What the bot would play itself. $move: in notation, such as Pns@3,0.
reason-would-play = Best move now: { $move }
