import type { ReactNode } from "react";
import { Route, Routes, StaticRouter } from "react-router-dom";

/** One page at an address, where no browser is. */
export function StaticPage({
  path,
  address,
  children,
}: {
  path: string;
  address: URL;
  children: ReactNode;
}) {
  return (
    <StaticRouter location={address.pathname + address.search}>
      <Routes>
        <Route path={path} element={children} />
      </Routes>
    </StaticRouter>
  );
}
