/** Hands a file to the browser, to be kept as its owner likes. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser has to have begun before the address goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
