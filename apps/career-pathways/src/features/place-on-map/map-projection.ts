import { type GeoPath, geoConicEqualArea, geoPath } from "d3-geo";

/** The drawing's size in its own units. */
export const mapSize = { width: 700, height: 440 };

/** Radius of the earth in the drawing's units: about 1,000 miles from edge to edge. */
const scale = 2700;

/** Draws outlines around a place, which stands in the middle. */
export function projectAround(longitude: number, latitude: number): GeoPath {
  const projection = geoConicEqualArea()
    .parallels([latitude - 4, latitude + 4])
    .rotate([-longitude, 0])
    .center([0, latitude])
    .translate([mapSize.width / 2, mapSize.height / 2])
    .scale(scale)
    .clipExtent([
      [0, 0],
      [mapSize.width, mapSize.height],
    ]);
  return geoPath(projection);
}
