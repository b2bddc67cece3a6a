import type { Log } from "@guildway/program";
import { readAtMost } from "../../platform/read-at-most.ts";

const seconds = 5;
const mostBytes = 3_000_000;
const kept = { images: 200, bytes: 50_000_000 };
const dayMs = 86_400_000;
const afterFailureMs = 60_000;

/** An image of a map as the service sent it. */
export interface MapImage {
  type: string;
  bytes: ArrayBuffer;
}

interface Kept {
  image: Promise<MapImage | undefined>;
  bytes: number;
  until: number;
}

/** Maps of the configured service around a place; undefined where it does not answer with an image. */
export interface MapImages {
  isKept(place: { Lat: number; Lon: number }): boolean;
  around(place: { Lat: number; Lon: number }): Promise<MapImage | undefined>;
}

/** `urlTemplate` has `{lat}`, `{lon}`, `{zoom}`, `{width}` and `{height}` in it. A map is asked for once a day, one that failed once a minute, and the newest are kept in memory. */
export function mapImages(urlTemplate: string, clock: () => Date, log: Log): MapImages {
  const known = new Map<string, Kept>();
  const urlOf = ({ Lat, Lon }: { Lat: number; Lon: number }) =>
    urlTemplate
      .replace("{lat}", String(Lat))
      .replace("{lon}", String(Lon))
      .replace("{zoom}", "8")
      .replace("{width}", "700")
      .replace("{height}", "700");
  const find = (url: string) => {
    const found = known.get(url);
    return found && found.until > clock().getTime() ? found : undefined;
  };
  const forgetOldest = () => {
    let bytes = 0;
    for (const one of known.values()) bytes += one.bytes;
    for (const [url, one] of known) {
      if (known.size <= kept.images && bytes <= kept.bytes) return;
      known.delete(url);
      bytes -= one.bytes;
    }
  };
  const ask = (url: string): Kept => {
    const now = clock().getTime();
    const asked: Kept = { image: Promise.resolve(undefined), bytes: 0, until: now + dayMs };
    asked.image = fetchImage(url).then(
      (image) => {
        asked.bytes = image.bytes.byteLength;
        forgetOldest();
        return image;
      },
      () => {
        log("error", "map.outside-failed");
        asked.until = now + afterFailureMs;
        return undefined;
      },
    );
    known.delete(url);
    known.set(url, asked);
    forgetOldest();
    return asked;
  };
  return {
    isKept: (place) => find(urlOf(place)) !== undefined,
    around: (place) => {
      const url = urlOf(place);
      return (find(url) ?? ask(url)).image;
    },
  };
}

async function fetchImage(url: string): Promise<MapImage> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(seconds * 1000),
    redirect: "error",
  });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || !/^image\/(png|jpeg|webp)$/.test(type)) {
    await response.body?.cancel();
    throw new Error("no image");
  }
  return { type, bytes: (await readAtMost(response, mostBytes)).buffer };
}
