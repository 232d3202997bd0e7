import type { Conflict, MergedRows } from '../../../domain/content/merge.ts'
import { movedPath, type Moves } from '../../../domain/content/rows.ts'

/** Moves of the rows that one side of a merge had. */
export const movesOf = (merged: readonly MergedRows[], side: 'mine' | 'theirs'): Moves[] =>
  merged.map(({ path, [side]: moves }) => ({ path, moves }))

/** Conflicts that still wait for a decision after a merge found others, where their rows are now. */
export const openAfter = (
  open: readonly Conflict[],
  found: readonly Conflict[],
  moved: readonly Moves[],
): Conflict[] => {
  const isReplaced = (path: string) => found.some((each) => path === each.path || path.startsWith(`${each.path}.`))
  return open.flatMap((conflict) => {
    const path = moved.reduce<string | null>((at, moves) => at && movedPath(at, moves), conflict.path)
    return path === null || isReplaced(path) ? [] : { ...conflict, path }
  })
}
