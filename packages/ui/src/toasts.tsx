import "./foundation/layers.css";

export { ToastHost } from "./toasts/toast-host.tsx";
export { showToast, type ToastKind } from "./toasts/show-toast.ts";
