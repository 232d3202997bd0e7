import type { AuthoredQuestion, Bilingual } from '../../../../domain/questions/contract.ts'
import type { ImportedQuestion } from '../../../../domain/questions/exchange/contract.ts'

type Words = { en: string; hi: string }
type Item = { id: string; content: Bilingual }

/** Headings of the parts that most formats have no place for, as papers print them below the stem. */
const headings = {
  assertion: { en: '**Assertion (A):**', hi: '**अभिकथन (A):**' },
  reason: { en: '**Reason (R):**', hi: '**कारण (R):**' },
  columns: { en: '**List II:**', hi: '**सूची II:**' },
} satisfies Record<string, Words>

const columnsText = (columns: Item[], language: keyof Words): string =>
  columns.map(({ id, content }) => `(${id}) ${content[language]}`).join('\n\n')

const inBoth = (write: (language: keyof Words) => string, isTranslated: boolean): Bilingual => ({
  en: write('en').trim(),
  hi: isTranslated ? write('hi').trim() : '',
})

/** Stem with the two statements below it. */
const withStatements = (
  stem: Bilingual,
  { assertion, reason }: NonNullable<AuthoredQuestion['statements']>,
): Bilingual =>
  inBoth(
    (language) =>
      `${stem[language]}\n\n${headings.assertion[language]} ${assertion[language]}\n\n${headings.reason[language]} ${reason[language]}`,
    `${stem.hi}${assertion.hi}${reason.hi}` !== '',
  )

/** Stem with the numbered second list below it, for rows that match several of its entries. */
const withColumns = (stem: Bilingual, columns: Item[]): Bilingual =>
  inBoth(
    (language) => `${stem[language]}\n\n${headings.columns[language]}\n\n${columnsText(columns, language)}`,
    stem.hi !== '' || columns.some(({ content }) => content.hi !== ''),
  )

export const matchesSeveral = ({ key, multiple }: AuthoredQuestion): boolean =>
  key.kind === 'matrix' && multiple === true

/** Stem as formats without statements and without lists hold it. */
export const wholeStem = (question: AuthoredQuestion): Bilingual => {
  const { stem, statements, columns = [] } = question
  if (statements) return withStatements(stem, statements)
  return matchesSeveral(question) ? withColumns(stem, columns) : stem
}

/** The parts around two headings in a row; null where the text has not both. */
const around = (text: string, first: string, second: string): [string, string, string] | null => {
  const to = text.lastIndexOf(second)
  const from = text.lastIndexOf(first, to)
  if (to === -1 || from === -1) return null
  return [text.slice(0, from).trim(), text.slice(from + first.length, to).trim(), text.slice(to + second.length).trim()]
}

/** Stem and statements of a stem that `wholeStem` has joined; null for another. */
export const splitStatements = (whole: Bilingual): Required<Pick<ImportedQuestion, 'stem' | 'statements'>> | null => {
  const en = around(whole.en, headings.assertion.en, headings.reason.en)
  const hi = around(whole.hi, headings.assertion.hi, headings.reason.hi) ?? ['', '', '']
  if (!en) return null
  return {
    stem: { en: en[0], hi: hi[0] },
    statements: { assertion: { en: en[1], hi: hi[1] }, reason: { en: en[2], hi: hi[2] } },
  }
}

const listedIn = (text: string, ids: string[]): string[] =>
  ids.map((id, at) => {
    const from = text.indexOf(`(${id}) `)
    const to = at + 1 < ids.length ? text.indexOf(`\n\n(${ids[at + 1]}) `, from) : text.length
    return from === -1 || to === -1 ? '' : text.slice(from + id.length + 3, to).trim()
  })

/** Stem and second list of a stem that `wholeStem` has joined; null for another. */
export const splitColumns = (whole: Bilingual, ids: string[]): { stem: Bilingual; columns: Item[] } | null => {
  const parts = (language: keyof Words) => {
    const at = whole[language].lastIndexOf(headings.columns[language])
    return at === -1 ? null : [whole[language].slice(0, at).trim(), whole[language].slice(at)]
  }
  const en = parts('en')
  const hi = parts('hi') ?? ['', '']
  if (!en) return null
  const texts = { en: listedIn(en[1] ?? '', ids), hi: listedIn(hi[1] ?? '', ids) }
  return {
    stem: { en: en[0] ?? '', hi: hi[0] ?? '' },
    columns: ids.map((id, at) => ({ id, content: { en: texts.en[at] ?? '', hi: texts.hi[at] ?? '' } })),
  }
}
