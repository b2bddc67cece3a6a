export function EnrollModal() {
  return null;
}
