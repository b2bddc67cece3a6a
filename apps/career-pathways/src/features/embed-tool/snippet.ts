/** What a partner can choose, as the attributes of the script say it; blank values are left out. */
export interface EmbedChoices {
  orgId: string;
  locationId: string;
  occupation: string;
  zip: string;
  lang: string;
  theme: string;
  color: string;
  title: string;
}

export type EmbedChoice = keyof EmbedChoices;

export const noChoices: EmbedChoices = {
  orgId: "",
  locationId: "",
  occupation: "",
  zip: "",
  lang: "",
  theme: "",
  color: "",
  title: "",
};

const attributes = {
  orgId: "data-org-id",
  locationId: "data-location-id",
  occupation: "data-occupation",
  zip: "data-zip",
  lang: "data-lang",
  theme: "data-theme",
  color: "data-color",
  title: "data-title",
} as const satisfies Record<EmbedChoice, string>;

/** The line that a partner puts into a page; `origin` is the one that serves Career Pathways. */
export function snippetOf(origin: string, choices: EmbedChoices): string {
  const chosen = given(choices).map(([name, value]) => `${attributes[name]}="${escaped(value)}"`);
  return `<script ${[`src="${origin}/embed.js"`, ...chosen].join("\n        ")}></script>`;
}

/** What the script would load into its frame, for a look at it. */
export function previewAddress(origin: string, parent: string, choices: EmbedChoices): string {
  const address = new URL("/", origin);
  address.searchParams.set("embedded", "true");
  address.searchParams.set("parentOrigin", parent);
  for (const [name, value] of given(choices))
    if (name !== "title") address.searchParams.set(name, value);
  return address.href;
}

/** What is wrong with a choice, by its name. */
export function choiceFaults(choices: EmbedChoices): Partial<Record<EmbedChoice, true>> {
  const shapes: Partial<Record<EmbedChoice, RegExp>> = {
    orgId: /^.+$/,
    occupation: /^(\d{2}-\d{4}\.\d{2})?$/,
    zip: /^(\d{5})?$/,
    color: /^(#[0-9a-fA-F]{6})?$/,
  };
  return Object.fromEntries(
    Object.entries(shapes)
      .filter(([name, shape]) => !shape.test(choices[name as EmbedChoice].trim()))
      .map(([name]) => [name, true]),
  );
}

const given = (choices: EmbedChoices) =>
  (Object.keys(attributes) as EmbedChoice[]).flatMap((name) => {
    const value = choices[name].trim();
    return value ? [[name, value] as const] : [];
  });

const escaped = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
