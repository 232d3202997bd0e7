import { describe, expect, test } from 'vitest'
import type { JobDetail, JobPage, JobSummary } from '../../domain/jobs/contract.ts'
import { jobOverlays, jobPhases } from '../../domain/jobs/kinds.ts'
import { demoAdmin, isNotModified, newStudent, query, signIn, unique, Visitor } from '../support/http.ts'
import { structuredDataFaults, structuredDataOf } from '../support/structured-data.ts'

const visitor = () => new Visitor()
const day = 86_400_000

const list = async (search: string, as: Visitor = visitor()): Promise<JobPage> => {
  const { status, body, text } = await as.get<JobPage>(`/api/jobs?${search}`)
  expect(status, text).toBe(200)
  return body
}

/** All jobs of a list, over its pages. */
const wholeList = async (search: string, as?: Visitor): Promise<JobSummary[]> => {
  const items: JobSummary[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: JobPage = await list(cursor ? `${search}&${new URLSearchParams({ cursor })}` : search, as)
    items.push(...page.items)
    cursor = page.next
  }
  return items
}

const ids = (jobs: JobSummary[]) => jobs.map(({ id }) => id)

type Parts = Partial<{
  state: string
  stage: string
  publishedAt: number
  opensAt: number | null
  closesAt: number | null
  stageAt: number | null
  cancelled: boolean
  region: string | null
  title: { en: string; hi: string }
  sample: boolean
}>

/** Organisation of one test, whose lists hold only its own jobs. */
const newOrganisation = async () => {
  const id = unique('org')
  await query('INSERT INTO organisations (id, name, position) VALUES (?, ?, 900)', id, '{"en":"Own","hi":""}')
  /** Copies a sample; `parts` override columns. */
  const add = async (parts: Parts = {}): Promise<string> => {
    const jobId = unique('job')
    const { publishedAt = 1, cancelled = false } = parts
    await query(
      `INSERT INTO jobs (id, slug, title, summary, state, access, exams, languages, current_version_id, published_at,
         updated_at, organisation_id, advertisement_number, level, region, stage, opens_at, closes_at, stage_at,
         qualifications, overlays, vacancies, cancelled, sample)
       SELECT ?, ?, ?, ?, ?, access, exams, languages, current_version_id, ?, ?, ?, advertisement_number, level,
         ?, ?, ?, ?, ?, qualifications, ?, vacancies, ?, COALESCE(?, sample)
       FROM jobs WHERE id = 'job_sample-clerks'`,
      jobId,
      jobId,
      JSON.stringify(parts.title ?? { en: jobId, hi: '' }),
      JSON.stringify({ en: `Nothing is true of this job, which a test has made: ${jobId}`, hi: '' }),
      parts.state ?? 'published',
      publishedAt,
      publishedAt,
      id,
      parts.region ?? null,
      parts.stage ?? 'applications',
      parts.opensAt === undefined ? 1 : parts.opensAt,
      parts.closesAt === undefined ? Date.now() + 30 * day : parts.closesAt,
      parts.stageAt ?? null,
      cancelled ? '["cancelled"]' : '[]',
      cancelled ? 1 : 0,
      parts.sample === undefined ? null : Number(parts.sample),
    )
    return jobId
  }
  return { id, add, list: (search: string) => list(`organisation=${id}&${search}`) }
}

describe('the lists of jobs (JOB-1, JOB-2, JOB-32)', () => {
  test('are all filled by the samples, which have every phase and overlay and say that they are samples', async () => {
    for (const name of ['new', 'closing', 'admit_card', 'answer_key', 'result'])
      expect((await list(`list=${name}`)).count, name).toBeGreaterThan(0)
    const all = (await wholeList('list=all')).filter(({ id }) => id.startsWith('job_sample'))
    expect(new Set(all.map(({ phase }) => phase))).toEqual(new Set(jobPhases))
    expect(new Set(all.flatMap(({ overlays }) => overlays))).toEqual(new Set(jobOverlays))
    expect(all.every(({ sample, organisation }) => sample && organisation.name.en.startsWith('Sample'))).toBe(true)
  })

  test('hold a job exactly where its dates and its stage put it', async () => {
    const { add, ...own } = await newOrganisation()
    const now = Date.now()
    const jobs = {
      upcoming: await add({ opensAt: now + day }),
      undated: await add({ opensAt: null, closesAt: null }),
      open: await add({ closesAt: now + 20 * day }),
      closing: await add({ closesAt: now + 6 * day }),
      closed: await add({ closesAt: now - 1 }),
      cancelled: await add({ closesAt: now + 6 * day, cancelled: true }),
      admitCard: await add({ stage: 'admit_card', stageAt: 5, closesAt: now - day }),
      examDone: await add({ stage: 'exam_done', stageAt: 5, closesAt: now - day }),
      answerKey: await add({ stage: 'answer_key', stageAt: 5, closesAt: now - day }),
      result: await add({ stage: 'result', stageAt: 5, closesAt: now - day }),
      draft: await add({ state: 'draft' }),
      scheduled: await add({ state: 'scheduled' }),
      archived: await add({ state: 'archived', stage: 'result', stageAt: 5 }),
    }
    const shown = async (name: string) =>
      ids((await own.list(`list=${name}`)).items).map((id) => Object.entries(jobs).find(([, job]) => job === id)?.[0])
    expect(new Set(await shown('new'))).toEqual(new Set(['upcoming', 'undated', 'open', 'closing']))
    expect(await shown('closing')).toEqual(['closing'])
    expect(await shown('admit_card')).toEqual(['admitCard'])
    expect(await shown('answer_key')).toEqual(['answerKey'])
    expect(await shown('result')).toEqual(['result'])
    const { counts, count } = await own.list('list=all')
    expect(counts).toEqual({ new: 4, closing: 1, admit_card: 1, answer_key: 1, result: 1, all: 10, saved: 0 })
    expect(count).toBe(10)
  })

  test('sort by the newest, the first to close, or the latest release', async () => {
    const { add, ...own } = await newOrganisation()
    const now = Date.now()
    const older = await add({ publishedAt: 10, closesAt: now + day })
    const newer = await add({ publishedAt: 20, closesAt: now + 3 * day })
    const earlier = await add({ stage: 'result', stageAt: 10 })
    const later = await add({ stage: 'result', stageAt: 20 })
    expect(ids((await own.list('list=new')).items)).toEqual([newer, older])
    expect(ids((await own.list('list=closing')).items)).toEqual([older, newer])
    expect(ids((await own.list('list=result')).items)).toEqual([later, earlier])
  })

  test('page without gap or repeat, even where many share a date', async () => {
    const { id, add } = await newOrganisation()
    const added = []
    for (let index = 0; index < 27; index++) added.push(await add({ publishedAt: Math.floor(index / 9) }))
    const walked = await wholeList(`organisation=${id}&list=all`)
    expect(walked).toHaveLength(27)
    expect(new Set(ids(walked))).toEqual(new Set(added))
    expect((await list(`organisation=${id}`)).items).toHaveLength(12)
  })
})

describe('the filters of jobs (JOB-3, JOB-4, JOB-13)', () => {
  test('narrow list and counts by level, state, qualification, organisation and last date', async () => {
    for (const [search, holds] of [
      ['level=bank', (job: JobSummary) => job.level === 'bank'],
      ['state=UP', (job: JobSummary) => job.state === 'UP'],
      ['state=IN', (job: JobSummary) => job.state === null],
      ['qualification=iti', (job: JobSummary) => job.qualifications.includes('iti')],
      ['organisation=org_sample-railway', (job: JobSummary) => job.organisation.id === 'org_sample-railway'],
      [
        'within=3',
        ({ closesAt }: JobSummary) => closesAt !== null && closesAt > Date.now() && closesAt < Date.now() + 4 * day,
      ],
    ] as const) {
      const found = await wholeList(`list=all&${search}`)
      // Samples only: other tests add jobs that close at any moment.
      const samples = ids(found).filter((id) => id.startsWith('job_sample'))
      const all = (await wholeList('list=all')).filter(({ id }) => id.startsWith('job_sample'))
      expect(new Set(samples), search).toEqual(new Set(ids(all.filter(holds))))
      expect((await list(search)).counts.all, search).toBe(found.length)
      expect(samples.length, search).toBeGreaterThan(0)
    }
  })

  test('narrow further together; unknown values match nothing', async () => {
    expect(ids((await list('list=all&level=state&state=BR&qualification=class-12')).items)).toContain(
      'job_sample-bihar-inter',
    )
    expect(await list('organisation=org_none')).toMatchObject({ items: [], count: 0, next: null })
  })

  test.each([
    'list=nothing',
    'level=x',
    'state=XX',
    'within=2',
    'unknown=1',
    'cursor=x',
    `organisation=${'x'.repeat(65)}`,
  ])('refuse %s with 422', async (search) => {
    expect((await visitor().get(`/api/jobs?${search}`)).status).toBe(422)
  })

  test('work without script, kept in links and forms of a page that is cached for visitors', async () => {
    const { status, text } = await visitor().get('/jobs?list=closing&level=central')
    expect(status).toBe(200)
    expect(text).toContain('Lower Division Clerks')
    expect(text).not.toContain('Customer Associates')
    expect(text).toContain('/jobs?list=admit_card&amp;level=central')
    expect(text).toMatch(/<input[^>]*type="hidden"[^>]*name="list"[^>]*value="closing"/)
    expect(text).toContain('type="application/atom+xml"')
    expect((await visitor().get('/jobs?list=none-such&level=x')).status).toBe(200)
  })
})

describe('the page of a job (JOB-4, JOB-5, JOB-9, JOB-11, JOB-12, JOB-13)', () => {
  const read = async (id: string, as: Visitor = visitor()): Promise<JobDetail> => {
    const { status, body, text } = await as.get<JobDetail>(`/api/jobs/${id}`)
    expect(status, text).toBe(200)
    return body
  }

  test('is 404 for unpublished and unknown jobs, and 410 in every hidden state after publication', async () => {
    const { add } = await newOrganisation()
    const states = ['draft', 'in_review', 'approved', 'scheduled', 'unpublished', 'trashed']
    const hidden = await Promise.all(states.map((state) => add({ state })))
    const once = hidden.map((id) => [id, 410] as const)
    for (const [id, status] of [...once, ['job_sample-coast-cooks', 404] as const, ['job_none', 404] as const]) {
      for (const path of [`/api/jobs/${id}`, `/jobs/${id}`, `/jobs/${id}/calendar.ics`])
        expect({ path, status: (await visitor().get(path)).status }).toEqual({ path, status })
      const student = await newStudent()
      expect((await student.put(`/api/jobs/${id}/saved`, {})).status).toBe(404)
      expect((await visitor().get('/feeds/jobs.xml')).text).not.toContain(id)
    }
  }, 60_000)

  test('says of an archived job, which is in no list, that it is over', async () => {
    expect(await read('job_sample-mp-warders')).toMatchObject({ archived: true, phase: 'result' })
    expect((await visitor().get('/jobs/job_sample-mp-warders')).text).toContain('This recruitment is over.')
  })

  test('shows a corrigendum as a difference and the job as its last version says', async () => {
    const job = await read('job_sample-clerks')
    expect(job).toMatchObject({ version: 2, overlays: ['extended', 'corrigendum'], vacancies: 650 })
    const [corrigendum] = job.corrigenda
    expect(corrigendum?.changes.map(({ field, of }) => `${field} ${of ?? '-'}`)).toEqual(
      expect.arrayContaining(['date apply_to', 'vacancies -', 'vacancies ur']),
    )
    const office = await signIn(demoAdmin.email, demoAdmin.password)
    const next = await office.get('/api/admin/jobs/job_sample-clerks/next-corrigendum')
    expect(next.body).toEqual({ number: job.corrigenda.length + 1 })
    const { text } = await visitor().get('/jobs/job_sample-clerks')
    expect(text).toMatch(/<del[^>]*>570<\/del>/)
    expect(text).toMatch(/<ins[^>]*>650<\/ins>/)
  })

  test('compares texts word by word', async () => {
    const { text } = await visitor().get('/jobs/job_sample-savings-clerks')
    expect(text).toMatch(/<ins[^>]*>[^<]*e-mail address[^<]*<\/ins>/)
  })

  test('carries JobPosting data for an open job only, not for a sample or one upcoming, closed, cancelled or later', async () => {
    const posting = async (id: string) => {
      const { text } = await visitor().get(`/jobs/${id}`)
      const found = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
        .map(([, json]) => JSON.parse(json ?? '{}') as Record<string, unknown>)
        .find((data) => data['@type'] === 'JobPosting')
      return { text, found }
    }
    const { add } = await newOrganisation()
    const now = Date.now()
    const title = { en: 'Clerks', hi: '' }
    const open = await posting(await add({ sample: false, title, closesAt: now + 20 * day }))
    expect(structuredDataFaults(structuredDataOf(open.text))).toEqual([])
    expect(open.found).toMatchObject({
      '@context': 'https://schema.org',
      title: 'Clerks',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Own' },
      jobLocation: { address: { addressCountry: 'IN' } },
      totalJobOpenings: 650,
      baseSalary: { currency: 'INR', value: { minValue: 19_900, maxValue: 63_200, unitText: 'MONTH' } },
    })
    expect(Date.parse(String(open.found?.validThrough))).toBeGreaterThan(Date.now())
    expect(Date.parse(String(open.found?.datePosted))).toBeLessThanOrEqual(Date.now())
    for (const id of [
      'job_sample-clerks',
      await add({ sample: false, opensAt: now + day }),
      await add({ sample: false, closesAt: now - day }),
      await add({ sample: false, cancelled: true }),
      await add({ sample: false, stage: 'admit_card', stageAt: 5, closesAt: now - day }),
      'job_sample-survey-engineers',
      'job_sample-postal-drivers',
      'job_sample-mp-patwari',
      'job_sample-railway-trackmen',
      'job_sample-stenographers',
    ])
      expect({ id, found: (await posting(id)).found }).toEqual({ id, found: undefined })
    expect((await posting('job_sample-postal-drivers')).text).toContain('Applications ended on')
    expect((await posting('job_sample-mp-patwari')).text).toContain('Cancelled on')
  })

  test('lets no title break out of structured data or feed', async () => {
    const { add } = await newOrganisation()
    const title = { en: '</script><b>&"x', hi: '' }
    const id = await add({ title, sample: false, publishedAt: Date.now() + day })
    const { text } = await visitor().get(`/jobs/${id}`)
    expect(text).not.toContain('</script><b>')
    expect((await visitor().get('/feeds/jobs.xml')).text).toContain('&lt;/script&gt;&lt;b&gt;&amp;&quot;x')
    await query('UPDATE jobs SET deleted_at = 1 WHERE id = ?', id)
  })

  test('answers the age calculator without script', async () => {
    const ageAnswer = async (search: string) =>
      (await visitor().get(`/jobs/job_sample-railway-technicians?${search}`)).text
    const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear()
    const text = await ageAnswer(`born=${year - 25}-07-01&category=`)
    expect(text.replaceAll('<!-- -->', '')).toContain(`On 1 Jul ${year} you are 25 years, 0 months and 0 days old.`)
    expect(text).toContain('Within the age')
    expect(await ageAnswer(`born=${year - 35}-01-01&category=ur`)).toContain('Over the age')
    expect(await ageAnswer(`born=${year - 35}-01-01&category=obc`)).toContain('Within the age')
    for (const born of ['2026-02-30', '3000-01-01', 'x', ''])
      expect(await ageAnswer(`born=${born}`)).toContain('Enter a date of birth that has passed.')
  })

  test('is in Hindi for Hindi readers and the same for every visitor', async () => {
    const { text } = await visitor().get('/jobs/job_sample-clerks?lang=hi')
    for (const words of ['<html lang="hi"', 'अवर श्रेणी लिपिक', 'मुख्य तिथियाँ', 'अंतिम तिथि', 'शुद्धिपत्र'])
      expect(text).toContain(words)
    expect(text).toContain('यह एक नमूना है।')
  })
})

describe('the verdict of a job (JOB-19)', () => {
  const profile = (parts: Record<string, unknown>) => ({
    targets: [],
    targetYear: null,
    medium: null,
    category: null,
    state: null,
    birthDate: null,
    qualification: null,
    ...parts,
  })
  const year = new Date().getFullYear()

  test('follows the profile: check, not, eligible; a visitor gets none', async () => {
    const student = await newStudent()
    const verdict = async () => (await student.get<JobDetail>('/api/jobs/job_sample-combined-graduate')).body.verdict
    expect((await verdict())?.answer).toBe('check')
    expect((await student.get('/jobs/job_sample-combined-graduate')).text).toContain(
      'Your birth date is missing in your profile.',
    )
    const save = (parts: Record<string, unknown>) => student.put('/api/account/exam-profile', profile(parts))
    const fits = { birthDate: `${year - 23}-01-10`, category: 'obc', qualification: 'graduate', state: 'UP' }
    expect((await save(fits)).status).toBe(200)
    expect((await verdict())?.answer).toBe('eligible')
    // 35 years old without a relaxation: only that for PwBD would suffice, which no profile holds.
    expect((await save({ ...fits, birthDate: `${year - 35}-01-10`, category: 'ur' })).status).toBe(200)
    expect(await verdict()).toMatchObject({ answer: 'check', posts: [{ checks: [{ check: 'relaxation' }] }, {}] })
    const page = (await student.get('/jobs/job_sample-combined-graduate')).text
    expect(page).toContain('Check whether you have it.')
    expect(page).not.toContain('Not eligible')
    expect((await save({ ...fits, qualification: 'class-12' })).status).toBe(200)
    expect(await verdict()).toMatchObject({
      answer: 'not',
      posts: [{ reasons: [{ why: 'qualification' }] }, { reasons: [{ why: 'qualification' }] }],
    })
    const { body } = await visitor().get<JobDetail>('/api/jobs/job_sample-combined-graduate')
    expect(body.verdict).toBeNull()
  })

  test('is missing where there is nothing left to apply for', async () => {
    const student = await newStudent()
    for (const id of ['job_sample-postal-drivers', 'job_sample-mp-patwari', 'job_sample-stenographers'])
      expect((await student.get<JobDetail>(`/api/jobs/${id}`)).body.verdict).toBeNull()
  })
})

describe('jobs for a student (JOB-43)', () => {
  test('are an invitation to sign in for a visitor, and to fill the profile for a student without one', async () => {
    expect((await visitor().get('/api/jobs?list=mine')).status).toBe(401)
    expect((await visitor().get('/jobs?list=mine')).text).toContain('/login?next=%2Fjobs%3Flist%3Dmine')
    const student = await newStudent()
    expect((await student.get('/jobs?list=mine')).text).toContain('Fill in my profile')
    expect((await student.get('/jobs')).text).not.toContain('Fill in my profile')
  })
})

describe('saved jobs (JOB-26, JOB-27)', () => {
  const saved = async (student: Visitor) => ids((await list('list=saved', student)).items)

  test('are counted under the filters, and known to be there whatever those are (JOB-45)', async () => {
    const [student, { id, add }] = await Promise.all([newStudent(), newOrganisation()])
    const read = async (search: string) => {
      const { counts, hasSaved } = await list(search, student)
      return [counts.saved, hasSaved]
    }
    expect(await read('')).toEqual([0, false])
    await student.put(`/api/jobs/${await add({ region: 'UP' })}/saved`, {})
    expect(await read(`organisation=${id}`)).toEqual([1, true])
    expect(await read(`organisation=${id}&state=BR`)).toEqual([0, true])
    expect((await list(`organisation=${id}`)).hasSaved).toBe(false)
  })

  test('begin with what closes soonest, closed ones last (JOB-54)', async () => {
    const [student, { add }] = await Promise.all([newStudent(), newOrganisation()])
    const now = Date.now()
    const order = [
      await add({ closesAt: now + day }),
      await add({ closesAt: now + 9 * day }),
      await add({ closesAt: null }),
      await add({ closesAt: now + 2 * day, cancelled: true }),
      await add({ closesAt: now - day }),
      await add({ closesAt: now - 9 * day }),
    ]
    for (const id of order.toSorted()) await student.put(`/api/jobs/${id}/saved`, {})
    expect(await saved(student)).toEqual(order)
  })

  test('are saved once, are the student’s own, and can be removed twice', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const [first, second] = ['job_sample-clerks', 'job_sample-mp-warders']
    expect((await student.put(`/api/jobs/${first}/saved`, {})).status).toBe(200)
    expect((await student.put(`/api/jobs/${first}/saved`, {})).status).toBe(200)
    expect((await student.put(`/api/jobs/${second}/saved`, {})).status).toBe(200)
    expect((await saved(student)).toSorted()).toEqual([first, second])
    expect(await saved(other)).toEqual([])
    expect((await list('list=saved', student)).count).toBe(2)
    expect((await student.get<JobDetail>(`/api/jobs/${first}`)).body.saved).toBe(true)
    expect((await other.get<JobDetail>(`/api/jobs/${first}`)).body.saved).toBe(false)
    for (let time = 0; time < 2; time++) expect((await student.delete(`/api/jobs/${first}/saved`, {})).status).toBe(200)
    expect(await saved(student)).toEqual([second])
  })

  test('are 401 for a visitor of the API, and an invitation to sign in on the page', async () => {
    expect((await visitor().get('/api/jobs?list=saved')).status).toBe(401)
    const { status, text } = await visitor().get('/jobs?list=saved')
    expect(status).toBe(200)
    expect(text).toContain('/login?next=%2Fjobs%3Flist%3Dsaved')
  })

  test('work without script; a student whose session ended is sent to sign in', async () => {
    const student = await newStudent()
    const send = (as: Visitor, intent: string) =>
      as.post('/jobs/job_sample-clerks', undefined, {
        raw: `intent=${intent}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await send(student, 'save')).text).toContain('Take off the list')
    expect(await saved(student)).toEqual(['job_sample-clerks'])
    expect((await send(student, 'unsave')).status).toBe(200)
    expect(await saved(student)).toEqual([])
    const { status, headers } = await send(visitor(), 'save')
    expect([status, headers.get('location')]).toEqual([
      302,
      '/login?next=%2Fjobs%2Fjob_sample-clerks&intent=save_job.job_sample-clerks',
    ])
  })
})

describe('files for other programs (JOB-28, JOB-29, JOB-31)', () => {
  /** Names of the elements of well-nested XML; throws otherwise. */
  const elements = (xml: string): string[] => {
    const open: string[] = []
    const all: string[] = []
    for (const [, end, name = '', self] of xml.matchAll(/<(\/?)([a-z:]+)(?:\s+[a-z:]+="[^"<]*")*\s*(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name)
      else {
        all.push(name)
        if (!self) open.push(name)
      }
    }
    expect(open).toEqual([])
    return all
  }

  test.each(['en', 'hi'])('the feed is valid Atom (%s)', async (language) => {
    const { status, headers, text } = await visitor().get(`/feeds/jobs.xml?lang=${language}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/)
    expect(text.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&')
    const names = elements(text.replace(/^<\?xml.*\?>\n/, ''))
    const entries = names.filter((name) => name === 'entry').length
    expect(entries).toBeGreaterThan(10)
    for (const name of ['id', 'title', 'updated'])
      expect(
        names.filter((other) => other === name),
        name,
      ).toHaveLength(entries + 1)
    expect(text).toContain('rel="self"')
    expect(text).toContain(language === 'hi' ? '[नमूना] अवर श्रेणी लिपिक' : '[Sample] Lower Division Clerks')
    const links = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id)
    expect(new Set(links).size).toBe(links.length)
  })

  test('the feed answers 304 without a body to a reader that has it', async () => {
    const { headers } = await visitor().get('/feeds/jobs.xml')
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    expect(Date.parse(modified)).toBeGreaterThan(0)
    const again = (asked: Record<string, string | undefined>) => visitor().get('/feeds/jobs.xml', { headers: asked })
    await isNotModified('/feeds/jobs.xml')
    await isNotModified('/feeds/jobs.xml', (known) => ({ 'if-none-match': `W/${known.get('etag')}` }))
    await isNotModified('/feeds/jobs.xml', (known) => ({ 'if-modified-since': known.get('last-modified') ?? '' }))
    expect((await again({ 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200)
    expect((await again({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200)
  })

  test.each([
    ['en', 'Last date to apply: Lower Division Clerks', 'A sample\\, made up'],
    ['hi', 'आवेदन की अंतिम तिथि: अवर श्रेणी लिपिक', 'नमूना'],
  ])('the calendar file is in %s and says that it is a sample', async (language, summary, sample) => {
    const { status, headers, text } = await visitor().get(`/jobs/job_sample-clerks/calendar.ics?lang=${language}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="job_sample-clerks.ics"')
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.some((line) => line.includes(summary))).toBe(true)
    expect(lines.some((line) => line.includes(sample))).toBe(true)
  })

  test('the sitemap names published jobs and no others', async () => {
    const { text } = await visitor().get('/sitemaps/jobs.xml')
    expect(text).toContain('/jobs/job_sample-clerks</loc>')
    expect(text).not.toContain('job_sample-coast-cooks')
  })
})
