import { mostPublicIds } from "@guildway/api-contract";

/** Reads records by their ids, however many, in as many calls as it takes; `most` at once where they are large. */
export async function inParts<Row>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<{ items: readonly Row[] }>,
  most = mostPublicIds,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < ids.length; from += most)
    found.push(...(await read(ids.slice(from, from + most))).items);
  return found;
}
