import { connect } from "node:net";

/** Whether something already listens on a port of this machine. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** Waits until a URL answers at all; false when `stillWorthIt` says no or the time is up. */
export async function answers(
  url: string,
  stillWorthIt: () => boolean,
  seconds = 60,
): Promise<boolean> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until && stillWorthIt()) {
    try {
      const response = await fetch(url);
      if (response.status < 500) return true;
    } catch {
      // not yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
