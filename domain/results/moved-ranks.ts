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

/** Students by score after moves. */
const countsAfter = (bars: readonly Bar[], moves: readonly ScoreMove[]): Map<number, number> => {
  const counts = new Map(bars.map(({ units, students }) => [units, students]))
  const add = (units: number, students: number) => counts.set(units, (counts.get(units) ?? 0) + students)
  for (const move of moves) {
    add(move.before, -move.students)
    add(move.after, move.students)
  }
  return counts
}

/** Ranks by score before and after moves. `bars`: all ranked students after them. */
export const ranksAcross = (bars: readonly Bar[], moves: readonly ScoreMove[]) => {
  const back = moves.map(({ before, after, students }) => ({ before: after, after: before, students }))
  return { before: ranksIn(countsAfter(bars, back)), after: ranksIn(countsAfter(bars, [])) }
}

/**
 * Number of students whose rank by score changes when scores move. The order among equal scores is left out. `bars`: all
 * ranked students before the change.
 */
export const movedRanks = (bars: readonly Bar[], moves: readonly ScoreMove[]): number => {
  const [before, staying] = [countsAfter(bars, []), countsAfter(bars, [])]
  for (const move of moves) staying.set(move.before, (staying.get(move.before) ?? 0) - move.students)
  const [oldRank, newRank] = [ranksIn(before), ranksIn(countsAfter(bars, moves))]
  const stayed = [...staying].filter(([units]) => oldRank(units) !== newRank(units)).map(([, students]) => students)
  const moved = moves.filter((move) => oldRank(move.before) !== newRank(move.after)).map(({ students }) => students)
  return [...stayed, ...moved].reduce((sum, students) => sum + students, 0)
}
