type ToastLibrary = typeof import("./toast-container.tsx");

let loading: Promise<ToastLibrary> | undefined;

/** Loads the toast library once, however long it takes; it is not part of any first load. */
export function loadToasts(): Promise<ToastLibrary> {
  loading ??= loadUntilItComes();
  return loading;
}

async function loadUntilItComes(): Promise<ToastLibrary> {
  try {
    return await import("./toast-container.tsx");
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return loadUntilItComes();
  }
}
