import { describe, expect, test } from 'vitest'
import type {
  AffairDay,
  AffairDetail,
  AffairDigest,
  AffairList,
  AffairStrip,
  AffairsToday,
  DailyQuizzes,
} from '../../domain/current-affairs/contract.ts'
import { isDay } from '../../domain/calendar-day.ts'
import { filePaths } from '../../domain/file-paths.ts'
import { paths } from '../../domain/paths.ts'
import type { AttemptResult } from '../../domain/results/contract.ts'
import { units } from '../../domain/results/marks.ts'
import { answered, isNotModified, newAttempt, newStudent, Visitor } from '../support/http.ts'
import { readPdf, type PdfPage } from '../support/pdf.ts'

const visitor = new Visitor()
const list = async (query = '') => (await visitor.get<AffairList>(`/api/current-affairs${query}`)).body
const everything = async () => {
  const items: AffairList['items'] = []
  let next: string | null = ''
  do {
    const page: AffairList = await list(next && `?cursor=${encodeURIComponent(next)}`)
    items.push(...page.items)
    next = page.next
  } while (next !== null)
  return items
}

/** Structured data of a page. */
const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
const typed = (html: string, type: string) => dataIn(html).find((data) => data['@type'] === type)

describe('the list and items of current affairs (AFF-1, AFF-2, AFF-3, AFF-4, AFF-5, AFF-7, AFF-8)', () => {
  test('page through the samples, newest first, each on the day of its event', async () => {
    const items = await everything()
    expect(items).toHaveLength(60)
    expect(new Set(items.map(({ id }) => id)).size).toBe(60)
    const dates = items.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.every(isDay)).toBe(true)
    expect(items.every(({ isSample, title }) => isSample && title.hi !== '')).toBe(true)
    for (const { date, eventDate } of items) expect(date).toBe(eventDate)
  })

  test('filter by category and month together, with the count of matches', async () => {
    const { months } = await list()
    const ofMonth = await list(`?month=${months[0]}`)
    expect(ofMonth.items.every(({ date }) => date.startsWith(months[0] ?? ''))).toBe(true)
    const sports = await list('?category=sports')
    expect(sports).toMatchObject({ count: 6, next: null })
    expect(sports.items.every(({ category }) => category.id === 'sports')).toBe(true)
    const counts = await Promise.all(months.map(async (month) => (await list(`?category=sports&month=${month}`)).count))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
  })

  test.each(['?month=2026-13', '?cursor=x', '?sort=best', '/days/2026-02-30', '/digests/2026-00'])(
    'refuse %s',
    async (query) => {
      expect((await visitor.get(`/api/current-affairs${query}`)).status).toBe(422)
    },
  )

  test('show an item whole in both languages, with links to the older and the newer one', async () => {
    const items = await everything()
    const { body: item } = await visitor.get<AffairDetail>(`/api/current-affairs/${items[1]?.id}`)
    expect(item.newer?.id).toBe(items[0]?.id)
    expect(item.older?.id).toBe(items[2]?.id)
    for (const text of [item.bodyHtml, item.matters, ...item.facts, ...item.sources])
      expect(text.hi).toMatch(/[\u0900-\u097f]/)
    const { body: first } = await visitor.get<AffairDetail>(`/api/current-affairs/${items[0]?.id}`)
    expect(first.newer).toBeNull()
    expect((await visitor.get('/api/current-affairs/caf_none')).status).toBe(404)
  })

  test('show a day with its items and the nearest days that have some', async () => {
    const dates = [...new Set((await everything()).map(({ date }) => date))]
    const { body: day } = await visitor.get<AffairDay>(`/api/current-affairs/days/${dates[1]}`)
    expect(day).toMatchObject({ newer: dates[0], older: dates[2] })
    expect(day.items.every(({ date }) => date === dates[1])).toBe(true)
  })

  test('show the page of an item without script, in Hindi too, with structured data', async () => {
    const address = paths.currentAffair('caf_new-criminal-laws')
    const english = await visitor.get(address)
    expect(english.text).toContain('Bharatiya Nyaya Sanhita')
    expect(english.text).toContain('Sample')
    expect(typed(english.text, 'Article')).toMatchObject({ inLanguage: 'en', temporalCoverage: '2024-07-01' })
    expect(typed(english.text, 'BreadcrumbList')).toBeTruthy()
    const { text } = await visitor.get(`${address}?lang=hi`)
    expect(text).toContain('<html lang="hi"')
    expect(text).toContain('भारतीय न्याय संहिता')
    expect(text).toContain('डेमो सामग्री')
    expect(typed(text, 'Article')).toMatchObject({ inLanguage: 'hi', headline: '2024: तीन नए आपराधिक क़ानून लागू हुए' })
    expect((await visitor.get(paths.currentAffair('caf_none'))).status).toBe(404)
    expect((await visitor.get(paths.currentAffair('1526-04-21'))).status).toBe(404)
    expect((await visitor.get(paths.currentAffairsDigest('soon'))).status).toBe(404)
  })

  test('offer a well-formed feed of the newest items in the requested language', async () => {
    const [newest] = (await list()).items
    const { headers, text } = await visitor.get(paths.currentAffairsFeed())
    expect(headers.get('content-type')).toContain('application/atom+xml')
    expect(text).toContain(`${visitor.url}${paths.currentAffair(newest?.id ?? '')}`)
    expect(text.match(/<entry>/g)).toHaveLength(30)
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
    await isNotModified(paths.currentAffairsFeed())
    expect((await visitor.get(`${paths.currentAffairsFeed()}?lang=hi`, again)).status).toBe(200)
    expect((await visitor.get(`${paths.currentAffairsFeed()}?lang=hi`)).text).toContain(newest?.title.hi)
  })
})

describe('days to read (AFF-35, AFF-36)', () => {
  const strip = async (of: Visitor, day?: string) =>
    (await of.get<AffairStrip>(`/api/current-affairs/strip${day ? `?day=${day}` : ''}`)).body

  test('lead to their items without script, and are marked as read by a form', async () => {
    const student = await newStudent()
    const [newest] = (await list()).items
    const address = paths.currentAffair(newest?.date ?? '')
    expect((await student.get(paths.currentAffairs())).text).toContain(`href="${address}"`)
    const page = await student.get(address)
    expect(page.text).toContain('Mark the day as read')
    const form = new URLSearchParams(
      [...page.text.matchAll(/name="read" value="([^"]+)"/g)].map(([, id]) => ['read', id ?? '']),
    )
    expect([...form].length).toBeGreaterThan(0)
    const sent = await student.post(address, undefined, {
      raw: String(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(sent.text).toContain('All read')
    expect((await strip(student, newest?.date)).read).toEqual(expect.arrayContaining(form.getAll('read')))
  })

  test('carry no marks for a visitor of the API', async () => {
    expect((await strip(visitor)).read).toBeNull()
    expect((await visitor.put('/api/current-affairs/reads', { itemIds: ['caf_none'] })).status).toBe(401)
  })
})

test('every item is in the sitemap (AFF-9)', async () => {
  const { text } = await visitor.get('/sitemaps/current-affairs.xml')
  for (const { id } of await everything()) expect(text).toContain(`${paths.currentAffair(id)}</loc>`)
})

describe('the daily quiz (AFF-10, AFF-11, AFF-12)', () => {
  test('is a real test of ten questions; earlier ones stay open', async () => {
    const { body } = await visitor.get<DailyQuizzes>('/api/current-affairs/quizzes')
    const [newest] = body.items
    for (const quiz of body.items)
      expect(quiz.test).toMatchObject({
        kind: 'daily_quiz',
        questionCount: 10,
        access: 'free',
        state: 'live',
        mine: null,
      })
    expect(body.items.every(({ isSample }) => isSample)).toBe(true)
    const { text } = await visitor.get(paths.currentAffairsQuiz())
    expect(text).toContain('Sample quiz: current affairs of 2015 to 2024')
    expect(text).toContain('These quizzes ask about past events')
    expect(text).not.toMatch(/<time dateTime/i)
    const hindi = await visitor.get(`${paths.currentAffairsQuiz()}?lang=hi`)
    expect(hindi.text).toContain('नमूना क्विज़: 2015 से 2024 तक के करेंट अफ़ेयर्स')
    expect(hindi.text).toContain('ये क्विज़ बीती हुई घटनाओं पर हैं')
    expect(text).toContain(`href="${paths.test(newest?.test.id ?? '')}"`)
    expect(typed(text, 'Quiz')).toMatchObject({ timeRequired: 'PT8M', isAccessibleForFree: true })
  })

  test('is scored in the real engine with a quarter off for a wrong answer, and its result is then shown', async () => {
    const student = await newStudent()
    const { body } = await student.get<DailyQuizzes>('/api/current-affairs/quizzes')
    const testId = body.items[0]?.test.id ?? ''
    const attempt = await newAttempt(student, testId)
    const saved = await attempt.sync([answered(1, 'qst_caf-021', 'c'), answered(2, 'qst_caf-022', 'b')])
    expect(saved.status).toBe(200)
    await attempt.submit()
    const { body: result } = await attempt.result<AttemptResult>()
    expect(result).toMatchObject({
      totals: { correct: 1, wrong: 1, skipped: 8, units: units('3/4'), maxUnits: units('10') },
    })
    const after = await student.get<DailyQuizzes>('/api/current-affairs/quizzes')
    expect(after.body.items[0]?.test.mine?.attemptId).toBe(attempt.attemptId)
  })

  test('is on the card of the newest items', async () => {
    const { body } = await visitor.get<AffairsToday>('/api/current-affairs/today')
    expect(body.items.map(({ id }) => id)).toEqual((await list()).items.slice(0, 4).map(({ id }) => id))
    expect(body.date).toBe(body.items[0]?.date)
    expect(body.quiz?.test.kind).toBe('daily_quiz')
  })
})

describe('the monthly digest (AFF-13, AFF-14)', () => {
  const carriedIn = (pages: PdfPage[]): string => pages.flatMap(({ carried }) => carried).join(' ')
  const lettersIn = (pages: PdfPage[]): string => pages.map(({ letters }) => letters).join(' ')

  test('of a past month is made by the first request, in both languages, for anyone to download', async () => {
    const month = (await list()).months[1] ?? ''
    const address = `/api/current-affairs/digests/${month}`
    await expect
      .poll(async () => (await visitor.get<AffairDigest>(address)).body.pdf.state, { timeout: 25_000, interval: 250 })
      .toBe('ready')
    const { items, pdf } = (await visitor.get<AffairDigest>(address)).body
    if (pdf.state !== 'ready') throw new Error(pdf.state)
    for (const language of ['en', 'hi'] as const) {
      const response = await fetch(`${visitor.url}${filePaths.currentAffairsDigestFile(month, language)}`)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-disposition')).toContain(`${month}-${language}.pdf`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect(bytes.length).toBe(pdf.files[language].bytes)
      const pages = readPdf(bytes)
      expect(pages).toHaveLength(pdf.files[language].pages)
      if (language === 'hi') expect(carriedIn(pages)).toContain('मुख्य तथ्य')
      else for (const { title } of items) expect(lettersIn(pages)).toContain(title.en.split(' ')[1])
    }
    const part = await fetch(`${visitor.url}${filePaths.currentAffairsDigestFile(month, 'en')}`, {
      headers: { range: 'bytes=0-99' },
    })
    expect(part.status).toBe(206)
    expect((await visitor.get(paths.currentAffairsDigest(month))).text).toContain(`${month}/hi.pdf`)
  })

  test('of a month without items is nowhere', async () => {
    expect((await visitor.get('/api/current-affairs/digests/1990-01')).status).toBe(404)
    expect((await visitor.get('/api/current-affairs/digests/1990-01/en.pdf')).status).toBe(404)
  })
})
