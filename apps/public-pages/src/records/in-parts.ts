import { mostPublicIds } from "@guildway/api-contract";

/** Reads records by their ids, however many, in as many calls as it takes. */
export async function inParts<Row>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<{ items: readonly Row[] }>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < ids.length; from += mostPublicIds)
    found.push(...(await read(ids.slice(from, from + mostPublicIds))).items);
  return found;
}
