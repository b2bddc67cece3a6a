import { ModalHost } from "@guildway/federation";
import type { SiteConfig } from "@guildway/federation/arrival";
import { BrowserRouter, useLocation } from "@guildway/router";
import { SkipLink } from "@guildway/ui";
import { ToastHost } from "@guildway/ui/toasts";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { CommandPalette } from "./command-palette/command-palette.tsx";
import { ShellLanguage } from "./frames/shell-language.tsx";
import { PageRoutes } from "./page-routes.tsx";
import { UnavailableModal } from "./remote-unavailable/unavailable-modal.tsx";
import { RenewalNotice } from "./session/renewal-notice.tsx";
import { WhySignedOut } from "./session/why-signed-out.tsx";
import { ConfigContext } from "./start/config-context.ts";

import { queryClient } from "./start/query-client.ts";
import type { RemoteRoute } from "./start/remote-routes.ts";
import { RoutesContext } from "./start/routes-context.ts";

interface Props {
  config: SiteConfig;
  routes: readonly RemoteRoute[];
  sso: ReactNode;
}

/** What surrounds every page. */
export function App({ config, routes, sso }: Props) {
  return (
    <ConfigContext value={config}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <RoutesContext value={routes}>
            <ShellLanguage>
              <SkipLink />
              <PageRoutes routes={routes} sso={sso} />
              <RenewalNotice />
              <WhySignedOut />
              <Modals />
              <CommandPalette />
              <ToastHost />
            </ShellLanguage>
          </RoutesContext>
        </BrowserRouter>
      </QueryClientProvider>
    </ConfigContext>
  );
}

function Modals() {
  return <ModalHost key={useLocation().pathname} loading={null} unavailable={UnavailableModal} />;
}
