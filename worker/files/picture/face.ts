import type { Face } from '../faces.ts'
import { fill, type Canvas, type GlyphOutline } from './canvas.ts'
import { polylinesOf, type Polyline } from './path.ts'
import { stroke } from './shapes.ts'

/** Colours of custom properties by their name without dashes, and `ink` of currentColor, as 0xRRGGBB. */
export type Palette = Record<string, number>

type Attributes = Record<string, string>

/** Place of a drawing: its upper left corner and its width in pixels. */
type Place = { x: number; y: number; width: number }

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

const circle = (x: number, y: number, rx: number, ry: number): Polyline => {
  const points: number[] = []
  for (let part = 0; part < 64; part += 1) {
    const angle = (part * Math.PI) / 32
    points.push(x + rx * Math.cos(angle), y + ry * Math.sin(angle))
  }
  return { points, isClosed: true }
}

/** Lines of an element, in its own coordinates. */
const linesOf = (name: string, given: Attributes): Polyline[] => {
  const number = (key: string) => Number(given[key] ?? 0)
  if (name === 'path') return polylinesOf(given['d'] ?? '')
  if (name === 'circle') return [circle(number('cx'), number('cy'), number('r'), number('r'))]
  if (name === 'ellipse') return [circle(number('cx'), number('cy'), number('rx'), number('ry'))]
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map(number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const corner = (toX: number, toY: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${toX} ${toY}`)
  return polylinesOf(
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`,
  )
}

/** Turns and moves points as `translate(x y) rotate(degrees)` says. */
const transformed = (lines: Polyline[], transform: string | undefined): Polyline[] => {
  if (!transform) return lines
  const [dx = 0, dy = 0] = (/translate\(([^)]*)\)/.exec(transform)?.[1] ?? '').split(/[ ,]+/).map(Number)
  const angle = (Number(/rotate\((-?[\d.]+)\)/.exec(transform)?.[1] ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return lines.map((line) => ({
    ...line,
    points: line.points.map((value, index, all) => {
      const [x, y] = index % 2 === 0 ? [value, all[index + 1] ?? 0] : [all[index - 1] ?? 0, value]
      return index % 2 === 0 ? x * cos - y * sin + dx : x * sin + y * cos + dy
    }),
  }))
}

/** Segments of a line with round ends and joins. */
const strokeOf = ({ points, isClosed }: Polyline, thickness: number): GlyphOutline => {
  const ring = isClosed ? [...points, ...points.slice(0, 2)] : points
  const outline: GlyphOutline = []
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ring.slice(at, at + 4)
    outline.push(...stroke(fromX, fromY, toX, toY, thickness))
  }
  return outline
}

const colourOf = (paint: string | undefined, palette: Palette): number | undefined => {
  if (paint === undefined || paint === 'none') return undefined
  return palette[paint === 'currentColor' ? 'ink' : (/var\(--([a-z-]+)\)/.exec(paint)?.[1] ?? '')]
}

/** Draws one of our own drawings. Dashes are solid; a colour that the palette lacks is not drawn. */
export const drawFace = (canvas: Canvas, face: Face, place: Place, palette: Palette): void => {
  const [left, top, boxWidth] = face.viewBox
  const scale = place.width / boxWidth
  const onto = (line: Polyline): Polyline => ({
    ...line,
    points: line.points.map((value, index) =>
      index % 2 === 0 ? place.x + (value - left) * scale : place.y + (value - top) * scale,
    ),
  })
  const root = attributesOf(face.attributes)
  let group: Attributes = {}
  for (const [, close, name = '', text = ''] of face.shapes.matchAll(/<(\/?)(path|circle|ellipse|rect|g)([^>]*)>/g)) {
    if (name === 'g') {
      group = close ? {} : attributesOf(text)
      continue
    }
    const given = { ...root, ...group, ...attributesOf(text) }
    const lines = transformed(linesOf(name, given), given['transform']).map(onto)
    const ground = colourOf(given['fill'] ?? 'currentColor', palette)
    if (ground !== undefined)
      fill(
        canvas,
        lines.map(({ points }) => points),
        ground,
      )
    const line = colourOf(given['stroke'], palette)
    const thickness = Number(given['stroke-width'] ?? 1) * scale
    if (line !== undefined)
      fill(
        canvas,
        lines.flatMap((one) => strokeOf(one, thickness)),
        line,
      )
  }
}
