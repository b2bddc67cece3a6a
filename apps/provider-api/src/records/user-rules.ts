import type { Kysely } from "kysely";
import { type Role, roles } from "@guildway/api-contract";
import { actorOf, type Caller, isAdminLevel, kindOf } from "../access/caller.ts";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";
import { limitsOfStaffMails } from "../mail/limits-of-staff-mails.ts";
import { countAttempt } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import { keepAnOwner } from "./last-owner.ts";
import { changeAddress, isAnotherAddress, type Mailing } from "../identity/change-address.ts";
import { asOneItemList, asOneMembership, composeName, mergeUser } from "./merge-user.ts";

type Row = Record<string, unknown>;

/** A new user: the role is not above the maker's own, the name is composed of its parts, `uid` is the id. */
export function newUser(row: Row, caller: Caller): Row {
  const role = asOneItemList(row["role"]) ?? ["student"];
  refuseAbove(caller, role[0] as Role);
  if (row["userSignature"]) throw signedByOthers();
  // One that somebody chooses would tell whether another organization has it.
  if (kindOf(caller) !== "superAdmin" && row["uid"] && row["uid"] !== row["id"])
    throw new Problem("access.forbidden", {
      faults: [{ field: "uid", reason: "is the id of the person" }],
    });
  return {
    ...row,
    role,
    uid: row["uid"] || row["id"],
    ...(readsCoursesOnly(caller) && { courseReadOnly: true }),
    membership: asOneMembership(row["membership"]),
    name: composeName(row) ?? row["name"],
  };
}

/** A change of a user, merged; nobody changes who stands above them, nor lifts anyone above themselves. `self`: they change themselves by their invite, and no role. */
export async function changedUser(
  transaction: Kysely<Database>,
  found: Row,
  change: Row,
  caller: Caller | "self",
  now: Date,
  mailing: Mailing,
): Promise<Row> {
  if (caller === "self") return mergeUser(found, change);
  const before = roleOf(found);
  refuseAbove(caller, before);
  if (found["courseReadOnly"] && isLifted(change) && readsCoursesOnly(caller))
    throw new Problem("access.forbidden", {
      faults: [{ field: "courseReadOnly", reason: "holds for you too" }],
    });
  if (found["uid"] && change["uid"] !== undefined && change["uid"] !== found["uid"])
    throw new Problem("access.forbidden", {
      faults: [{ field: "uid", reason: "never changes" }],
    });
  const merged = mergeUser(found, change);
  const signature = merged["userSignature"];
  const isOwn = caller.kind === "user" && caller.userId === found["id"];
  if (signature && signature !== found["userSignature"] && !isOwn) throw signedByOthers();
  if (isAnotherAddress(found["email"], merged["email"])) {
    if (isOwn)
      throw new Problem("access.forbidden", {
        faults: [
          { field: "email", reason: "is your own and changes with your password, by changeEmail" },
        ],
      });
    await countAddressMails(transaction, caller, [found["email"], merged["email"]], now);
    await changeAddress(transaction, mailing, found, merged["email"], {
      actor: actorOf(caller),
      lang: "en",
      now,
    });
  }
  const own = { id: String(found["id"]), orgId: String(found["orgId"]) };
  if (before === "owner" && merged["orgId"] !== undefined && merged["orgId"] !== own.orgId)
    await keepAnOwner(transaction, own, "orgId");
  if (merged["role"] === undefined) return merged;
  const after = roleOf(merged);
  if (after === before) return merged;
  if (!isAdminLevel(caller)) throw new Problem("access.forbidden");
  refuseAbove(caller, after);
  if (before === "owner") await keepAnOwner(transaction, own, "role");
  await appendAudit(
    transaction,
    {
      actor: actorOf(caller),
      orgId: String(found["orgId"]),
      action: "role.changed",
      subject: `users/${String(found["id"])}`,
      details: { from: before, to: after },
    },
    now,
  );
  return merged;
}

/** A signature stands under agreements: its person gives it, and nobody for them. */
const signedByOthers = () =>
  new Problem("access.forbidden", {
    faults: [{ field: "userSignature", reason: "is given by the person themselves" }],
  });

/** Both addresses are mailed, and whoever changes them chooses whose they are. */
async function countAddressMails(
  transaction: Kysely<Database>,
  caller: Caller,
  addresses: readonly unknown[],
  now: Date,
): Promise<void> {
  if (caller.kind !== "user") return;
  const limits = addresses
    .filter((address) => typeof address === "string")
    .flatMap((address) => limitsOfStaffMails(caller, address));
  await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
}

function readsCoursesOnly(caller: Caller): boolean {
  return caller.kind === "user" && caller.courseReadOnly === true;
}

function isLifted({ courseReadOnly }: Row): boolean {
  return courseReadOnly !== undefined && courseReadOnly !== true;
}

/** Whether a role is above the caller's own. */
export function isAbove(caller: Caller, role: Role): boolean {
  const own = caller.kind === "user" ? roles.indexOf(caller.role) : roles.length;
  return roles.indexOf(role) < own;
}

/** The role of a stored user. */
export function roleOf(user: Row): Role {
  return ((user["role"] as Role[] | null)?.[0] ?? "student") as Role;
}

function refuseAbove(caller: Caller, role: Role): void {
  if (isAbove(caller, role))
    throw new Problem("access.forbidden", {
      faults: [{ field: "role", reason: "is above your own" }],
    });
}
