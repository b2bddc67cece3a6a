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
  const text = await response.text();
  if (text.length > mostBytes) throw new Error(`${service} answered with too much.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${service} answered with something that is not JSON.`);
  }
}
