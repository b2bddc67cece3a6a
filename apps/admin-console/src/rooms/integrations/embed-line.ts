interface Embedded {
  id: string;
  orgId?: string | null;
  colorBtnBkg?: string | null;
}

/** The line that a site puts into its pages to have the assistant there; `origin` is the one that serves it. */
export function embedLine(origin: string, { id, orgId, colorBtnBkg }: Embedded): string {
  const attributes = {
    src: `${origin}/embed.js`,
    "data-org-id": orgId,
    "data-integration-id": id,
    "data-color": colorBtnBkg,
  };
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [`${name}="${escaped(value)}"`] : [],
  );
  return `<script ${given.join("\n        ")}></script>`;
}

const escaped = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
