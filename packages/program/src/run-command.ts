/** Runs a command; what goes wrong in it is one line and status 1. `DEBUG=1` shows where it went wrong as well. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(failureLine(error));
    if (process.env["DEBUG"]) console.error(error);
    process.exit(1);
  }
}

/** What went wrong, in one line. */
export function failureLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).replaceAll(/\s*\n\s*/g, " ").trim();
}
