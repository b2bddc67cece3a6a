import { readAtMost } from "../../platform/read-at-most.ts";

const seconds = 6;
const mostBytes = 5_000_000;

/** Asks an outside service for JSON; throws a sentence that names the service and never its credentials. */
export async function fetchJson(
  service: string,
  url: string,
  headers: Record<string, string>,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      signal: AbortSignal.timeout(seconds * 1000),
      redirect: "error",
    });
  } catch {
    throw new Error(`${service} did not answer.`);
  }
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${service} answered with status ${response.status}.`);
  const bytes = await readAtMost(response, mostBytes).catch(() => {
    throw new Error(`${service} answered with too much, or broke off.`);
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`${service} answered with something that is not JSON.`);
  }
}
