import type { RowOf } from "@guildway/api-client";
import { webhooks } from "@guildway/api-contract";
import { moment } from "../../room/moment.ts";
import { type Beside, room } from "../../room/room.ts";
import { Deliveries, isAtWork } from "./deliveries.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import { texts } from "./texts.ts";
import { WebhookActions } from "./webhook-actions.tsx";
import { WebhookState } from "./webhook-state.tsx";

const state = { field: "state", Cell: WebhookState } as const;

const types = {
  field: "types",
  text: ({ types }: RowOf<typeof webhooks>, { lang }: Beside) =>
    types?.map((type) => texts[lang].choices.types[type] ?? type).join(", ") ?? "",
} as const;

export const webhooksRoom = room({
  record: webhooks,
  page: "admin-console.webhooks",
  texts,
  Tags: WebhookState,
  columns: ["url", "orgId", state, types, "createdAt"],
  search: (text) => ({ "url[ilike]": text }),
  filters: ["state"],
  sections: {
    webhook: ["url", types, moment("createdAt"), moment("endedAt")],
    record: ["orgId", "id"],
  },
  ListActions: NewWebhook,
  Actions: WebhookActions,
  Below: Deliveries,
  isAtWork,
});
