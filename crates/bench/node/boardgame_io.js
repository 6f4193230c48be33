// boardgame.io's own server with a game as small as the relay's: two seats throw five dice in turn.
'use strict';

const { Server } = require('boardgame.io/server');

const dice = {
  name: 'dice',
  setup: () => ({ throws: [[], []], scores: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    throw: ({ G, playerID, random }) => {
      const thrown = random.D6(5);
      G.throws[playerID] = thrown;
      G.scores[playerID] += thrown.reduce((sum, die) => sum + die, 0);
    },
  },
};

Server({ games: [dice], origins: ['*'] }).run(Number(process.argv[2]));
