import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { runCommand } from "@guildway/program";
import { readSettings } from "@guildway/provider-api/commands";
import { root } from "../start/front-ends.ts";
import { findBrowser } from "../test/find-browser.ts";
import { freshContext, type Load, measureLoad } from "./measure-load.ts";
import { serveBarePage } from "./serve-bare-page.ts";
import { startProduct } from "./start-product.ts";

const pairs = 5;

await runCommand(measureFirstLoads);

interface Subject {
  name: string;
  context: BrowserContext;
  address: string;
  /** What holds in the page once its content stands. */
  isReady: string;
}

/**
 * Reports what the first load of our pages costs, beside a page of nothing but React that is measured in turn with each; it
 * judges nothing. `--beside FOLDER` measures another checkout of the project in the same run,
 * `--only WORDS` the pages whose name has these words.
 */
async function measureFirstLoads(): Promise<void> {
  const { values } = parseArgs({
    options: { beside: { type: "string" }, only: { type: "string", default: "" } },
  });
  const basePort = readSettings({ PORT: "4400", ...process.env }).basePort;
  const bare = await serveBarePage();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  const places = values.beside ? [values.beside, root] : [root];
  const products = [];
  try {
    const beside: Subject = {
      name: "a bare React page",
      context: await freshContext(browser),
      address: bare.address,
      isReady: `document.querySelector("h1")`,
    };
    console.log(row("", ["JavaScript", "kB", "requests", "round trips", "ready"]));
    for (const [index, place] of places.entries()) {
      const port = basePort + 100 * index;
      products.push(await startProduct(port, place));
      if (places.length > 1) console.log(place);
      const all = await subjects(port, () => freshContext(browser));
      for (const subject of all.filter(({ name }) => name.includes(values.only)))
        console.log(row(subject.name, await compare(subject, beside)));
    }
  } finally {
    await browser.close();
    await Promise.all(products.map((product) => product.stop()));
    await bare.stop();
  }
}

async function subjects(
  port: number,
  newContext: () => Promise<BrowserContext>,
): Promise<Subject[]> {
  const shell = `http://localhost:${port}`;
  const visitor = await newContext();
  const staff = await newContext();
  const userPage = await signIn(await staff.newPage(), shell);
  const heading = `document.querySelector("main h1")`;
  const tool = { context: visitor, isReady: heading };
  return [
    { name: "Career Pathways in the shell", address: `${shell}/external/pathways`, ...tool },
    { name: "Career Pathways alone", address: `http://localhost:${port + 2}/`, ...tool },
    {
      name: "an occupation's view",
      context: visitor,
      address: `${shell}/external/pathways?occupation=47-2111.00`,
      // With what is near, or with the word that nothing is known of it.
      isReady: `document.querySelector("#programs li, #programs p")`,
    },
    {
      name: "users list with 200 rows",
      context: staff,
      address: `${shell}/users`,
      isReady: `document.body.innerText.includes("1–200 of")`,
    },
    {
      name: "a user's page",
      context: staff,
      address: userPage,
      isReady: `document.querySelector("main dl")`,
    },
    {
      name: "an agreement to sign",
      address: `${shell}/external/invite/id/inv-employer?accessCode=246801`,
      ...tool,
    },
    {
      name: "a public course",
      context: visitor,
      address: `${shell}/o/keystone/courses/classId/course-welding`,
      isReady: `${heading} && [...document.querySelectorAll("main a")].some((link) => /Join/.test(link.textContent))`,
    },
    {
      name: "the assistant alone",
      context: visitor,
      address: `http://localhost:${port + 4}/?orgId=org-keystone&integrationId=int-keystone`,
      // Its welcome stands, and one can type.
      isReady: `document.querySelector("main ul") && !document.querySelector("main textarea").disabled`,
    },
    { name: "the API explorer", address: `${shell}/api`, ...tool },
    {
      name: "login site",
      context: visitor,
      // As the shell sends its visitors; who comes alone is sent to the shell first.
      address: `http://localhost:${port + 10}/?state=bench&continueUrl=${shell}/`,
      isReady: `document.querySelector("input[type=password]")`,
    },
  ];
}

/** Signs a superAdmin in; answers the address of the first user of the list. */
async function signIn(page: Page, shell: string): Promise<string> {
  await page.goto(`${shell}/users`);
  await page.getByLabel("E-mail address").fill("superadmin@guildway.test");
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  const first = page.getByRole("rowheader").getByRole("link").first();
  const address = new URL((await first.getAttribute("href"))!, shell).href;
  await page.close();
  return address;
}

/** The medians over pairs in alternating order, each load over that of the bare page beside it. */
async function compare(subject: Subject, bare: Subject): Promise<string[]> {
  const seen: { ours: Load; beside: Load }[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const loads = new Map<Subject, Load>();
    for (const one of pair % 2 === 0 ? [subject, bare] : [bare, subject])
      loads.set(one, await measureLoad(one.context, one.address, one.isReady));
    seen.push({ ours: loads.get(subject)!, beside: loads.get(bare)! });
  }
  const medianOf = (figure: (pair: (typeof seen)[number]) => number) =>
    seen.map(figure).toSorted((a, b) => a - b)[Math.floor(pairs / 2)]!;
  return [
    medianOf(({ ours, beside }) => ours.scriptBytes / beside.scriptBytes).toFixed(2),
    String(Math.round(medianOf(({ ours }) => ours.bytes) / 1000)),
    String(medianOf(({ ours }) => ours.requests)),
    String(medianOf(({ ours }) => ours.roundTrips)),
    medianOf(({ ours, beside }) => ours.ready / beside.largestPaint).toFixed(2),
  ];
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(30), ...cells.map((cell) => cell.padStart(11))].join("  ");
}
