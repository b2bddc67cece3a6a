// Puts Career Pathways into a partner's page, in a frame where this script stands. Contract: docs/contracts/career-pathways-embed.md
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const origin = new URL(script.src).origin;

  const address = new URL("/", origin);
  address.searchParams.set("embedded", "true");
  address.searchParams.set("parentOrigin", location.origin);
  for (const [name, value] of Object.entries({
    orgId: script.dataset.orgId,
    locationId: script.dataset.locationId,
    occupationKeyword: script.dataset.occupationKeyword,
    occupation: script.dataset.occupation,
    zip: script.dataset.zip,
    lang: script.dataset.lang,
    color: script.dataset.color,
    theme: themeOf(script.parentElement),
  }))
    if (value) address.searchParams.set(name, value);

  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = script.dataset.title || "Career Pathways";
  frame.allow = "clipboard-write";
  Object.assign(frame.style, {
    display: "block",
    width: "100%",
    height: "640px",
    border: "0",
    colorScheme: "normal",
  });
  script.after(frame);

  addEventListener("message", ({ source, origin: from, data }) => {
    if (from !== origin || source !== frame.contentWindow || data?.version !== 1) return;
    if (data.action === "resize" && Number.isFinite(data.height)) {
      frame.style.height = `${Math.max(320, Math.ceil(data.height))}px`;
      tellVisiblePart();
    }
    if (data.action === "jobProfileCreate") {
      const { docId, orgId } = data;
      dispatchEvent(new CustomEvent("guildway:jobProfileCreate", { detail: { docId, orgId } }));
    }
    if (data.action === "event") {
      const { name, onetCode, results } = data;
      dispatchEvent(new CustomEvent("guildway:event", { detail: { name, onetCode, results } }));
    }
  });

  // Unless the partner named a theme, the tool is as light or dark as what it stands on.
  function themeOf(place) {
    if (["light", "dark"].includes(script.dataset.theme)) return script.dataset.theme;
    const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    for (let at = pixel && place; at; at = at.parentElement) {
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = getComputedStyle(at).backgroundColor;
      pixel.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
      if (alpha > 127)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 110 ? "dark" : "light";
    }
    const schemes = getComputedStyle(document.documentElement).colorScheme.split(" ");
    const dark = schemes.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches;
    return dark || (schemes.includes("dark") && !schemes.includes("light")) ? "dark" : "light";
  }

  let theme = themeOf(script.parentElement);
  function followTheme() {
    const now = themeOf(frame.parentElement);
    if (now === theme) return;
    theme = now;
    frame.contentWindow?.postMessage({ action: "theme", theme, version: 1 }, origin);
  }
  const changes = new MutationObserver(() => requestAnimationFrame(followTheme));
  for (const part of [document.documentElement, document.body])
    if (part) changes.observe(part, { attributes: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", followTheme);

  // Dialogs inside the frame open in the part of it that the visitor sees.
  let asked = false;
  function tellVisiblePart() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      const { top, bottom } = frame.getBoundingClientRect();
      const from = Math.max(0, -top);
      const height = Math.max(240, Math.min(bottom, innerHeight) - Math.max(0, top));
      frame.contentWindow?.postMessage(
        { action: "visible", top: from, height, version: 1 },
        origin,
      );
    });
  }
  addEventListener("scroll", tellVisiblePart, { passive: true });
  addEventListener("resize", tellVisiblePart, { passive: true });
  frame.addEventListener("load", tellVisiblePart);
})();
