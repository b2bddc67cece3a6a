import type { Role } from "@guildway/api-contract";
import { roleName } from "@guildway/rules";
import type { UiLang } from "@guildway/ui";

/** An organization as the list needs it. */
export interface KnownOrganization {
  id: string;
  name: string;
  type: string | undefined;
}

/** What a role is called where organizations of every type are shown: by each of its names. */
export function roleNameAnywhere(role: Role, lang: UiLang): string {
  return [...new Set([roleName(role, undefined, lang), roleName(role, "workforce", lang)])].join(
    " / ",
  );
}

/** What a person's role is called in their own organization. */
export function roleNameIn(
  organizations: readonly KnownOrganization[],
  user: { orgId?: string | null | undefined; role?: readonly Role[] | null | undefined },
  lang: UiLang,
): string {
  const own = organizations.find(({ id }) => id === user.orgId);
  return roleName(user.role?.[0] ?? "student", own?.type, lang);
}
