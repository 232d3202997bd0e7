import type { AuthoredQuestion } from '../contract.ts'
import type { Bilingual } from '../text.ts'

type Printed = Partial<Pick<AuthoredQuestion, 'stem' | 'options' | 'statements' | 'rows' | 'columns'>> & {
  /** Id or code of its passage. */
  passage?: string | undefined
}

/** Text in one spelling: case, spaces, quotes, emphasis and a final full stop do not count; numbers and signs do. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[“”„]/gu, '"')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/\*\*|__/gu, '')
    .replace(/[\u200b-\u200d\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.:।]+$/u, '')
    .trim()

/** Of the languages that a text has, English stands for it. */
const mainText = ({ en, hi }: Bilingual): string => plain(en.trim() === '' ? hi : en)

const listed = (items: readonly { content: Bilingual }[] = []): string[] =>
  items.map(({ content }) => mainText(content)).toSorted()

/**
 * Text that twins share: stem, statements, options and lists in any order, and the passage. Questions that differ only in
 * their key are twins.
 */
export const printTextOf = ({ stem, options, statements, rows, columns, passage }: Printed): string =>
  JSON.stringify([
    stem ? mainText(stem) : '',
    listed(options),
    statements ? [mainText(statements.assertion), mainText(statements.reason)] : [],
    listed(rows),
    listed(columns),
    passage ?? '',
  ])
