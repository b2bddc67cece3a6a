/** An event of a stream; `type` is `message` where the server names none. */
export interface ServerSentEvent {
  type: string;
  data: string;
}

const mostCharacters = 1_000_000;

/** The events of a stream as the standard reads them: any line ends, data over several lines, comments left out. Throws where one event is larger than a million characters. */
export async function* serverSentEvents(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerSentEvent> {
  let event: { type: string; data: string[] } = { type: "message", data: [] };
  let size = 0;
  for await (const line of linesOf(chunks)) {
    size += line.length;
    if (size > mostCharacters) throw new Error("The model server sent too large an event.");
    if (line === "") {
      if (event.data.length > 0) yield { type: event.type, data: event.data.join("\n") };
      event = { type: "message", data: [] };
      size = 0;
      continue;
    }
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
    if (field === "data") event.data.push(value);
    if (field === "event") event.type = value;
  }
  // Some servers leave out the empty line after the last event.
  if (event.data.length > 0) yield { type: event.type, data: event.data.join("\n") };
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length > mostCharacters) throw new Error("The model server sent too large an event.");
    // A return at the end may have its line feed in the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    yield* lines;
  }
  rest += decoder.decode();
  if (rest) yield rest.replace(/\r$/, "");
}
