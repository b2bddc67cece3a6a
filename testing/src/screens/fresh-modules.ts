import { vi } from "vitest";

// What a page keeps in its modules belongs to one browser; the process, which has warmed up, stays.
vi.resetModules();
