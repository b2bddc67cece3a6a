import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Which areas a file of the wage survey holds. */
export type WageFileKind = "national" | "state" | "metro" | "nonmetro";

export interface WageFile {
  /** Path inside the folder of the import. */
  readonly file: string;
  readonly kind: WageFileKind;
  readonly year: number;
  /** As BLS publishes it (oesm), or medians only. */
  readonly layout: "official" | "medians";
}

const patterns: readonly [RegExp, WageFileKind, WageFile["layout"]][] = [
  [/^national_M(\d{4})_dl\.(?:xlsx|csv)$/i, "national", "official"],
  [/^oews_national_may(\d{4})\.csv$/, "national", "official"],
  [/^state_M(\d{4})_dl\.(?:xlsx|csv)$/i, "state", "official"],
  [/^oews_state_median_may(\d{4})\.csv$/, "state", "medians"],
  [/^MSA_M(\d{4})_dl\.(?:xlsx|csv)$/i, "metro", "official"],
  [/^oews_metro_median_may(\d{4})\.csv$/, "metro", "medians"],
  [/^BOS_M(\d{4})_dl\.(?:xlsx|csv)$/i, "nonmetro", "official"],
];

/** The files of the wage survey in `folder`/wages and the folders in it. */
export async function findWageFiles(folder: string): Promise<WageFile[]> {
  const found = await readdir(join(folder, "wages"), {
    withFileTypes: true,
    recursive: true,
  }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => [relative(folder, join(entry.parentPath, entry.name)), entry.name])
    .sort()
    .flatMap(([file = "", name = ""]) =>
      patterns.flatMap(([pattern, kind, layout]) => {
        const year = pattern.exec(name)?.[1];
        return year === undefined ? [] : [{ file, kind, year: Number(year), layout }];
      }),
    );
}
