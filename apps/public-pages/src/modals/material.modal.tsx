export function MaterialModal() {
  return null;
}
