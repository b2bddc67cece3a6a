import { readMap as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { wholeAnswer } from "../../http/unread-answers.ts";
import { Problem } from "../../platform/problem.ts";

export const readMap = operation(endpoint, async (call, { maps, mapBudget, occupations }) => {
  if (!maps) throw new Problem("map.not-configured");
  const place = await occupations.place(call.query.zip);
  if (!place) throw new Problem("record.not-found");
  if (!maps.isKept(place)) {
    const { remaining, resetSeconds } = mapBudget(call.address);
    if (remaining < 0) throw new Problem("limit.too-many-requests", { retryAfter: resetSeconds });
  }
  const image = await maps.around(place);
  if (!image)
    throw new Problem("map.not-configured", {
      message: "The map service did not answer with an image.",
    });
  return wholeAnswer(image.bytes, {
    "content-type": image.type,
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
  });
});
