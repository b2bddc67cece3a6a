/** The fixed name under which a file of the demo world is stored: 22 characters and its extension. */
export function demoFileName(label: string, extension: string): string {
  return `${`demo-${label}`.padEnd(22, "-")}.${extension}`;
}

/** Where a file of the demo world is read. */
export function demoFileUrl(label: string, extension: string): string {
  return `/v1/files/${demoFileName(label, extension)}`;
}
