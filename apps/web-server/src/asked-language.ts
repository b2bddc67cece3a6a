import type { Context } from "hono";

const spoken = ["en", "es"] as const;

/** The language that a visitor is answered in, found as the browser's part of the product finds it: the address, what was chosen before, what the browser asks for. */
export function askedLanguage({ req }: Context): (typeof spoken)[number] {
  const chosen = /(?:^|; )gw-lang=(\w+)/.exec(req.header("cookie") ?? "")?.[1];
  const accepted = (req.header("accept-language") ?? "")
    .split(",")
    .map((part) => part.trim().split(";"))
    .map(([tag = "", quality]) => ({
      lang: tag.split("-")[0]!.toLowerCase(),
      quality: Number(quality?.trim().replace(/^q=/, "") ?? 1),
    }))
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ lang }) => lang);
  const wanted = [req.query("lang"), chosen, ...accepted];
  return spoken.find((lang) => lang === wanted.find((one) => isSpoken(one))) ?? "en";
}

function isSpoken(lang: string | undefined): boolean {
  return (spoken as readonly unknown[]).includes(lang);
}
