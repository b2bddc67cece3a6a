import { currentConsent } from "@guildway/rules/agreement-text";
import type { TestApi } from "./test-api.ts";

/** The two kinds of agreement that are signed by invitation. */
export type AgreementType = "employerAgreements" | "apprenticeAgreements";
type Row = Record<string, string | number> & { sys?: Row };

/** Agrees, as an agreement's signer, to sign it electronically. */
export const agreeToSign = (api: TestApi, table: AgreementType, id: string, grant: string) =>
  api.request<{ consentedAt: string; code: string }>("POST", "/v1/access/consentToSign", {
    body: { table, id, textVersion: currentConsent },
    headers: { "x-access-grant": grant },
  });

/** Reads an agreement as its screen does, record by record, and answers what it read: each version, by `{type}/{id}`. */
export async function readAgreement(
  api: TestApi,
  type: AgreementType,
  id: string,
  grant: string,
): Promise<Record<string, number>> {
  const read: Record<string, number> = {};
  const list = async (ofType: string, path: string) => {
    const { body } = await api.request<{ items: Row[] }>("GET", path, {
      headers: { "x-access-grant": grant },
    });
    for (const row of body.items) {
      const { id: ofRow, version } = row.sys ?? row;
      read[`${ofType}/${ofRow}`] = Number(version);
    }
    return body.items[0];
  };
  const one = async (way: string, ofType: string, named: unknown) => {
    if (named) await list(ofType, `/v1/external/${way}/${ofType}?id=${String(named)}`);
  };
  const [store, tables, content] = ["firebase/store", "supabase", "content"] as const;
  const agreement = (await list(type, `/v1/external/${store}/${type}?id=${id}`))!;
  const { employerProfileId, apprenticeshipId, locationId, userId } = agreement;
  await one(store, "employerProfiles", employerProfileId);
  await one(tables, "apprenticeships", apprenticeshipId);
  await one(content, "location", locationId);
  if (type === "apprenticeAgreements") {
    await one(store, "employerAgreements", agreement["employerAgreementId"]);
    await one(store, "instructionProviders", agreement["instructionProviderId"]);
    await one(store, "wageSchedules", agreement["wageScheduleId"]);
    await one(tables, "users", userId);
    const ofUser = `f.userId[eq]=${String(userId)}&select=id,version`;
    await list("userProfiles", `/v1/external/${tables}/userProfiles?${ofUser}`);
  } else {
    const ofBoth = `f.employerProfileId[eq]=${String(employerProfileId)}&f.apprenticeshipId[eq]=${String(apprenticeshipId)}`;
    await list("wageSchedules", `/v1/external/${store}/wageSchedules?${ofBoth}`);
  }
  return read;
}
