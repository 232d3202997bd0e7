import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody, OfficeDetail, SavedDraft } from '../../domain/content/contract.ts'
import { takesUnderASecond } from '../support/duration.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { demoAdmin, signIn, unique, Visitor } from '../support/http.ts'

let admin: Visitor
beforeAll(async () => {
  admin = await signIn(demoAdmin.email, demoAdmin.password)
})

const jobs = '/api/admin/content/job'
const newSlug = (): string => unique('notice')
const completeJob = (slug: string): DraftBody => completeBody(ownFields.job, slug, slug)

const create = async (body: DraftBody): Promise<string> => {
  const made = await admin.post<{ id: string }>(jobs, { body })
  expect(made.status, made.text).toBe(201)
  return `${jobs}/${made.body.id}`
}
const detailOf = async (item: string): Promise<OfficeDetail> => (await admin.get<OfficeDetail>(item)).body
const save = (item: string, revision: number, body: DraftBody, by = admin) =>
  by.put<SavedDraft & { code?: string }>(`${item}/draft`, { revision, body })

describe('faults and bad input in the office', () => {
  test('a save that arrives after a later one is refused and changes nothing (OFC-17)', async () => {
    const body = completeJob(newSlug())
    const item = await create(body)
    expect((await save(item, 1, { ...body, advertisementNumber: 'later' })).status).toBe(200)
    const late = await save(item, 1, { ...body, advertisementNumber: 'earlier' })
    expect([late.status, late.body.code]).toEqual([409, 'content.revision_conflict'])
    expect((await detailOf(item)).draft.body['advertisementNumber']).toBe('later')
  })

  test('an ended session saves nothing; the same save passes after signing in again (OFC-19)', async () => {
    const body = completeJob(newSlug())
    const item = await create(body)
    const tab = await signIn(demoAdmin.email, demoAdmin.password)
    await tab.copy().post('/api/auth/sign-out')
    const edited = { ...body, advertisementNumber: 'typed while signed out' }
    expect((await save(item, 1, edited, tab)).status).toBe(401)
    expect((await detailOf(item)).draft.revision).toBe(1)
    const again = await signIn(demoAdmin.email, demoAdmin.password)
    expect((await save(item, 1, edited, again)).status).toBe(200)
  })

  test('of two publications at once one passes, the other is told of the conflict (OFC-23)', async () => {
    const item = await create(completeJob(newSlug()))
    const both = await Promise.all([1, 2].map(() => admin.post(`${item}/publication`, { revision: 1 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await detailOf(item)).version).toBe(1)
  })

  test('of two items that take one slug at once one is published, the other keeps its draft and is told (CNT-7)', async () => {
    const slug = newSlug()
    const items = await Promise.all([1, 2].map(() => create(completeJob(slug))))
    const both = await Promise.all(items.map((item) => admin.post(`${item}/publication`, { revision: 1 })))
    const refused = both.findIndex(({ status }) => status !== 201)
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(both[refused]?.body.fields).toEqual({ slug: expect.stringContaining('taken') as string })
    const { state, draft } = await detailOf(items[refused] ?? '')
    expect([state, draft.body['slug']]).toEqual(['draft', slug])
  })

  test('a schedule in the past is refused by its field (OFC-24)', async () => {
    const item = await create(completeJob(newSlug()))
    const reply = await admin.put(`${item}/schedule`, { revision: 1, at: Date.now() - 60_000 })
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([422, ['at']])
    expect((await detailOf(item)).state).toBe('draft')
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '//evil.example',
  ])('a link of %j is kept in the draft with its fault, and never published (OFC-23)', async (url) => {
    const link = { kind: 'apply', label: { en: 'Apply', hi: '' }, url, official: false, checkedAt: 1_767_225_600_000 }
    const body = { ...completeJob(newSlug()), links: [link] }
    const item = await create(body)
    const { draft } = await detailOf(item)
    expect(draft.body['links']).toEqual([link])
    expect(draft.faults['links.0.url']).toBeDefined()
    const reply = await admin.post(`${item}/publication`, { revision: 1 })
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([422, ['links.0.url']])
  })

  test('a name of 300 Devanagari characters is kept whole and shown on its page (OFC-21)', async () => {
    const name = 'राजस्थान कर्मचारी चयन बोर्ड '.repeat(12).slice(0, 299) + '।'
    const body = { ...completeJob(newSlug()), title: { en: name, hi: name } }
    const item = await create(body)
    const { draft } = await detailOf(item)
    expect(draft.body['title']).toEqual({ en: name, hi: name })
    const reply = await admin.post(`${item}/publication`, { revision: 1 })
    if (reply.status === 201)
      expect((await new Visitor().get(item.replace('/api/admin/content/job', '/jobs'))).text).toContain(name)
    else expect(Object.keys(reply.body.fields ?? {})).toContain('title.en')
  })
})

describe('forms beyond every editor (PLT-15)', () => {
  const post = async (page: string, names: string[]) => {
    const raw = new URLSearchParams([
      ['intent', 'save'],
      ['revision', '1'],
      ...names.map((name) => [name, 'x']),
    ]).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await admin.call('POST', page, undefined, { raw, headers })).status
  }

  test.each([
    ['10,000 fields', Array.from({ length: 10_000 }, (_, index) => `posts.${index}.count`)],
    ['a row number of 100,000', ['posts.100000.count']],
    ['a row number of 999,999,999 in brackets', ['posts[999999999].count']],
    ['a path of 40 levels', [Array.from({ length: 40 }, () => 'seo').join('.')]],
  ])('are refused within a second: %s', async (_what, names) => {
    const slug = newSlug()
    const item = await create(completeJob(slug))
    const address = item.replace(jobs, '/admin/jobs')
    await takesUnderASecond(async () => expect([413, 422]).toContain(await post(address, names)))
    expect((await detailOf(item)).draft.revision).toBe(1)
  })

  test('a draft of 20,000 fields is refused by the API too', async () => {
    const item = await create(completeJob(newSlug()))
    const body = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 'a value of some length']),
    )
    expect((await save(item, 1, body)).status).toBe(413)
    expect((await detailOf(item)).draft.revision).toBe(1)
  })
})
