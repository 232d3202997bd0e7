import { correctablePath } from '../../../../../domain/questions/imports/correctable.ts'
import type { CorrectRow } from '../../../../../domain/questions/imports/contract.ts'
import { postedKey } from '../../../../../domain/questions/kinds/key-form.ts'
import { isQuestionKind } from '../../../../../domain/questions/kinds/names.ts'

/** Parts of a row as its form posts them: texts by their paths, and the controls of the key by their names. */
export type RowParts = { texts: Record<string, string>; key: readonly (readonly [name: string, value: string])[] }

export const partsOf = (form: FormData): RowParts => {
  const entries = [...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')] as const)
  return {
    texts: Object.fromEntries(entries.filter(([name]) => correctablePath.test(name))),
    key: entries.filter(([name]) => name.startsWith('key.')),
  }
}

/** Parts that differ; null where none does. */
export const changedParts = (now: RowParts, before: RowParts): RowParts | null => {
  const texts = Object.entries(now.texts).filter(([path, text]) => before.texts[path] !== text)
  const key = JSON.stringify(now.key) === JSON.stringify(before.key) ? [] : now.key
  return texts.length > 0 || key.length > 0 ? { texts: Object.fromEntries(texts), key } : null
}

/** Correction that a form posts; the key is read as its kind posts it. */
export const postedCorrection = (revision: number, { texts, key }: RowParts): CorrectRow => {
  const kind = key.find(([name]) => name === 'key.kind')?.[1]
  return {
    revision,
    corrections: Object.entries(texts).map(([path, value]) => ({ path, value })),
    ...(isQuestionKind(kind) && { key: postedKey(kind, 'key', key) }),
  }
}
