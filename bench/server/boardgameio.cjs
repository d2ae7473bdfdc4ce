// A minimal game for two to ten with hidden hands and a hidden deck, served by boardgame.io from memory.
// A move plays a card from the hand and draws another; the card played goes under the deck, so that a game never ends.
'use strict';

const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const CARDS = 67;
const HAND = 6;

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const players = {};
  for (const player of ctx.playOrder) {
    players[player] = { hand: deck.splice(0, HAND) };
  }
  return { secret: { deck }, players, top: null, deckSize: deck.length };
}

function play({ G, playerID }, index) {
  const hand = G.players[playerID].hand;
  const [card] = hand.splice(index, 1);
  hand.push(G.secret.deck.shift());
  G.secret.deck.push(card);
  G.top = card;
}

const game = {
  name: 'mine',
  minPlayers: 2,
  maxPlayers: 10,
  disableUndo: true,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
};

// The lobby gets a port of its own: with koa-compose 4.2 the shared one forgets the lobby's routes.
const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [game], origins: [] }).run({ port, lobbyConfig: { apiPort } });
