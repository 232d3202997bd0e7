import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { UploadView } from '../../domain/files/contract.ts'
import type { StoredFile } from '../../domain/materials/contract.ts'
import type { PreviewPagesView } from '../../domain/materials/preview-pages.ts'
import type { VideoContent } from '../../domain/videos/contract.ts'
import { addTest, query, unique, type Visitor } from './http.ts'
import { completeBody, ownFields } from './kind-bodies.ts'
import { rawPdf } from './raw-pdf.ts'
import { newWord } from './surfaces.ts'
import { waitFor } from './wait-for.ts'

/** Series of the demo that includes the items that come with a series. */
export const ownedSeries = 'ser_jee-advanced-practice'

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** One item of every kind that is sold, each with words that only its owners may read. */
export type PremiumItems = {
  /** Word in every title, which everybody may read. */
  title: string
  /** Words that owners alone may read, by their place. */
  secrets: Record<string, string>
  pdf: string
  book: string
  video: string
  course: string
  /** Lessons of the course that are no preview: a text, a video, a material and a test. */
  lessons: string[]
  /** Bought alone; the second comes with the series, the third has a common start in ten minutes. */
  tests: [alone: string, inSeries: string, live: string]
  /** Ids of which a right opens all of them. */
  rights: string[]
}

const text = (en: string) => ({ en, hi: `${en} हिंदी` })

const publish = async (admin: Visitor, kind: string, own: DraftBody, title: string): Promise<string> => {
  const office = `/api/admin/content/${kind}`
  const made = await admin.post<{ id: string; revision: number }>(office, {
    body: completeBody(own, unique('walk').toLowerCase(), title),
  })
  expect(made.status, made.text).toBe(201)
  const { id, revision } = made.body
  const published = await admin.post(`${office}/${id}/publication`, { revision })
  expect(published.status, published.text).toBe(201)
  return id
}

/** Uploads a PDF of three pages and returns it with its first page as preview. */
const uploadPdf = async (admin: Visitor, secret: string): Promise<{ whole: StoredFile; preview: StoredFile }> => {
  const file = Buffer.from(rawPdf({ pages: 3, text: (page) => (page === 1 ? 'Shown to all' : `${secret} ${page}`) }))
  const started = await admin.post<UploadView>('/api/admin/files/uploads', {
    kind: 'pdf',
    name: `${unique('walk')}.pdf`,
    bytes: file.length,
    fingerprint: sha256(unique('print')),
    fileId: null,
    alt: null,
  })
  const address = `/api/admin/files/uploads/${started.body.id}`
  const part = await admin.call('PUT', `${address}/parts/1`, undefined, {
    raw: file.toString('latin1'),
    headers: { 'content-type': 'application/octet-stream', 'x-checksum': sha256(file) },
  })
  expect(part.status, part.text).toBe(200)
  await admin.post(`${address}/completion`)
  const { key, bytes, checksum, facts } = await waitFor(
    'the upload',
    async () => (await admin.get<UploadView>(address)).body.file ?? undefined,
  )
  await admin.post('/api/admin/materials/preview-pages', { key, pages: 1 })
  const asked = `/api/admin/materials/preview-pages?${new URLSearchParams({ key, pages: '1' })}`
  const preview = await waitFor(
    'the preview',
    async () => (await admin.get<PreviewPagesView>(asked)).body.file ?? undefined,
  )
  return { whole: { key, bytes, checksum, pages: facts.pages ?? 0 }, preview }
}

/** Film of the demo with its preview; words in captions, chapters and notes are the test's own. */
const videoBody = async (secrets: Record<string, string>): Promise<DraftBody> => {
  const [row] = await query<{ content: string }>(
    `SELECT content FROM content_versions WHERE id = 'vid_newtons-three-laws_v1'`,
  )
  const { source, poster } = JSON.parse(row?.content ?? '') as VideoContent
  if (source.kind !== 'file' || !source.preview) throw new Error('The film of the demo has a preview.')
  const after = source.preview.durationMs
  return {
    ...ownFields.video,
    access: 'paid',
    durationMs: after + 60_000,
    source,
    poster,
    captions: [
      { startMs: 0, endMs: 1_000, text: text('Shown to all') },
      { startMs: after + 1_000, endMs: after + 2_000, text: text(secrets['caption'] ?? '') },
    ],
    notes: text(secrets['notes'] ?? ''),
  }
}

/** A test whose first question has a stem of its own. */
const newTest = async (secret: string, parts: Omit<Parameters<typeof addTest>[0], 'closesAt'>): Promise<string> => {
  const id = await addTest({ ...parts, closesAt: null })
  const questionId = unique('qst')
  const stem = JSON.stringify(text(secret))
  await query(
    `INSERT INTO questions (id, slug, title, summary, state, access, exams, languages, current_version_id, updated_at, kind,
       subject, topic, difficulty, target_ms, tags, rights)
     SELECT ?1, ?1, title, summary, state, access, exams, languages, ?1 || '_v1', updated_at, kind, subject, topic, difficulty,
       target_ms, tags, rights FROM questions WHERE id = 'qst_rea-001'`,
    questionId,
  )
  await query(
    `INSERT INTO question_versions (id, question_id, version, kind, stem, stem_html, body, body_html)
     SELECT ?1 || '_v1', ?1, 1, kind, ?2, ?2, body, body_html FROM question_versions WHERE id = 'qst_rea-001_v1'`,
    questionId,
    stem,
  )
  await query(
    `INSERT INTO question_keys (question_version_id, version, state, key, alternatives, solution, solution_html)
     SELECT ?1 || '_v1', 1, state, key, alternatives, solution, solution_html FROM question_keys
     WHERE question_version_id = 'qst_rea-001_v1' AND state = 'current'`,
    questionId,
  )
  await query(
    `UPDATE test_questions SET question_version_id = ? || '_v1'
     WHERE test_version_id = ? || '_v1' AND position = (SELECT min(position) FROM test_questions WHERE test_version_id = ? || '_v1')`,
    questionId,
    id,
    id,
  )
  return id
}

const minute = 60_000

/** Makes and publishes an item of every kind that is sold, as the office does. */
export const makePremiumItems = async (admin: Visitor): Promise<PremiumItems> => {
  const title = newWord()
  const places = ['section', 'chapter', 'page', 'caption', 'notes', 'lesson', 'alone', 'inSeries', 'live']
  const secrets = Object.fromEntries(places.map((place) => [place, newWord()]))
  const secret = (place: string): string => secrets[place] ?? ''
  const chapters = (place: string) => [
    { id: 'first', title: text('First'), body: text('Shown to all') },
    { id: 'second', title: text('Second'), body: text(secret(place)) },
  ]
  const [en, hi] = [await uploadPdf(admin, secret('page')), await uploadPdf(admin, secret('page'))]
  const sold = { ...ownFields.material, access: 'paid', downloadable: true }
  const pdf = await publish(
    admin,
    'material',
    { ...sold, files: { en, hi }, chapters: chapters('section'), previewChapters: 1 },
    title,
  )
  const book = await publish(
    admin,
    'material',
    {
      ...sold,
      kind: 'e_book',
      access: 'series',
      seriesId: ownedSeries,
      chapters: chapters('chapter'),
      previewChapters: 1,
    },
    title,
  )
  const video = await publish(admin, 'video', await videoBody(secrets), title)
  const [alone, inSeries, live] = [
    await newTest(secret('alone'), { access: 'paid', opensAt: Date.now() - minute }),
    await newTest(secret('inSeries'), { access: 'paid', opensAt: Date.now() - minute }),
    await newTest(secret('live'), { access: 'paid', opensAt: Date.now() + 10 * minute, commonStart: true }),
  ]
  await query('UPDATE tests SET opens_at = NULL WHERE id IN (?, ?)', alone, inSeries)
  await query(`UPDATE tests SET access = 'series', series_id = ? WHERE id = ?`, ownedSeries, inSeries)
  const lesson = { preview: false, required: false, drip: null }
  const lessons = [
    { ...lesson, kind: 'text', id: 'text', title: text('Text'), body: text(secret('lesson')) },
    { ...lesson, kind: 'video', id: 'video', title: text('Video'), minutes: 1, videoId: video },
    { ...lesson, kind: 'material', id: 'material', title: text('Material'), minutes: 1, materialId: pdf },
    { ...lesson, kind: 'test', id: 'test', title: text('Test'), minutes: 1, testId: alone },
  ]
  const shown = ownFields.course.chapters[0]?.lessons ?? []
  const course = await publish(
    admin,
    'course',
    {
      ...ownFields.course,
      access: 'paid',
      chapters: [{ id: 'one', title: text('One'), lessons: [...shown, ...lessons] }],
    },
    title,
  )
  return {
    title,
    secrets,
    pdf,
    book,
    video,
    course,
    lessons: lessons.map(({ id }) => id),
    tests: [alone, inSeries, live],
    rights: [pdf, video, course, alone, live, ownedSeries],
  }
}
