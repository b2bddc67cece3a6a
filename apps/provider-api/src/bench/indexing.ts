import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { users } from "@guildway/api-contract";
import { handbookPdf } from "../demo-world/files/handbook-pdf.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { readResource } from "../library/indexing/read-resource.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createSealer } from "../platform/sealing.ts";
import { listRecords } from "../records/list-records.ts";
import { part, person } from "./large-world.ts";
import { openEmbedded, openServer, type Subject } from "./lists.ts";

const pages = 1000;
const quietCalls = 400;
/** As a console that somebody works in asks. */
const everyMs = 20;
const sealer = createSealer(Buffer.alloc(32, "bench").toString("base64"));
const clock = () => new Date();
const owner = person("owner", "org-keystone");

/** Reads a PDF of 1,000 pages while lists are asked for, and compares what they take with what they take without it. */
export async function* benchIndexing(postgresUrl: string | undefined): AsyncGenerator<string> {
  const content = await thousandPages();
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openServer(postgresUrl)] : [])]) {
    const subject = await open();
    const { db } = subject;
    await migrate(db);
    const scratch = mkdtempSync(join(tmpdir(), "guildway-bench-files-"));
    const files = folderStore(join(scratch, "files"));
    await makeDemoWorld({ db, sealer, files, scratch }, "http://127.0.0.1:3030");
    await keepBook(subject, files, scratch, content);
    const before = await askWhile(subject, (asked) => asked >= quietCalls);
    let isRead = false;
    const began = performance.now();
    const reading = readResource({ db, sealer, clock, files }, "res-book").finally(() => {
      isRead = true;
    });
    const busy = await askWhile(subject, () => isRead);
    await reading;
    const seconds = (performance.now() - began) / 1000;
    // Whoever else works on the machine does so before and after as well.
    const quiet = [...before, ...(await askWhile(subject, (asked) => asked >= quietCalls))];
    const { count } = await db
      .selectFrom("documents")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("refId", "=", "res-book")
      .executeTakeFirstOrThrow();
    const times = Number(part(busy, 0.95)) / Number(part(quiet, 0.95));
    yield `${subject.name}: ${pages} pages read in ${seconds.toFixed(1)} s as ${String(count)} passages; a list p95 ${part(quiet, 0.95)} ms alone, ${part(busy, 0.95)} ms meanwhile (${times.toFixed(2)} times, ${busy.length} lists), at most ${part(busy, 1)} ms`;
    rmSync(scratch, { recursive: true });
    await subject.close();
  }
}

/** Times of lists that are asked for one after the other, until it is enough. */
async function askWhile({ db }: Subject, isEnough: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough(times.length)) {
    const due = new Promise((resolve) => setTimeout(resolve, everyMs));
    const begun = performance.now();
    await listRecords({ db, sealer, clock }, users, [["limit", "50"]], { caller: owner });
    times.push(performance.now() - begun);
    await due;
  }
  return times;
}

async function keepBook(
  { db }: Subject,
  files: ReturnType<typeof folderStore>,
  scratch: string,
  content: Buffer,
): Promise<void> {
  const name = "bench-book------------.pdf";
  const path = join(scratch, name);
  writeFileSync(path, content);
  await files.put(`org-keystone/bench/${name}`, path, "application/pdf");
  await sql`
    INSERT INTO "files" ("name", "key", "orgId", "shownName", "type", "size", "sha256", "isPublic", "createdBy", "createdAt")
    VALUES (${name}, ${`org-keystone/bench/${name}`}, 'org-keystone', 'book.pdf', 'application/pdf', ${content.length}, '', false, 'bench', now())`.execute(
    db,
  );
  await sql`
    INSERT INTO "resources" ("id", "orgId", "name", "file", "indexState")
    VALUES ('res-book', 'org-keystone', 'Book', ${`/v1/files/${name}`}, 'waiting')`.execute(db);
}

const words =
  "apprentice training welding machine safety hours wage period journeyworker supervisor instruction class evaluation record drawing tool pressure current steel copper valve motor".split(
    " ",
  );

function thousandPages(): Promise<Buffer> {
  let seed = 7;
  const word = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return words[seed % words.length]!;
  };
  const sentence = () => `The ${Array.from({ length: 18 }, word).join(" ")}.`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(" ");
  const page = (number: number) => [
    { heading: `Part ${number}`, paragraphs: [paragraph(), paragraph(), paragraph()] },
    { heading: `More of ${number}`, paragraphs: [paragraph(), paragraph()] },
  ];
  return handbookPdf(
    "Book",
    Array.from({ length: pages }, (_, index) => page(index)),
  );
}
