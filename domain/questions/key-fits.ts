import type { QuestionKey } from './contract.ts'
import { compareDecimals } from './decimals.ts'
import { keyedOf, optionsOf } from './kinds/options.ts'
import type { Body } from './kinds/registry.ts'

const sameIds = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === second.length && first.every((id) => second.includes(id))

/** Whether a key is one of the question: of its kind, and naming nothing that the question does not show. */
export const keyFits = (key: QuestionKey, body: Body): boolean => {
  if (key.kind !== body.kind) return false
  if (key.kind === 'nat') return compareDecimals(key.min, key.max) <= 0
  if (key.kind === 'matrix' && body.kind === 'matrix') {
    const columns = body.columns.map(({ id }) => id)
    const rows = Object.entries(key.rows)
    return (
      sameIds(
        rows.map(([id]) => id),
        body.rows.map(({ id }) => id),
      ) &&
      rows.every(([, chosen]) => (body.multiple || chosen.length === 1) && chosen.every((id) => columns.includes(id)))
    )
  }
  const shown = optionsOf(body).map(({ id }) => id)
  return keyedOf(key).every((id) => shown.includes(id))
}
