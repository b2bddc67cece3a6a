// Stands in the page itself and runs before any file of it has come, so it imports nothing.
import type { Arrival } from "./arrival.ts";

interface Answer {
  status: number;
  data: unknown;
  token: string | undefined;
}
interface Session {
  identityToken: string;
  organization: { id: string };
}

(() => {
  /** After these milliseconds an answer that nobody has asked for is too old to be shown. */
  const freshFor = 30_000;
  const renewal = "/v1/identity/session/renew";
  const calls: Record<string, Promise<Answer | undefined>> = {};
  const { remotes, firstCalls } = JSON.parse(
    document.getElementById("arrival")?.textContent || "{}",
  ) as Partial<Arrival>;

  const ask = (method: string, address: string, token?: string) =>
    (calls[`${method} ${address}`] = fetch(address, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
      .then(async (response) => ({ status: response.status, data: await response.json(), token }))
      // Who asks for it then asks again.
      .catch(() => undefined));
  const begin = (session?: Session) =>
    firstCalls?.forEach((address) =>
      ask(
        "GET",
        address.replaceAll("--organization--", session?.organization.id ?? ""),
        session?.identityToken,
      ),
    );

  Object.assign(window, {
    takeEarlyAnswer(method: string, address: string) {
      const key = `${method} ${address}`;
      const answer = performance.now() < freshFor ? calls[key] : undefined;
      delete calls[key];
      return answer;
    },
  });
  // Only the shell has sessions.
  if (remotes && /(^|; )gw-hint\./.test(document.cookie))
    void ask("POST", renewal).then((answer) => {
      if (answer?.status === 200) begin(answer.data as Session);
    });
  else begin();
})();
