import type { Bilingual } from '../../../domain/questions/contract.ts'
import { release } from './gift-syntax.ts'
import { readText, type RowDraft, type TextFormat } from './markup/row-draft.ts'

export type GiftFormat = TextFormat

const named = /^\s*\[(html|moodle|plain|markdown)\]/

/** A text with its format: `[html]` before it, else that of the question. */
export const giftText = (
  draft: RowDraft,
  path: string,
  source: string,
  fallback: GiftFormat,
): { text: Bilingual; format: GiftFormat } => {
  const [prefix = '', name] = named.exec(source) ?? []
  const format = (name as GiftFormat | undefined) ?? fallback
  return { text: readText(draft, path, release(source.slice(prefix.length)), format), format }
}
