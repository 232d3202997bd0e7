import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { optionIds } from '../../../../domain/questions/text.ts'
import type { AuthoredQuestion, Bilingual } from '../../../../domain/questions/contract.ts'
import type { ImportedQuestion } from '../../../../domain/questions/exchange/contract.ts'
import {
  cellOfText,
  joinList,
  neutralCellOfText,
  splitList,
  textOfCell,
} from '../../../../domain/questions/exchange/cell-text.ts'
import { formatOf } from '../../../../worker/questions/exchange/formats.ts'
import { expectedImport, written } from './support.ts'

/** Texts of the signs that files give a meaning of their own. */
const pieces = [
  '=1+2',
  '+',
  '-',
  '@SUM(A1)',
  "'",
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  ' ',
  '  ',
  '\\n',
  '\\(x\\)',
  '\\[y\\]',
  '$x^2$',
  '$\\nu$',
  '$',
  '\\',
  '|',
  '<b>',
  '&amp;',
  '&',
  ']]>',
  '_x000D_',
  '_x',
  'हिंदी',
  'क्षत्रिय',
  'é',
  '😀',
  '(p) ',
  'A',
  'word',
  '3/4',
  '04-Mar',
  '0.10',
  '**',
  '- ',
  '# ',
  '| a |',
  '`',
  '![alt](/a.png)',
  '%',
  '#REF',
  '\u00a0',
  '\u200d',
]
const anyText = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
/** Not blank: a text of spaces alone is no text. */
const text = anyText.filter((each) => each.trim() !== '' && !/^=[A-Z]+[($\d]|^#[A-Z]/.test(each))
const bilingual: fc.Arbitrary<Bilingual> = fc.record({ en: text, hi: fc.oneof(fc.constant(''), text) })

const label = fc.array(fc.constantFrom('tag', ' ', ',', ';', '"', 'हिंदी', '='), { minLength: 1, maxLength: 5 })
const tag = label.map((parts) => parts.join('').trim()).filter((each) => each !== '')

const question: fc.Arbitrary<AuthoredQuestion> = fc
  .record({
    stem: bilingual,
    contents: fc.array(bilingual, { minLength: 2, maxLength: 5 }),
    pinned: fc.boolean(),
    isReversed: fc.boolean(),
    solution: bilingual,
    reason: fc.option(bilingual, { nil: undefined }),
    hint: fc.option(bilingual, { nil: undefined }),
    tags: fc.option(fc.array(tag, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    source: fc.option(text, { nil: undefined }),
  })
  .map(({ contents, pinned, isReversed, reason, hint, tags, source, ...rest }) => {
    const options = contents.map((content, index) => ({
      id: optionIds[index] ?? 'a',
      content,
      ...(pinned && index === 0 && { pinned }),
    }))
    return {
      code: 'a-question',
      subject: 'maths',
      topic: 'limits',
      difficulty: 'hard' as const,
      targetSeconds: 60,
      ...rest,
      options: isReversed ? options.toReversed() : options,
      key: { kind: 'mcq' as const, optionIds: ['b'] },
      ...(reason && { reasons: { a: reason } }),
      ...(hint && { hint }),
      ...(tags && { tags }),
      ...(source !== undefined && { source }),
    }
  })

const readBack = async (format: 'csv' | 'xlsx' | 'docx', questions: AuthoredQuestion[]) => {
  const exported = questions.map((each) => ({ question: each, passage: null }))
  const { read } = await formatOf(format)
  const rows: ImportedQuestion[] = []
  const options = { language: 'en' as const, onPicture: async () => {}, pause: async () => {} }
  for await (const row of read(await written(format, exported), options)) rows.push(row.question)
  return { rows, expected: expectedImport(exported) }
}

/** Questions as a Word document has them: its lines end without a carriage return. */
const inWord = (questions: ImportedQuestion[]): ImportedQuestion[] =>
  JSON.parse(JSON.stringify(questions).replaceAll(String.raw`\r`, '')) as ImportedQuestion[]

describe('any text comes back as it was (OFC-45)', () => {
  test.each(['csv', 'xlsx', 'docx'] as const)('questions in %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 3 }), async (questions) => {
        const { rows, expected } = await readBack(format, questions)
        expect(rows).toEqual(format === 'docx' ? inWord(expected) : expected)
      }),
      { numRuns: 60 },
    )
  })

  test('a cell of a text, which no spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(anyText, (each) => {
        expect(textOfCell(cellOfText(each))).toBe(each)
        expect(textOfCell(neutralCellOfText(each))).toBe(each)
        expect(neutralCellOfText(each)).not.toMatch(/^[=+\-@\t\r\n]/)
      }),
    )
  })

  test('a list of entries with any separators', () => {
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1 }), (tags) => {
        expect(splitList(textOfCell(cellOfText(joinList(tags))))).toEqual(tags)
      }),
    )
  })
})
