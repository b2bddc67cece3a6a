import { ModalHost, useCurrentPageFrame } from "@guildway/federation";
import { BrowserRouter, Navigate, Route, Routes, useLocation } from "@guildway/router";
import { PageLoading, SkipLink } from "@guildway/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { manifest } from "../manifest.ts";
import { useFocusOnStep } from "../plan/use-focus-on-step.ts";
import { remote } from "../remote.tsx";
import { ModalUnavailable } from "./modal-unavailable.tsx";
import styles from "./standalone.module.css";

const Tool = lazy(remote.pages.tool);
const JobProfile = lazy(remote.pages.jobProfile);
const ToastHost = lazy(() =>
  import("@guildway/ui/toasts").then(({ ToastHost }) => ({ default: ToastHost })),
);

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
});

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
          <Suspense fallback={<PageLoading />}>
            <Routes>
              <Route path="/" element={<Tool />} />
              <Route path={manifest.pages.tool.path} element={<Tool />} />
              <Route path={manifest.pages.jobProfile.path} element={<JobProfile />} />
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </main>
      </BrowserRouter>
      <Suspense>
        <ToastHost />
      </Suspense>
    </QueryClientProvider>
  );
}

function ArriveAtPage() {
  useFocusOnStep(useLocation().pathname);
  return null;
}

function Modals() {
  return <ModalHost key={useLocation().pathname} loading={null} unavailable={ModalUnavailable} />;
}
