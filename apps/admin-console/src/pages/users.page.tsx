import { usePageFrame } from "@guildway/federation";
import { UsersHeading } from "../features/list-users/users-heading.tsx";
import { UsersList } from "../features/list-users/users-list.tsx";

export default function UsersPage() {
  usePageFrame({ title: "Users" });
  return (
    <>
      <UsersHeading>
        <h1>Users</h1>
      </UsersHeading>
      <UsersList />
    </>
  );
}
