import type { DraftBody } from './contract.ts'
import { changesBetween, type FieldChange } from './diff.ts'
import type { EditorForm } from './fields.ts'
import type { ShownChange, ShownDiff } from './history.ts'
import { textDiff } from './text-diff.ts'

/** Position of a change's field in its form. */
const placeIn = (form: EditorForm | null) => {
  const order = form?.sections.flatMap(({ fields }) => fields) ?? []
  return ({ path }: FieldChange): number => {
    const at = order.indexOf(path.split('.')[0] ?? '')
    return at === -1 ? order.length : at
  }
}

const isText = (change: FieldChange) => change.change === 'changed' && change.kind === 'text'

const shown = (change: FieldChange, texts: number): ShownChange => {
  if (change.change !== 'changed' || change.kind !== 'text') return change
  const { before, after, ...rest } = change
  return { ...rest, pieces: textDiff(before, after, texts) }
}

/** What changed from one body to another, in words and in the order of the form. */
export const shownDiff = (form: EditorForm | null, before: DraftBody, after: DraftBody): ShownDiff => {
  const place = placeIn(form)
  const changes = changesBetween(before, after).toSorted((one, other) => place(one) - place(other))
  const texts = changes.filter(isText).length
  return { changes: changes.map((change) => shown(change, texts)) }
}
