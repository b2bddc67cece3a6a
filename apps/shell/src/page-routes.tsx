import { roles } from "@guildway/api-contract";
import { RemotePage } from "@guildway/federation";
import { Route, Routes } from "@guildway/router";
import { Skeleton } from "@guildway/ui";
import type { ComponentType, ReactNode } from "react";

import { OwnAccount } from "./account/own-account.tsx";
import { useArriveAtPage } from "./arrive-at-page/use-arrive-at-page.ts";
import { BareFrame } from "./frames/bare-frame.tsx";
import { BrandedFrame } from "./frames/branded-frame.tsx";
import { StandardFrame } from "./frames/standard-frame.tsx";
import { GuardPage } from "./guard-page/guard-page.tsx";
import { LoginPage } from "./pages/login.tsx";
import { NotFound } from "./pages/not-found.tsx";
import { UnavailablePage, UnavailablePanel } from "./remote-unavailable/unavailable-panel.tsx";
import { StartPage } from "./start-page/start-page.tsx";
import { useIsVisitor } from "./start-page/use-is-visitor.ts";
import type { RemoteRoute } from "./start/remote-routes.ts";

const frames: Record<RemoteRoute["frame"], ComponentType<{ routes: readonly RemoteRoute[] }>> = {
  standard: StandardFrame,
  branded: BrandedFrame,
  bare: BareFrame,
};

/** Every address: the remotes' by their manifests, and the shell's own. */
export function PageRoutes({ routes, sso }: { routes: readonly RemoteRoute[]; sso: ReactNode }) {
  useArriveAtPage(routes);
  const isVisitor = useIsVisitor();
  const shown = isVisitor ? routes.filter(({ path }) => path !== "/") : routes;
  return (
    <Routes>
      {Object.entries(frames).map(([frame, Frame]) => (
        <Route key={frame} element={<Frame routes={routes} />}>
          {shown
            .filter((route) => route.frame === frame)
            .map((route) => (
              <Route
                key={`${route.id}.${route.page}`}
                path={route.path}
                element={<GuardedPage {...route} />}
              />
            ))}
        </Route>
      ))}
      <Route element={<BareFrame />}>
        {isVisitor && <Route path="/" element={<StartPage routes={routes} />} />}
        <Route path="/login/:organizationSlug?" element={<LoginPage />} />
        <Route path="/sso" element={sso} />
      </Route>
      <Route element={<StandardFrame routes={routes} />}>
        <Route
          path="/account/*"
          element={
            <GuardPage access={roles}>
              <OwnAccount />
            </GuardPage>
          }
        />
      </Route>
      <Route element={<BrandedFrame />}>
        <Route path="/404" element={<NotFound />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function GuardedPage({ id, page, access, othersGoHome, frame }: RemoteRoute) {
  return (
    <GuardPage access={access} othersGoHome={othersGoHome}>
      <RemotePage
        id={id}
        page={page}
        loading={<Skeleton lines={6} />}
        unavailable={frame === "bare" ? UnavailablePage : UnavailablePanel}
      />
    </GuardPage>
  );
}
