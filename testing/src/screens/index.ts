export { fireEvent, screen, waitFor, within } from "@testing-library/react";
export type { Network } from "./connect.ts";
export { openScreens, type Screens } from "./open-screens.tsx";
