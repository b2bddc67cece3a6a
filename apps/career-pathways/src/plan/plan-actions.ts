/** Which ways of keeping a plan a page offers. */
export interface PlanActions {
  save: boolean;
  share: boolean;
}

/** Save needs an organisation, Share needs that there is none, and a stored plan offers neither. */
export function planActions({
  hasOrganization,
  jobProfileId,
}: {
  hasOrganization: boolean;
  jobProfileId: string | undefined;
}): PlanActions {
  const open = jobProfileId === undefined;
  return { save: open && hasOrganization, share: open && !hasOrganization };
}
