import { useAuth } from "@guildway/auth";
import { Navigate, useParams, useSearchParams } from "@guildway/router";
import { PageLoading } from "@guildway/ui";
import { useEffect } from "react";

import { Alone } from "../remote-unavailable/alone.tsx";
import { ServerUnreachable } from "../session/server-unreachable.tsx";
import { continueTo } from "../session/hand-off.ts";
import { useGoToLogin } from "../session/use-go-to-login.ts";

/** Sends who is signed in to the start page and everybody else to the login site, of an organisation if its slug is given. */
export function LoginPage() {
  const { organizationSlug } = useParams();
  const [asked] = useSearchParams();
  const { status } = useAuth();
  const goToLogin = useGoToLogin();
  // Who came from the login site goes back there, signed in or not, as somebody whom this browser has sent.
  const cameFromThere = asked.get("from") === "login-site";
  useEffect(() => {
    if (status === "signed-out" || cameFromThere)
      goToLogin(
        organizationSlug === undefined ? { asked } : { organizationSlug, asked },
        wantedBy(asked),
      );
  }, [status, cameFromThere, organizationSlug, asked, goToLogin]);
  if (status === "unreachable" && !cameFromThere)
    return (
      <Alone>
        <ServerUnreachable />
      </Alone>
    );
  return status === "signed-in" && !cameFromThere ? <Navigate to="/" replace /> : <PageLoading />;
}

/** Where to go on: the address of our own that is named, else the start page, which is for staff, or for who signs up what everybody may open. */
function wantedBy(asked: URLSearchParams): string {
  const usual = asked.get("action") === "signup" ? "/external/pathways" : "/";
  return continueTo(asked.get("continueUrl") ?? usual, location.origin);
}
