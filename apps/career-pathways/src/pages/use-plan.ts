import type { OccupationDetail } from "@guildway/api-contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlanDraft } from "../plan/plan-store.ts";
import { offeredItems, selectedItems } from "../plan/plan.ts";
import { certificatesQuery, trainingQuery } from "../plan/queries.ts";

/** The plan for an occupation: what its sources offer, and what is chosen of it. */
export function usePlan(occupation: OccupationDetail, zip: string | undefined) {
  const code = occupation.OnetCode;
  const draft = usePlanDraft(code);
  const certificates = useQuery(certificatesQuery(code, zip));
  const training = useQuery(trainingQuery(code, zip));
  const certList = certificates.data?.CertList;
  const programList = training.data?.SchoolPrograms;
  const programZip = training.data?.Place?.Zip;
  const state = certificates.data?.State ?? undefined;
  const place = useMemo(() => ({ zip: programZip, state }), [programZip, state]);
  const offered = useMemo(
    () => offeredItems(occupation, certList ?? [], programList ?? [], draft),
    [occupation, certList, programList, draft],
  );
  const selected = useMemo(() => selectedItems(offered, draft, place), [offered, draft, place]);
  /** Whether all that is offered has been asked for, so that a plan holds what it should. */
  const whole = !certificates.isPending && !training.isPending;
  return { occupation, code, draft, place, offered, selected, certificates, training, whole };
}
