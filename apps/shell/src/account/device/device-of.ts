/** What a browser says of itself in its User-Agent, as far as people know such things by name. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
  /** What it looks like. */
  kind: "phone" | "tablet" | "computer";
}

/** The more particular before what it passes itself off as: Edge and Opera call themselves Chrome, and Chrome Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string, Device["kind"]][] = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b(?!.*\bMobile\b)/, "Android", "tablet"],
  [/\bAndroid\b/, "Android", "phone"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bMac(?:intosh| OS X)\b/, "macOS", "computer"],
  [/\bLinux\b/, "Linux", "computer"],
];

/** Reads which browser on which system a User-Agent names. */
export function deviceOf(userAgent: string | null): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent ?? ""));
  const system = systems.find(([pattern]) => pattern.test(userAgent ?? ""));
  return { browser: browser?.[1], system: system?.[1], kind: system?.[2] ?? "computer" };
}
