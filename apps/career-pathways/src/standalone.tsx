import { knowManifest } from "@guildway/federation";
import { BrowserRouter, Route, Routes } from "@guildway/router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";

import { manifest } from "./manifest.ts";
import { remote } from "./remote.tsx";

knowManifest(manifest);

const Tool = lazy(remote.pages.tool);
const JobProfile = lazy(remote.pages.jobProfile);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <main>
          <Suspense fallback={<p role="status">Loading</p>}>
            <Routes>
              <Route path="/" element={<Tool />} />
              <Route path={manifest.pages.tool.path} element={<Tool />} />
              <Route path={manifest.pages.jobProfile.path} element={<JobProfile />} />
            </Routes>
          </Suspense>
        </main>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
