import { useLocation, useNavigate } from "@guildway/router";
import { useEffect, useState } from "react";
import { type OwnPlan, ownPlanOf, rememberOwnPlan } from "./grants.ts";

/** The plan as one's own where this tab made it, or the link that was opened carries its secret, which does not stay in the address. */
export function useOwnPlan(docId: string): OwnPlan | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const editGrant = /^#edit=([\w-]{43})$/.exec(hash)?.[1];
  const [remembered] = useState(() => ownPlanOf(docId));
  useEffect(() => {
    if (editGrant === undefined) return;
    rememberOwnPlan({ docId, editGrant });
    void navigate({ pathname, search, hash: "" }, { replace: true });
  }, [docId, editGrant, navigate, pathname, search]);
  const [linked, setLinked] = useState(editGrant);
  if (editGrant !== undefined && editGrant !== linked) setLinked(editGrant);
  return linked === undefined ? remembered : { docId, editGrant: linked };
}
