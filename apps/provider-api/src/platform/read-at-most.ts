/** The body of an answer from outside; throws where it is larger, and takes no more of it than that. */
export async function readAtMost(
  { body }: Pick<Response, "body">,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the request.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > bytes) throw new Error("The answer is too large.");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The same as JSON; undefined where it is none or is larger. */
export async function readJsonAtMost(
  response: Pick<Response, "body">,
  bytes: number,
): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readAtMost(response, bytes)));
  } catch {
    return undefined;
  }
}
