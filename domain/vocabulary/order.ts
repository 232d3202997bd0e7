export const directions = ['up', 'down'] as const
export type Direction = (typeof directions)[number]

type Placed = { id: string; position: number }

/**
 * New positions after a row of an ordered list moved by one place: only of rows whose position changes, since a row that
 * differs from the reference data is no longer updated by it. Empty for a row at the end of its way.
 */
export const positionsAfterMove = (rows: readonly Placed[], id: string, direction: Direction): Placed[] => {
  const from = rows.findIndex((row) => row.id === id)
  const to = from + (direction === 'up' ? -1 : 1)
  const [moved, neighbour] = [rows[from], rows[to]]
  if (!moved || !neighbour) return []
  const order = rows.with(from, neighbour).with(to, moved)
  let last = -Infinity
  const positions = rows.map(({ position }) => (last = Math.max(position, last + 1)))
  return order.flatMap((row, index) => {
    const position = positions[index] ?? index
    return position === row.position ? [] : [{ id: row.id, position }]
  })
}
