import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { detectFormat } from '../../../../worker/questions/exchange/detect-format.ts'
import { wordDocument } from './document.ts'
import { bytesOf, seeds, written } from './support.ts'
import { workbook } from './workbook.ts'

const compound = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

test.each([
  ['xlsx', 'questions.zip', workbook([{ data: '' }])],
  ['docx', 'questions.xlsx', wordDocument('')],
  ['qti_2_1', 'a.zip', zipSync({ 'imsmanifest.xml': strToU8('<manifest><schema>IMS QTIv2.1</schema></manifest>') })],
  ['qti_3_0', 'a.zip', zipSync({ 'imsmanifest.xml': strToU8('<r type="imsqti_item_xmlv3p0"/>') })],
  ['moodle_xml', 'a.txt', bytesOf('<?xml version="1.0"?>\n<quiz>\n<question type="category">')],
  ['qti_2_1', 'item.xml', bytesOf('<assessmentItem identifier="a">')],
  ['qti_3_0', 'item.xml', bytesOf('<qti-assessment-item identifier="a">')],
  ['aiken', '', bytesOf('What is 2 + 2?\nA. 3\nB. 4\nANSWER: B\n')],
  ['gift', '', bytesOf('// a comment\n::Q1:: What is 2 + 2? {~3 =4}\n')],
  ['csv', '', bytesOf('\ufeffQuestion;Option A;Option B;Answer\nWhich?;1;2;A')],
  ['csv', 'sets.csv', bytesOf('Question,Answer\n"The set {x = 1}",True')],
])('a file of %s is told by its content, and then by its name "%s" (OFC-41)', (format, name, bytes) => {
  expect(detectFormat(bytes, name)).toBe(format)
})

test('every export is told by its content (OFC-45)', async () => {
  for (const format of ['xlsx', 'csv', 'docx'] as const)
    expect(detectFormat(await written(format, seeds.slice(0, 40)), '')).toBe(format)
})

test.each([
  ['an old workbook', compound, 'wrong_type'],
  [
    'an encrypted workbook',
    Uint8Array.from([...compound, ...bytesOf('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0')]),
    'encrypted',
  ],
  ['a PDF', bytesOf('%PDF-1.7'), 'wrong_type'],
  ['a page of the web', bytesOf('<!doctype html><html>'), 'wrong_type'],
  ['an archive of something else', zipSync({ 'photo.png': strToU8('x') }), 'wrong_type'],
  ['no bytes', new Uint8Array(), 'empty'],
])('%s is refused (OFC-46)', (_, bytes, code) => {
  expect(() => detectFormat(bytes, 'questions.xlsx')).toThrow(expect.objectContaining({ code }))
})
