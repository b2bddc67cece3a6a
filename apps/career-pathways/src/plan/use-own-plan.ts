import { editGrantIn } from "@guildway/api-contract";
import { useLocation, useNavigate } from "@guildway/router";
import { whenDraftsAreForgotten } from "@guildway/ui";
import { useEffect, useState } from "react";
import { type OwnPlan, ownPlanOf, rememberOwnPlan } from "./grants.ts";

/**
 * The plan as one's own where this tab made it, or the link that was opened carries its secret, which does not stay in the
 * address; `keep` puts another grant for it in the place of that one.
 */
export function useOwnPlan(docId: string): { own: OwnPlan | undefined; keep(own: OwnPlan): void } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const editGrant = editGrantIn(hash);
  const [own, setOwn] = useState(() => ownPlanOf(docId));
  if (editGrant !== undefined && editGrant !== own?.editGrant) setOwn({ docId, editGrant });
  useEffect(() => whenDraftsAreForgotten(() => setOwn(undefined)), []);
  useEffect(() => {
    if (editGrant === undefined) return;
    rememberOwnPlan({ docId, editGrant });
    void navigate({ pathname, search, hash: "" }, { replace: true });
  }, [docId, editGrant, navigate, pathname, search]);
  const keep = (kept: OwnPlan) => {
    rememberOwnPlan(kept);
    setOwn(kept);
  };
  return { own, keep };
}
