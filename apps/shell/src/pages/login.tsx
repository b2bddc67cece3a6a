import { useAuth } from "@guildway/auth";
import { Navigate, useParams } from "@guildway/router";
import { PageLoading } from "@guildway/ui";
import { useEffect } from "react";

import { useGoToLogin } from "../session/use-go-to-login.ts";

/** Sends who is signed in to the start page and everybody else to the login site, of an organisation if its slug is given. */
export function LoginPage() {
  const { organizationSlug } = useParams();
  const { status } = useAuth();
  const goToLogin = useGoToLogin();
  useEffect(() => {
    if (status === "signed-out")
      goToLogin(organizationSlug === undefined ? {} : { organizationSlug }, "/");
  }, [status, organizationSlug, goToLogin]);
  return status === "signed-in" ? <Navigate to="/" replace /> : <PageLoading />;
}
