import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Slide, ToastContainer, type CloseButtonProps } from "react-toastify/unstyled";
import { IconButton } from "../actions/icon-button.tsx";
import { modalChange } from "../dialogs/modal-change.ts";
import { useWords } from "../language/ui-language.tsx";
import "./toasts.css";

/** Where toasts appear: top centre, above any dialog; mount it once, in the shell or a standalone entry. */
export function ToastHost() {
  const words = useWords();
  const layer = useTopLayer();
  return createPortal(
    <ToastContainer
      position="top-center"
      autoClose={3000}
      transition={Slide}
      hideProgressBar
      closeOnClick
      newestOnTop
      draggable={false}
      aria-label={`${words.notifications} Alt+T`}
      closeButton={CloseToast}
    />,
    layer,
  );
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const words = useWords();
  return <IconButton name={words.close} icon={<X />} onClick={() => closeToast(true)} />;
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
