import "./foundation/layers.css";

export { ToastHost } from "./toasts/toast-host.tsx";
export { hideToast, showToast, type ToastKind } from "./toasts/show-toast.ts";
