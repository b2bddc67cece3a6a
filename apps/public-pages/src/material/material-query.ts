import { call, getUser, recordsOf, type RowOf } from "@guildway/api-client";
import { materials, readAuthor } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import { readOrNull } from "../records/read-or-null.ts";

/** A material as its reader sees it. */
export type Material = RowOf<typeof materials>;

/** A material with all that its reader may see of it; null where there is none for them. */
export const materialQuery = (id: string) =>
  queryOptions({
    queryKey: ["public-pages", materials.type, id],
    queryFn: ({ signal }) => readOrNull(recordsOf(materials).read(id, { signal })),
  });

/** Who wrote a material; of a draft, which has no author for visitors, as staff read them. */
export const authorQuery = ({ id, userId, isDraft, noteType }: Material) =>
  queryOptions({
    queryKey: ["public-pages", materials.type, id, "author", userId ?? "none"],
    queryFn: async ({ signal }) =>
      isDraft || noteType
        ? readOrNull(getUser(userId ?? "", { select: ["name", "profilePicture"], signal }))
        : readOrNull(call(readAuthor, { params: { id }, signal })),
    enabled: Boolean(userId),
  });
