import { accentOf } from "@guildway/ui/partner-colour";
import { useMemo } from "react";

/** The colour of an assistant's buttons unless its integration names one. */
export const defaultColour = "#000000";

/** The tokens that make the buttons and links within a part take on an integration's colour, as far as they can be read in it. */
export function useAssistantLook(colour: string | null | undefined): Record<string, string> {
  return useMemo(() => accentOf(hexOf(colour) ?? defaultColour), [colour]);
}

/** A colour as six digits, of its name as the browser knows it. */
function hexOf(colour: string | null | undefined): string | undefined {
  if (!colour) return undefined;
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  if (colour.toLowerCase() === "black" || !CSS.supports("color", colour)) return undefined;
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return undefined;
  pen.fillStyle = colour;
  return /^#[0-9a-f]{6}$/.test(pen.fillStyle) ? pen.fillStyle : undefined;
}
