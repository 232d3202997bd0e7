import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CountedPage } from '../../domain/lists.ts'
import type { VideoDetail, VideoNote, VideoSummary } from '../../domain/videos/contract.ts'
import { maxNotes } from '../../domain/videos/kinds.ts'
import { seedVideos } from '../../drizzle/seed/videos/index.ts'
import { lengthOf } from '../../drizzle/seed/videos/shapes.ts'
import { newStudent, query, unique, Visitor } from '../support/http.ts'

type List = CountedPage<VideoSummary>

const free = '/api/videos/vid_percentages-quickly'
const previewed = '/api/videos/vid_newtons-three-laws'
const locked = '/api/videos/vid_simple-and-compound-interest'

const list = async (rest = '', visitor = new Visitor()) => {
  const { status, body } = await visitor.get<List>(`/api/videos${rest}`)
  expect(status).toBe(200)
  return body
}
const detail = async (video: string, visitor = new Visitor()) => (await visitor.get<VideoDetail>(video)).body

/** Our own files in `detail`. */
const filesOf = ({ playable }: VideoDetail) => {
  if (playable?.kind !== 'file') throw new Error('This video has no files here.')
  return playable
}

/** Response with its bytes. */
const bytesOf = async (path: string, headers: Record<string, string> = {}, visitor = new Visitor()) => {
  const response = await fetch(`${visitor.url}${path}`, { headers: { cookie: visitor.cookie, ...headers } })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** Student who owns an item or series. */
const ownerOf = async (itemId: string) => {
  const email = `${unique('owner')}@example.test`
  const student = await newStudent({ email })
  await query(
    'INSERT INTO entitlements (id, user_id, item_id, starts_at) SELECT ?, id, ?, 0 FROM auth_users WHERE email = ?',
    unique('ent'),
    itemId,
    email,
  )
  return student
}

/** Copy of a seeded video with other columns and content. */
const addVideo = async (columns: Record<string, string | null>, content: Record<string, unknown> = {}) => {
  const id = unique('vid')
  await query(
    `INSERT INTO content_versions (id, kind, item_id, version, content)
     SELECT ? || '_v1', kind, ?, 1, json_patch(content, ?) FROM content_versions WHERE id = 'vid_percentages-quickly_v1'`,
    id,
    id,
    JSON.stringify(content),
  )
  const { access = 'free', state = 'published', source = 'file', course = null } = columns
  await query(
    `INSERT INTO videos (id, slug, title, summary, state, access, exams, languages, current_version_id, published_at,
       updated_at, subject, source, course_id, duration_ms)
     SELECT ?, ?, title, summary, ?, ?, '["none"]', languages, ? || '_v1', 1, 1, 'computer', ?, ?, duration_ms
     FROM videos WHERE id = 'vid_percentages-quickly'`,
    id,
    id,
    state,
    access,
    id,
    source,
    course,
  )
  return {
    id,
    address: `/api/videos/${id}`,
    unpublish: () => query(`UPDATE videos SET state = 'draft' WHERE id = ?`, id),
  }
}

describe('the list of videos (VID-1, VID-2)', () => {
  test('pages through every video once, newest first or by title, with the count', async () => {
    const byName = seedVideos.toSorted((one, other) => (one.title.en < other.title.en ? -1 : 1))
    for (const [sort, videos] of [
      ['newest', seedVideos],
      ['title', byName],
    ] as const) {
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: List = await list(`?sort=${sort}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
        expect(page.items.length).toBeLessThanOrEqual(9)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.next
      }
      const seeded = new Set(seedVideos.map(({ slug }) => `vid_${slug}`))
      expect(seen.filter((id) => seeded.has(id))).toEqual(videos.map(({ slug }) => `vid_${slug}`))
    }
  })

  test.each<[string, (video: (typeof seedVideos)[number]) => boolean]>([
    ['exam=jee', ({ exams }) => exams.length === 0 || exams.includes('jee')],
    ['subject=polity', ({ subject }) => subject === 'polity'],
    ['access=premium', ({ access = 'free' }) => access !== 'free'],
    ['access=free&subject=aptitude', ({ access = 'free', subject }) => access === 'free' && subject === 'aptitude'],
    ['q=SEATING', ({ slug }) => slug.startsWith('circular-seating')],
    [`q=${encodeURIComponent('ऋतुएँ')}`, ({ slug }) => slug === 'why-seasons-change'],
    ['q=%25', ({ title, summary }) => `${title.en}${summary.en}${title.hi}${summary.hi}`.includes('%')],
    ['course=crs_none', () => false],
  ])('filters by ?%s, with the count', async (search, matches) => {
    const { items, count } = await list(`?${search}`)
    const expected = seedVideos.filter(matches).map(({ slug }) => `vid_${slug}`)
    expect({ found: items.map(({ id }) => id), count }).toEqual({ found: expected.slice(0, 9), count: expected.length })
  })

  test('filters by course to its lessons only', async () => {
    const course = unique('crs')
    const { id, unpublish } = await addVideo({ course })
    expect((await list(`?course=${course}`)).items.map((item) => item.id)).toEqual([id])
    await unpublish()
    expect((await list(`?course=${course}`)).count).toBe(0)
  })

  test.each(['?sort=price', '?cursor=garbage', '?unknown=1', `?q=${'x'.repeat(999)}`])(
    'refuses %s with 422',
    async (search) => {
      expect((await new Visitor().get(`/api/videos${search}`)).status).toBe(422)
    },
  )
})

describe('access to a video (VID-3, VID-4, VID-5, VID-6, VID-7, VID-9, VID-10, VID-11)', () => {
  test('a free one offers a file and a smaller one, chapters, captions and a summary', async () => {
    const video = await detail(free)
    const { standard, light, isPreview, durationMs } = filesOf(video)
    expect([video.entitlement, isPreview, durationMs]).toEqual([
      'open',
      false,
      lengthOf(seedVideos.find(({ slug }) => free.endsWith(slug)) ?? { scenes: [] }),
    ])
    for (const [quality, file] of [
      ['standard', standard],
      ['light', light],
    ] as const) {
      const { status, bytes, headers } = await bytesOf(`${free}/file?quality=${quality}&version=${file?.version}`)
      expect([status, bytes.length, headers.get('content-type')]).toEqual([200, file?.bytes, file?.type])
      expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(file?.version)
    }
    expect(light?.bytes).toBeLessThan(standard.bytes)
    expect(video.chapters.map(({ startMs }) => startMs)[0]).toBe(0)
    expect(video.captions.at(-1)?.endMs).toBe(durationMs)
    expect(video.notesHtml?.hi).toMatch(/<math/)
    expect([video.place, video.notes]).toEqual([null, null])
  })

  test('a jump gets that range of the file, a range outside it 416, a known file 304', async () => {
    const { standard } = filesOf(await detail(free))
    const address = `${free}/file?version=${standard.version}`
    const part = await bytesOf(address, { range: 'bytes=1000-1999' })
    expect([part.status, part.bytes.length, part.headers.get('content-range')]).toEqual([
      206,
      1000,
      `bytes 1000-1999/${standard.bytes}`,
    ])
    const open = await bytesOf(address, { range: 'bytes=0-' })
    expect([open.status, open.bytes.length, open.headers.get('accept-ranges')]).toEqual([206, standard.bytes, 'bytes'])
    expect(new TextDecoder().decode(open.bytes.subarray(4, 8))).toBe('ftyp')
    expect((await bytesOf(address, { range: `bytes=${standard.bytes}-` })).status).toBe(416)
    const known = await bytesOf(address, { 'if-none-match': open.headers.get('etag') ?? '' })
    expect([known.status, known.bytes.length]).toEqual([304, 0])
    expect(open.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test.each(['quality=light&version=0', 'quality=preview', 'version=0'])(
    'a file that does not exist is 404: ?%s',
    async (search) => {
      expect((await bytesOf(`${free}/file?${search}`)).status).toBe(404)
    },
  )

  test('before purchase only the beginning is served: file, captions and titles of chapters', async () => {
    for (const visitor of [new Visitor(), await newStudent()]) {
      const video = await detail(previewed, visitor)
      const { standard, light, isPreview, durationMs } = filesOf(video)
      expect([video.entitlement, isPreview, light, video.notesHtml]).toEqual(['preview', true, null, null])
      expect(durationMs).toBeLessThan(video.durationMs)
      expect(video.captions.every(({ startMs }) => startMs < durationMs)).toBe(true)
      for (const headers of [{}, { range: 'bytes=0-99' }] as Record<string, string>[])
        for (const quality of ['standard', 'light']) {
          const refused = await bytesOf(`${previewed}/file?quality=${quality}`, headers, visitor)
          const missing = await bytesOf(`/api/videos/vid_none/file?quality=${quality}`, headers, visitor)
          expect([refused.status, missing.status]).toEqual([404, 404])
        }
      const shown = await bytesOf(`${previewed}/file?quality=preview`, { range: 'bytes=0-9' }, visitor)
      expect([shown.status, shown.headers.get('content-range')]).toEqual([206, `bytes 0-9/${standard.bytes}`])
      const { text } = await visitor.get(`${previewed}/track?kind=captions&language=en`)
      expect(text).toContain('inertia')
      expect(text).not.toContain('acceleration')
      expect((await visitor.get(`${previewed}/track?kind=chapters&language=en`)).text).toContain('Third law')
    }
  })

  test('its series opens all of it, and browsers cache it only with revalidation', async () => {
    const owner = await ownerOf('ser_jee-advanced-practice')
    const video = await detail(previewed, owner)
    expect([video.entitlement, filesOf(video).isPreview]).toEqual(['open', false])
    const whole = await bytesOf(`${previewed}/file`, { range: 'bytes=0-99' }, owner)
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([206, 'private, no-cache'])
    expect((await owner.get(`${previewed}/track?kind=captions&language=en`)).text).toContain('acceleration')
  })

  test('one without a preview shows only title and picture', async () => {
    const { body, text } = await new Visitor().get<VideoDetail>(locked)
    expect([body.entitlement, body.playable, body.captions, body.notesHtml]).toEqual(['locked', null, [], null])
    expect(text).not.toContain('12,100')
    expect((await bytesOf(`${locked}/track?kind=captions&language=en`)).status).toBe(404)
    expect((await bytesOf(`${locked}/file`)).status).toBe(404)
    const picture = await bytesOf(`${locked}/poster?version=${body.poster}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const owner = await ownerOf('vid_simple-and-compound-interest')
    expect((await detail(locked, owner)).entitlement).toBe('open')
  })

  test('a lesson of a sold course is open only to owners of the course', async () => {
    const lesson = '/api/videos/vid_subject-verb-agreement'
    for (const visitor of [new Visitor(), await newStudent(), await ownerOf('crs_motion-and-forces')]) {
      expect(await detail(lesson, visitor)).toMatchObject({ entitlement: 'locked', playable: null, notesHtml: null })
      expect((await bytesOf(`${lesson}/file`, {}, visitor)).status).toBe(404)
    }
    const owner = await ownerOf('crs_english-error-hunt')
    expect((await detail(lesson, owner)).entitlement).toBe('open')
    expect((await list('?course=crs_english-error-hunt', owner)).items.map(({ entitlement }) => entitlement)).toEqual([
      'open',
    ])
    expect((await bytesOf(`${lesson}/file`, {}, owner)).status).toBe(200)
  })

  test('captions and chapters come in both languages', async () => {
    for (const [language, letters] of [
      ['en', /hundred/],
      ['hi', /[\u0900-\u097f]/],
    ] as const) {
      for (const kind of ['captions', 'chapters']) {
        const { headers, text, status } = await new Visitor().get(`${free}/track?kind=${kind}&language=${language}`)
        expect([status, headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
        expect(text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /)
        if (kind === 'captions') expect(text).toMatch(letters)
      }
    }
    expect((await new Visitor().get(`${free}/track?kind=captions&language=fr`)).status).toBe(422)
  })

  test('one that was taken down is 410, with its files', async () => {
    const { address } = await addVideo({ state: 'unpublished' })
    for (const rest of ['', '/file', '/track?kind=captions&language=en'])
      expect((await new Visitor().get(`${address}${rest}`)).status, rest).toBe(410)
    expect((await new Visitor().get(`${address}/poster`)).status).toBe(404)
  })
})

describe('the position of a student (VID-15, VID-18)', () => {
  test('is found on another device; a visitor has to sign in', async () => {
    const student = await newStudent()
    expect((await student.put(`${free}/place`, { positionMs: 12_000 })).status).toBe(200)
    expect((await detail(free, student.copy())).place?.positionMs).toBe(12_000)
    await student.put(`${free}/place`, { positionMs: 3_000 })
    expect((await detail(free, student)).place?.positionMs).toBe(3_000)
    expect((await detail(free, await newStudent())).place).toBeNull()
    expect((await new Visitor().put(`${free}/place`, { positionMs: 1 })).status).toBe(401)
  })

  test('is not written again when unchanged', async () => {
    const student = await newStudent()
    await student.put(`${free}/place`, { positionMs: 12_000 })
    const { place } = await detail(free, student)
    await student.put(`${free}/place`, { positionMs: 12_000 })
    expect((await detail(free, student)).place).toEqual(place)
  })

  test('is not kept for a video that does not exist or may not be watched, and is 422 when invalid', async () => {
    const student = await newStudent()
    for (const [state, access, status] of [
      ['unpublished', 'free', 410],
      ['published', 'paid', 404],
    ] as const) {
      const { address, id, unpublish } = await addVideo({ state, access })
      expect((await student.put(`${address}/place`, { positionMs: 5 })).status).toBe(status)
      expect(await query('SELECT * FROM video_places WHERE video_id = ?', id)).toEqual([])
      await unpublish()
    }
    expect((await student.put(`${previewed}/place`, { positionMs: 5 })).status).toBe(200)
    for (const positionMs of [-1, 1.5, 'x', 1e12])
      expect((await student.put(`${free}/place`, { positionMs })).status).toBe(422)
    expect((await student.put(`${free}/place`, { positionMs: 1, userId: 'other' })).status).toBe(422)
  })
})

describe('notes (VID-19, VID-20, VID-21, VID-22, VID-23)', () => {
  const notes = `${free}/notes`
  const write = (student: Visitor, atMs: number, text: string) => student.post<VideoNote>(notes, { atMs, text })

  test('are written, changed, deleted and restored by a student, in the order of the video', async () => {
    const student = await newStudent()
    const later = (await write(student, 30_000, '  second  ')).body
    const sooner = (await write(student, 5_000, 'first')).body
    expect((await detail(free, student)).notes).toMatchObject([
      { id: sooner.id, atMs: 5_000, text: 'first' },
      { id: later.id, atMs: 30_000, text: 'second' },
    ])
    expect((await student.put(`${notes}/${later.id}`, { atMs: 1_000, text: 'now first' })).status).toBe(200)
    expect((await detail(free, student)).notes?.[0]).toMatchObject({ id: later.id, text: 'now first' })
    expect((await student.delete(`${notes}/${later.id}`)).status).toBe(200)
    expect((await detail(free, student)).notes).toHaveLength(1)
    expect((await student.delete(`${notes}/${later.id}`)).status).toBe(404)
    expect((await student.put(`${notes}/${later.id}`, { atMs: 1, text: 'x' })).status).toBe(404)
    expect((await student.post(`${notes}/${later.id}/restoration`)).status).toBe(200)
    expect((await detail(free, student)).notes).toHaveLength(2)
    expect((await student.post(`${notes}/${later.id}/restoration`)).status).toBe(404)
  })

  test('cannot be restored after a day', async () => {
    const student = await newStudent()
    const { body: old } = await write(student, 1_000, 'old')
    await student.delete(`${notes}/${old.id}`)
    await query('UPDATE video_notes SET deleted_at = 1 WHERE id = ?', old.id)
    expect((await student.post(`${notes}/${old.id}/restoration`)).status).toBe(404)
  })

  test('of another student do not exist', async () => {
    const [owner, other] = [await newStudent(), await newStudent()]
    const { body: note } = await write(owner, 1_000, 'mine alone')
    const answers = [
      await other.put(`${notes}/${note.id}`, { atMs: 1, text: 'taken' }),
      await other.delete(`${notes}/${note.id}`),
      await other.post(`${notes}/${note.id}/restoration`),
      await owner.put(`${previewed}/notes/${note.id}`, { atMs: 1, text: 'of another video' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await detail(free, other)).notes).toEqual([])
    expect((await detail(free, owner)).notes).toMatchObject([{ text: 'mine alone' }])
    expect((await new Visitor().post(notes, { atMs: 1, text: 'x' })).status).toBe(401)
  })

  test('have some text, at most the maximum, and no other fields', async () => {
    const student = await newStudent()
    for (const body of [
      { atMs: 1, text: '' },
      { atMs: 1, text: '   ' },
      { atMs: 1, text: 'x'.repeat(1_001) },
      { atMs: -1, text: 'x' },
      { text: 'x' },
      { atMs: 1, text: 'x', userId: 'other' },
    ])
      expect((await student.post(notes, body)).status, JSON.stringify(body).slice(0, 40)).toBe(422)
    const text = '</script><b>नोट</b> & "quotes"\nline'
    const { body } = await write(student, 9_999_999, text)
    expect(body.atMs).toBe((await detail(free, student)).durationMs)
    expect((await detail(free, student)).notes?.[0]?.text).toBe(text)
  })

  test('are limited in number on a video', async () => {
    const email = `${unique('writer')}@example.test`
    const student = await newStudent({ email })
    await query(
      `INSERT INTO video_notes (id, user_id, video_id, at_ms, text, updated_at)
       SELECT 'vnt_' || hex(randomblob(8)), auth_users.id, 'vid_percentages-quickly', value, 'n', 1
       FROM auth_users, json_each(?) WHERE email = ?`,
      JSON.stringify(Array.from({ length: maxNotes }, (_, index) => index)),
      email,
    )
    const refused = await student.post(notes, { atMs: 1, text: 'one more' })
    expect([refused.status, refused.body.code]).toEqual([409, 'videos.notes_full'])
    const [first] = (await detail(free, student)).notes ?? []
    await student.delete(`${notes}/${first?.id}`)
    expect((await student.post(notes, { atMs: 1, text: 'one more' })).status).toBe(201)
    const back = await student.post(`${notes}/${first?.id}/restoration`)
    expect([back.status, back.body.code]).toEqual([409, 'videos.notes_full'])
    expect((await detail(free, student)).notes).toHaveLength(maxNotes)
  })

  test('cannot be written on a locked video', async () => {
    const student = await newStudent()
    expect((await student.post(`${locked}/notes`, { atMs: 1, text: 'x' })).status).toBe(404)
    expect((await student.post(`${previewed}/notes`, { atMs: 1, text: 'x' })).status).toBe(201)
  })
})

describe('the pages of videos (VID-2, VID-5, VID-12, VID-17, VID-24, VID-26)', () => {
  const page = async (path: string, visitor = new Visitor()) => (await visitor.get(path)).text

  test('have a playable video with captions, chapters and transcript before any script', async () => {
    const html = await page('/videos/vid_percentages-quickly')
    expect(html).toMatch(/<video[^>]* controls/)
    expect(html).toMatch(/<video[^>]*preload="none"/)
    expect(html.match(/<track[^>]*kind="captions"/g)).toHaveLength(2)
    expect(html).toMatch(/<track[^>]*kind="chapters"/)
    expect(html).toContain('href="/videos/vid_percentages-quickly?t=19"')
    expect(html).toContain('Per cent means out of a hundred.')
    expect(html).toContain('Log in to write notes')
    expect(await page('/videos/vid_percentages-quickly?t=19')).toMatch(/<video[^>]*#t=19"/)
    expect(await page('/videos/vid_percentages-quickly?lang=hi')).toContain('प्रतिशत का मतलब है सौ में से।')
  })

  test('name a locked video and how to get it', async () => {
    const html = await page('/videos/vid_simple-and-compound-interest')
    expect(html).not.toContain('<video')
    expect(html).toContain('This video is for buyers')
    expect(await page('/videos/vid_newtons-three-laws')).toContain('You can watch the first 0:15')
  })

  test('show a YouTube video as a cover and a link, loading nothing from YouTube', async () => {
    const { id, unpublish } = await addVideo(
      { source: 'youtube' },
      { source: { kind: 'youtube', youtubeId: 'abcdefghijk', standard: null, light: null, preview: null } },
    )
    const html = await page(`/videos/${id}`)
    expect(html).toContain('Play from YouTube')
    expect(html).not.toMatch(/<iframe|<video|(src|srcset|href)="https:\/\/(www\.youtube-nocookie|i\.ytimg)/)
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
    const { headers } = await new Visitor().get(`/videos/${id}`)
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
    await unpublish()
  })

  test('carry VideoObject data with chapters as clips', async () => {
    const html = await page('/videos/vid_percentages-quickly')
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
      .map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>)
      .find((value) => value['@type'] === 'VideoObject')
    expect(data).toMatchObject({
      name: 'Percentages without long division',
      description: expect.any(String),
      thumbnailUrl: [expect.stringMatching(/^http.*\/poster\?version=/)],
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      duration: expect.stringMatching(/^PT\d+M?/),
      contentUrl: expect.stringMatching(/^http.*\/file\?quality=standard&version=/),
      isAccessibleForFree: true,
    })
    expect(data?.hasPart).toMatchObject(
      [0, 19, 34].map((startOffset) => ({ '@type': 'Clip', name: expect.any(String), startOffset })),
    )
    const sold = await page('/videos/vid_newtons-three-laws')
    expect(sold).toContain('"isAccessibleForFree":false')
    expect(sold).not.toContain('"contentUrl"')
  })

  test('take notes without script: written, refused with the entry, deleted and restored', async () => {
    const student = await newStudent()
    const address = '/videos/vid_why-seasons-change'
    const send = (fields: Record<string, string>) =>
      student.call('POST', address, undefined, {
        raw: String(new URLSearchParams(fields)),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await send({ intent: 'add', at: '0:12', text: 'tilt & not distance' })).text).toContain(
      'tilt &amp; not distance',
    )
    const refused = await send({ intent: 'add', at: 'soon', text: 'kept words' })
    expect(refused.text).toContain('kept words')
    expect(refused.text).toContain('as in 1:23')
    const [note] = (await detail(`/api${address}`, student)).notes ?? []
    expect(note?.atMs).toBe(12_000)
    expect((await send({ intent: 'remove', note: note?.id ?? '' })).text).toContain('The note is deleted.')
    expect((await send({ intent: 'restore', note: note?.id ?? '' })).text).toContain('tilt &amp; not distance')
  })

  test('have filters, paging and an empty list in the address', async () => {
    const first = await page('/videos')
    expect(first).toContain(`${seedVideos.length} videos`)
    expect(first).toMatch(/href="\/videos\?cursor=[^"]+"/)
    const only = seedVideos.find(({ subject }) => seedVideos.filter((other) => other.subject === subject).length === 1)
    expect(await page(`/videos?subject=${only?.subject}`)).toMatch(/\b1 video\b/)
    expect(await page('/videos?q=zzzz')).toContain('No video matches')
    expect(await page('/videos?lang=hi')).toContain(`${seedVideos.length} वीडियो`)
  })
})

test('search finds a video by its title and by its captions (VID-8)', async () => {
  type Found = { items: { path: string }[] }
  for (const search of ['photosynthesis', 'thylakoids Calvin', 'प्रकाश संश्लेषण']) {
    const { body } = await new Visitor().get<Found>(`/api/search?q=${encodeURIComponent(search)}&type=video`)
    expect(
      body.items.map(({ path }) => path),
      search,
    ).toContain('/videos/vid_photosynthesis')
  }
})
