import { type RecordDefinition, records } from "@guildway/api-contract";
import type { Caller } from "../access/caller.ts";
import { createSealer } from "../platform/sealing.ts";
import { listRecords } from "../records/list-records.ts";
import { largeWorlds, part, person } from "./large-world.ts";
import type { Subject } from "./lists.ts";

const rounds = 5;
const most = 50;
const pageSize = 200;
const sealer = createSealer(Buffer.alloc(32, "bench").toString("base64"));

/** Of a room with very many records: its columns, and every order, filter and search that it offers. */
interface Asked {
  record: RecordDefinition;
  select: string;
  orders: readonly string[];
  filters: readonly string[];
}

const bothWays = (fields: readonly string[]) => fields.flatMap((field) => [field, `-${field}`]);

const searches = [
  "f.name[ilike]=brandt",
  "f.name[ilike]=an",
  "f.name[ilike]=zyxwvu",
  "f.name[ilike]=xq",
  "f.email[ilike]=gen-org-keystone-0054321@",
  "f.email[ilike]=@generated.test",
  "f.email[ilike]=nobody@nowhere",
];
const people = {
  select: "id,name,testUser,email,orgId,title,phone,locationId",
  orders: bothWays(["name", "email", "title", "phone"]),
  filters: ["", ...searches, "f.locationId[eq]=loc-allentown", "f.locationId[eq]=loc-nowhere"],
};
const asked: readonly Asked[] = [
  {
    record: records.users,
    select: "id,name,testUser,email,orgId,role,membership,createdAt",
    orders: bothWays(["name", "email", "createdAt"]),
    filters: [
      "",
      ...searches,
      ...["student", "teacher", "owner"].map((role) => `f.role[ov]=${role}`),
      "f.membership[ov]=inactive",
      "f.membership[!ov]=inactive",
      "f.registrationPending[is]=true",
      "f.locationId[eq]=loc-allentown",
      "f.locationId[eq]=loc-nowhere",
      "f.name[ilike]=brandt&f.membership[ov]=inactive",
      "f.name[ilike]=an&f.role[ov]=teacher",
      "f.role[ov]=student&f.membership[!ov]=inactive&f.locationId[eq]=loc-allentown",
    ],
  },
  { ...people, record: records.teachers },
  { ...people, record: records.sponsors },
  {
    record: records.apprentices,
    select: "id,name,testUser,email,orgId,apprenticeshipIds,employerProfileId,locationId",
    orders: bothWays(["name", "email"]),
    filters: [
      ...people.filters,
      "f.employerProfileId[eq]=employer-nowhere",
      "f.apprenticeshipIds[ov]=apprenticeship-nowhere",
    ],
  },
  {
    record: records.materials,
    select: "id,title,orgId,isDraft,noteType,userId,apprenticeshipId,updatedAt",
    orders: bothWays(["title", "isDraft", "updatedAt"]),
    filters: [
      "",
      "f.title[ilike]=weld",
      "f.title[ilike]=part",
      "f.title[ilike]=zyxwvu",
      "f.title[ilike]=xq",
      "f.isDraft[is]=true",
      "f.isDraft[!is]=true&f.noteType[is]=null",
      "f.noteType[eq]=location",
      "f.apprenticeshipId[eq]=apprenticeship-nowhere",
      "f.locationId[eq]=loc-allentown",
      "f.title[ilike]=weld&f.isDraft[is]=true",
    ],
  },
];

/** Who asks, and for which organization; one that has nearly all, one that has few, and all. */
const ways: readonly [string, Caller, string][] = [
  ["everywhere", person("superAdmin", "org-keystone"), ""],
  ["in one organization", person("superAdmin", "org-keystone"), "org-keystone"],
  ["in a small organization", person("superAdmin", "org-keystone"), "org-valley"],
  ["as its administrator", person("admin", "org-keystone"), "org-keystone"],
];

/** Lists as the console asks for them, among 100,000 users and 20,000 materials: each order with each filter and search, of one organization and of all, the first page and the last that is counted. */
export async function* benchRooms(postgresUrl: string | undefined): AsyncGenerator<string> {
  for await (const subject of largeWorlds(postgresUrl))
    for (const room of asked) yield* askRoom(subject, room);
}

async function* askRoom(subject: Subject, room: Asked): AsyncGenerator<string> {
  const { orders, filters } = room;
  const all: Times = { taken: [], worked: [] };
  const slow: string[] = [];
  for (const [how, caller, orgId] of ways)
    for (const order of orders)
      for (const filter of filters)
        for (const at of ["first", "last"] as const) {
          const { taken, worked } = await timesOf(subject, room, {
            caller,
            orgId,
            order,
            filter,
            at,
          });
          all.taken.push(...taken);
          all.worked.push(...worked);
          // The embedded database works in this process, so that its time is known also where others work.
          const median = part(subject.name === "embedded" ? worked : taken, 0.5);
          if (Number(median) > most)
            slow.push(`${median} ms ${how}, ${at} page, ${order} ${filter}`);
        }
  yield `${subject.name}, ${room.record.type}: ${shares(all.taken)}; processor ${shares(all.worked)}; of ${all.taken.length / rounds} lists ${slow.length} take more than ${most} ms at the median`;
  for (const line of slow) yield `  ${line}`;
}

const shares = (times: readonly number[]) =>
  `p50 ${part(times, 0.5)} ms, p95 ${part(times, 0.95)} ms`;

/** How long calls took, and how long this process worked for them, in milliseconds. */
interface Times {
  taken: number[];
  worked: number[];
}

/** One list of a room. */
interface Call {
  caller: Caller;
  orgId: string;
  order: string;
  filter: string;
  at: "first" | "last";
}

async function timesOf(
  { db }: Subject,
  { record, select }: Asked,
  { caller, orgId, order, filter, at }: Call,
): Promise<Times> {
  const services = { db, sealer, clock: () => new Date() };
  const query = new URLSearchParams(filter);
  const rest = { select, order, ...(orgId && { orgId }), limit: `${pageSize}`, total: "capped" };
  for (const [name, value] of Object.entries(rest)) query.set(name, value);
  const ask = () => listRecords(services, record, query, { caller });
  const { total } = await ask();
  if (at === "last") query.set("page", String(Math.max(1, Math.ceil(total / pageSize))));
  const times: Times = { taken: [], worked: [] };
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    const begun = performance.now();
    await ask();
    times.taken.push(performance.now() - begun);
    const { user, system } = process.cpuUsage(before);
    times.worked.push((user + system) / 1000);
  }
  return times;
}
