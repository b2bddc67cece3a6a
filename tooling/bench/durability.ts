import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@guildway/program";
import { root } from "../start/front-ends.ts";
import { answers } from "../start/ports.ts";

/**
 * Kills the API with SIGKILL during mixed writes, again and again, and looks after each start whether every write that
 * was acknowledged is there. Each time a second process on the same data must be refused.
 */
const rounds = Number(process.argv[2] ?? 50);
const port = 6220;
const url = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), "guildway-durability-"));
const plans = "/v1/external/firebase/store/jobProfiles";
/** The most records that a visitor may name in one call. */
const mostIds = 50;

/** What the server has acknowledged: the last title of each plan, and how many mails it took. */
const acknowledged = new Map<string, { title: string; unsure?: string }>();
let mailsAcknowledged = 0;
let lost = 0;
let notRefused = 0;
let writes = 0;

process.setMaxListeners(rounds + 20);
await runCommand(async () => {
  for (let round = 0; round < rounds; round++) {
    const server = await start();
    lost += await countLost();
    if (!isSecondRefused()) notRefused += 1;
    const writers = Promise.all(Array.from({ length: 8 }, (_, writer) => write(round, writer)));
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 500));
    await kill(server);
    await writers;
    if ((round + 1) % 10 === 0)
      console.log(`${round + 1} kills, ${acknowledged.size} plans acknowledged, ${lost} lost`);
  }
  const last = await start();
  lost += await countLost();
  lost += Math.max(0, mailsAcknowledged - (await countMails()));
  await kill(last);
  rmSync(dataDir, { recursive: true, force: true });
  console.log(
    `${rounds} kills during mixed writes: ${writes} writes acknowledged (${acknowledged.size} plans, ${mailsAcknowledged} mails), ${lost} lost, second process refused ${rounds - notRefused} of ${rounds} times`,
  );
  process.exit(lost > 0 || notRefused > 0 ? 1 : 0);
});

async function start(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["apps/provider-api/src/main.ts"], {
    cwd: root,
    env: settings(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => server.kill("SIGKILL"));
  if (!(await answers(`${url}/v1/health`, () => server.exitCode === null)))
    throw new Error("The API did not start.");
  return server;
}

function kill(server: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGKILL");
  return ended;
}

function isSecondRefused(): boolean {
  const second = spawnSync(process.execPath, ["apps/provider-api/src/main.ts"], {
    cwd: root,
    env: { ...settings(), API_PORT: String(port + 1) },
    encoding: "utf8",
    timeout: 20_000,
  });
  return (
    second.status === 1 &&
    second.stderr.includes("Another Guildway server is using the data folder")
  );
}

/** Creates plans, changes them and sends them until the server is gone. */
async function write(round: number, writer: number): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      const title = `${round}-${writer}-${turn}`;
      const data = {
        OnetCode: "47-2111.00",
        OnetTitle: "Electricians",
        occupationLocation: title,
        name: "Writer",
        email: `writer-${title}@example.test`,
      };
      const { docId, editGrant } = await call<{ docId: string; editGrant: string }>("POST", plans, {
        data,
      });
      acknowledged.set(docId, { title });
      writes += 1;
      const plan = acknowledged.get(docId)!;
      plan.unsure = `${title} changed`;
      await call("PUT", plans, { id: docId, data: { occupationLocation: plan.unsure } }, editGrant);
      acknowledged.set(docId, { title: plan.unsure });
      writes += 1;
      await call("POST", "/v1/external/gmail/training-plan", { docId }, editGrant);
      mailsAcknowledged += 2;
      writes += 1;
    } catch {
      return;
    }
  }
}

async function countLost(): Promise<number> {
  let missing = 0;
  const ids = [...acknowledged.keys()];
  for (let from = 0; from < ids.length; from += mostIds) {
    const wanted = ids.slice(from, from + mostIds);
    const { items } = await call<{ items: { id: string; occupationLocation: string }[] }>(
      "GET",
      `${plans}?limit=${mostIds}&select=id,occupationLocation&ids=${wanted.join(",")}`,
    );
    const found = new Map(items.map((item) => [item.id, item.occupationLocation]));
    for (const id of wanted) {
      const { title, unsure } = acknowledged.get(id)!;
      const stored = found.get(id);
      // A change that was on its way when the server died may have been kept or not.
      if (stored !== title && (unsure === undefined || stored !== unsure)) missing += 1;
    }
  }
  return missing;
}

/** How many mails the outbox holds, as the superAdmin of the demo world sees it. */
async function countMails(): Promise<number> {
  const site = `http://localhost:${port - 20}`;
  const { redirectTo } = await call<{ redirectTo: string }>("POST", "/v1/identity/sign-in", {
    email: "superadmin@guildway.test",
    password: "guildway-demo",
    continueUrl: `${site}/`,
  });
  const exchanged = await fetch(`${url}/v1/identity/exchange`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify({ token: new URL(redirectTo).searchParams.get("token") }),
  });
  const { identityToken } = (await exchanged.json()) as { identityToken: string };
  const outbox = await fetch(`${url}/v1/external/supabase/mails?limit=1`, {
    headers: { authorization: `Bearer ${identityToken}` },
  });
  return ((await outbox.json()) as { total: number }).total;
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  editGrant?: string,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(editGrant && { "x-edit-grant": editGrant }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function settings(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port - 20),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    REQUESTS_PER_MINUTE: "1000000",
    NODE_NO_WARNINGS: "1",
  };
}
