/** A drawing of client/faces: `symbol` of an SVG file in which colours are custom properties. */
export type Face = { viewBox: readonly [number, number, number, number]; attributes: string; shapes: string }

/** Colours of custom properties by their name without dashes, such as `primary`. */
export type FaceColours = Record<string, string>

/** Reads a symbol of one of our own SVG files; throws RangeError for an unknown one. */
export const faceIn = (file: string, id: string): Face => {
  const [, attributes, shapes] = new RegExp(`<symbol id="${id}"([^>]*)>([\\s\\S]*?)</symbol>`).exec(file) ?? []
  const box = /viewBox="([^"]+)"/
    .exec(attributes ?? '')?.[1]
    ?.split(' ')
    .map(Number)
  if (attributes === undefined || shapes === undefined || box?.length !== 4) throw new RangeError(`No drawing ${id}.`)
  return { viewBox: box as unknown as Face['viewBox'], attributes, shapes }
}

/** The drawing as an SVG document of plain colours. */
export const coloured = ({ attributes, shapes }: Face, colours: FaceColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${shapes}</svg>`
    .replace(/var\(--([a-z-]+)\)/g, (_, name: string) => colours[name] ?? 'none')
    .replaceAll('currentColor', colours['ink'] ?? '#000')
