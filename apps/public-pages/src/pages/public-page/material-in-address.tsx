import { lazyPart } from "@guildway/federation";
import { useNavigate, useSearchParams } from "@guildway/router";
import { Suspense } from "react";
import { materialInAddress, withMaterial } from "../../material/material-address.ts";
import { MaterialOnPage } from "../../material/material-on-page.tsx";

const MaterialSheet = lazyPart(
  async () => (await import("../../features/material-sheet/material-sheet.tsx")).MaterialSheet,
);

/** The material that an address names, beside the page; where no script runs, below it. */
export function MaterialInAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const id = address.get(materialInAddress);
  if (!id) return null;
  if (typeof document === "undefined") return <MaterialOnPage id={id} />;
  const close = () =>
    void navigate({ search: withMaterial(address, undefined) }, { replace: true });
  return (
    <Suspense fallback={null}>
      <MaterialSheet key={id} materialId={id} onClose={close} />
    </Suspense>
  );
}
