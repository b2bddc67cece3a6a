import { type AuthState, useAuth } from "@guildway/auth";
import type { QueryClient } from "@tanstack/react-query";

/** Nothing that was read as one person is shown to the next, whichever tab they change in; who comes is asked for anew what may now say more. */
export function forgetPersonOnChange(queries: QueryClient): () => void {
  return useAuth.subscribe((now, before) => {
    const [next, last] = [personOf(now), personOf(before)];
    if (next === last || before.status === "starting") return;
    // Pages that they may not see any more have left by then and are not asked for again.
    setTimeout(
      () => void (last === undefined ? queries.invalidateQueries() : queries.resetQueries()),
    );
  });
}

/** Asks anew for everything on the page but the organization and its locations, which stand around it. */
export function startAnew(queries: QueryClient): Promise<void> {
  return queries.resetQueries({ predicate: ({ queryKey: [, what] }) => !isKept(what) });
}

const isKept = (what: unknown) =>
  ["organization", "organizations", "location", "locations"].some((kept) => kept === what);

function personOf(auth: AuthState): string | undefined {
  return auth.status === "signed-in" ? auth.user.id : undefined;
}
