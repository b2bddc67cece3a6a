import X from "lucide-react/icons/x";
import { type CloseButtonProps, Slide, ToastContainer, toast } from "react-toastify/unstyled";
import { IconButton } from "../actions/icon-button.tsx";
import { useWords } from "../language/words.ts";
import "./toast-container.css";

export { toast };

/** Shows what `toast` is given, also what it was given before this stood. */
export function Toasts() {
  const words = useWords();
  return (
    <ToastContainer
      position="top-center"
      autoClose={3000}
      transition={Slide}
      hideProgressBar
      closeOnClick
      newestOnTop
      draggable={false}
      // In a partner's frame the page often has no focus, and a toast would stay for ever.
      pauseOnFocusLoss={false}
      aria-label={`${words.notifications} Alt+T`}
      closeButton={CloseToast}
    />
  );
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const words = useWords();
  return <IconButton name={words.close} icon={<X />} onClick={() => closeToast(true)} />;
}
