import { describe, expect, test } from 'vitest'
import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import { cpuSeconds } from './cpu-time.ts'
import { bytesOf, expectedImport, exported, faultsOf, rowsOf, seeds, written } from './support.ts'

const gift = (source: string) => rowsOf('gift', bytesOf(source))

const only = async (source: string) => (await gift(source))[0]

describe('GIFT is imported (OFC-41)', () => {
  test('one right option as Moodle writes it, with reasons and solution', async () => {
    const row = await only(
      '\ufeff// question: 41  name: Nearest planet\n// [id:planet-1] [tag:Mock 3] [tag:difficulty:easy]\n::Nearest planet::[html]<p>Which planet is nearest to the Sun?</p>{\n\t~<p>Venus</p>#<p>It is the second.</p>\n\t=<p>Mercury</p>\n\t####<p>58 million km.</p>\n}\n',
    )
    expect(row).toEqual({
      row: 1,
      faults: [],
      question: {
        code: 'planet-1',
        difficulty: 'easy',
        tags: ['Mock 3'],
        stem: { en: 'Which planet is nearest to the Sun?', hi: '' },
        solution: { en: '58 million km.', hi: '' },
        options: [
          { id: 'a', content: { en: 'Venus', hi: '' } },
          { id: 'b', content: { en: 'Mercury', hi: '' } },
        ],
        reasons: { a: { en: 'It is the second.', hi: '' } },
        key: { kind: 'mcq', optionIds: ['b'] },
      },
    })
  })

  test('several right options by their weights', async () => {
    const row = await only('Primes? {~%50%2 ~%-100%4 ~%50%5 ~9}')
    expect(row?.question.key).toEqual({ kind: 'msq', optionIds: ['a', 'c'] })
  })

  test.each([
    ['T', true],
    ['TRUE', true],
    ['F', false],
    ['False', false],
  ])('{%s} as true or false', async (mark, value) => {
    const row = await only(`The Ganga rises at Gangotri. {${mark}#Not so.#At the glacier.}`)
    expect(row?.question).toMatchObject({
      key: { kind: 'true_false', value },
      solution: { en: 'At the glacier.', hi: '' },
    })
  })

  test.each([
    ['#1822:5', '1817', '1827'],
    ['#3.10', '3.10', '3.10'],
    ['#-1.5..2.5', '-1.5', '2.5'],
    ['#=7:0.5#Near. =%50%8:2 ~#No.', '6.5', '7.5'],
  ])('the number {%s}', async (answers, min, max) => {
    const row = await only(`How many? {${answers}}`)
    expect(row?.question.key).toMatchObject({
      kind: 'nat',
      min: expect.stringMatching(min),
      max: expect.stringMatching(max),
    })
  })

  test('accepted texts', async () => {
    const row = await only('Who wrote Rajatarangini? {=Kalhana =%100%Kalhan =%50%Someone =कल्हण}')
    expect(row?.question.key).toEqual({ kind: 'short', accepted: ['Kalhana', 'Kalhan', 'कल्हण'], caseSensitive: false })
  })

  test('matching', async () => {
    const row = await only('Match. {\n=Kerala -> Thiruvananthapuram\n=Bihar -> Patna\n= -> Bhopal\n}')
    expect(row?.question.key).toEqual({ kind: 'matrix', rows: { p: ['3'], q: ['2'] } })
  })

  test('a missing word in the middle of a sentence', async () => {
    const row = await only('The {~sun =moon} goes round the earth.')
    expect(row?.question.stem?.en).toBe('The _____ goes round the earth.')
  })

  test('escaped signs, and colons that nobody escaped', async () => {
    const row = await only('::Ratio:: \\{3:4\\} \\= 0.75 at 10\\:30 \\~ \\# {=3\\=3 ~http://x.example/y#no: never}')
    expect(row?.question.stem?.en).toBe('{3:4} = 0.75 at 10:30 ~ #')
    expect(row?.question.options?.[0]?.content.en).toBe('3=3')
    expect(row?.question.reasons?.b?.en).toBe('no: never')
  })

  test('formulas with doubled backslashes', async () => {
    const row = await only('[html]Find \\\\(\\\\frac\\{1\\}\\{2\\}\\\\). {#0.5}')
    expect(row?.question.stem?.en).toBe('Find $\\frac{1}{2}$.')
  })

  test.each([
    ['[markdown]**Bold** $x$', '**Bold** $x$'],
    ['[plain]<b>1</b> *', '\\<b>1\\</b> \\*'],
    ['[html]<b>Bold</b>', '**Bold**'],
    ['[moodle]two\nlines', 'two\\\nlines'],
  ])('the format of %s', async (stem, markdown) => {
    expect((await only(`${stem} {T}`))?.question.stem?.en).toBe(markdown)
  })

  test('categories, and a description as the passage of what follows', async () => {
    const rows = await gift(
      '$CATEGORY: $course$/top/Biology/Cell Division\n\n::Mitosis::A cell divides into two.\n\nIt has four phases. {T}\n\nIt has one phase. {F}\n\n$CATEGORY: tom/dick\n\nA cell. {T}',
    )
    expect(rows.map(({ question }) => [question.subject, question.topic, question.passage?.title?.en])).toEqual([
      ['biology', 'cell-division', 'Mitosis'],
      ['biology', 'cell-division', undefined],
      ['tom', 'dick', undefined],
    ])
    expect(rows[1]?.question.passage).toEqual({ code: rows[0]?.question.passage?.code })
    expect(rows[2]?.question.passage).toBeUndefined()
  })

  test('blank lines and comments inside the braces', async () => {
    const rows = await gift('One? {\n=1\n\n// not two\n~2\n\n}\n\nTwo? {T}')
    expect(rows).toHaveLength(2)
    expect(rows[0]?.question.options).toHaveLength(2)
  })

  test.each([
    ['an essay', 'Discuss. {}', 'unsupported_kind'],
    ['a wildcard', 'Who? {=Gan*hi}', 'unsupported_kind key'],
    ['two right options of one', 'Which? {=A =B ~C}', 'unsupported_kind key'],
    ['no right option', 'Which? {~A ~B}', 'required key'],
    ['a number that is none', 'How many? {#ten}', 'not_a_number key'],
    ['braces that do not close', 'Which? {=A ~B', 'unreadable'],
    ['a picture that is not there', '[html]<img src="@@PLUGINFILE@@/x.png" alt="x"> {T}', 'picture_missing stem'],
  ])('%s is named and fails alone', async (_what, source, fault) => {
    const [first, second] = await gift(`${source}\n\nRight? {T}`)
    expect(faultsOf(first).map((each) => each.replace(/ stem\.en$/, ' stem'))).toEqual([fault])
    expect(faultsOf(second)).toEqual([])
  })

  test('a file in Windows-1252 is read with a warning', async () => {
    const bytes = Uint8Array.from('Caf\u00e9? {T}', (sign) => sign.charCodeAt(0))
    const [row] = await rowsOf('gift', bytes)
    expect(row?.question.stem?.en).toBe('Café?')
    expect(row?.faults).toMatchObject([{ code: 'guessed_encoding', blocks: false }])
  })
})

test.each([
  ['open braces in 100,000 paragraphs', '{\n\n'.repeat(100_000)],
  ['100,000 answers', `Which? {${'~a'.repeat(100_000)}}`],
  ['100,000 backslashes', `${'\\'.repeat(100_000)} {T}`],
  ['10,000 marks of languages', `[html]${'\\{mlang hi\\}'.repeat(10_000)} {T}`],
  ['15,000 spans that never close', `[html]${'<span '.repeat(15_000)} {T}`],
  ['20,000 formulas that never close', `[html]${'\\\\('.repeat(20_000)}${'$'.repeat(20_000)} {T}`],
  ['20,000 line breaks', `[html]x${'<br>'.repeat(20_000)}y {T}`],
  ['20,000 links that never close', `[html]${'](x'.repeat(20_000)} {T}`],
  ['20,000 tags that never close', `[html]${'<i>'.repeat(20_000)}${'</b>'.repeat(10_000)} {T}`],
  ['100,000 labels that never close', `//${'[tag:'.repeat(100_000)}\nTrue? {T}`],
])('GIFT with %s is read within a second (OFC-46)', async (_what, source) => {
  const read = () => gift(source).catch(() => undefined)
  expect(await cpuSeconds(read)).toBeLessThan(1)
})

describe('GIFT is imported again without loss (OFC-45)', () => {
  test('each tried question of the demo', async () => {
    const rows = await rowsOf('gift', await written('gift', seeds))
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
    expect(rows.map(({ question }) => question)).toEqual(expectedImport(seeds))
  })

  test('every part that the demo does not use', async () => {
    const text = (en: string) => ({ en, hi: `${en} (हिंदी)` })
    const question: AuthoredQuestion = {
      code: 'whole-1',
      subject: 'physics',
      topic: 'motion',
      exams: ['ssc-cgl', 'gate'],
      difficulty: 'hard',
      targetSeconds: 75,
      stem: text('= ~ # { } : \\ -> "x" [y]\n\nnext & <b>'),
      options: ['d', 'b', 'a'].map((id) => ({ id, content: text(`~ ${id}`), pinned: id === 'a' })),
      key: { kind: 'msq', optionIds: ['b', 'd'] },
      solution: text('#### {'),
      reasons: { b: text('# = because') },
      hint: text('Think.\n\n- twice'),
      tags: ['Set [2]', 'exam:old'],
      rights: 'licensed',
      source: 'A book: page 5',
    }
    for (const format of ['gift', 'moodle_xml'] as const) {
      const rows = await rowsOf(format, await written(format, [exported(question)]))
      expect(rows.map(({ question: read }) => read)).toEqual([question])
    }
  })
})
