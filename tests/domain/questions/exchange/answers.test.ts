import { describe, expect, test } from 'vitest'
import { bytesOf, faultsOf, rowsOf } from './support.ts'

const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

const rowWith = async (cells: Record<string, string>) => {
  const [row] = await rowsOf('csv', bytesOf(`${quoted(Object.keys(cells))}\n${quoted(Object.values(cells))}`))
  return row
}

const lettered = { Question: 'Which?', 'Option A': 'two', 'Option B': '4', 'Option C': 'three', 'Option D': 'ten' }
const numbered = { Question: 'Which?', 'Option 1': 'two', 'Option 2': '4', 'Option 3': 'three', 'Option 4': 'B' }

describe('an answer is read in the ways that teachers write it (OFC-41)', () => {
  test.each([
    ['B', ['b']],
    [' (c) ', ['c']],
    ['Option D', ['d']],
    ['विकल्प ब', ['b']],
    ['ग', ['c']],
    ['3', ['c']],
    ['3.0', ['c']],
    ['Three', ['c']],
    ['A, C', ['a', 'c']],
    ['a and c', ['a', 'c']],
    ['ACD', ['a', 'c', 'd']],
    ['1;3', ['a', 'c']],
  ])('%s where options have letters', async (answer, optionIds) => {
    const row = await rowWith({ ...lettered, Answer: answer })
    expect(row?.question.key).toEqual({ kind: optionIds.length > 1 ? 'msq' : 'mcq', optionIds })
    expect(row?.faults).toEqual([])
  })

  test.each([
    ['2', ['b']],
    ['4', ['d']],
    ['C', ['c']],
    ['three', ['c']],
  ])('%s where options have numbers', async (answer, optionIds) => {
    expect((await rowWith({ ...numbered, Answer: answer }))?.question.key).toEqual({ kind: 'mcq', optionIds })
  })

  test.each([
    ['a number that is the place of one option and the text of another', lettered, '4'],
    ['a letter that is the place of one option and the text of another', numbered, 'B'],
    ['a letter without an option', lettered, 'E'],
    ['a number without an option', lettered, '9'],
    ['a text of no option', lettered, 'seven'],
    ['a list with one that is no option', lettered, 'A, F'],
  ])('%s is a fault', async (_, cells, answer) => {
    const row = await rowWith({ ...cells, Answer: answer })
    expect(row?.question.key).toBeUndefined()
    expect(faultsOf(row)).toEqual(['unknown_option key (Answer)'])
  })

  test.each([
    ['nat', { Answer: '12.50' }, { kind: 'nat', min: '12.50', max: '12.50' }],
    ['nat', { Answer: '1,250' }, { kind: 'nat', min: '1250', max: '1250' }],
    ['numerical', { Answer: '-2 to 3' }, { kind: 'nat', min: '-2', max: '3' }],
    ['संख्यात्मक', { Answer: '१२' }, { kind: 'nat', min: '12', max: '12' }],
    [
      'nat',
      { Minimum: '1', Maximum: '2', Decimals: '2', Rounding: 'truncate' },
      { kind: 'nat', min: '1', max: '2', rounding: { decimals: 2, rule: 'truncate' } },
    ],
    ['true/false', { Answer: 'असत्य' }, { kind: 'true_false', value: false }],
    [
      '',
      { 'Option A': 'Wrong', 'Option B': 'Right', Type: 'true false', Answer: 'B' },
      { kind: 'true_false', value: true },
    ],
    [
      'short answer',
      { 'Accepted answers': 'New Delhi | दिल्ली' },
      { kind: 'short', accepted: ['New Delhi', 'दिल्ली'], caseSensitive: false },
    ],
    [
      'match',
      { 'Row 1': 'one', 'Row 2': 'two', 'Column 1': '1', 'Column 2': '2', Answer: 'P-2, Q-1' },
      { kind: 'matrix', rows: { p: ['2'], q: ['1'] } },
    ],
    [
      'match',
      { 'Row 1': '(A) one', 'Row 2': '(B) two', 'Column 1': '(P) 1', 'Column 2': '(Q) 2', Answer: 'A → P,Q; B → Q' },
      { kind: 'matrix', rows: { a: ['p', 'q'], b: ['q'] } },
    ],
    [
      '',
      { Assertion: 'Ice floats.', Reason: 'It is lighter.', Answer: 'A' },
      { kind: 'assertion_reason', optionIds: ['a'] },
    ],
  ])('a key of the type "%s"', async (type, cells, key) => {
    const row = await rowWith({ Question: 'Which?', Type: type, ...cells })
    expect(row?.question.key).toEqual(key)
    expect(row?.faults).toEqual([])
  })

  test.each([
    ['nat', { Answer: 'twelve' }, 'not_a_number key (Answer)'],
    ['nat', { Minimum: '1' }, 'required key.max'],
    ['puzzle', { Answer: 'A' }, 'unknown_value key.kind (Type)'],
    ['match', { 'Row 1': 'one', 'Column 1': '1', Answer: 'Z-1' }, 'unknown_option key (Answer)'],
    ['true/false', { Answer: 'perhaps' }, 'unknown_value key (Answer)'],
  ])('a wrong value of a key of the type "%s" is a fault', async (type, cells, fault) => {
    expect(faultsOf(await rowWith({ Question: 'Which?', Type: type, ...cells }))).toContain(fault)
  })
})

describe('columns are found by name, in either language and any order (OFC-41)', () => {
  test.each([
    [['प्रश्न (हिंदी)', 'Question (English)']],
    [['प्रश्न', 'Question']],
    [['Question_hi', 'question-en']],
    [['HINDI QUESTION', 'English question']],
    [['प्रश्न (हिन्दी)', 'Question']],
  ])('%s', async ([hindi = '', english = '']) => {
    const row = await rowWith({ Answer: 'True', [hindi]: 'क्यों?', [english]: 'Why?' })
    expect(row?.question.stem).toEqual({ en: 'Why?', hi: 'क्यों?' })
    expect(row?.faults).toEqual([])
  })

  test('values in Hindi', async () => {
    const row = await rowWith({
      'प्रश्न / Question': 'Why?',
      'विकल्प अ': '1',
      'विकल्प ब': '2',
      'सही उत्तर': 'अ',
      व्याख्या: 'Because.',
      'कारण अ': 'It is right.',
      कठिनाई: 'सरल',
      'समय (सेकंड)': '45',
      टैग: 'revision, 2026',
      परीक्षाएँ: 'ssc-cgl; upsc-cse',
      अधिकार: 'मौलिक',
    })
    expect(row?.question).toEqual({
      stem: { en: 'Why?', hi: '' },
      options: [
        { id: 'a', content: { en: '1', hi: '' } },
        { id: 'b', content: { en: '2', hi: '' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: { en: 'Because.', hi: '' },
      reasons: { a: { en: 'It is right.', hi: '' } },
      difficulty: 'easy',
      targetSeconds: 45,
      tags: ['revision', '2026'],
      exams: ['ssc-cgl', 'upsc-cse'],
      rights: 'original',
    })
  })

  test('texts of a file in one language', async () => {
    const bytes = bytesOf('Question,Answer\nक्यों?,True')
    expect((await rowsOf('csv', bytes, { language: 'hi' }))[0]?.question.stem).toEqual({ en: '', hi: 'क्यों?' })
  })

  test('pictures beside the file, without regard to case and folder', async () => {
    const bytes = bytesOf(
      'Question,Picture,Answer\nSee ![a](figs/One.PNG) and ![b](https://x.org/y.png),two (1).png,True',
    )
    const [row] = await rowsOf('csv', bytes, { pictures: ['Figs/one.png', 'all/Two (1).PNG'] })
    expect(row?.question.stem?.en).toBe(
      'See ![a](import:Figs/one.png) and ![b](https://x.org/y.png)\n\n![Figure](import:all/Two%20%281%29.PNG)',
    )
    expect(row?.faults).toEqual([])
  })
})
