import { signIn as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { issueHandOff } from "../../identity/hand-off.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";

export const signIn = operation(endpoint, async ({ body, address }, { db, settings, clock }) => {
  const now = clock();
  const email = body.email.trim().toLowerCase();
  const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
  await requirePatience(db, email, address, now);

  const found = await db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.userId", "users.id")
    .where((where) => where(where.fn<string>("lower", ["users.email"]), "=", email))
    .select(["users.id", "users.orgId", "credentials.passwordHash"])
    .executeTakeFirst();
  if (!(await verifyPassword(body.password, found?.passwordHash)) || !found) {
    await noteFailure(db, email, address, now);
    await appendAudit(
      db,
      {
        actor: found?.id ?? "unknown",
        orgId: found?.orgId ?? undefined,
        action: "sign-in.refused",
      },
      now,
    );
    throw new Problem("auth.bad-credentials");
  }
  const token = await issueHandOff(db, found.id, target.origin, now);
  const redirect = new URL("/sso", target.origin);
  redirect.searchParams.set("token", token);
  redirect.searchParams.set("continueUrl", target.href);
  return { redirectTo: redirect.href };
});

function allowedTarget(continueUrl: string, allowedOrigins: readonly string[]): URL {
  const refuse = () =>
    new Problem("auth.continue-url-refused", {
      faults: [{ field: "continueUrl", reason: "is not an allowed site" }],
    });
  let target: URL;
  try {
    target = new URL(continueUrl);
  } catch {
    throw refuse();
  }
  if (!allowedOrigins.includes(target.origin) || target.username || target.password) throw refuse();
  return target;
}
