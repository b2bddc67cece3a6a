import {
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useState,
} from "react";

import { findManifest } from "./registry.ts";
import { reasonOf, type RemoteReason } from "./remote-problem.ts";

/** What the shell's panel is told of a remote that is not on screen. */
export interface UnavailableProps {
  /** The remote's name for people, and its id where even the manifest is unknown. */
  title: string;
  owner: string | undefined;
  reason: RemoteReason;
  retry(): void;
}

/** How the shell draws waiting and failing. */
export interface LazyRemoteSlots {
  loading: ReactNode;
  unavailable: ComponentType<UnavailableProps>;
}

type Loaded = ComponentType<Record<string, unknown>>;
interface Props extends LazyRemoteSlots {
  id: string;
  /** Page or modal, unique within the remote. */
  part: string;
  load(): Promise<Loaded>;
  partProps?: Record<string, unknown>;
}

const parts = new Map<string, LazyExoticComponent<Loaded>>();

/** Renders a page or modal of a remote, or its panel; Retry loads it afresh without reloading the document. */
export function LazyRemote({
  id,
  part,
  load,
  partProps = {},
  loading,
  unavailable: Unavailable,
}: Props) {
  const [attempt, setAttempt] = useState(0);
  const key = `${id}/${part}`;
  const Part = parts.get(key) ?? remember(key, load);
  const manifest = findManifest(id);
  const retry = () => {
    parts.delete(key);
    setAttempt(attempt + 1);
  };
  return (
    <Boundary
      key={`${key} ${attempt}`}
      panel={(error) => (
        <Unavailable
          title={manifest?.title ?? id}
          owner={manifest?.owner}
          reason={reasonOf(error)}
          retry={retry}
        />
      )}
    >
      <Suspense fallback={loading}>
        <Part {...partProps} />
      </Suspense>
    </Boundary>
  );
}

function remember(key: string, load: () => Promise<Loaded>): LazyExoticComponent<Loaded> {
  const part = lazy(async () => ({ default: await load() }));
  parts.set(key, part);
  return part;
}

class Boundary extends Component<
  { panel: (error: unknown) => ReactNode; children: ReactNode },
  { failure?: { error: unknown } }
> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    return this.state.failure ? this.props.panel(this.state.failure.error) : this.props.children;
  }
}
