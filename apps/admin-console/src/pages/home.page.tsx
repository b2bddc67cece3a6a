import { Welcome } from "../features/welcome-staff/welcome.tsx";

export default function HomePage() {
  return <Welcome />;
}
