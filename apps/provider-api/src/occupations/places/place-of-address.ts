import type { Log } from "@guildway/program";
import { readJsonAtMost } from "../../platform/read-at-most.ts";

const milliseconds = 1500;
const remembered = 5000;
const mostBytes = 100_000;

/** Finds the ZIP code of a network address: by the configured service, else the default. */
export interface PlaceOfAddress {
  zip(address: string): Promise<{ zip: string; fallback?: string }>;
}

/** `urlTemplate` has `{ip}` in it and answers JSON with `zip` or `postal`, as ipapi-like services do. */
export function placeOfAddress(
  { urlTemplate, defaultZip }: { urlTemplate: string | undefined; defaultZip: string },
  log: Log,
): PlaceOfAddress {
  const known = new Map<string, string>();
  return {
    async zip(address) {
      if (!urlTemplate || isPrivate(address)) return { zip: defaultZip };
      const found = known.get(address);
      if (found) return { zip: found };
      try {
        const url = urlTemplate.replace("{ip}", encodeURIComponent(address));
        const response = await fetch(url, {
          signal: AbortSignal.timeout(milliseconds),
          redirect: "error",
        });
        const said = await readJsonAtMost(response, mostBytes);
        const { zip, postal } = (said ?? {}) as { zip?: unknown; postal?: unknown };
        const code = /^\d{5}/.exec(String(zip ?? postal ?? ""))?.[0];
        if (!response.ok || !code) throw new Error("no ZIP code");
        if (known.size >= remembered) known.clear();
        known.set(address, code);
        return { zip: code };
      } catch {
        log("error", "place.outside-failed");
        return { zip: defaultZip, fallback: "The place of the address could not be looked up." };
      }
    },
  };
}

/** Addresses that mean nothing outside their own network. */
function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80)/i.test(
    plain,
  );
}
