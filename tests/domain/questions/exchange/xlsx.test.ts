import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { faultsOf, rowsOf } from './support.ts'
import { headings, inline, number, questionCells, rowsXml, workbook, type CellXml } from './workbook.ts'

/** Number formats by index: none, two of days, one of times, per cent, two decimals, grouping, an own one of a day. */
const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  `<cellXfs>${[0, 14, 16, 20, 9, 2, 3, 164].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`

const rowWith = async (cells: Record<string, CellXml>, after = '') => {
  const [row] = await rowsOf('xlsx', workbook([{ data: rowsXml([headings, questionCells(cells)]), after }], { styles }))
  return row
}

const formula =
  (value: string | null, type = ''): CellXml =>
  (reference) =>
    `<c r="${reference}" ${type}><f>CONCATENATE(A1,B1)</f>${value === null ? '' : `<v>${value}</v>`}</c>`

describe('a workbook is read as the program that wrote it means it (OFC-41)', () => {
  test('shared strings with runs, escapes and phonetic hints, as Excel writes them', async () => {
    const shared =
      (index: number): CellXml =>
      (reference) =>
        `<c r="${reference}" t="s"><v>${index}</v></c>`
    const strings =
      '<si><t>Line one_x000D_&#10;line _x005F_x0041_ two</t></si>' +
      '<si><r><t xml:space="preserve">H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>O is </t></r>' +
      '<r><rPr><b/></rPr><t>water</t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si>'
    const data = rowsXml([headings, questionCells({ Question: shared(0), 'Option A': shared(1) })])
    const [row] = await rowsOf('xlsx', workbook([{ data }], { strings }))
    expect(row?.question.stem?.en).toBe('Line one\nline _x0041_ two')
    expect(row?.question.options?.[0]?.content.en).toBe('H$_{2}$O is **water**')
  })

  test('prefixed names, cells without references and booleans, as other writers have them', async () => {
    const cells = (values: string[]) =>
      values.map((value) => `<x:c t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`).join('')
    const data = `<x:row>${cells(['Question', 'Type', 'Answer'])}</x:row><x:row>${cells(['Is ice water?', 'true/false'])}<x:c t="b"><x:v>1</x:v></x:c></x:row>`
    const [row] = await rowsOf('xlsx', workbook([{ data }]))
    expect(row).toMatchObject({ row: 2, question: { key: { kind: 'true_false', value: true } }, faults: [] })
  })

  test('every visible sheet with headings, below its title; others are passed over', async () => {
    const sheet = rowsXml([['Mock test 1'], [], headings, questionCells()])
    const rows = await rowsOf(
      'xlsx',
      workbook([
        { data: sheet },
        { data: rowsXml([['Notes for the teacher', 'and more']]) },
        { data: sheet, state: 'hidden' },
        { data: sheet },
      ]),
    )
    expect(rows.map(({ row }) => row)).toEqual([4, 4])
  })

  test('hidden rows are read with a warning', async () => {
    const data = rowsXml([headings, questionCells()], { 2: 'hidden="1"' })
    const [row] = await rowsOf('xlsx', workbook([{ data }]))
    expect(row?.faults).toEqual([{ code: 'hidden_row', path: '', blocks: false }])
  })

  test('blank rows between questions are none', async () => {
    const data = rowsXml([headings, questionCells(), ['  ', null, ''], [], questionCells()])
    expect((await rowsOf('xlsx', workbook([{ data }]))).map(({ row }) => row)).toEqual([2, 5])
  })

  test.each<[string, CellXml, string]>([
    ['a number', number('6'), '6'],
    ['a number with the dust of floating point', number('0.30000000000000004'), '0.3'],
    ['a small number', number('1E-7'), '0.0000001'],
    ['per cent', number('0.25', 4), '25%'],
    ['a number shown with two decimals', number('2.5', 5), '2.50'],
    ['a number with more decimals than are shown', number('2.567', 5), '2.567'],
    ['a number with grouped digits', number('1234567', 6), '1,234,567'],
    ['a text after an apostrophe', inline("'-5"), '-5'],
    ['a text that begins with a quotation', inline("'Quit India' began in 1942"), "'Quit India' began in 1942"],
    ['line breaks as an exporter writes them', inline('one\\ntwo $\\nu$'), 'one\ntwo $\\nu$'],
    ['maths between brackets of TeX', inline('\\(x^2\\) is'), '$x^2$ is'],
  ])('%s', async (_, cell, text) => {
    const row = await rowWith({ 'Option A': cell })
    expect(row?.question.options?.[0]?.content.en).toBe(text)
    expect(row?.faults).toEqual([])
  })
})

describe('a fault of a workbook is named by row, column and value (OFC-42)', () => {
  test.each<[string, Record<string, CellXml>, string[]]>([
    ['a day in the answer', { Answer: number('44929', 1) }, ['date_as_number key (Answer)']],
    [
      'a day and month in an option',
      { 'Option A': number('44929', 2) },
      ['date_as_number options.0.content.en (Option A)'],
    ],
    ['a day in an own format', { 'Option A': number('44929', 7) }, ['date_as_number options.0.content.en (Option A)']],
    [
      'a ratio that became a time',
      { 'Option A': number('0.0854', 3) },
      ['date_as_number options.0.content.en (Option A)'],
    ],
    ['the number of a day in the answer', { Answer: number('44929') }, ['date_as_number key (Answer)']],
    [
      'a number of 17 digits',
      { 'Option A': number('12345678901234567') },
      ['digits_lost options.0.content.en (Option A)'],
    ],
    ['a formula with its last value', { Solution: formula('Six.', 't="str"') }, ['formula solution.en (Solution)']],
    ['a formula without a value', { Solution: formula(null) }, ['formula solution.en (Solution)']],
    ['an error value', { Solution: formula('#REF!', 't="e"') }, ['formula solution.en (Solution)']],
    ['an answer that is no option', { Answer: 'E' }, ['unknown_option key (Answer)']],
    ['two answers of a question with one', { Answer: 'A, E' }, ['unknown_option key (Answer)']],
    ['no answer', { Answer: null }, ['required key']],
    ['broken maths', { Solution: '$\\frac{1}{$' }, ['broken_maths solution.en (Solution)']],
    ['a dollar sign without its partner', { Solution: 'so $x = 2' }, ['broken_maths solution.en (Solution)']],
    ['a picture that is not there', { Question: 'See ![graph](fig1.png)' }, ['picture_missing stem.en (Question)']],
  ])('%s', async (_, cells, faults) => {
    const row = await rowWith(cells)
    expect(row?.row).toBe(2)
    expect(faultsOf(row)).toEqual(faults)
  })

  test('the value of a formula stands with a warning; a missing value and an error keep the row out', async () => {
    const blocks = async (cell: CellXml) => (await rowWith({ Solution: cell }))?.faults.map((fault) => fault.blocks)
    expect((await rowWith({ Solution: formula('Six.', 't="str"') }))?.question.solution?.en).toBe('Six.')
    expect(await blocks(formula('Six.', 't="str"'))).toEqual([false])
    expect(await blocks(formula(null))).toEqual([true])
    expect(await blocks(formula('#REF!', 't="e"'))).toEqual([true])
  })

  test('merged cells of a subject count for all of their rows, those of questions keep both rows out', async () => {
    const merged = (reference: string) => `<mergeCells count="1"><mergeCell ref="${reference}"/></mergeCells>`
    const data = rowsXml([headings, questionCells(), questionCells({ Subject: null, Question: null })])
    const subject = await rowsOf('xlsx', workbook([{ data, after: merged('H2:H3') }]))
    expect(subject.map(({ question }) => question.subject)).toEqual(['maths', 'maths'])
    expect(subject[0]?.faults).toEqual([
      { code: 'merged_cells', path: 'subject', column: 'Subject', value: 'maths', blocks: false },
    ])
    const question = await rowsOf('xlsx', workbook([{ data, after: merged('A2:A3') }]))
    expect(question.map(faultsOf)).toEqual([['merged_cells stem.en (Question)'], ['merged_cells stem.en (Question)']])
  })

  test('30 options', async () => {
    const options = Array.from({ length: 26 }, (_, index) => `Option ${String.fromCharCode(65 + index)}`)
    const data = rowsXml([
      ['Question', ...options.slice(0, 20), 'Answer'],
      ['Which?', ...options.slice(0, 20), 'A'],
    ])
    const [row] = await rowsOf('xlsx', workbook([{ data }]))
    expect(row?.question.options).toHaveLength(8)
    expect(faultsOf(row)).toEqual(options.slice(8, 20).map((option) => `too_many_options options (${option})`))
  })

  test('a stem of 1 MB', async () => {
    const row = await rowWith({ Question: `${'long '.repeat(200_000)}\\(`.padEnd(1_100_000, '\\(') })
    expect(faultsOf(row)).toEqual(['too_long stem.en (Question)'])
    expect(row?.faults[0]?.value).toHaveLength(80)
  })

  test('a column with an unknown heading is told once', async () => {
    const data = rowsXml([
      [...headings, 'Reson A'],
      [...questionCells(), 'why'],
      [...questionCells(), 'why'],
    ])
    const rows = await rowsOf('xlsx', workbook([{ data }]))
    expect(rows.map(faultsOf)).toEqual([['unknown_column (Reson A)'], []])
  })
})

describe('a hostile workbook is refused as a whole (OFC-46)', () => {
  const fault = async (bytes: Uint8Array): Promise<unknown> =>
    rowsOf('xlsx', bytes).then(
      () => 'none',
      (error: { code?: unknown }) => error.code ?? error,
    )
  const good = workbook([{ data: rowsXml([headings, questionCells()]) }])
  const withPrologue = (prologue: string) => {
    const sheet = rowsXml([headings, questionCells({ Question: inline('&bomb;') })]).replace('&amp;bomb;', '&bomb;')
    return workbook([{ data: sheet, after: prologue }])
  }

  test.each([
    [
      'an external entity',
      () => withPrologue('<!DOCTYPE x [<!ENTITY bomb SYSTEM "file:///etc/passwd">]>'),
      'external_entity',
    ],
    ['an unknown entity', () => withPrologue(''), 'external_entity'],
    ['elements that do not match', () => workbook([{ data: '<row r="1"><c></row>' }]), 'broken'],
    ['nesting without end', () => workbook([{ data: '<row>'.repeat(10_000) }]), 'broken'],
    ['no headings', () => workbook([{ data: rowsXml([['a', 'b']]) }]), 'no_headings'],
    ['headings alone', () => workbook([{ data: rowsXml([headings]) }]), 'empty'],
    ['an archive that is no workbook', () => zipSync({ 'a.txt': strToU8('x') }), 'broken'],
    ['bytes that are no archive', () => strToU8('PK not really'), 'broken'],
    ['half of its bytes', () => good.subarray(0, good.length / 2), 'broken'],
  ])('%s', async (_, make, code) => {
    expect(await fault(make())).toBe(code)
  })

  test('a sheet of a million rows, of which one has a value, is read without them', async () => {
    const data = `${rowsXml([headings])}<row r="1048576"><c r="XFD1048576" s="1"/><c r="A1048576" t="inlineStr"><is><t>Which?</t></is></c></row>`
    const bytes = workbook([{ data, after: '<mergeCells><mergeCell ref="A2:XFD1048575"/></mergeCells>' }])
    const rows = await rowsOf('xlsx', bytes)
    expect(rows.map(({ row }) => row)).toEqual([1_048_576])
  })

  test('a sheet of 300,000 empty cells is read with waits', async () => {
    const data = rowsXml([headings, questionCells()]) + `<row>${'<c s="1"/>'.repeat(300_000)}</row>`
    expect(await rowsOf('xlsx', workbook([{ data }]))).toHaveLength(1)
  })
})
