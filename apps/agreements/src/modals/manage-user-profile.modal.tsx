import {
  EditProfileDialog,
  type EditProfileProps,
} from "../features/edit-profile/edit-profile-dialog.tsx";

type Props = Omit<EditProfileProps, "onClose"> & { close(): void };

/** Edits a person's profile, general and private. */
export function ManageUserProfileModal({ close, ...asked }: Props) {
  return <EditProfileDialog {...asked} onClose={close} />;
}
