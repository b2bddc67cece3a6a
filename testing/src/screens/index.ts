export { fireEvent, screen, waitFor, within } from "@testing-library/react";
export { inviteSigner, type Signer } from "@guildway/provider-api/testing";
export type { Network } from "./connect.ts";
export { openScreens, type Screens } from "./open-screens.tsx";
