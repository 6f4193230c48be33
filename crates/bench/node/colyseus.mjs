// Colyseus with a game as small as the relay's: two seats throw five dice in turn. As whoever wants speed sets it up: every throw
// is told at once to both seats as one short binary message, and the timer that would send changes of the state is off.
import { Room, Server } from '@colyseus/core';
import { ArraySchema, Schema, defineTypes } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Dice extends Schema {
  turn = 0;
  scores = new ArraySchema(0, 0);
}
defineTypes(Dice, { turn: 'uint8', scores: ['uint32'] });

class Table extends Room {
  maxClients = 2;
  patchRate = null;
  state = new Dice();
  throws = [[], []];

  onCreate() {
    this.onMessage('throw', (client) => {
      const seat = client.userData;
      if (seat !== this.state.turn) return;
      const dice = Array.from({ length: 5 }, () => 1 + Math.floor(Math.random() * 6));
      this.throws[seat] = dice;
      this.state.scores[seat] += dice.reduce((sum, die) => sum + die, 0);
      this.state.turn = 1 - seat;
      this.broadcast('news', { turn: this.state.turn, dice, throws: this.throws, scores: [...this.state.scores] });
    });
  }

  onJoin(client) {
    client.userData = this.clients.length - 1;
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) });
server.define('dice', Table);
await server.listen(Number(process.argv[2]));
