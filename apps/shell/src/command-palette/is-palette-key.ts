/** Whether this is a computer whose commands are given with ⌘. */
export const hasCommandKey = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether the keys that open the command palette were pressed: ⌘K, elsewhere Ctrl+K. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
  const commands = hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return (
    commands &&
    !altKey &&
    !shiftKey &&
    !isComposing &&
    !defaultPrevented &&
    event.key.toLowerCase() === "k"
  );
}
