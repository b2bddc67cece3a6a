export default function ToCome() {
  return null;
}
