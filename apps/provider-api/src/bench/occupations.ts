import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../app.ts";
import { createServices } from "../create-services.ts";
import { importOccupationData } from "../occupations/index.ts";
import { layQueries } from "../occupations/lay-queries.ts";
import { officialFiles } from "../occupations/official-files.ts";
import { asked, zips } from "../occupations/view-sample.ts";
import { migrate } from "../platform/database/migrate.ts";
import { readSettings } from "../platform/settings.ts";
import { openEmbedded, openServer, type Subject } from "./lists.ts";

const rounds = 3;

interface Measured {
  readonly name: string;
  /** What it may take at the 95th percentile, in milliseconds. */
  readonly most: number;
  readonly paths: readonly string[];
}

/**
 * Asks the calls of an occupation's view and of its search with all official files imported, from the request to the bytes
 * of the answer, for 20 occupations at 10 ZIP codes; and what they cost the processor, which a busy machine changes little (of
 * PostgreSQL only our part). A benchmark reports; it never fails.
 */
export async function* benchOccupations(postgresUrl: string | undefined): AsyncGenerator<string> {
  const folder = officialFiles();
  if (folder === undefined) return;
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openServer(postgresUrl)] : [])]) {
    const subject = await open();
    await migrate(subject.db);
    const started = performance.now();
    await importOccupationData(subject.db, folder, { report: () => undefined });
    yield `${subject.name}: all official files imported in ${((performance.now() - started) / 1000).toFixed(0)} s`;
    const { ask, close } = await startApi(subject);
    for (const { name, most, paths } of measured()) {
      // A first round that does not count: servers run for longer than this.
      for (const path of paths) await ask(path);
      const taken: number[] = [];
      const worked: number[] = [];
      for (let round = 0; round < rounds; round++)
        for (const path of paths) {
          const before = process.cpuUsage();
          taken.push(await ask(path));
          const { user, system } = process.cpuUsage(before);
          worked.push((user + system) / 1000);
        }
      const p95 = at(0.95, taken);
      const limit = `${p95 > most ? "MORE THAN" : "of"} ${most} ms`;
      yield `${subject.name}, ${name}: median ${at(0.5, taken).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${limit}; processor ${at(0.5, worked).toFixed(1)} and ${at(0.95, worked).toFixed(1)} ms; ${taken.length} calls`;
    }
    await close();
  }
}

const at = (share: number, taken: readonly number[]) =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * share)]!;

async function startApi(subject: Subject) {
  const dataDir = mkdtempSync(join(tmpdir(), "guildway-bench-"));
  const settings = readSettings({
    DATA_DIR: dataDir,
    MASTER_KEY: Buffer.alloc(32, "bench").toString("base64"),
    LOG_LEVEL: "silent",
    REQUESTS_PER_MINUTE: "1000000",
  });
  const app = createApp(await createServices(subject, settings));
  return {
    /** Milliseconds until the whole answer was there. */
    async ask(path: string): Promise<number> {
      const started = performance.now();
      const response = await app.request(`http://localhost:3000/v1/external/cos/${path}`);
      await response.arrayBuffer();
      const taken = performance.now() - started;
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      return taken;
    },
    async close() {
      await subject.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function measured(): Measured[] {
  const views = asked.flatMap(([code]) => zips.map(([zip]) => `keyword=${code}&location=${zip}`));
  const near = (call: string, more = "") => views.map((view) => `${call}?${view}${more}`);
  const explored = (by: string, ways: readonly string[]) =>
    zips.flatMap(([zip]) => ways.map((way) => `explore?by=${by}&location=${zip}&${way}`));
  const preparation = ["", "zone=2", "zone=3&apprenticeable=true", "offset=20"];
  const profiles = ["923145", "190000", "019283", "555559", "987654"];
  const calls: readonly (readonly [string, readonly string[]])[] = [
    ["detail with a ZIP code", near("occupation", "&wages=true&training=true")],
    ["training", near("training")],
    ["sponsors", near("sponsors")],
    ["certificates", near("certificationfinder")],
    ["work", asked.map(([code]) => `work?keyword=${code}`)],
    [
      "explore by interests",
      explored(
        "interests",
        profiles.map((one) => `profile=${one}`),
      ),
    ],
    ["explore by pay", explored("pay", preparation)],
    ["explore by openings", explored("openings", preparation)],
  ];
  return [
    {
      name: "occupation search",
      most: 10,
      paths: layQueries.map(({ query }) => `occupations?keyword=${encodeURIComponent(query)}`),
    },
    ...calls.map(([name, paths]) => ({ name, most: 25, paths })),
  ];
}
