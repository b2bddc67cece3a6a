import { createRoot } from "react-dom/client";

const element = document.getElementById("root");
if (element) createRoot(element).render(<h1>A bare React page</h1>);
