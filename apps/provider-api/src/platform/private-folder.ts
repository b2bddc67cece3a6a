import { chmodSync, mkdirSync } from "node:fs";

/** Makes a folder that only its owner may enter; one that is there is closed to everybody else. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
