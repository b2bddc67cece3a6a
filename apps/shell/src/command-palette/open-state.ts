import { create } from "zustand";

/** Whether the command palette is open. */
export const usePaletteOpen = create(() => false);

export const openPalette = () => usePaletteOpen.setState(true, true);
export const closePalette = () => usePaletteOpen.setState(false, true);
