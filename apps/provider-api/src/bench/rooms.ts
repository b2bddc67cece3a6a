import { type RecordDefinition, records } from "@guildway/api-contract";
import { createSealer } from "../platform/sealing.ts";
import { listRecords } from "../records/list-records.ts";
import { largeWorlds, part, person } from "./large-world.ts";

const rounds = 20;
const sealer = createSealer(Buffer.alloc(32, "bench").toString("base64"));
const caller = person("superAdmin", "org-keystone");

/** Of a room with very many records: its columns, and every order, filter and search that it offers. */
interface Asked {
  record: RecordDefinition;
  select: string;
  orders: readonly string[];
  filters: readonly string[];
}

const people = { select: "id,name,email,role,membership,createdAt,orgId,testUser,locationId" };
const searches = [
  "f.name[ilike]=brandt",
  "f.name[ilike]=an",
  "f.email[ilike]=generated.test",
  "f.name[ilike]=zyxwvu",
];
const asked: readonly Asked[] = [
  {
    ...people,
    record: records.users,
    orders: ["name", "-name", "email", "-email", "createdAt", "-createdAt"],
    filters: [
      "",
      ...searches,
      "f.role[ov]=student",
      "f.role[ov]=owner",
      "f.membership[ov]=inactive",
      "f.membership[!ov]=inactive",
      "f.locationId[eq]=loc-allentown",
      "f.locationId[eq]=loc-nowhere",
    ],
  },
  ...[records.teachers, records.apprentices, records.sponsors].map((record) => ({
    ...people,
    record,
    orders: ["name", "-name"],
    filters: ["", "f.name[ilike]=brandt", "f.locationId[eq]=loc-allentown"],
  })),
  {
    record: records.materials,
    select: "id,title,orgId,isDraft,noteType,createdAt",
    orders: ["title", "-title", "createdAt", "-createdAt"],
    filters: [
      "",
      "f.title[ilike]=weld",
      "f.title[ilike]=part",
      "f.isDraft[is]=true",
      "f.isDraft[!is]=true",
      "f.locationId[eq]=loc-allentown",
    ],
  },
];

/** Lists as the console asks for them, among 100,000 users and 20,000 materials: each order with each filter and search, of one organization and of all. */
export async function* benchRooms(postgresUrl: string | undefined): AsyncGenerator<string> {
  for await (const subject of largeWorlds(postgresUrl)) {
    const services = { db: subject.db, sealer, clock: () => new Date() };
    for (const { record, select, orders, filters } of asked) {
      const all: number[] = [];
      const slow: string[] = [];
      for (const orgId of ["org-keystone", "org-valley", ""])
        for (const order of orders)
          for (const filter of filters) {
            const query = new URLSearchParams({ select, order, limit: "200", total: "capped" });
            if (orgId) query.set("orgId", orgId);
            const [name, value] = filter.split("=");
            if (name && value !== undefined) query.set(name, value);
            const times: number[] = [];
            for (let round = 0; round < rounds; round++) {
              const begun = performance.now();
              await listRecords(services, record, query, { caller });
              times.push(performance.now() - begun);
            }
            all.push(...times);
            const p95 = part(times, 0.95);
            if (Number(p95) > 50) slow.push(`${p95} ms ${orgId || "all"} ${order} ${filter}`);
          }
      yield `${subject.name}, ${record.type}: p50 ${part(all, 0.5)} ms, p95 ${part(all, 0.95)} ms; more than 50 ms at the 95th percentile take ${slow.length}`;
      for (const line of slow) yield `  ${line}`;
    }
  }
}
