import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { modalChange } from "../dialogs/modal-change.ts";
import { loadToasts } from "./load-toasts.ts";
import "./toast-host.css";

/** The first page comes first; by then the library is there before a fault of the network can need it. */
const afterFirstPage = 1000;

/** Where toasts appear: top centre, above any dialog; mount it once, in the shell or a standalone entry. */
export function ToastHost() {
  const layer = useTopLayer();
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadToasts().then((loaded) => setToasts(() => loaded.Toasts));
    }, afterFirstPage);
    return () => clearTimeout(timer);
  }, []);
  return createPortal(Toasts && <Toasts />, layer);
}

// All outside an open modal dialog is inert, so the toasts live inside the topmost one.
function useTopLayer() {
  const [layer] = useState(makeLayer);
  useEffect(() => {
    const place = () => {
      const home = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      if (layer.parentElement === home) return;
      home.append(layer);
      layer.showPopover();
    };
    place();
    document.addEventListener(modalChange, place);
    return () => {
      document.removeEventListener(modalChange, place);
      layer.remove();
    };
  }, [layer]);
  return layer;
}

function makeLayer() {
  const layer = document.createElement("div");
  layer.className = "guildway-toasts";
  layer.popover = "manual";
  return layer;
}
