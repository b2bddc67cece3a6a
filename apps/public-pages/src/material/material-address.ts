/** The name by which an address says which material is open. */
export const materialInAddress = "material";

/** An address's query with a material open, or with none. */
export function withMaterial(address: URLSearchParams, id: string | undefined): string {
  const query = new URLSearchParams(address);
  if (id === undefined) query.delete(materialInAddress);
  else query.set(materialInAddress, id);
  return `?${query}`;
}
