import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { readImport } from '../../worker/questions/imports/imports.usecases.ts'
import { listRows } from '../../worker/questions/imports/rows.usecases.ts'
import { inKrutiDev } from '../domain/questions/exchange/kruti-dev.ts'
import {
  headings,
  number,
  questionCells,
  rowsXml,
  workbook,
  type CellXml,
} from '../domain/questions/exchange/workbook.ts'
import { checkedFile, csvOf, rowOf, services, uploaded } from './import-support.ts'
import { prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const megabyte = 1024 * 1024
const copied = (bytes: Uint8Array) => Uint8Array.from(bytes)
const utf8 = (text: string) => new TextEncoder().encode(text)
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) =>
  Uint8Array.from([...`\u{feff}${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]))

const formula: CellXml = (reference) => `<c r="${reference}"><f>A1</f></c>`
const merged = (reference: string) => `<mergeCells count="1"><mergeCell ref="${reference}"/></mergeCells>`
const sheet = (cells: Record<string, CellXml>, after = '') => {
  const stem = `How many sides has a ${unique('shape')}?`
  return workbook([{ data: rowsXml([headings, questionCells({ Question: stem, ...cells })]), after }])
}

const options = Array.from({ length: 30 }, (_, index) => `Option ${index + 1}`).join(',')
const numbered = (answer: string) =>
  `Question,Option 1,Option 2,Option 3,Option 4,Answer,Solution,Topic
Which is ${unique('word')}?,5,6,7,8,${answer},It is 6.,Coding-Decoding`

type Case = [name: string, file: string, make: () => Uint8Array, isRefused: boolean, faults: string[]]

const cases: Case[] = [
  ['merged cells', 'a.xlsx', () => sheet({}, merged('A2:B2')), true, ['merged_cells stem.en']],
  ['a formula without a value', 'a.xlsx', () => sheet({ Solution: formula }), true, ['formula solution.en']],
  ['a day as a number', 'a.xlsx', () => sheet({ Answer: number('44929') }), true, ['date_as_number key']],
  [
    '30 options',
    'a.csv',
    () => utf8(`Question,${options},Answer,Solution\nWhich is ${unique('word')}?,${options},2,It is 2.`),
    true,
    ['too_many_options options'],
  ],
  ['a letter where options are numbered', 'a.csv', () => utf8(numbered('B')), false, []],
  ['a number of no option', 'a.csv', () => utf8(numbered('9')), true, ['unknown_option key']],
  [
    'broken maths',
    'a.csv',
    () => utf8(csvOf([rowOf(unique('word'), { solution: String.raw`So $\frac{1}{$.` })])),
    true,
    ['broken_maths solution.en'],
  ],
  [
    'a picture that is not there',
    'a.csv',
    () => utf8(csvOf([rowOf(`${unique('word')} ![a graph](fig1.png)`)])),
    true,
    ['picture_missing stem.en'],
  ],
  [
    'letters of Kruti Dev',
    'a.csv',
    () => utf8(csvOf([rowOf(unique('word'), { hindi: `"${inKrutiDev('भारत के राष्ट्रपति का चुनाव कौन करता है?')}"` })])),
    true,
    ['legacy_hindi stem.hi'],
  ],
  [
    'a stem of 1 MB',
    'a.csv',
    () => utf8(csvOf([rowOf(unique('word').padEnd(megabyte, ' long'))])),
    true,
    ['too_long stem.en'],
  ],
  [
    'Windows-1252',
    'a.csv',
    () => windows1252(numbered('2').replace('Which', 'Which caf\u{e9}')),
    false,
    ['guessed_encoding '],
  ],
  ['UTF-16', 'a.csv', () => utf16(csvOf([rowOf(unique('word'))])), false, []],
]

describe('a fault of an uploaded file is named in its dry run (OFC-42)', () => {
  test.each(cases)('%s', async (_name, file, make, isRefused, faults) => {
    const id = await checkedFile(copied(make()), file, { language: 'en' })
    const view = await readImport(services, id)
    const { items } = await listRows(services, id, {})
    expect(view.fault).toBeNull()
    expect(items.map(({ verdict }) => verdict === 'refused')).toEqual([isRefused])
    const named = items.flatMap((row) => row.faults.map(({ code, path }) => `${code} ${path}`))
    expect(named).toEqual(expect.arrayContaining(faults))
    // Every file gives an answer, if one that is not understood.
    expect(named).not.toContain('required key')
  })
})

const entity = '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question>&x;</question></quiz>'

describe('a hostile file is refused as a whole (OFC-46)', () => {
  test.each<[string, string, () => Uint8Array, string]>([
    ['a compression bomb', 'a.xlsx', () => zipSync({ 'xl/workbook.xml': new Uint8Array(50 * megabyte) }), 'bomb'],
    ['an external entity', 'a.xml', () => utf8(entity), 'external_entity'],
    ['an archive of another kind', 'a.zip', () => zipSync({ 'notes.txt': strToU8('notes') }), 'wrong_type'],
    ['a page named as a table', 'a.csv', () => utf8('<!doctype html><p>Question,Answer</p>'), 'wrong_type'],
  ])('%s', async (_name, file, make, fault) => {
    const id = await checkedFile(copied(make()), file)
    expect(await readImport(services, id)).toMatchObject({ fault, rows: 0 })
  })

  test('a picture under the name of a table is no upload', async () => {
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
    await expect(uploaded(picture, 'a.csv')).rejects.toMatchObject({ status: 415 })
  })
})
