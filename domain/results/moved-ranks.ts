/** Students with a score, in units (marks.ts). */
type Bar = { units: number; students: number }

/** Students whose score changes from one number of units to another. */
export type ScoreMove = { before: number; after: number; students: number }

/** Function that returns the rank of a score: 1 and the number of students above it. */
const ranksIn = (students: ReadonlyMap<number, number>) => {
  const ranks = new Map<number, number>()
  let above = 0
  for (const units of [...students.keys()].sort((one, other) => other - one)) {
    ranks.set(units, above + 1)
    above += students.get(units) ?? 0
  }
  return (units: number): number => ranks.get(units) ?? 0
}

/**
 * Number of students whose rank by score changes when scores move. The order among equal scores is left out. `bars`: all
 * ranked students before the change.
 */
export const movedRanks = (bars: readonly Bar[], moves: readonly ScoreMove[]): number => {
  const before = new Map(bars.map(({ units, students }) => [units, students]))
  const [after, staying] = [new Map(before), new Map(before)]
  const add = (counts: Map<number, number>, units: number, students: number) =>
    counts.set(units, (counts.get(units) ?? 0) + students)
  for (const move of moves) {
    add(after, move.before, -move.students)
    add(after, move.after, move.students)
    add(staying, move.before, -move.students)
  }
  const [oldRank, newRank] = [ranksIn(before), ranksIn(after)]
  const stayed = [...staying].filter(([units]) => oldRank(units) !== newRank(units)).map(([, students]) => students)
  const moved = moves.filter((move) => oldRank(move.before) !== newRank(move.after)).map(({ students }) => students)
  return [...stayed, ...moved].reduce((sum, students) => sum + students, 0)
}
