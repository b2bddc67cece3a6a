// Puts an organization's assistant on another site: a button in the corner that opens it, or the chat where this script stands. Contract: docs/contracts/assistant-embed.md
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { orgId, integrationId, theme, variant } = script.dataset;
  const page = document.documentElement;
  const lang = [script.dataset.lang, page.lang.slice(0, 2)].find((one) => /^(en|es)$/.test(one));
  const origin = new URL(script.src).origin;
  const isInline = variant === "inline";
  const words = {
    en: { open: "Ask a question", title: "Assistant" },
    es: { open: "Haga una pregunta", title: "Asistente" },
  }[lang || "en"];
  const name = script.dataset.title || words.title;

  const address = new URL("/", origin);
  address.searchParams.set("embedded", "true");
  address.searchParams.set("parentOrigin", location.origin);
  for (const [key, value] of Object.entries({
    orgId,
    integrationId,
    lang,
    theme: themeOf(script.parentElement),
    // What stands in the page has nothing to close.
    ecosystem: isInline ? "site" : "external",
  }))
    if (value) address.searchParams.set(key, value);

  const frame = document.createElement("iframe");
  frame.title = name;
  frame.allow = "clipboard-write";
  Object.assign(frame.style, {
    display: "block",
    width: "100%",
    height: "100%",
    border: "0",
    colorScheme: "normal",
  });
  let isReady = false;
  const say = (message) => {
    if (isReady) frame.contentWindow?.postMessage({ ...message, version: 1 }, origin);
  };

  const corner = isInline ? undefined : makeCorner();
  if (isInline) {
    const least = 420;
    const most = Number(script.dataset.maxHeight) || 680;
    Object.assign(frame.style, {
      boxSizing: "border-box",
      height: `${least}px`,
      border: "1px solid #8886",
      borderRadius: "10px",
    });
    frame.src = address.href;
    script.after(frame);
    hear(({ action, height }) => {
      if (action === "resize" && Number.isFinite(height))
        frame.style.height = `${Math.min(most, Math.max(least, Math.ceil(height)))}px`;
    });
  } else
    hear(({ action, color }) => {
      if (action === "close") corner.close();
      if (action === "ready" && corner.isOpen()) say({ action: "focus" });
      if (action === "known" && !script.dataset.color) corner.paint(color);
    });

  function hear(act) {
    addEventListener("message", ({ source, origin: from, data }) => {
      if (from !== origin || source !== frame.contentWindow || data?.version !== 1) return;
      if (data.action === "ready") isReady = true;
      act(data);
    });
  }

  function makeCorner() {
    const host = document.createElement("div");
    host.dataset.guildwayAssistant = "";
    // Neither the site's styles reach the button, nor the button's the site.
    const root = host.attachShadow({ mode: "open" });
    const button = document.createElement("button");
    const panel = document.createElement("div");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :host { all: initial; position: fixed; inset: auto 0 0 auto; z-index: 2147483000; }
      button { position: fixed; inset-block-end: max(16px, env(safe-area-inset-bottom)); inset-inline-end: 16px;
        display: flex; align-items: center; gap: 8px; min-height: 48px; padding: 0 20px; border: 1px solid #fff6;
        border-radius: 24px; background: var(--color); color: var(--ink); font: 600 16px/1.2 system-ui, sans-serif;
        box-shadow: 0 1px 2px #0003, 0 8px 24px #0004; cursor: pointer; }
      button:focus-visible { outline: 3px solid #fff; box-shadow: 0 0 0 6px var(--color); }
      svg { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
      div { position: fixed; inset-block-end: max(16px, env(safe-area-inset-bottom)); inset-inline-end: 16px;
        width: min(420px, 100vw - 32px); height: min(640px, 100dvh - 32px); overflow: hidden; border: 1px solid #8886;
        border-radius: 12px; background: Canvas; box-shadow: 0 1px 2px #0003, 0 16px 48px #0005; }
      [hidden] { display: none; }
      @media (width < 480px) { div { inset: 0; width: auto; height: auto; border: 0; border-radius: 0; } }
      @media (forced-colors: active) { button, div { border-color: ButtonText; } }
      @media print { :host { display: none; } }`);
    root.adoptedStyleSheets = [sheet];
    button.type = "button";
    button.append(icon(), script.dataset.label || words.open);
    button.setAttribute("aria-haspopup", "dialog");
    button.setAttribute("aria-expanded", "false");
    panel.setAttribute("role", "dialog");
    panel.setAttribute("aria-label", name);
    panel.hidden = true;
    panel.append(frame);
    root.append(button, panel);

    const paint = (color) => {
      if (!CSS.supports("color", color)) return;
      const pen = document.createElement("canvas").getContext("2d");
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      host.style.setProperty("--color", color);
      host.style.setProperty("--ink", lightness(pen) > 140 ? "#000" : "#fff");
    };
    paint("black");
    if (script.dataset.color) paint(script.dataset.color);

    const isOpen = () => !panel.hidden;
    // Nothing of it is fetched before somebody is about to open it.
    const fetch = () => {
      if (!frame.src) frame.src = address.href;
    };
    const show = (shown) => {
      if (shown === isOpen()) return;
      panel.hidden = !shown;
      button.hidden = shown;
      button.setAttribute("aria-expanded", String(shown));
    };
    const close = () => {
      show(false);
      button.focus();
    };
    for (const about of ["pointerenter", "focus"]) button.addEventListener(about, fetch);
    button.addEventListener("click", () => {
      fetch();
      show(true);
      frame.focus();
      say({ action: "focus" });
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !isOpen() || event.defaultPrevented) return;
      close();
    });
    const put = () => document.body.append(host);
    if (document.body) put();
    else addEventListener("DOMContentLoaded", put, { once: true });
    return { close, isOpen, paint };
  }

  function icon() {
    const [svg, path] = ["svg", "path"].map((part) =>
      document.createElementNS("http://www.w3.org/2000/svg", part),
    );
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    path.setAttribute("d", "M21 12a8.5 8.5 0 0 1-12.4 7.5L3 21l1.5-5.6A8.5 8.5 0 1 1 21 12Z");
    svg.append(path);
    return svg;
  }

  function lightness(pen) {
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  let shown = themeOf(script.parentElement);
  const followTheme = () => {
    const now = themeOf(isInline ? frame.parentElement : document.body);
    if (now === shown) return;
    shown = now;
    say({ action: "theme", theme: now });
  };
  const changes = new MutationObserver(() => requestAnimationFrame(followTheme));
  for (const part of [page, document.body]) if (part) changes.observe(part, { attributes: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", followTheme);

  // Unless the site named a theme, the chat is as light or dark as what it stands on.
  function themeOf(place) {
    if (["light", "dark"].includes(theme)) return theme;
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    for (let at = pen && place; at; at = at.parentElement) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = getComputedStyle(at).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      if (pen.getImageData(0, 0, 1, 1).data[3] > 127)
        return lightness(pen) < 110 ? "dark" : "light";
    }
    const schemes = getComputedStyle(page).colorScheme.split(" ");
    const dark = schemes.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches;
    return dark || (schemes.includes("dark") && !schemes.includes("light")) ? "dark" : "light";
  }
})();
