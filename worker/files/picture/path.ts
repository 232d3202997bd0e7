/** A line of points, x and y by turns; `isClosed` where it ends at its start. */
export type Polyline = { points: number[]; isClosed: boolean }

/** Segments of a curve. */
const partsOfCurve = 12

type Pen = { x: number; y: number; viaX: number; viaY: number }

const cubicTo = (points: number[], pen: Pen, [aX, aY, bX, bY, toX, toY]: number[]): void => {
  const [a, b, c, d, x, y] = [aX ?? 0, aY ?? 0, bX ?? 0, bY ?? 0, toX ?? 0, toY ?? 0]
  for (let part = 1; part <= partsOfCurve; part += 1) {
    const t = part / partsOfCurve
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    points.push(p * pen.x + q * a + r * c + s * x, p * pen.y + q * b + r * d + s * y)
  }
  Object.assign(pen, { x, y, viaX: c, viaY: d })
}

/** The same curve with two control points. */
const quadraticTo = (points: number[], pen: Pen, [viaX = 0, viaY = 0, x = 0, y = 0]: number[]): void => {
  const toward = (from: number, via: number) => from + ((via - from) * 2) / 3
  cubicTo(points, pen, [toward(pen.x, viaX), toward(pen.y, viaY), toward(x, viaX), toward(y, viaY), x, y])
}

/** Source: https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes, for circles. */
const arcTo = (points: number[], pen: Pen, [rx, , , large, sweep, toX, toY]: number[]): void => {
  const [x, y] = [toX ?? 0, toY ?? 0]
  const [dX, dY] = [(x - pen.x) / 2, (y - pen.y) / 2]
  const half = Math.hypot(dX, dY)
  const radius = Math.max(rx ?? 0, half)
  const away = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) * (large === sweep ? -1 : 1)
  const [centreX, centreY] = half === 0 ? [x, y] : [pen.x + dX - (away * dY) / half, pen.y + dY + (away * dX) / half]
  const from = Math.atan2(pen.y - centreY, pen.x - centreX)
  let turn = Math.atan2(y - centreY, x - centreX) - from
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  const parts = Math.max(2, Math.ceil(Math.abs(turn) * 8))
  for (let part = 1; part <= parts; part += 1) {
    const angle = from + (turn * part) / parts
    points.push(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle))
  }
  Object.assign(pen, { x, y, viaX: x, viaY: y })
}

/** Numbers that each command takes at a time. */
const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

/** Numbers of a relative command made absolute. */
const absolute = (command: string, numbers: readonly number[], { x, y }: Pen): number[] =>
  numbers.map((number, index) => {
    if (command === 'H') return number + x
    if (command === 'V') return number + y
    if (command === 'A') return index === 5 ? number + x : index === 6 ? number + y : number
    return number + (index % 2 === 0 ? x : y)
  })

const step = (points: number[], pen: Pen, command: string, numbers: number[]): void => {
  const [first = 0, second = 0] = numbers
  if (command === 'C') return cubicTo(points, pen, numbers)
  if (command === 'S') return cubicTo(points, pen, [2 * pen.x - pen.viaX, 2 * pen.y - pen.viaY, ...numbers])
  if (command === 'Q') return quadraticTo(points, pen, numbers)
  if (command === 'A') return arcTo(points, pen, numbers)
  const [x, y] = command === 'H' ? [first, pen.y] : command === 'V' ? [pen.x, first] : [first, second]
  points.push(x, y)
  Object.assign(pen, { x, y, viaX: x, viaY: y })
}

/** Lines of the path data of an SVG; throws RangeError for a command that our drawings do not use. */
export const polylinesOf = (data: string): Polyline[] => {
  const lines: Polyline[] = []
  const pen: Pen = { x: 0, y: 0, viaX: 0, viaY: 0 }
  for (const [, letter = '', list = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    let command = letter.toUpperCase()
    const isRelative = letter !== command
    const size = sizes[command]
    if (size === undefined) throw new RangeError(`A path of ours has no ${letter}.`)
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (size === 0) {
      const line = lines.at(-1)
      if (line) {
        line.isClosed = true
        const [x = 0, y = 0] = line.points
        Object.assign(pen, { x, y, viaX: x, viaY: y })
      }
      continue
    }
    for (let at = 0; at + size <= numbers.length; at += size) {
      const given = numbers.slice(at, at + size)
      const taken = isRelative ? absolute(command, given, pen) : given
      const line = lines.at(-1)
      if (command === 'M' || !line) lines.push({ points: [], isClosed: false })
      else if (line.isClosed) lines.push({ points: [pen.x, pen.y], isClosed: false })
      step(lines.at(-1)?.points ?? [], pen, command, taken)
      // Further pairs after a move are lines.
      if (command === 'M') command = 'L'
    }
  }
  return lines
}
