import type { Server, Socket } from "node:net";

/** More than a college has open at once behind one address: each of its browsers keeps six, for as long as it loads a page. */
const usualMost = 2000;

/** Whose connections are counted, and how many a network may have. */
export interface ConnectionLimit {
  /** A proxy, behind which there is everybody. */
  isTrustedProxy?: ((address: string) => boolean) | undefined;
  most?: number | undefined;
}

/** Ends a connection at once whose network has very many open already: each takes memory and a place, whatever is sent on it. */
export function limitConnections(
  server: Server,
  { isTrustedProxy = () => false, most = usualMost }: ConnectionLimit,
): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:/i, "");
    if (address === undefined || isOwnMachine(address) || isTrustedProxy(address)) return;
    const network = siteOf(address);
    const before = open.get(network) ?? 0;
    if (before >= most) {
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once("close", () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Our own front servers, and a proxy that stands beside us. */
const isOwnMachine = (address: string) => address === "::1" || address.startsWith("127.");

/** What one place is given: 256 addresses of the old kind, or a /48 of the new. */
export function siteOf(address: string): string {
  if (address.includes(".")) return address.split(".").slice(0, 3).join(".");
  const [head = ""] = address.split("::");
  return [...head.split(":"), "0", "0"].slice(0, 3).join(":");
}
