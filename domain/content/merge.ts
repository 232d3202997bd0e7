import { isSame } from './body-paths.ts'
import { languageLeaves, uncheckedKey, variantFields, type Field, type Fields } from './fields.ts'
import { planRows, type RowPlan, type RowSides } from './merge-rows.ts'
import { movedPath } from './rows.ts'

/** Field that both sides changed to different values. */
export type Conflict = { path: string; mine: unknown; theirs: unknown }

type Sides = { base: unknown; mine: unknown; theirs: unknown; sent?: unknown }

/** New position of each row of a list, by side; null for one that is gone. */
export type MergedRows = { path: string } & Pick<RowPlan, 'base' | 'mine' | 'theirs'>

/** Conflicts and moved rows, outer lists first. */
type Log = { conflicts: Conflict[]; moves: MergedRows[] }
const newLog = (): Log => ({ conflicts: [], moves: [] })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sidesAt = ({ base, mine, theirs, sent }: Sides, key: string): Sides => {
  const at = (value: unknown) => (isObject(value) ? value[key] : undefined)
  return { base: at(base), mine: at(mine), theirs: at(theirs), sent: at(sent) }
}

/** Value that one side changed; null when both changed it differently. */
const decided = ({ base, mine, theirs, sent }: Sides): { value: unknown } | null => {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine }
  if (sent !== undefined && isSame(theirs, sent)) return { value: mine }
  return isSame(mine, base) ? { value: theirs } : null
}

const conflictAt = (path: string, { mine, theirs }: Sides, log: Log): unknown => {
  log.conflicts.push({ path, mine, theirs })
  return mine
}

type Keys = { keys: readonly string[]; fieldOf: (key: string) => Field | null }

const mergeKeys = ({ keys, fieldOf }: Keys, sides: Sides, path: string, log: Log): Record<string, unknown> =>
  Object.fromEntries(
    keys
      .map((key) => [key, mergeField(fieldOf(key), sidesAt(sides, key), path ? `${path}.${key}` : key, log)] as const)
      .filter(([, value]) => value !== undefined),
  )

const rowsIn = (value: unknown): readonly unknown[] | null =>
  value === null || value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : null

const mergeRow = (item: Field, row: RowSides, path: string, log: Log): unknown => {
  if (!('mine' in row)) return row.theirs
  if (!('theirs' in row) || !('base' in row)) return row.mine
  return mergeField(item, { base: row.base, mine: row.mine, theirs: row.theirs, sent: row.sent }, path, log)
}

/** Rows with the values of the other side where both changed one. */
const otherRows = (item: Field, rows: readonly RowSides[], path: string): unknown[] =>
  rows.map((row, index) => {
    const { mine, theirs } = row
    const isShared = 'mine' in row && 'theirs' in row
    return mergeRow(item, isShared ? { ...row, mine: theirs, theirs: mine } : row, `${path}.${index}`, newLog())
  })

/** Moves of the rows of a list that they alone changed. */
const logMoves = (sides: Sides, path: string, log: Log): void => {
  const [mine, theirs] = [rowsIn(sides.mine), rowsIn(sides.theirs)]
  if (!mine || !theirs || !isSame(sides.mine, sides.base) || isSame(mine, theirs)) return
  const { base, ...plan } = planRows(mine, mine, theirs, null)
  log.moves.push({ path, base, mine: plan.mine, theirs: plan.theirs })
}

/**
 * Rows are merged one by one. Where one side removed a row that the other changed, or both changed the order, the whole list
 * is a conflict: both of its values hold every other change of the two sides.
 */
const mergeRows = (item: Field, sides: Sides, path: string, log: Log): unknown => {
  const [base, mine, theirs] = [rowsIn(sides.base), rowsIn(sides.mine), rowsIn(sides.theirs)]
  if (!base || !mine || !theirs) return conflictAt(path, sides, log)
  const plan = planRows(base, mine, theirs, sides.sent === undefined ? null : rowsIn(sides.sent))
  log.moves.push({ path, base: plan.base, mine: plan.mine, theirs: plan.theirs })
  const inner = plan.others ? { ...newLog(), moves: log.moves } : log
  const value = plan.rows.map((row, index) => mergeRow(item, row, `${path}.${index}`, inner))
  if (plan.others) log.conflicts.push({ path, mine: value, theirs: otherRows(item, plan.others, path) })
  return value
}

const areObjects = ({ base, mine, theirs }: Sides): boolean => [base, mine, theirs].every(isObject)

/** Form of a variant that all sides have; null when one chose another. */
const commonForm = (by: string, sides: Sides): unknown => {
  const { base, mine, theirs } = sidesAt(sides, by)
  return isSame(base, mine) && isSame(base, theirs) ? base : null
}

const mergeField = (field: Field | null, sides: Sides, path: string, log: Log): unknown => {
  const one = decided(sides)
  if (one) {
    if (field?.type === 'list') logMoves(sides, path, log)
    return one.value
  }
  if (field?.type === 'list') return mergeRows(field.item, sides, path, log)
  if (field?.type === 'group' && areObjects(sides)) {
    const fieldOf = (key: string) => field.fields[key] ?? null
    return mergeKeys({ keys: Object.keys(field.fields), fieldOf }, sides, path, log)
  }
  if (field?.type === 'variant' && areObjects(sides)) {
    const form = commonForm(field.by, sides)
    const fields = variantFields(field, form)
    if (form !== null)
      return mergeKeys({ keys: Object.keys(fields), fieldOf: (key) => fields[key] ?? null }, sides, path, log)
  }
  if (field?.type === 'record' && areObjects(sides))
    return mergeKeys({ keys: field.keys, fieldOf: () => field.item }, sides, path, log)
  if ((field?.type === 'line' || field?.type === 'text') && field.bilingual && areObjects(sides))
    return mergeKeys({ keys: languageLeaves, fieldOf: () => null }, sides, path, log)
  return conflictAt(path, sides, log)
}

const sideNames = ['base', 'mine', 'theirs'] as const

/** Unchecked paths that both sides kept, and those that one added; each at its row's new position. */
const mergeUnchecked = (sides: Sides, moves: readonly MergedRows[]): string[] => {
  const [base, mine, theirs] = sideNames.map((side) => {
    const paths = Array.isArray(sides[side]) ? (sides[side] as string[]) : []
    const moved = paths.flatMap(
      (unchecked) =>
        moves.reduce<string | null>(
          (at, { path, [side]: places }) => at && movedPath(at, { path, moves: places }),
          unchecked,
        ) ?? [],
    )
    return new Set(moved)
  })
  if (!base || !mine || !theirs) return []
  return [...new Set([...mine, ...theirs])].filter((path) => !base.has(path) || (mine.has(path) && theirs.has(path)))
}

type Body = Record<string, unknown>

type MergedBodies = { body: Body; conflicts: Conflict[]; moves: MergedRows[] }

/**
 * Merges two edits of a draft that began from the same body. Different fields are both kept; a field that both changed
 * differently keeps `mine` and is a conflict. `sent`: own body that may be stored although its answer was lost; its
 * changes are not taken for another editor's.
 */
export const mergeBodies = (
  fields: Fields,
  sides: { base: Body; mine: Body; theirs: Body; sent?: Body },
): MergedBodies => {
  const { base, mine, theirs } = sides
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter((key) => key !== uncheckedKey)
  const log = newLog()
  const body = mergeKeys({ keys, fieldOf: (key) => fields[key] ?? null }, sides, '', log)
  const sideOf = (side: Body) => side[uncheckedKey]
  const unchecked = mergeUnchecked({ base: sideOf(base), mine: sideOf(mine), theirs: sideOf(theirs) }, log.moves)
  // A published text has none, and does not become a draft by an empty list.
  return unchecked.length > 0 || uncheckedKey in theirs
    ? { body: { ...body, [uncheckedKey]: unchecked }, ...log }
    : { body, ...log }
}
