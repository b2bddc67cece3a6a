import * as z from "zod/mini";
import { sessionMemory } from "./session-memory.ts";

/** A plan that this tab created, and the grant that lets it change the plan. */
export interface OwnPlan {
  docId: string;
  editGrant: string | undefined;
}

const ownPlan = z.object({ docId: z.string(), editGrant: z.optional(z.string()) });
const keyOf = (docId: string) => `career-pathways.own-plan.${docId}`;
const pendingKeyOf = (code: string) => `career-pathways.unsent-plan.${code}`;

/** The plan with this id, if this tab made it. */
export function ownPlanOf(docId: string): OwnPlan | undefined {
  return read(keyOf(docId));
}

export function rememberOwnPlan(plan: OwnPlan): void {
  sessionMemory.set(keyOf(plan.docId), JSON.stringify(plan));
}

/** The plan for an occupation that was created but could not be sent yet, so that trying again makes no second one. */
export function unsentPlanOf(code: string): OwnPlan | undefined {
  return read(pendingKeyOf(code));
}

export function rememberUnsentPlan(code: string, plan: OwnPlan | undefined): void {
  sessionMemory.set(pendingKeyOf(code), plan ? JSON.stringify(plan) : "");
}

function read(key: string): OwnPlan | undefined {
  try {
    const plan = ownPlan.parse(JSON.parse(sessionMemory.get(key) || "null"));
    return { docId: plan.docId, editGrant: plan.editGrant };
  } catch {
    return undefined;
  }
}
