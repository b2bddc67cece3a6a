import { records, type Role } from "@guildway/api-contract";
import type { AuthState } from "@guildway/auth";
import type { TestApi } from "@guildway/provider-api/testing";

type Signed = Extract<AuthState, { status: "signed-in" }>;
type Row = Partial<Record<string, string | string[] | boolean | null>>;

/** Whose an identity token is, as the front ends know them. */
export async function personOf(api: TestApi, token: string): Promise<Signed> {
  const [, payload = ""] = token.split(".");
  const { sub } = JSON.parse(atob(payload)) as { sub: string };
  const { body } = await api.get<{ items: Row[] }>(
    `/v1/external/supabase/${records.users.type}?id=${sub}`,
    token,
  );
  const user = body.items[0]!;
  const organization = await api.get<Signed["organization"]>(
    `/v1/external/content/${records.organization.type}/${String(user["orgId"])}`,
    token,
  );
  return {
    status: "signed-in",
    user: {
      id: sub,
      name: String(user["name"]),
      displayName: String(user["displayName"] || user["name"]),
      email: String(user["email"]),
      role: (user["role"] as Role[])[0]!,
      orgId: String(user["orgId"]),
      profilePicture: null,
      courseReadOnly: user["courseReadOnly"] === true,
    },
    renewalFailed: false,
    organization: { ...organization.body, id: String(user["orgId"]) },
  };
}
