import { certificateOrder, type PlanCertificate } from "../../plan/plan.ts";

/** Licences of one state, licences of the nation, or what is not a licence. */
export interface CertificateGroup {
  kind: "state" | "federal" | "other";
  /** The state's letters, of the first kind. */
  state?: string;
  items: PlanCertificate[];
}

/** Certificates as somebody reads them: what their state asks for, then the nation, then the rest; within each as they came. */
export function certificateGroups(certificates: readonly PlanCertificate[]): CertificateGroup[] {
  const groups = new Map<string, CertificateGroup>();
  for (const certificate of certificateOrder(certificates)) {
    const group = emptyGroup(certificate);
    const key = `${group.kind} ${group.state ?? ""}`;
    if (!groups.has(key)) groups.set(key, group);
    groups.get(key)?.items.push(certificate);
  }
  return [...groups.values()];
}

function emptyGroup({ Kind, State }: PlanCertificate): CertificateGroup {
  if (Kind !== "licence") return { kind: "other", items: [] };
  if (!State || State === "US") return { kind: "federal", items: [] };
  return { kind: "state", state: State, items: [] };
}
