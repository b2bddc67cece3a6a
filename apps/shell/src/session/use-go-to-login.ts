import { useCallback } from "react";

import { useConfig } from "../start/config-context.ts";
import { loginAddress, type LoginReason } from "./login-address.ts";
import { newSignInState } from "./sign-in-state.ts";

/** Leaves for the login site, to come back to the present page, or to `continueTo` of this origin. */
export function useGoToLogin(): (reason?: LoginReason, continueTo?: string) => void {
  const { loginSiteUrl } = useConfig();
  return useCallback(
    (reason, continueTo = location.href) =>
      location.replace(
        loginAddress(loginSiteUrl, new URL(continueTo, location.href).href, {
          ...reason,
          state: newSignInState(),
        }),
      ),
    [loginSiteUrl],
  );
}
