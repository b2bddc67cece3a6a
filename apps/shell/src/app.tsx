import { ModalHost } from "@guildway/federation";
import { BrowserRouter, useLocation } from "@guildway/router";
import { SkipLink } from "@guildway/ui";
import { ToastHost } from "@guildway/ui/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { ShellLanguage } from "./frames/shell-language.tsx";
import { PageRoutes } from "./page-routes.tsx";
import { UnavailableModal } from "./remote-unavailable/unavailable-modal.tsx";
import { RenewalNotice } from "./session/renewal-notice.tsx";
import { ConfigContext } from "./start/config-context.ts";
import type { ShellConfig } from "./start/config.ts";
import type { RemoteRoute } from "./start/remote-routes.ts";
import { RoutesContext } from "./start/routes-context.ts";

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
});

interface Props {
  config: ShellConfig;
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
              <Modals />
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
