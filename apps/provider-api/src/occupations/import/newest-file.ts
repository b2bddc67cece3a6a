import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A file whose name tells the year that its figures are of. */
export interface DatedFile {
  /** Path inside the folder of the import. */
  readonly file: string;
  readonly year: number;
}

/** The newest file in `folder`/`inside` whose name fits one of the patterns, the first pattern first; their first group is the year. */
export async function newestFile(
  folder: string,
  inside: string,
  ...patterns: readonly RegExp[]
): Promise<DatedFile | undefined> {
  const names = await readdir(join(folder, inside)).catch(() => [] as string[]);
  return patterns
    .flatMap((pattern) =>
      names.flatMap((name) => {
        const year = pattern.exec(name)?.[1];
        return year === undefined ? [] : [{ file: `${inside}/${name}`, year: Number(year) }];
      }),
    )
    .reduce<DatedFile | undefined>(
      (best, found) => (best === undefined || found.year > best.year ? found : best),
      undefined,
    );
}
