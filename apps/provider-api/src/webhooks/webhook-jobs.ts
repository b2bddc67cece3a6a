import type { JobKind } from "../jobs/job-kind.ts";
import type { Platform } from "../platform/platform.ts";
import { readFrom, webhookJob } from "./deliveries.ts";
import { NotSent, type Send, sendOverHttps } from "./send-over-https.ts";
import { placeOfSecret, signedHeaders } from "./sign-message.ts";

const happened: Readonly<Record<string, string>> = {
  create: "created",
  update: "changed",
  publish: "changed",
  delete: "deleted",
};

type Delivering = Pick<Platform, "db" | "clock" | "sealer">;

/** Delivers what webhooks are told, over some hours where an address does not take it. */
export function webhookJobs(services: Delivering, send: Send = sendOverHttps): JobKind {
  const { db, clock } = services;
  const note = (
    id: string,
    facts: { state?: string; lastReason?: string | null; attempts?: number },
  ) => db.updateTable("webhookDeliveries").set(facts).where("id", "=", id).execute();
  return {
    kind: webhookJob,
    mostAttempts: 10,
    async run(id) {
      const delivery = await findDelivery(services, id);
      if (!delivery || delivery.state === "delivered") return;
      if (delivery.endedAt) return void (await note(id, { state: "failed", lastReason: "ended" }));
      const body = JSON.stringify(messageOf(delivery));
      const headers = signedHeaders(id, body, secretsOf(services, delivery), clock());
      const status = await send({ url: delivery.url, headers, body });
      if (status < 200 || status > 299) throw new Refused(status);
      const attempts = delivery.attempts + 1;
      await note(id, { state: "delivered", attempts, lastReason: null });
    },
    async failed(id, { attempts, isLast, error }) {
      await note(id, {
        attempts,
        lastReason: reasonOf(error),
        state: isLast ? "failed" : "waiting",
      });
    },
  };
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

function findDelivery({ db }: Delivering, id: string) {
  return db
    .selectFrom("webhookDeliveries")
    .innerJoin("webhookTargets", "webhookTargets.id", "webhookDeliveries.webhookId")
    .leftJoin("recordChanges", "recordChanges.id", "webhookDeliveries.changeId")
    .where("webhookDeliveries.id", "=", id)
    .select([
      "webhookDeliveries.state",
      "webhookDeliveries.attempts",
      "webhookDeliveries.createdAt",
      "webhookTargets.id as webhookId",
      "webhookTargets.orgId",
      "webhookTargets.url",
      "webhookTargets.endedAt",
      "webhookTargets.sealedSecret",
      "webhookTargets.earlierSealedSecret",
      "webhookTargets.earlierUntil",
      "recordChanges.table",
      readFrom.as("readFrom"),
      "recordChanges.recordId",
      "recordChanges.version",
      "recordChanges.action",
      "recordChanges.at",
    ])
    .executeTakeFirst();
}

/** Says which record it is and what happened, and nothing that stands in it: a program reads that with its key. What was read of a document is told as one. */
function messageOf(delivery: Delivery) {
  const { table, recordId, version, action, at, orgId, createdAt, readFrom: refId } = delivery;
  if (!table || !action) return { type: "webhook.test", timestamp: createdAt, data: { orgId } };
  if (refId !== null) return { type: `${table}.changed`, timestamp: at, data: { orgId, refId } };
  const type = `${table}.${happened[action] ?? action}`;
  return { type, timestamp: at, data: { orgId, id: recordId, version } };
}

function secretsOf({ sealer, clock }: Delivering, delivery: Delivery): string[] {
  const { webhookId, sealedSecret, earlierSealedSecret, earlierUntil } = delivery;
  const goesOn = earlierUntil !== null && Date.parse(earlierUntil) > clock().getTime();
  const sealed = [sealedSecret, ...(earlierSealedSecret && goesOn ? [earlierSealedSecret] : [])];
  return sealed.map((one) => sealer.open(one, placeOfSecret(webhookId)));
}

/** The address answered, and did not take it. */
class Refused extends Error {
  override name = "Refused";
  readonly status: number;

  constructor(status: number) {
    super(`The address answered ${status}.`);
    this.status = status;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return String(error.status);
  return error instanceof NotSent ? error.code : "not-reached";
}
