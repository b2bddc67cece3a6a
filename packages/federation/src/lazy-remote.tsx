import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useState,
} from "react";

import { loadPartsAgain } from "./lazy-part.ts";
import type { Spoken } from "./manifest.ts";
import { findManifest } from "./registry.ts";
import { reasonOf, type RemoteReason } from "./remote-problem.ts";

/** What the shell's panel is told of a remote that is not on screen. */
export interface UnavailableProps {
  /** The remote's name for people, and its id where even the manifest is unknown. */
  title: string | Spoken;
  owner: string | undefined;
  reason: RemoteReason;
  retry(): void;
}

/** How the shell draws waiting and failing. */
export interface LazyRemoteSlots {
  loading: ReactNode;
  unavailable: ComponentType<UnavailableProps>;
}

type Part = ComponentType<Record<string, unknown>>;
interface Props extends LazyRemoteSlots {
  id: string;
  /** Page or modal, unique within the remote. */
  part: string;
  load(): Promise<Part>;
  partProps?: Record<string, unknown>;
}

const loads = new Map<string, Promise<Part>>();

/** Renders a page or modal of a remote, or its panel; Retry loads it afresh without reloading the document. */
export function LazyRemote({ id, part, load, partProps = {}, loading, unavailable }: Props) {
  const [attempt, setAttempt] = useState(0);
  const key = `${id}/${part}`;
  const loaded = loads.get(key) ?? remember(key, load());
  const forget = () => {
    if (loads.get(key) === loaded) loads.delete(key);
    loadPartsAgain();
  };
  const retry = () => {
    forget();
    setAttempt(attempt + 1);
  };
  return (
    <Boundary
      key={`${key} ${attempt}`}
      id={id}
      unavailable={unavailable}
      retry={retry}
      onLeaveFailed={forget}
    >
      <Suspense fallback={loading}>
        <LoadedPart loaded={loaded} partProps={partProps} />
      </Suspense>
    </Boundary>
  );
}

/** Loads a page or modal before it is drawn; one that fails shows its panel when it is. */
export async function loadAhead(
  id: string,
  part: string,
  load: () => Promise<Part>,
): Promise<void> {
  const key = `${id}/${part}`;
  await (loads.get(key) ?? remember(key, load())).catch(() => undefined);
}

function remember(key: string, loaded: Promise<Part>): Promise<Part> {
  loads.set(key, loaded);
  // React reads from these fields that what is there need not be waited for, which would cost a frame.
  void loaded.then(
    (value) => Object.assign(loaded, { status: "fulfilled", value }),
    () => undefined,
  );
  return loaded;
}

function LoadedPart({
  loaded,
  partProps,
}: {
  loaded: Promise<Part>;
  partProps: Record<string, unknown>;
}) {
  return createElement(use(loaded), partProps);
}

interface BoundaryProps extends Pick<LazyRemoteSlots, "unavailable"> {
  id: string;
  retry(): void;
  /** What failed is tried again when the person comes back to it. */
  onLeaveFailed(): void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentWillUnmount() {
    if (this.state.failure) this.props.onLeaveFailed();
  }

  override render() {
    const { id, unavailable: Unavailable, retry, children } = this.props;
    if (!this.state.failure) return children;
    const { title = id, owner } = findManifest(id) ?? {};
    return (
      <Unavailable
        title={title}
        owner={owner}
        reason={reasonOf(this.state.failure.error)}
        retry={retry}
      />
    );
  }
}
