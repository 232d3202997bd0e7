import { beforeAll, describe, expect, test } from 'vitest'
import type { SolutionsState } from '../../domain/results/solutions.ts'
import type { TaskView } from '../../domain/tasks/contract.ts'
import { addTest, newAttempt, newStudent, Visitor } from '../support/http.ts'
import { kindTests } from '../support/kind-tests.ts'
import { readPdf, type PdfPage } from '../support/pdf.ts'

type Student = Awaited<ReturnType<typeof newStudent>>

/** A scored attempt with these answers to its first questions. */
const scored = async (student: Student, testId: string, answers: unknown[] = []) => {
  const attempt = await newAttempt(student, testId)
  const batch = answers.map((answer, index) => ({
    seq: index + 1,
    questionId: attempt.questionIds[index],
    answer,
    status: 'answered',
    at: Date.now(),
    ms: 1_000,
  }))
  if (batch.length > 0) expect((await attempt.sync(batch)).status).toBe(200)
  await attempt.submit()
  await attempt.result()
  return attempt
}

/** A test of twenty questions that is open now. */
const openTest = (parts: Partial<Parameters<typeof addTest>[0]> = {}): Promise<string> =>
  addTest({ opensAt: Date.now() - 1_000, closesAt: null, release: { rule: 'at_once' }, ...parts })

const addressOf = (attemptId: string) => `/api/attempts/${attemptId}/solutions.pdf`

const ask = (visitor: Visitor, attemptId: string, language: string) =>
  visitor.post<SolutionsState>(addressOf(attemptId), { language })

const made = async (student: Student, attemptId: string, language: string) => {
  const asked = await ask(student, attemptId, language)
  if (asked.body.state !== 'making') throw new Error(`It is ${asked.body.state}: ${asked.text}`)
  const { taskId } = asked.body
  await expect
    .poll(async () => (await student.get<TaskView>(`/api/tasks/${taskId}`)).body.state, {
      timeout: 25_000,
      interval: 200,
    })
    .toBe('done')
}

/** The downloaded file with its headers. */
const download = async (student: Student, attemptId: string, language: string) => {
  const response = await fetch(`${student.url}${addressOf(attemptId)}?language=${language}`, {
    headers: { cookie: student.cookie },
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const carriedIn = (pages: PdfPage[]): string => pages.flatMap(({ carried }) => carried).join(' ')
const lettersIn = (pages: PdfPage[]): string => pages.map(({ letters }) => letters).join(' ')

describe('result and solutions as PDF (RES-26, RES-35, RES-57, RES-58)', () => {
  let student: Student
  beforeAll(async () => {
    student = await newStudent({ name: 'Meena Kumari' })
  })

  test('every kind of question is set in both languages, with formulas, a table and a figure', async () => {
    const answers = [
      { optionIds: ['a'] },
      { optionIds: ['b'] },
      { optionIds: ['true'] },
      { optionIds: ['d'] },
      { value: '6.25' },
      { value: 'oxygen' },
      { rows: { p: ['2'], q: ['1'] } },
    ]
    const { attemptId } = await scored(student, kindTests.kinds, answers)
    await made(student, attemptId, 'both')
    const { status, headers, bytes } = await download(student, attemptId, 'both')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('attachment; filename="taiyari-result-both.pdf"')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(Number(headers.get('content-length'))).toBe(bytes.length)

    const pages = readPdf(bytes)
    expect(pages.length).toBeGreaterThanOrEqual(5)
    expect(pages.length).toBeLessThanOrEqual(9)
    const [cover, ...rest] = pages
    expect(cover?.letters).toContain('Meena Kumari')
    expect(cover?.letters).toContain('A question of every kind')
    expect(cover?.carried.join(' ')).toContain('हर प्रकार का एक प्रश्न')
    // A partly right answer is counted separately from the right ones.
    expect(cover?.letters).toContain('Partly correct')

    const letters = lettersIn(rest)
    const carried = carriedIn(rest)
    for (let number = 1; number <= 9; number += 1) expect(letters).toContain(`Question ${number} ·`)
    for (const english of [
      'Which planet is nearest to the Sun?',
      'Ice is less dense than water.',
      'carbon dioxide / CO2 /',
      'Match the quantities with their units.',
      'Rain in four towns',
      'Right answer',
      'Your answer',
    ])
      expect(letters).toContain(english)
    // Copied text is what was written, though its glyphs have another order.
    for (const hindi of [
      'सूर्य के सबसे निकट कौन',
      'बर्फ़ का घनत्व पानी से कम होता है।',
      'राशियों का उनके मात्रकों से मिलान करें।',
      'कार्बन डाइऑक्साइड',
      'चार शहरों में वर्षा',
      'सही उत्तर',
      'आपका उत्तर',
    ])
      expect(carried).toContain(hindi)
    // The boiling point in each language: the formula is drawn and carries its TeX.
    expect(carried).toContain('100\\,^\\circ\\mathrm{C}')
    expect(rest.reduce((sum, { formulas }) => sum + formulas, 0)).toBeGreaterThanOrEqual(2)
    // The figures of the passage and of an option are drawn once for both languages.
    const figures = rest.flatMap((page) => page.figures)
    expect(figures).toHaveLength(2)
    for (const shapes of figures) expect(shapes).toBeGreaterThanOrEqual(3)
  })

  test('a document in one language holds nothing of the other', async () => {
    const { attemptId } = await scored(student, await openTest())
    await made(student, attemptId, 'en')
    const pages = readPdf((await download(student, attemptId, 'en')).bytes)
    expect(lettersIn(pages)).toContain('Question 20')
    expect(carriedIn(pages)).not.toMatch(/[\u0900-\u097f]/)
  })

  test('a document is made once, even when it is requested again while it is being made', async () => {
    const { attemptId } = await scored(student, await openTest())
    const empty = await student.get<SolutionsState>(`${addressOf(attemptId)}?language=hi`)
    expect([empty.status, empty.body]).toEqual([202, { state: 'none' }])
    const [first, second] = [await ask(student, attemptId, 'hi'), await ask(student, attemptId, 'hi')]
    expect(first.status).toBe(202)
    if (second.status === 202) expect(second.body).toEqual(first.body)
    await expect
      .poll(async () => (await ask(student, attemptId, 'hi')).body, { timeout: 25_000 })
      .toEqual({ state: 'ready' })
    expect((await download(student, attemptId, 'hi')).status).toBe(200)
  })

  test('solutions leave the server neither before their release nor to another student', async () => {
    const closesAt = Date.now() + 600_000
    const held = await scored(student, await openTest({ release: { rule: 'after_close' }, closesAt }))
    const early = await ask(student, held.attemptId, 'both')
    expect(early.status).toBe(403)
    expect(early.text).not.toMatch(/units|score/)
    expect((await student.get(`${addressOf(held.attemptId)}?language=both`)).status).toBe(403)

    const { attemptId } = await scored(student, await openTest())
    const other = await newStudent()
    expect((await ask(other, attemptId, 'both')).status).toBe(404)
    expect((await other.get(`${addressOf(attemptId)}?language=both`)).status).toBe(404)
    expect((await ask(new Visitor(), attemptId, 'both')).status).toBe(401)
    expect((await ask(student, attemptId, 'fr')).status).toBe(422)
  })
})
