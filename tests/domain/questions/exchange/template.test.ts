import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { topics } from '../../../../drizzle/reference/topics/index.ts'
import { exampleQuestions } from '../../../../domain/questions/exchange/examples.ts'
import { AuthoredQuestion, bodyOf, questionKinds } from '../../../../domain/questions/contract.ts'
import { keyFits } from '../../../../domain/questions/key-fits.ts'
import { languages } from '../../../../domain/language.ts'
import { templateFormats } from '../../../../domain/questions/exchange/templates.ts'
import { makeTemplate } from '../../../../worker/questions/exchange/template.ts'
import { expectedImport, rowsOf } from './support.ts'

describe('a template is itself a valid import (OFC-41)', () => {
  test.each(templateFormats.flatMap((format) => languages.map((language) => [format, language] as const)))(
    '%s with headings in %s',
    async (format, language) => {
      const rows = await rowsOf(format, (await makeTemplate(format, language)).bytes)
      expect(rows.flatMap(({ faults }) => faults)).toEqual([])
      expect(rows.map(({ question }) => question)).toEqual(expectedImport(exampleQuestions))
    },
  )

  test('its examples are whole questions of every kind', () => {
    for (const { question } of exampleQuestions) {
      expect(AuthoredQuestion.parse(question)).toEqual(question)
      expect(keyFits(question.key, bodyOf(question))).toBe(true)
      expect(topics).toContainEqual(expect.objectContaining({ subject: question.subject, slug: question.topic }))
    }
    expect(new Set(exampleQuestions.map(({ question }) => question.key.kind))).toEqual(new Set(questionKinds))
  })

  test('its sheet offers choices, keeps typed cells as texts and has a help in both languages', async () => {
    const files = unzipSync((await makeTemplate('xlsx', 'en')).bytes)
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('mcq,msq,nat,true_false,short,matrix,assertion_reason')
    expect(sheet).toMatch(/<c r="A200" s="\d+"\/>/)
    expect(strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toMatch(/<sheetData>/)
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(''),
    ).toContain('प्रश्न। सूत्र डॉलर चिह्नों के बीच')
  })
})
