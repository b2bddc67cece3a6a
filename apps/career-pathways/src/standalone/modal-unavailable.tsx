import { closeModal, type UnavailableProps } from "@guildway/federation";
import { Dialog, Loaded } from "@guildway/ui";

/** Stands in the place of a modal whose file did not arrive. */
export function ModalUnavailable({ title, retry }: UnavailableProps) {
  const query = { data: undefined, error: undefined, isError: true, isFetching: false };
  return (
    <Dialog open title={title} onClose={closeModal}>
      <Loaded query={{ ...query, refetch: retry }}>{() => null}</Loaded>
    </Dialog>
  );
}
