import { useAuth } from "@guildway/auth";
import { Navigate, useParams, useSearchParams } from "@guildway/router";
import { PageLoading } from "@guildway/ui";
import { useEffect } from "react";

import { ServerUnreachable } from "../session/server-unreachable.tsx";
import { useGoToLogin } from "../session/use-go-to-login.ts";

/** Sends who is signed in to the start page and everybody else to the login site, of an organisation if its slug is given. */
export function LoginPage() {
  const { organizationSlug } = useParams();
  const [asked] = useSearchParams();
  const { status } = useAuth();
  const goToLogin = useGoToLogin();
  useEffect(() => {
    if (status === "signed-out")
      goToLogin(
        organizationSlug === undefined ? { asked } : { organizationSlug, asked },
        // The start page is for staff; who signs up goes on to what everybody may open.
        asked.get("action") === "signup" ? "/external/pathways" : "/",
      );
  }, [status, organizationSlug, asked, goToLogin]);
  if (status === "unreachable") return <ServerUnreachable />;
  return status === "signed-in" ? <Navigate to="/" replace /> : <PageLoading />;
}
