import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** More than a browser ever has under way on one connection, which asks again once it is answered. */
const mostUnderWay = 3;

/**
 * Ends a connection on which more requests are under way than anybody needs. Requests that are sent without waiting for
 * answers cost their sender a line each, and us all that is made ready for them: files that are open, answers that wait.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const before = underWay.get(socket) ?? 0;
    if (before >= mostUnderWay) {
      socket.destroy();
      return;
    }
    underWay.set(socket, before + 1);
    response.once("close", () => underWay.set(socket, underWay.get(socket)! - 1));
    listener(request, response);
  };
}
