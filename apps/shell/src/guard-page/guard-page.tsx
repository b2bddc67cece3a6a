import { mayEnter, useAuth } from "@guildway/auth";
import type { PageManifest } from "@guildway/federation";
import { Navigate } from "@guildway/router";
import { PageLoading } from "@guildway/ui";
import { type ReactNode, useEffect } from "react";

import { loginReason } from "../session/login-reason.ts";
import { ServerUnreachable } from "../session/server-unreachable.tsx";
import { useGoToLogin } from "../session/use-go-to-login.ts";
import { useWhatOpens } from "./use-what-opens.ts";

/** Shows a page to those whom its manifest lets in; everybody else is sent to the login site, or home where it says so. */
export function GuardPage({
  access,
  othersGoHome,
  children,
}: {
  access: PageManifest["access"];
  othersGoHome?: boolean | undefined;
  children: ReactNode;
}) {
  const auth = useAuth();
  const goToLogin = useGoToLogin();
  const { startPath } = useWhatOpens();
  const enters = mayEnter(access, auth.status === "signed-in" ? auth.user.role : undefined);
  const signedOut = !enters && auth.status === "signed-out";
  const because = auth.status === "signed-out" ? auth.because : undefined;
  const refused = !enters && auth.status === "signed-in";
  useEffect(() => {
    if (signedOut) goToLogin(loginReason(because));
    if (refused && !othersGoHome) goToLogin({ errorCode: "perm_role_teacher_admin" });
  }, [signedOut, because, refused, othersGoHome, goToLogin]);
  if (enters) return children;
  if (refused && othersGoHome) return <Navigate to={startPath} replace />;
  return auth.status === "unreachable" ? <ServerUnreachable /> : <PageLoading />;
}
