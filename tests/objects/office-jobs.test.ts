import { beforeAll, describe, expect, test } from 'vitest'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { readJob } from '../../worker/jobs/jobs.usecases.ts'
import { checkLinks } from '../../worker/jobs/link-checks.usecases.ts'
import { createJob } from '../../worker/jobs/new-jobs.usecases.ts'
import {
  changeOrganisation,
  createOrganisation,
  listOrganisations,
  mergeOrganisation,
} from '../../worker/jobs/organisations.usecases.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_office'
const named = (name: string, url: string | null = null) => ({ name: { en: name, hi: '' }, url })

const bodyNaming = (organisationId: string) => ({
  ...completeBody(ownFields.job, unique('slug'), 'Clerks'),
  organisationId,
})

describe('organisations (JOB-37)', () => {
  test('are created once a name, changed, and their jobs published anew', async () => {
    const services = servicesAt()
    const name = unique('Board of Canals ')
    const { id } = await createOrganisation(services, named(name, 'https://canals.example/'), admin)
    await expect(createOrganisation(services, named(name.toUpperCase()), admin)).rejects.toMatchObject({ status: 409 })
    const job = await createItem(services, jobContent, bodyNaming(id), admin)
    await publish(services, jobContent, job.id, { revision: 1 }, admin)
    const changed = unique('Board of Rivers ')
    await changeOrganisation(services, id, { name: { en: changed, hi: 'नदी बोर्ड' }, url: null }, admin)
    expect((await readJob(services, null, job.id)).organisation.name).toEqual({ en: changed, hi: 'नदी बोर्ड' })
    const found = (await listOrganisations(services)).find((each) => each.id === id)
    expect(found).toMatchObject({ jobs: 1, url: null })
    const { results } = await db.$client
      .prepare(`SELECT kind FROM events WHERE payload LIKE ?`)
      .bind(`%${job.id}%`)
      .all()
    expect(results).toHaveLength(2)
    await expect(changeOrganisation(services, 'org_none', named('x y'), admin)).rejects.toMatchObject({ status: 404 })
  })

  test('are merged with their jobs, drafts and audit row; an open editor meets a conflict', async () => {
    const services = servicesAt()
    const from = await createOrganisation(services, named(unique('Old board ')), admin)
    const into = await createOrganisation(services, named(unique('New board ')), admin)
    const published = await createItem(services, jobContent, bodyNaming(from.id), admin)
    await publish(services, jobContent, published.id, { revision: 1 }, admin)
    const draft = await createItem(services, jobContent, bodyNaming(from.id), admin)
    expect(await mergeOrganisation(services, from.id, into.id, admin)).toEqual({ moved: 2 })
    expect((await readJob(services, null, published.id)).organisation.id).toBe(into.id)
    const stored = await readItem(services, jobContent, draft.id)
    expect(stored.draft.body['organisationId']).toBe(into.id)
    expect(stored.draft.revision).toBe(2)
    expect((await listOrganisations(services)).some(({ id }) => id === from.id)).toBe(false)
    await expect(mergeOrganisation(services, from.id, into.id, admin)).rejects.toMatchObject({ status: 404 })
    await expect(mergeOrganisation(services, into.id, into.id, admin)).rejects.toMatchObject({ status: 409 })
    const row = await db.$client
      .prepare(`SELECT act FROM audit_log WHERE kind = 'organisation' AND item_id = ?`)
      .bind(from.id)
      .all<{ act: string }>()
    expect(row.results.map(({ act }) => act)).toEqual(['organisation.created', 'organisation.merged'])
  })
})

describe('the check of links (JOB-38)', () => {
  const pages: Record<string, () => Response> = {
    'https://ssc.gov.in/notice.pdf': () =>
      new Response(null, { status: 200, headers: { 'content-length': '9999999' } }),
    'http://ssc.gov.in/old': () => new Response(null, { status: 301, headers: { location: 'https://ssc.gov.in/new' } }),
    'https://ssc.gov.in/new': () => new Response('new'),
    'http://ssc.gov.in/': () => new Response(null, { status: 302, headers: { location: 'https://ssc.gov.in/' } }),
    'https://ssc.gov.in/': () => new Response('home'),
    'https://board.example/gone': () => new Response('', { status: 404 }),
    'https://board.example/inside': () =>
      new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/' } }),
    'https://board.example/script': () =>
      new Response(null, { status: 302, headers: { location: 'javascript:alert(1)' } }),
  }
  const asked: string[] = []
  const fetcher = async (url: string, { method }: RequestInit): Promise<Response> => {
    asked.push(`${method} ${url}`)
    if (url === 'https://board.example/get-only')
      return method === 'HEAD' ? new Response(null, { status: 405 }) : new Response('x'.repeat(300_000))
    if (url === 'https://board.example/long-404')
      return new Response(method === 'HEAD' ? null : 'x'.repeat(300_000), { status: method === 'HEAD' ? 403 : 404 })
    const page = pages[url]
    if (!page) throw new TypeError('no route to host')
    return page()
  }
  const check = async (url: string) =>
    (
      await checkLinks(
        servicesAt(() => 7),
        { urls: [url], organisationId: 'org_ssc' },
        fetcher,
      )
    )[0]

  test('tells working, moved, dead and unreachable links apart', async () => {
    expect(await check('https://ssc.gov.in/notice.pdf')).toMatchObject({ state: 'ok', official: true, checkedAt: 7 })
    expect(await check('http://ssc.gov.in/')).toMatchObject({ state: 'ok', movedTo: null })
    expect(await check('http://ssc.gov.in/old')).toMatchObject({
      state: 'moved',
      movedTo: 'https://ssc.gov.in/new',
      checkedAt: 7,
    })
    expect(await check('https://board.example/gone')).toMatchObject({ state: 'dead', status: 404, checkedAt: null })
    expect(await check('https://board.example/long-404')).toMatchObject({ state: 'dead', status: 404, checkedAt: null })
    expect(await check('https://board.example/get-only')).toMatchObject({ state: 'ok', official: false })
    expect(await check('https://nowhere.example/')).toMatchObject({ state: 'unreachable', checkedAt: null })
  })

  test('requests no private address, other scheme or such a redirect', async () => {
    asked.length = 0
    for (const url of [
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://localhost/',
      'https://ssc.gov.in:8080/',
      'https://user:pass@ssc.gov.in/',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'not a link',
    ])
      expect(await check(url)).toMatchObject({ state: 'refused', checkedAt: null })
    expect(asked).toEqual([])
    expect(await check('https://board.example/inside')).toMatchObject({ state: 'refused' })
    expect(await check('https://board.example/script')).toMatchObject({ state: 'refused' })
    expect(asked.filter((each) => !each.includes('board.example'))).toEqual([])
  })
})

describe('a new notice (JOB-36)', () => {
  test('begins empty, from a text, a template or an earlier notice', async () => {
    const services = servicesAt()
    const bodyOf = async (id: string) => (await readItem(services, jobContent, id)).draft.body
    const empty = await createJob(services, { from: 'empty' }, admin)
    expect(await bodyOf(empty.id)).toMatchObject({ stage: 'applications', posts: [] })
    const board = unique('Board of Ferries ')
    const { id } = await createOrganisation(services, named(board), admin)
    const text = `${board}\nRecruitment of Clerks, 2027\nLast date to apply: 09.01.2027`
    const notice = await createJob(services, { from: 'notice', text }, admin)
    expect(await bodyOf(notice.id)).toMatchObject({ organisationId: id, $notice: text })
    const template = await createJob(services, { from: 'template', template: 'BR' }, admin)
    expect(await bodyOf(template.id)).toMatchObject({ region: 'BR', domicile: { state: 'BR', rule: 'reserved' } })
    const again = await createJob(services, { from: 'job', jobId: 'job_sample-clerks' }, admin)
    expect(await bodyOf(again.id)).toMatchObject({ advertisementNumber: '', slug: '', sample: false })
    await expect(createJob(services, { from: 'job', jobId: 'job_none' }, admin)).rejects.toMatchObject({ status: 404 })
  })
})
