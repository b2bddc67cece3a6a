import { setTokenProvider } from "@guildway/api-client";
import { useAuth } from "@guildway/auth";
import { startTestApi, type TestApi } from "@guildway/provider-api/testing";
import { ModalHost } from "@guildway/federation";
import { BrowserRouter, Route, Routes, useLocation } from "@guildway/router";
import { ToastHost } from "@guildway/ui/toasts";
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { connect, type Network } from "./connect.ts";
import { personOf } from "./person.ts";

const log = { onError: (error: unknown) => console.error(error) };

// What a screen loads when it is needed comes late on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** Screens before the real server: what a component test works with. */
export interface Screens {
  api: TestApi;
  network: Network;
  /** From now on a demo user stands before the screens; until then it is a visitor. */
  signIn(email: string): Promise<void>;
  /** Shows a component as a page at an address; `route` is the pattern that its parameters are read by. */
  show(component: ReactNode, place?: { at?: string; route?: string }): UserEvent;
  close(): Promise<void>;
}

/** Starts the real server in this process, with the demo world, and a browser before it. Give `env` to change its settings. */
export async function openScreens(env: Record<string, string> = {}): Promise<Screens> {
  const api = await startTestApi(env);
  const network = connect(api);
  return {
    api,
    network,
    async signIn(email) {
      const token = await api.signIn(email);
      setTokenProvider(async () => token);
      useAuth.setState(await personOf(api, token), true);
    },
    show(component, { at = "/", route = "*" } = {}) {
      cleanup();
      history.replaceState(null, "", at);
      const queries = new QueryClient({
        queryCache: new QueryCache(log),
        mutationCache: new MutationCache(log),
        defaultOptions: { queries: { retry: false } },
      });
      render(
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Modals />
            <Routes>
              <Route path={route} element={component} />
              <Route path="*" element={null} />
            </Routes>
          </BrowserRouter>
          <ToastHost />
        </QueryClientProvider>,
      );
      return userEvent.setup();
    },
    async close() {
      cleanup();
      await api.close();
    },
  };
}

function Modals() {
  return <ModalHost key={useLocation().pathname} loading={null} unavailable={() => null} />;
}
