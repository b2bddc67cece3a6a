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
    lang: script.dataset.lang,
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
  });

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
