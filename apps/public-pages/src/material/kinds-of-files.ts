import { webAddress } from "../addresses/web-address.ts";
import type { Material } from "./material-query.ts";

/** A published file of a material. */
export type MaterialFile = NonNullable<Material["cdnFiles"]>[number];

/** What kind of file it is, as its name ends. */
export function kindOfFile({ name }: Pick<MaterialFile, "name">): string {
  const end = /\.(\w{1,5})$/.exec(name)?.[1];
  return end ? end.toUpperCase() : "";
}

/** Where a file is; undefined where that is no web address. */
export const addressOfFile = ({ url }: MaterialFile) => webAddress(url);

/** Whether a file is listened to. */
export const isAudio = ({ type }: MaterialFile) => type?.startsWith("audio/") === true;

/** Whether a file is looked at. */
export const isPicture = ({ type }: MaterialFile) => type?.startsWith("image/") === true;
