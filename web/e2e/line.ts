// A line that takes its time: everything between a browser and the house is on its way for so long, pings included.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Line {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(house: string, eachWayMs: number): Promise<Line> {
    const port = Number(new URL(house).port);
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      carry(near, far, eachWayMs);
      carry(far, near, eachWayMs);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new Line(server);
  }

  close(): void {
    this.#server.close();
  }
}

/** Timers of one length end in the order in which they began, so nothing overtakes. */
function carry(from: Socket, to: Socket, ms: number): void {
  from.setNoDelay(true);
  from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), ms));
  from.on('close', () => setTimeout(() => to.destroy(), ms));
  from.on('error', () => undefined); // it closes as well
}
