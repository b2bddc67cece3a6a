import { readWebManifest as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const readWebManifest = operation(endpoint, async ({ query }, { db }) => {
  const found = await db
    .selectFrom("organizations")
    .select(["name", "colour", "androidIconSmall", "androidIconLarge"])
    .where("slug", "=", query.orgSlug)
    .executeTakeFirst();
  if (!found) throw new Problem("record.not-found");
  const name = found.name ?? query.orgSlug;
  const icons = [
    { src: found.androidIconSmall, sizes: "192x192" },
    { src: found.androidIconLarge, sizes: "512x512" },
  ];
  return {
    name,
    short_name: name,
    start_url: `/o/${encodeURIComponent(query.orgSlug)}/courses`,
    display: "browser" as const,
    ...(found.colour && { theme_color: found.colour }),
    icons: icons.flatMap(({ src, sizes }) => (src ? [{ src, sizes }] : [])),
  };
});
