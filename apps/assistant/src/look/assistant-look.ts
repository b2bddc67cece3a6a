import { accentOf } from "@guildway/ui/partner-colour";
import { useMemo } from "react";

/** Black, which an assistant's buttons have unless its integration names a colour; in the dark theme it is as bright. */
const black = {
  "--accent": "light-dark(#000000, #e9f0ee)",
  "--accent-hover": "light-dark(#2e3b39, #ffffff)",
  "--accent-ink": "light-dark(#ffffff, #0e1514)",
  "--accent-quiet": "light-dark(#e4e9e7, #2e3b39)",
  "--accent-strong": "light-dark(#000000, #ffffff)",
  "--focus": "light-dark(#000000, #e9f0ee)",
};

/** The tokens that make the buttons and links within a part take on an integration's colour, as far as they can be read in it. */
export function useAssistantLook(colour: string | null | undefined): Record<string, string> {
  return useMemo(() => {
    const hex = hexOf(colour);
    return hex === undefined || hex === "#000000" ? black : accentOf(hex);
  }, [colour]);
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
