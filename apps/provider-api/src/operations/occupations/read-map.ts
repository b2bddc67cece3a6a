import { readMap as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { wholeAnswer } from "../../http/unread-answers.ts";
import { Problem } from "../../platform/problem.ts";

const seconds = 5;
const mostBytes = 3_000_000;

export const readMap = operation(endpoint, async ({ query }, { settings, occupations, log }) => {
  if (!settings.mapUrlTemplate) throw new Problem("map.not-configured");
  const place = await occupations.place(query.zip);
  if (!place) throw new Problem("record.not-found");
  const url = settings.mapUrlTemplate
    .replace("{lat}", String(place.Lat))
    .replace("{lon}", String(place.Lon))
    .replace("{zoom}", "8")
    .replace("{width}", "700")
    .replace("{height}", "700");
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(seconds * 1000),
      redirect: "error",
    });
    const type = response.headers.get("content-type") ?? "";
    const image = await response.arrayBuffer();
    if (!response.ok || !/^image\/(png|jpeg|webp)$/.test(type) || image.byteLength > mostBytes)
      throw new Error("no image");
    return wholeAnswer(image, {
      "content-type": type,
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    });
  } catch {
    log("error", "map.outside-failed");
    throw new Problem("map.not-configured", {
      message: "The map service did not answer with an image.",
    });
  }
});
