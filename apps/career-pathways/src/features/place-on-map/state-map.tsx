import type { Feature, FeatureCollection, GeoJsonProperties, Geometry } from "geojson";
import { useMemo } from "react";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import outlines from "us-atlas/states-10m.json";
import { mapSize, projectAround } from "./map-projection.ts";
import styles from "./place-on-map.module.css";

// What TypeScript reads from the file has no literal types.
const topology = outlines as unknown as Topology<{ states: GeometryCollection }>;
const states: FeatureCollection = feature(topology, topology.objects.states);

interface Props {
  longitude: number;
  latitude: number;
  /** What the map shows, in words. */
  label: string;
  town: string;
}

/** The states around a place, drawn from public outlines, with a dot on the place. */
export function StateMap({ longitude, latitude, label, town }: Props) {
  const shapes = useMemo(
    () => shapesAround(longitude, latitude, town),
    [longitude, latitude, town],
  );
  const middle = { x: mapSize.width / 2, y: mapSize.height / 2 };
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={label}
    >
      {shapes.map(({ id, path }) => (
        <path key={id} d={path} className={styles.state} />
      ))}
      {shapes.map(
        ({ id, name, x, y, room }) =>
          room && (
            <text key={id} x={x} y={y} className={styles.stateName}>
              {name}
            </text>
          ),
      )}
      <circle cx={middle.x} cy={middle.y} r={9} className={styles.dot} />
      <text x={middle.x} y={middle.y - 18} className={styles.town}>
        {town}
      </text>
    </svg>
  );
}

function shapesAround(longitude: number, latitude: number, town: string) {
  const draw = projectAround(longitude, latitude);
  return states.features.flatMap((state: Feature<Geometry, GeoJsonProperties>) => {
    const path = draw(state);
    if (!path) return [];
    const [x, y] = draw.centroid(state);
    const [[left, top], [right, bottom]] = draw.bounds(state);
    const name = String(state.properties?.["name"] ?? "");
    const clear =
      Math.abs(y - mapSize.height / 2 + 18) > 30 ||
      Math.abs(x - mapSize.width / 2) > (name.length * 9 + town.length * 13) / 2;
    const inside = x > name.length * 7 && x < mapSize.width - name.length * 7;
    const room = right - left > name.length * 12 && bottom - top > 40 && clear && inside;
    return [{ id: String(state.id), name, path, x, y, room }];
  });
}
