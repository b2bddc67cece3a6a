import { ModalHost, RemotePage, useCurrentPageFrame } from "@guildway/federation";
import { BrowserRouter, Navigate, Route, Routes, useLocation } from "@guildway/router";
import { PageLoading, SkipLink } from "@guildway/ui";
import { ToastHost } from "@guildway/ui/toasts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { manifest } from "../manifest.ts";
import { useFocusOnStep } from "../plan/use-focus-on-step.ts";
import { ModalUnavailable } from "./modal-unavailable.tsx";
import { PageUnavailable } from "./page-unavailable.tsx";
import { queryClient } from "./query-client.ts";
import styles from "./standalone.module.css";

/** Career Pathways without a shell: the same pages, at the root as well. */
export function StandaloneApp() {
  const { title = manifest.title } = useCurrentPageFrame();
  useEffect(() => {
    document.title = `${title} | Guildway`;
  }, [title]);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ArriveAtPage />
        <Modals />
        <SkipLink />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Routes>
            <Route path="/" element={<Page page="tool" />} />
            <Route path={manifest.pages.tool.path} element={<Page page="tool" />} />
            <Route path={manifest.pages.partners.path} element={<Page page="partners" />} />
            <Route path={manifest.pages.jobProfile.path} element={<Page page="jobProfile" />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </main>
      </BrowserRouter>
      <ToastHost />
    </QueryClientProvider>
  );
}

function Page({ page }: { page: keyof typeof manifest.pages }) {
  return (
    <RemotePage
      id={manifest.id}
      page={page}
      loading={<PageLoading />}
      unavailable={PageUnavailable}
    />
  );
}

function ArriveAtPage() {
  useFocusOnStep(useLocation().pathname);
  return null;
}

function Modals() {
  return <ModalHost key={useLocation().pathname} loading={null} unavailable={ModalUnavailable} />;
}
