import { builtinEnvironments, type Environment } from "vitest/runtime";

/** What the server in the same process needs as Node has it, and screens do not mind. */
const nodes = ["AbortController", "AbortSignal", "Blob", "File", "URL", "URLSearchParams"] as const;

/** A browser for tests of screens: jsdom, with what the server needs left as it is, and with what jsdom lacks and our parts use. */
const environment: Environment = {
  name: "browser",
  viteEnvironment: "client",
  async setup(global: typeof globalThis, options) {
    const kept = nodes.map((name) => [name, global[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, {
      ...options,
      jsdom: { url: "http://localhost:3000/", pretendToBeVisual: true },
    });
    for (const [name, value] of kept)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    addModalDialogs(global);
    global.matchMedia = (media) => mediaQuery(media);
    global.scrollTo = () => undefined;
    global.ResizeObserver = NoResizeObserver;
    return { teardown: (ended) => jsdom.teardown(ended) };
  },
};
export default environment;

/** jsdom draws no top layer: here a dialog is open or not, and a popover is simply there. */
function addModalDialogs({ HTMLDialogElement, HTMLElement }: typeof globalThis): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}

/** Nothing has a size here, so that none changes. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A wide window in light colours. */
function mediaQuery(media: string): MediaQueryList {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, { media, matches: /width >=|min-width/.test(media) });
}
