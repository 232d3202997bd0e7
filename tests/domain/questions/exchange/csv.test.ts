import { describe, expect, test } from 'vitest'
import { inKrutiDev } from './kruti-dev.ts'
import { bytesOf, faultsOf, rowsOf, seeds } from './support.ts'

const utf16 = (text: string, isBig: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? '\ufeff' : ''), ...text].flatMap((letter) => [...letter].map((each) => each.charCodeAt(0)))
  return new Uint8Array(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

const question = (delimiter: string) =>
  ['Question,Option A,Option B,Answer', 'कितने?,6,7,B'].map((line) => line.replaceAll(',', delimiter)).join('\r\n')

describe('a file with separators is read as the program that wrote it means it (OFC-41)', () => {
  test.each([
    ['commas, as LibreOffice and Google write it', bytesOf(question(','))],
    ['semicolons below a byte order mark, as Excel writes it in Europe', bytesOf(`\ufeff${question(';')}`)],
    ['tabs in UTF-16, as the Unicode text of Excel', utf16(question('\t'), false, true)],
    ['UTF-16 with the high byte first', utf16(question('\t'), true, true)],
    ['UTF-16 without a mark', utf16(question(','), false, false)],
    ['UTF-16 without a mark, with the high byte first', utf16(question(','), true, false)],
    ['a line that names the separator', bytesOf(`sep=;\r\n${question(';')}`)],
    ['line ends of an old Macintosh', bytesOf(question(',').replaceAll('\r\n', '\r'))],
  ])('%s', async (_, bytes) => {
    const [row] = await rowsOf('csv', bytes)
    expect(row?.question).toMatchObject({ stem: { en: 'कितने?' }, key: { kind: 'mcq', optionIds: ['b'] } })
    expect(row?.faults).toEqual([])
  })

  test('from a later question on', async () => {
    const bytes = bytesOf('Question,Answer\nOne,True\nTwo,True\nThree,True\n')
    expect((await rowsOf('csv', bytes, { from: 1 })).map(({ row }) => row)).toEqual([3, 4])
  })

  test('quotes, commas and line breaks in a cell', async () => {
    const [row] = await rowsOf('csv', bytesOf('Question,Answer\n"He said ""yes"", then\nleft.\n",True'))
    expect(row?.question.stem?.en).toBe('He said "yes", then\nleft.')
  })

  test('Windows-1252, with a warning on each row that has its letters', async () => {
    const text = 'Question,Answer\nThe caf\xe9 costs \x80 5,True\nPlain,False'
    const rows = await rowsOf(
      'csv',
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    )
    expect(rows.map(({ question: { stem } }) => stem?.en)).toEqual(['The café costs € 5', 'Plain'])
    expect(rows.map(faultsOf)).toEqual([['guessed_encoding'], []])
  })

  test.each([
    ['damaged UTF-8', () => Uint8Array.from([...bytesOf('Question,Answer\nकितने?,'), 0xff, 0xfe])],
    ['bytes that are no text', () => Uint8Array.from([1, 0, 0, 0, 255, 0, 0, 3, 0, 0, 0, 1])],
  ])('%s is refused', async (_, make) => {
    await expect(rowsOf('csv', make())).rejects.toMatchObject({ code: 'encoding' })
  })

  test.each([
    ['=HYPERLINK("http://x")', ['formula stem.en (Question)']],
    ['#NAME?', ['formula stem.en (Question)']],
  ])('the formula %s keeps its row out', async (cell, faults) => {
    const [row] = await rowsOf('csv', bytesOf(`Question,Answer\n"${cell.replaceAll('"', '""')}",True`))
    expect(faultsOf(row)).toEqual(faults)
  })

  test('a day into which Excel turned an answer', async () => {
    const [row] = await rowsOf('csv', bytesOf('Question,Option A,Option B,Answer\nWhich?,3/4,4/3,04-Mar'))
    expect(faultsOf(row)).toEqual(['date_as_number key (Answer)'])
  })
})

describe('Hindi in the letters of a legacy font is refused (OFC-42)', () => {
  const hindi = seeds.filter(({ question: { stem } }) => stem.hi !== '')

  test('each tried question of the demo, typed in Kruti Dev', async () => {
    const lines = hindi.map(({ question: { stem, solution } }) =>
      [stem.hi, solution.hi].map((text) => `"${inKrutiDev(text).replaceAll('"', '""')}"`).join(','),
    )
    const rows = await rowsOf('csv', bytesOf(`Question,Solution\n${lines.join('\n')}`))
    expect(rows.filter(({ faults }) => !faults.some(({ code }) => code === 'legacy_hindi'))).toEqual([])
    expect(rows).toHaveLength(hindi.length)
  })

  test('never English, Hindi in Latin letters, formulas or programs', async () => {
    const texts = [
      ...seeds.flatMap(({ question: { stem, solution } }) => [stem.en, solution.en]),
      'Bharat ki rajdhani kya hai? Sahi vikalp chuniye.',
      'NaCl, KCl, KMnO4, K2Cr2O7, Fe2O3, H2SO4',
      'for (k = 0; k < j; k++) { dk[k] = sum[k]; }',
    ]
    const lines = texts.map((text) => `"${text.replaceAll('"', '""')}",True`)
    const rows = await rowsOf('csv', bytesOf(`Question,Answer\n${lines.join('\n')}`))
    expect(rows.filter(({ faults }) => faults.some(({ code }) => code === 'legacy_hindi'))).toEqual([])
  })
})
