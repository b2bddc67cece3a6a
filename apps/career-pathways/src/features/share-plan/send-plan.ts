import { call, failureCode, recordsOf } from "@guildway/api-client";
import { jobProfiles, sendTrainingPlan } from "@guildway/api-contract";
import type { ShareForm } from "@guildway/rules";
import type { UiLang } from "@guildway/ui";
import {
  type OwnPlan,
  rememberOwnPlan,
  rememberUnsentPlan,
  unsentPlanOf,
} from "../../plan/grants.ts";
import type { PlanRecord } from "../../plan/plan-record.ts";

/** Which step of sharing failed: creating the profile, or all that comes after it. */
export type SharingStep = "create" | "send";

/** What is shared: the plan, and the stored profile where there is one already. */
export interface SharedPlan {
  plan: PlanRecord;
  orgId: string | undefined;
  stored?: OwnPlan | undefined;
}

/** Creates the profile if there is none, updates it with the plan and the contact, and has it mailed in the visitor's language; answers its id. */
export async function sendPlan(
  shared: SharedPlan,
  contact: ShareForm,
  lang: UiLang,
): Promise<string> {
  const code = shared.plan.OnetCode ?? "";
  const { docId, editGrant } =
    shared.stored ??
    unsentPlanOf(code) ??
    (await failingAs("create", create(shared, contact, code)));
  await failingAs(
    "send",
    updateAndSend(docId, editGrant, { ...shared.plan, ...contact }, lang),
    (error) => {
      // A profile that this tab may not change any more would fail for ever.
      const lost = ["access.grant-needed", "record.not-found"].includes(failureCode(error) ?? "");
      if (lost) rememberUnsentPlan(code, undefined);
    },
  );
  rememberUnsentPlan(code, undefined);
  rememberOwnPlan({ docId, editGrant });
  return docId;
}

/** The step that a thrown failure of `sendPlan` belongs to. */
export function failedStep(error: unknown): SharingStep {
  return (error as { step?: SharingStep }).step ?? "send";
}

async function create(
  { plan, orgId }: SharedPlan,
  contact: ShareForm,
  code: string,
): Promise<OwnPlan> {
  const owner = orgId === undefined ? contact : { orgId };
  const { id: docId, editGrant } = await recordsOf(jobProfiles).create({ ...plan, ...owner });
  rememberUnsentPlan(code, { docId, editGrant });
  return { docId, editGrant };
}

async function updateAndSend(
  docId: string,
  editGrant: string | undefined,
  data: PlanRecord,
  lang: UiLang,
) {
  await recordsOf(jobProfiles).update(docId, data, { editGrant });
  await call(sendTrainingPlan, { body: { docId, lang }, editGrant });
}

async function failingAs<T>(
  step: SharingStep,
  work: Promise<T>,
  onFailure?: (error: unknown) => void,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    onFailure?.(error);
    throw Object.assign(new Error(`Sharing the plan failed: ${step}.`, { cause: error }), { step });
  }
}
