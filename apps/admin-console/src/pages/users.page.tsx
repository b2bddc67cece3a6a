import { usePageFrame } from "@guildway/federation";
import { UsersList } from "../features/list-users/users-list.tsx";

export default function UsersPage() {
  usePageFrame({ title: "Users" });
  return (
    <>
      <h1>Users</h1>
      <UsersList />
    </>
  );
}
