/** A closed polygon: x and y by turns, in pixels from the upper left corner. */
export type Contour = number[]
/** A shape to fill, by the nonzero winding rule: contours of opposite direction cut holes. */
export type GlyphOutline = Contour[]

/** Colours as 0xRRGGBB, row by row. */
export type Canvas = { width: number; height: number; pixels: Uint32Array }

/** Levels of an antialiased pixel: few enough for a palette of 256, more than an eye tells apart. */
const steps = 15

export const makeCanvas = (width: number, height: number, colour: number): Canvas => ({
  width,
  height,
  pixels: new Uint32Array(width * height).fill(colour),
})

/**
 * Adds the signed area to the right of an edge to an accumulation buffer, whose running sum along a row is the coverage of
 * each pixel. Exact for straight edges. Source: R. Levien,
 * https://medium.com/@raphlinus/inside-the-fastest-font-renderer-in-the-world-75ae5270c445
 */
const addEdge = (cover: Float32Array, width: number, height: number, edge: [number, number, number, number]): void => {
  const [fromX, fromY, toX, toY] = edge
  if (fromY === toY) return
  const direction = fromY < toY ? 1 : -1
  const [topX, topY, bottomX, bottomY] = fromY < toY ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY]
  const slope = (bottomX - topX) / (bottomY - topY)
  const within = (x: number): number => Math.min(Math.max(x, 0), width - 1)
  for (let y = Math.max(0, Math.floor(topY)); y < Math.min(height, Math.ceil(bottomY)); y += 1) {
    const upper = Math.max(y, topY)
    const lower = Math.min(y + 1, bottomY)
    const area = (lower - upper) * direction
    const one = within(topX + (upper - topY) * slope)
    const other = within(topX + (lower - topY) * slope)
    addRow(cover, y * width, area, Math.min(one, other), Math.max(one, other))
  }
}

/** Adds the part of an edge inside one row, from `left` to `right`, pixel by pixel. */
const addRow = (cover: Float32Array, row: number, area: number, left: number, right: number): void => {
  for (let cell = Math.floor(left); cell <= right; cell += 1) {
    const from = Math.max(left, cell)
    const to = Math.min(right, cell + 1)
    const part = right > left ? (area * (to - from)) / (right - left) : area
    const before = (from + to) / 2 - cell
    const at = row + cell
    cover[at] = (cover[at] ?? 0) + part * (1 - before)
    cover[at + 1] = (cover[at + 1] ?? 0) + part * before
  }
}

const mixed = (under: number, over: number, share: number): number => {
  const channel = (shift: number): number => {
    const from = (under >> shift) & 255
    return Math.round(from + (((over >> shift) & 255) - from) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

/** Buffer shared by all pictures of the isolate; all zero between uses. */
let scratch = new Float32Array(0)

/** Fills an outline with a colour, antialiased and clipped. */
export const fill = ({ width, height, pixels }: Canvas, outline: GlyphOutline, colour: number): void => {
  if (scratch.length < width * height + 2) scratch = new Float32Array(width * height + 2)
  let top = height
  let bottom = 0
  for (const contour of outline) {
    for (let at = 0; at < contour.length; at += 2) {
      const next = (at + 2) % contour.length
      const edge = [contour[at], contour[at + 1], contour[next], contour[next + 1]] as [number, number, number, number]
      addEdge(scratch, width, height, edge)
      top = Math.min(top, edge[1])
      bottom = Math.max(bottom, edge[1])
    }
  }
  const end = Math.min(height, Math.ceil(bottom)) * width
  let sum = 0
  for (let at = Math.max(0, Math.floor(top)) * width; at < end; at += 1) {
    // Each row starts at zero, since rounding errors would accumulate.
    if (at % width === 0) sum = 0
    sum += scratch[at] ?? 0
    scratch[at] = 0
    const step = Math.round(Math.min(Math.abs(sum), 1) * steps)
    if (step > 0) pixels[at] = step === steps ? colour : mixed(pixels[at] ?? 0, colour, step / steps)
  }
  scratch[end] = 0
  scratch[end + 1] = 0
}
