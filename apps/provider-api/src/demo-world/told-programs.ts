import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import { newWebhookSecret, placeOfSecret } from "../webhooks/sign-message.ts";

const dayMs = 86_400_000;

/** Makes what programs of keystone have left: a webhook that has ended, since nobody takes messages there, and a public URL that nobody was given. */
export async function makeToldPrograms(
  transaction: Kysely<Database>,
  sealer: Sealer,
  keyId: string,
  now: Date,
): Promise<void> {
  const days = (from: number) => new Date(now.getTime() + from * dayMs).toISOString();
  const id = "webhook-catalog";
  await transaction
    .insertInto("webhookTargets")
    .values({
      id,
      orgId: "org-keystone",
      url: "https://catalog.example.org/guildway/changes",
      types: ["courses", "courseTopics"],
      sealedSecret: sealer.seal(newWebhookSecret(), placeOfSecret(id)),
      createdAt: days(-210),
      endedAt: days(-24),
    })
    .execute();
  await transaction
    .insertInto("fileLinks")
    .values({
      id: "url-handbook",
      orgId: "org-keystone",
      fileName: "demo-res-handbook-----.pdf",
      keyId,
      createdAt: days(-1),
      expiresAt: days(6),
    })
    .execute();
}
