import type { OccupationSource, PlanCertificate } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { DataSource, OccupationTables } from "../../platform/database/occupation-tables.ts";
import { findPlace } from "../near/find-place.ts";
import type { NearRequest } from "../near/near-lists.ts";
import { areImported, findSources } from "../sources.ts";
import { findCertifications, findLicences, knowsLicencesOf } from "./find-certificates.ts";

/** As many licences and certifications as a list offers. */
const most = 200;

/** What an occupation asks for: the licences of a state and of the nation, then certifications. */
export interface CertificateList {
  readonly CertList: PlanCertificate[];
  /** Null where the place is not known. */
  readonly State: string | null;
  readonly StateKnown: boolean;
  readonly Sources: OccupationSource[];
  readonly Available: boolean;
}

/** Lists them; `certifications` are those of another service, in the place of our own. */
export async function listCertificates(
  db: Kysely<OccupationTables>,
  { onetCode, zip }: NearRequest,
  outside?: { certifications: readonly PlanCertificate[]; source: OccupationSource },
): Promise<CertificateList> {
  const near = zip === undefined ? undefined : await findPlace(db, zip);
  const State = near?.place.State || null;
  const known = onetCode !== undefined;
  const [licences, ownCertifications, StateKnown, hasLicences, hasCertifications] =
    await Promise.all([
      known ? findLicences(db, onetCode, State) : [],
      known && !outside ? findCertifications(db, onetCode) : [],
      State !== null && knowsLicencesOf(db, State),
      areImported(db, ["licences"]),
      areImported(db, ["certifications"]),
    ]);
  const certifications = outside?.certifications ?? ownCertifications;
  const used: DataSource[] = [
    ...(licences.length > 0 ? ["licences" as const] : []),
    ...(ownCertifications.length > 0 ? ["certifications" as const] : []),
    ...(near ? [near.source] : []),
  ];
  const own = await findSources(db, used);
  return {
    CertList: [...licences, ...certifications].slice(0, most),
    State,
    StateKnown,
    Sources: outside && certifications.length > 0 ? [...own, outside.source] : own,
    Available: outside !== undefined || hasLicences || hasCertifications,
  };
}
