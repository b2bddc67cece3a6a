import { createContext, use, useEffect } from "react";

/** Lets an input of a form say why the form cannot be saved yet; undefined once it can. */
export const HoldSaving = createContext<(field: string, why: string | undefined) => void>(
  () => undefined,
);

/** Keeps the form that an input stands in from being saved, as long as there is a reason. */
export function useHeldSaving(field: string, why: string | undefined): void {
  const hold = use(HoldSaving);
  useEffect(() => {
    hold(field, why);
    return () => hold(field, undefined);
  }, [hold, field, why]);
}
