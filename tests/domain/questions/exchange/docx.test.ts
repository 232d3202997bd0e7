import { describe, expect, test } from 'vitest'
import { paragraph, questionTable, run, table, wordDocument } from './document.ts'
import { faultsOf, readFile, rowsOf } from './support.ts'

const stemOf = async (content: string, pictures: Record<string, string> = {}) => {
  const { rows, found } = await readFile('docx', wordDocument(questionTable(content), pictures))
  return { stem: rows[0]?.question.stem?.en, faults: faultsOf(rows[0]), found }
}

const equation = (content: string): string => `<m:oMath>${content}</m:oMath>`
const m = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`
const fraction = `<m:f><m:num>${m('a')}</m:num><m:den>${m('b')}</m:den></m:f>`
const drawing = (id: string): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" descr="A graph"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r>`

describe('a Word document is read by its tables (OFC-41)', () => {
  test('labels and values, in both languages, between other paragraphs', async () => {
    const body =
      paragraph(run('Mock test')) +
      table(['प्रश्न (अंग्रेज़ी)', 'Why?'], ['प्रश्न (हिंदी)', 'क्यों?'], ['विकल्प अ', '1'], ['विकल्प ब', '2'], ['उत्तर', 'ब']) +
      paragraph() +
      table(['', 'English', 'हिंदी'], ['Question', 'How?', 'कैसे?'], ['Answer', 'True', '']) +
      questionTable('Which?')
    const rows = await rowsOf('docx', wordDocument(body))
    expect(rows.map(({ row, question: { stem, key } }) => [row, stem, key])).toEqual([
      [1, { en: 'Why?', hi: 'क्यों?' }, { kind: 'mcq', optionIds: ['b'] }],
      [2, { en: 'How?', hi: 'कैसे?' }, { kind: 'true_false', value: true }],
      [3, { en: 'Which?', hi: '' }, { kind: 'mcq', optionIds: ['b'] }],
    ])
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  })

  test('options without letters and a third cell for the right one, several questions in one table', async () => {
    const rows = await rowsOf(
      'docx',
      wordDocument(
        table(
          ['Question', 'First?'],
          ['Type', 'multiple choice'],
          ['Option', 'one', 'incorrect'],
          ['Option', 'two', 'correct'],
          ['Solution', 'Because.'],
          ['Marks', '2', '0.5'],
          ['Question', 'Second?'],
          ['Option', 'three', 'correct'],
          ['Option', 'four', 'incorrect'],
        ),
      ),
    )
    expect(rows.map(({ question: { stem, key, options } }) => [stem?.en, key, options?.length])).toEqual([
      ['First?', { kind: 'mcq', optionIds: ['b'] }, 2],
      ['Second?', { kind: 'mcq', optionIds: ['a'] }, 2],
    ])
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  })

  test('one table with a question in each row, below headings', async () => {
    const rows = await rowsOf(
      'docx',
      wordDocument(
        table(['Question', 'Option A', 'Option B', 'Answer'], ['Which?', '1', '2', 'A'], ['What?', '3', '4', 'B']),
      ),
    )
    expect(rows.map(({ question }) => question.key)).toEqual([
      { kind: 'mcq', optionIds: ['a'] },
      { kind: 'mcq', optionIds: ['b'] },
    ])
  })

  test.each([
    [
      'scripts and emphasis',
      paragraph(
        run('H'),
        run('2', '<w:vertAlign w:val="subscript"/>'),
        run('O is '),
        run('wa', '<w:b/>'),
        run('ter', '<w:b/>'),
        run(' and '),
        run('ice', '<w:i/>'),
      ),
      'H$_{2}$O is **water** and *ice*',
    ],
    ['underlined words', paragraph(run('the '), run('word', '<w:u w:val="single"/>')), 'the **word**'],
    ['bold of the whole text', paragraph(run('All of it', '<w:b/>')), 'All of it'],
    ['an equation in a line', paragraph(run('so '), equation(fraction), run('.')), 'so $\\frac{a}{b}$.'],
    [
      'an equation of its own line',
      paragraph(run('so')) +
        paragraph(
          `<m:oMathPara>${equation(`<m:sSup><m:e>${m('𝑥')}</m:e><m:sup>${m('2')}</m:sup></m:sSup>`)}</m:oMathPara>`,
        ),
      'so\n\n$$\nx^{2}\n$$',
    ],
    [
      'paragraphs and line breaks',
      paragraph(run('one'), '<w:r><w:br/></w:r>', run('two')) + paragraph(run('three')),
      'one\ntwo\n\nthree',
    ],
    [
      'a list',
      paragraph(run('Consider:')) +
        ['one', 'two'].map((text) => paragraph('<w:pPr><w:numPr/></w:pPr>', run(text))).join(''),
      'Consider:\n\n- one\n- two',
    ],
    ['a table in a cell', `${table(['x', 'y'], ['1', '2|3'])}`, '| x | y |\n| --- | --- |\n| 1 | 2\\|3 |'],
    [
      'tracked changes as accepted',
      paragraph(run('kept'), `<w:del>${run(' gone')}</w:del><w:ins>${run(' new')}</w:ins>`),
      'kept new',
    ],
    ['entities', paragraph(run('a < b & "c"')), 'a < b & "c"'],
  ])('%s become Markdown', async (_, content, markdown) => {
    expect(await stemOf(content)).toMatchObject({ stem: markdown, faults: [] })
  })

  test('a picture is handed on once, by the name in its text', async () => {
    const { stem, faults, found } = await stemOf(paragraph(run('See '), drawing('rId7'), drawing('rId7')), {
      rId7: 'image1.png',
    })
    expect(stem).toBe('See ![A graph](import:image1.png)![A graph](import:image1.png)')
    expect(faults).toEqual([])
    expect(found.map(({ name }) => name)).toEqual(['image1.png'])
  })

  test.each([
    [
      'a picture in a format of Windows',
      paragraph(drawing('rId7')),
      { rId7: 'image1.emf' },
      'picture_unusable stem.en (Question)',
    ],
    [
      'an embedded object',
      paragraph('<w:r><w:object><OLEObject ProgID="Equation.3"/></w:object></w:r>'),
      {},
      'left_out stem.en (Question)',
    ],
    ['an equation without content', paragraph(run('so '), equation('')), {}, 'left_out stem.en (Question)'],
    [
      'a letter of a font of symbols',
      paragraph(run('angle '), '<w:r><w:sym w:font="Symbol" w:char="F0D0"/></w:r>'),
      {},
      'left_out stem.en (Question)',
    ],
  ])('%s is named as a fault', async (_, content, pictures, fault) => {
    const read = await stemOf(paragraph(run('x')) + content, pictures as Record<string, string>)
    expect(read.faults).toEqual([fault])
  })
})

describe('a hostile document is refused as a whole (OFC-46)', () => {
  test.each([
    ['an external entity', '&bomb;', 'external_entity'],
    ['a document type', '<!DOCTYPE x>', 'external_entity'],
    ['elements without an end', '<w:tbl><w:tr>', 'broken'],
    ['tables within tables without end', '<w:tbl><w:tr><w:tc>'.repeat(1000), 'broken'],
    ['no tables', paragraph(run('Dear all')), 'no_headings'],
  ])('%s', async (_, body, code) => {
    await expect(rowsOf('docx', wordDocument(body))).rejects.toMatchObject({ code })
  })
})
