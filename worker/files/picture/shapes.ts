import type { Contour, GlyphOutline } from './canvas.ts'

/** Maximum distance in pixels between a curve and its straight segments. */
const tolerance = 0.08

/** Appends a quadratic Bézier curve to a contour. */
export const curveTo = (contour: Contour, viaX: number, viaY: number, toX: number, toY: number): void => {
  const [fromX = 0, fromY = 0] = contour.slice(-2)
  const bend = Math.hypot(fromX - 2 * viaX + toX, fromY - 2 * viaY + toY)
  const parts = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * tolerance))))
  for (let part = 1; part <= parts; part += 1) {
    const t = part / parts
    const [before, at, after] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    contour.push(before * fromX + at * viaX + after * toX, before * fromY + at * viaY + after * toY)
  }
}

/** Appends an arc around a centre; angles in radians. */
const arcTo = (contour: Contour, x: number, y: number, radius: number, from: number, to: number): void => {
  const parts = Math.max(2, Math.ceil(Math.sqrt(radius / tolerance) * (Math.abs(to - from) / 2)))
  for (let part = 0; part <= parts; part += 1) {
    const angle = from + ((to - from) * part) / parts
    contour.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
}

const quarter = Math.PI / 2

export const roundedRectangle = (x: number, y: number, width: number, height: number, radius: number): GlyphOutline => {
  const contour: Contour = []
  const [right, bottom] = [x + width - radius, y + height - radius]
  arcTo(contour, right, bottom, radius, 0, quarter)
  arcTo(contour, x + radius, bottom, radius, quarter, 2 * quarter)
  arcTo(contour, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
  arcTo(contour, right, y + radius, radius, 3 * quarter, 4 * quarter)
  return [contour]
}

export const rectangle = (x: number, y: number, width: number, height: number): GlyphOutline => [
  [x, y, x + width, y, x + width, y + height, x, y + height],
]

/** A line with round ends. */
export const stroke = (fromX: number, fromY: number, toX: number, toY: number, thickness: number): GlyphOutline => {
  const along = Math.atan2(toY - fromY, toX - fromX)
  const contour: Contour = []
  arcTo(contour, toX, toY, thickness / 2, along - quarter, along + quarter)
  arcTo(contour, fromX, fromY, thickness / 2, along + quarter, along + 3 * quarter)
  return [contour]
}
