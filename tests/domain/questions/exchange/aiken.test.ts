import { describe, expect, test } from 'vitest'
import { seedQuestions } from '../../../../drizzle/seed/questions/index.ts'
import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import { formatOf } from '../../../../worker/questions/exchange/formats.ts'
import { bytesOf, exported, faultsOf, rowsOf } from './support.ts'

const aiken = (source: string) => rowsOf('aiken', bytesOf(source))

describe('Aiken is imported (OFC-41)', () => {
  test.each([
    ['dots', 'Nearest planet?\nA. Venus\nB. Mercury\nANSWER: B\n'],
    ['brackets', 'Nearest planet?\r\nA) Venus\r\nB) Mercury\r\n\r\nANSWER: B\r\n'],
    ['small letters', 'Nearest planet?\na) Venus\nb) Mercury\nAnswer: b)'],
  ])('options with %s', async (_marks, source) => {
    expect(await aiken(source)).toEqual([
      {
        row: 1,
        faults: [],
        question: {
          stem: { en: 'Nearest planet?', hi: '' },
          options: [
            { id: 'a', content: { en: 'Venus', hi: '' } },
            { id: 'b', content: { en: 'Mercury', hi: '' } },
          ],
          key: { kind: 'mcq', optionIds: ['b'] },
        },
      },
    ])
  })

  test('a stem of several lines that begins like an option', async () => {
    const [row] = await aiken('A. P. J. Abdul Kalam was\nPresident in?\nA. 2002\nB. 1992\nANSWER: A')
    expect(row?.question.stem?.en).toBe('A. P. J. Abdul Kalam was\\\nPresident in?')
    expect(row?.question.options?.map(({ content }) => content.en)).toEqual(['2002', '1992'])
  })

  test('a file of Hindi', async () => {
    const [row] = await rowsOf('aiken', bytesOf('निकटतम ग्रह?\nA. शुक्र\nB. बुध\nANSWER: B'), { language: 'hi' })
    expect(row?.question.stem).toEqual({ en: '', hi: 'निकटतम ग्रह?' })
  })

  test.each([
    ['without an answer', 'Which?\nA. x\nB. y', 'unreadable'],
    ['with an answer that is no option', 'Which?\nA. x\nB. y\nANSWER: E', 'unknown_option key'],
    ['without options', 'Which?\nANSWER: A', 'unreadable'],
  ])('a question %s is named', async (_what, source, fault) => {
    const [row] = await aiken(source)
    expect(faultsOf(row)).toContain(fault)
  })
})

describe('an export as Aiken (OFC-45)', () => {
  const write = async (questions: AuthoredQuestion[], language: 'en' | 'hi') => {
    const { write: writeFile } = await formatOf('aiken')
    async function* stream() {
      yield* questions.map(exported)
    }
    return writeFile(stream(), { language, pause: async () => {} })
  }

  test.each(['en', 'hi'] as const)(
    'holds stem, options and key in %s, and names the questions left out',
    async (language) => {
      const { bytes, leftOut } = await write(seedQuestions, language)
      const rows = await rowsOf('aiken', bytes, { language })
      const held = seedQuestions.filter(({ code }) => !leftOut.includes(code))
      expect(held.length).toBeGreaterThan(100)
      expect(
        rows.map(({ question: { stem, options, key } }) => [
          stem?.[language],
          options?.map(({ content }) => content[language]),
          key,
        ]),
      ).toEqual(
        held.map(({ stem, options, key }) => [stem[language], options?.map(({ content }) => content[language]), key]),
      )
    },
  )

  test('leaves out what it cannot say: other kinds, passages, tables and missing languages', async () => {
    const [base] = seedQuestions.filter(({ key }) => key.kind === 'mcq')
    if (!base) throw new Error('The demo has no question with one right option')
    const { leftOut } = await write(
      [
        { ...base, code: 'table', stem: { en: '| a | b |\n| --- | --- |\n| 1 | 2 |', hi: '' } },
        { ...base, code: 'no-english', options: [{ id: 'a', content: { en: '', hi: 'क' } }] },
        { ...base, code: 'like-an-option', stem: { en: 'B. R. Ambedkar was?', hi: '' } },
        ...seedQuestions.filter(({ key, passage }) => key.kind === 'nat' || passage !== undefined),
      ],
      'en',
    )
    expect(leftOut).toEqual(expect.arrayContaining(['table', 'no-english', 'like-an-option']))
    expect(leftOut).toHaveLength(
      3 + seedQuestions.filter(({ key, passage }) => key.kind === 'nat' || passage !== undefined).length,
    )
  })
})
