import { closeModal, type UnavailableProps } from "@guildway/federation";
import { Dialog } from "@guildway/ui";
import { PageUnavailable } from "./page-unavailable.tsx";

/** Stands in the place of a modal whose file did not arrive. */
export function ModalUnavailable(props: UnavailableProps) {
  return (
    <Dialog open title={props.title} onClose={closeModal}>
      <PageUnavailable {...props} />
    </Dialog>
  );
}
