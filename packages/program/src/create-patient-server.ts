import { createServer, IncomingMessage, type RequestListener, type Server } from "node:http";
import { answerInTurn } from "./answer-in-turn.ts";
import { type ConnectionLimit, limitConnections } from "./limit-connections.ts";

/** A body may come in so many parts, however small, and in one more for each so many bytes. */
const someParts = 1000;
const bytesOfPart = 128;

/** A request whose connection ends where its body comes in parts of a few bytes each: every part takes its time and memory. */
class CoarseMessage extends IncomingMessage {
  #parts = 0;
  #bytes = 0;

  override push(part: unknown, encoding?: BufferEncoding): boolean {
    if (part instanceof Uint8Array) {
      this.#parts += 1;
      this.#bytes += part.byteLength;
      if (this.#parts > someParts + this.#bytes / bytesOfPart) {
        this.socket.destroy();
        return false;
      }
    }
    return super.push(part, encoding);
  }
}

/** A server of HTTP on which nobody spends the time and memory of all by how they connect and send: very many connections, requests ahead of their answers, or crumbs. */
export function createPatientServer(
  listener: RequestListener,
  connections: ConnectionLimit = {},
): Server {
  const server = createServer({ IncomingMessage: CoarseMessage }, answerInTurn(listener));
  limitConnections(server, connections);
  return server;
}
