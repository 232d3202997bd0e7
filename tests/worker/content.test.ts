import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody, OfficeDetail } from '../../domain/content/contract.ts'
import type { OfficeList } from '../../domain/content/office-list.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import type { CountedPage } from '../../domain/lists.ts'
import { demoAdmin, signIn, unique, Visitor } from '../support/http.ts'

let admin: Visitor
beforeAll(async () => {
  admin = await signIn(demoAdmin.email, demoAdmin.password)
})

const office = '/api/admin/content/material'
const text = (en: string) => ({ en, hi: `${en} हिंदी` })
type Saved = { revision: number }

/** Complete draft of notes with a word in its title. */
const bodyWith = (word: string): DraftBody => ({
  slug: word,
  title: text(`Notes ${word}`),
  summary: text('In short'),
  exams: ['ssc'],
  seo: {},
  access: 'free',
  kind: 'notes',
  subject: 'maths',
  seriesId: null,
  courseId: null,
  files: {},
  chapters: [
    { id: 'first', title: text('Squares'), body: text('The square of $n$ is $n^2$. <script>alert(1)</script>') },
  ],
  previewChapters: 1,
  downloadable: false,
})

/** Letters only: search splits words with digits. */
const newWord = () => `zq${unique('').replace(/\d/g, (digit) => 'ghjklmnprt'[Number(digit)] ?? '')}`

const isListed = async (word: string, id: string): Promise<boolean> => {
  const { body } = await new Visitor().get<CountedPage<{ id: string }>>(`/api/materials?q=${word}&exam=ssc`)
  return body.items.some((item) => item.id === id)
}

const isFound = async (word: string, id: string): Promise<boolean> => {
  const { body } = await new Visitor().get<{ items: { id: string }[] }>(`/api/search?q=${word}`)
  return body.items.some((item) => item.id === id)
}

describe('the calls of the office (CNT-1, CNT-6, CNT-11, CNT-15, CNT-21)', () => {
  test('create, save and publish an item into lists, page, search and sitemap, and trash it', async () => {
    const word = newWord()
    const made = await admin.post<{ id: string } & Saved>(office, { body: { title: text(word) } })
    expect([made.status, made.body.revision]).toEqual([201, 1])
    const { id } = made.body
    const item = `${office}/${id}`

    const early = await admin.post(`${item}/publication`, { revision: 1 })
    expect([early.status, early.body.code]).toEqual([422, 'input.invalid'])
    expect(Object.keys(early.body.fields ?? {})).toContain('kind')

    const saved = await admin.put<Saved>(`${item}/draft`, { revision: 1, body: bodyWith(word) })
    expect([saved.status, saved.body.revision]).toEqual([200, 2])
    const stale = await admin.put<ErrorBody>(`${item}/draft`, { revision: 1, body: {} })
    expect([stale.status, stale.body.code, stale.body.details?.revision]).toEqual([409, 'content.revision_conflict', 2])
    expect((await admin.get<OfficeDetail>(item)).body.draft.body).toEqual(bodyWith(word))
    expect((await new Visitor().get(`/materials/${id}`)).status).toBe(404)

    expect((await admin.post(`${item}/publication`, { revision: 2 })).status).toBe(201)
    expect(await isListed(word, id)).toBe(true)
    const page = await new Visitor().get(`/materials/${id}`)
    expect([page.status, page.text.includes(word), page.text.includes('<script>alert')]).toEqual([200, true, false])
    await expect.poll(() => isFound(word, id), { timeout: 20_000, interval: 200 }).toBe(true)
    const sitemap = async () => (await new Visitor().get('/sitemaps/materials.xml')).text.includes(id)
    await expect.poll(sitemap, { timeout: 20_000, interval: 200 }).toBe(true)
    const { body: listed } = await admin.get<OfficeList>(`${office}?q=${word}`)
    expect(listed.items).toMatchObject([{ id, state: 'published', hasDraft: false }])

    expect((await admin.post(`${item}/trash`)).status).toBe(200)
    expect(await isListed(word, id)).toBe(false)
    expect((await new Visitor().get(`/api/materials/${id}`)).status).toBe(410)
    await expect.poll(() => isFound(word, id), { timeout: 20_000, interval: 200 }).toBe(false)
    await expect
      .poll(async () => (await new Visitor().get(`/materials/${id}`)).status, { timeout: 20_000, interval: 200 })
      .toBe(410)
    await expect.poll(sitemap, { timeout: 20_000, interval: 200 }).toBe(false)
    expect((await admin.get<OfficeList>(`${office}?q=${word}&state=trashed`)).body.items).toMatchObject([{ id }])
  })

  test('serve every kind of content, and 404 for unknown kinds', async () => {
    const draft = '/api/admin/content/test/tst_ssc-cgl-mock-1/draft'
    expect((await admin.put<Saved>(draft, { revision: 0, body: { title: 'x' } })).body.revision).toBe(1)
    expect((await admin.get(draft)).status).toBe(200)
    expect((await admin.delete(draft, { revision: 1 })).status).toBe(200)
    for (const [path, status] of [
      ['test', 200],
      ['test/tst_ssc-cgl-mock-1', 200],
      ['nothing', 404],
    ] as const)
      expect((await admin.get(`/api/admin/content/${path}`)).status, path).toBe(status)
  })

  test.each(['material', 'current_affairs', 'video', 'course', 'job', 'series'])(
    'offer every demo %s as its editor would have written it, complete',
    async (kind) => {
      // Rows that other tests insert have ids with hyphens.
      const faults: unknown[] = []
      let [cursor, count]: [string | null, number] = ['', 0]
      while (cursor !== null) {
        const next: string = cursor && `?cursor=${encodeURIComponent(cursor)}`
        const { body: page } = await admin.get<OfficeList>(`/api/admin/content/${kind}${next}`)
        for (const { id } of page.items.filter((item) => !item.hasDraft && item.id.includes('_'))) {
          const { body } = await admin.get<OfficeDetail>(`/api/admin/content/${kind}/${id}`)
          if (Object.keys(body.draft.faults).length > 0) faults.push([id, body.draft.faults])
          count += 1
        }
        cursor = page.next
      }
      expect(faults).toEqual([])
      expect(count).toBeGreaterThan(5)
    },
  )
})

describe('the preview of a draft (OFC-31)', () => {
  const address = '/admin/jobs/job_sample-clerks/preview'

  test('may be framed by our own pages only, and is neither stored nor indexed', async () => {
    const { status, headers } = await admin.get(`${address}?lang=hi&theme=dark`)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    const editor = await admin.get('/admin/jobs/job_sample-clerks')
    expect(editor.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('is in the asked language and leaves the choice of the device alone', async () => {
    const { headers, text: page } = await admin.get(`${address}?lang=hi`)
    expect(page).toContain('<html lang="hi"')
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('lang='))).toEqual([])
  })

  test('redirects everyone but administrators', async () => {
    const { status, headers } = await new Visitor().get(address)
    expect([status, headers.get('location')]).toEqual([302, '/'])
  })
})

test('the tests tab of a series is drawn with its acts (CAT-43)', async () => {
  const page = await admin.get('/admin/test-series/ser_ssc-cgl-mocks?tab=tests')
  expect(page.status).toBe(200)
  for (const part of ['SSC CGL Tier 1: short mock 1', 'Take out', 'Search tests by title', 'Add to the series: '])
    expect(page.text).toContain(part)
})
