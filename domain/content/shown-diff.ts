import type { DraftBody } from './contract.ts'
import { changesBetween, type FieldChange } from './diff.ts'
import { positionIn, type EditorForm } from './fields.ts'
import type { ShownChange, ShownDiff } from './history.ts'
import { textDiff } from './text-diff.ts'

const isText = (change: FieldChange) => change.change === 'changed' && change.kind === 'text'

const shown = (change: FieldChange, texts: number): ShownChange => {
  if (change.change !== 'changed' || change.kind !== 'text') return change
  const { before, after, ...rest } = change
  return { ...rest, pieces: textDiff(before, after, texts) }
}

/** Differences between two bodies in the order of the form; texts word by word. */
export const shownDiff = (form: EditorForm | null, before: DraftBody, after: DraftBody): ShownDiff => {
  const position = positionIn(form)
  const changes = changesBetween(before, after).toSorted((one, other) => position(one.path) - position(other.path))
  const texts = changes.filter(isText).length
  return { changes: changes.map((change) => shown(change, texts)) }
}
