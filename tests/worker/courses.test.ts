import { describe, expect, test } from 'vitest'
import { formatCode } from '../../domain/courses/certificate-code.ts'
import type {
  CertificateCheck,
  CourseDetail,
  CourseSummary,
  LessonDetail,
  MyCertificate,
} from '../../domain/courses/contract.ts'
import type { CountedPage } from '../../domain/lists.ts'
import { seedCourses } from '../../drizzle/seed/courses/index.ts'
import { demoAdmin, newAttempt, newStudent, query, signIn, unique, Visitor } from '../support/http.ts'
import { readPdf } from '../support/pdf.ts'

type Student = Awaited<ReturnType<typeof newStudent>>

const short = 'crs_first-month'
const inOrder = 'crs_percentages-to-profit'
const dripped = 'crs_constitution-foundations'
const sold = 'crs_english-error-hunt'
const withSeries = 'crs_motion-and-forces'

const list = async (search = '', visitor = new Visitor()) =>
  (await visitor.get<CountedPage<CourseSummary>>(`/api/courses${search}`)).body

const courseOf = async (visitor: Visitor, id: string) => (await visitor.get<CourseDetail>(`/api/courses/${id}`)).body
const lessonsOf = ({ chapters }: CourseDetail) => chapters.flatMap(({ lessons }) => lessons)

const lessonOf = (visitor: Visitor, id: string, lessonId: string) =>
  visitor.get<LessonDetail>(`/api/courses/${id}/lessons/${lessonId}`)

const enrol = (visitor: Visitor, id: string) => visitor.put(`/api/courses/${id}/enrolment`, {})
const mark = (visitor: Visitor, id: string, lessonId: string) =>
  visitor.put(`/api/courses/${id}/lessons/${lessonId}/done`, {})

const enrolled = async (id: string, parts?: Parameters<typeof newStudent>[0]): Promise<Student> => {
  const student = await newStudent(parts)
  expect((await enrol(student, id)).status).toBe(201)
  return student
}

const grant = async ({ account }: Student, itemId: string) =>
  query(
    'INSERT INTO entitlements (id, user_id, item_id, starts_at) SELECT ?, id, ?, 0 FROM auth_users WHERE email = ?',
    unique('ent'),
    itemId,
    account.email,
  )

const authored = (id: string) => {
  const course = seedCourses.find(({ slug }) => `crs_${slug}` === id)
  if (!course) throw new Error(`There is no course ${id}.`)
  return course
}

/** A few words of each locked lesson that occur nowhere else in the course, to detect leaks. */
const canariesOf = (id: string): Map<string, string[]> =>
  new Map(
    authored(id).chapters.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) => {
        if (!('text' in lesson) || lesson.preview) return []
        const words = (text: string) =>
          /[^\s*|$_~\\]{3,}(?: [^\s*|$_~\\]+){4}/.exec(text.replaceAll('**', ''))?.[0] ?? ''
        return [[lesson.id, [words(lesson.text.en), words(lesson.text.hi)]] as const]
      }),
    ),
  )

describe('the list of courses (CRS-1, CRS-2)', () => {
  test('has six, with a count, filters in the address and paging', async () => {
    const all = await list()
    expect(all.count).toBe(6)
    expect(all.items.map(({ id }) => id)).toEqual(seedCourses.map(({ slug }) => `crs_${slug}`))
    expect(all.next).toBeNull()
    expect((await list('?access=premium')).items.map(({ id }) => id).toSorted()).toEqual([sold, withSeries].toSorted())
    expect((await list('?subject=polity')).items.map(({ id }) => id)).toEqual([dripped])
    // An item that names no exam belongs to all.
    expect((await list('?exam=neet')).items.map(({ id }) => id).toSorted()).toEqual([short, withSeries].toSorted())
    expect((await list(`?q=${encodeURIComponent('संविधान')}`)).items.map(({ id }) => id)).toEqual([dripped])
    expect((await list('?sort=title')).items.map(({ title }) => title.en)).toEqual(
      seedCourses.map(({ title }) => title.en).toSorted(),
    )
    expect(await list('?q=nothing+like+this')).toEqual({ items: [], next: null, count: 0, last: null })
  })

  test.each(['?sort=price', '?cursor=nonsense', '?unknown=1'])('refuses %s', async (search) => {
    expect((await new Visitor().get(`/api/courses${search}`)).status).toBe(422)
  })

  test('reads without script, and the page carries structured data', async () => {
    const { text, status } = await new Visitor().get('/courses?lang=hi&subject=reasoning')
    expect(status).toBe(200)
    expect(text).toContain('तर्कशक्ति शून्य से')
    expect(text).not.toContain('संविधान: बुनियाद')
    const { text: page } = await new Visitor().get(`/course/${sold}`)
    const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    expect(data.find((each) => each['@type'] === 'Course')).toMatchObject({
      name: 'English: hunting the error',
      provider: { '@type': 'Organization', name: 'Taiyari' },
      offers: [{ '@type': 'Offer', category: 'Paid', price: 299, priceCurrency: 'INR' }],
      hasCourseInstance: [
        { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT/) },
      ],
    })
    expect(data.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true)
  })
})

describe('the locks of lessons (CRS-4, CRS-5, CRS-7, CRS-8, CRS-9, CRS-11)', () => {
  test.each([short, inOrder, dripped, sold, withSeries])(
    'keep the text of a locked lesson of %s from visitors: in its page, its data and the search',
    async (id) => {
      const visitor = new Visitor()
      const canaries = canariesOf(id)
      expect(canaries.size).toBeGreaterThan(1)
      const course = await visitor.get(`/api/courses/${id}`)
      const page = await visitor.get(`/course/${id}`)
      for (const [lessonId, texts] of canaries) {
        const { body, status } = await lessonOf(visitor, id, lessonId)
        expect([status, body.body]).toEqual([200, null])
        expect(body.lesson.lock).not.toBeNull()
        const lesson = await visitor.get(`/course/${id}/lesson/${lessonId}`)
        const data = await visitor.get(`/course/${id}/lesson/${lessonId}.data`)
        const searched = await visitor.get(
          `/api/search?type=course&q=${encodeURIComponent(texts[0]?.split(' ').slice(0, 3).join(' ') ?? '')}`,
        )
        for (const text of texts) {
          expect(text.length).toBeGreaterThan(10)
          for (const reply of [course, page, lesson, data, searched]) expect(reply.text).not.toContain(text)
        }
      }
    },
  )

  test('leave previews open to visitors, in the page itself', async () => {
    const { text, status } = await new Visitor().get(`/course/${sold}/lesson/subject-and-verb`)
    expect(status).toBe(200)
    expect(text).toContain('The verb agrees with the')
    expect(text).not.toContain('noindex')
    expect((await new Visitor().get(`/course/${sold}/lesson/active-and-passive`)).text).toContain('noindex')
  })

  test('of a sold course admit only its owners', async () => {
    const student = await newStudent()
    expect((await enrol(student, sold)).body.code).toBe('courses.locked')
    expect((await mark(student, sold, 'subject-and-verb')).status).toBe(403)
    await grant(student, sold)
    expect((await enrol(student, sold)).status).toBe(201)
    expect((await lessonOf(student, sold, 'active-and-passive')).body.body?.kind).toBe('text')
  })

  test('of a course in a series open with the series and close when that is revoked', async () => {
    const student = await newStudent()
    await grant(student, 'ser_jee-main')
    expect((await enrol(student, withSeries)).status).toBe(201)
    expect((await mark(student, withSeries, 'straight-line')).status).toBe(200)
    expect((await lessonOf(student, withSeries, 'projectiles')).body.body?.kind).toBe('text')
    await query(
      'UPDATE entitlements SET revoked_at = 1 WHERE user_id = (SELECT id FROM auth_users WHERE email = ?)',
      student.account.email,
    )
    const shut = (await lessonOf(student, withSeries, 'projectiles')).body
    expect([shut.body, shut.lesson.lock]).toEqual([null, { reason: 'not_owned' }])
  })

  test('of lessons in order open the next one only when the one before is done', async () => {
    const student = await enrolled(inOrder)
    const [first, second, third] = lessonsOf(await courseOf(student, inOrder)).map(({ id }) => id)
    if (!first || !second || !third) throw new Error('The course is too short.')
    expect((await mark(student, inOrder, second)).body.code).toBe('courses.locked')
    expect((await lessonOf(student, inOrder, second)).body).toMatchObject({
      body: null,
      lesson: { lock: { reason: 'previous', lessonId: first } },
      first: authored(inOrder).chapters[0]?.lessons[0]?.title,
    })
    expect((await mark(student, inOrder, first)).status).toBe(200)
    expect((await lessonOf(student, inOrder, second)).body.body).not.toBeNull()
    expect((await lessonOf(student, inOrder, third)).body.body).toBeNull()
  })

  test('of delayed lessons hold until the day, for everyone', async () => {
    const student = await enrolled(dripped)
    const { lesson, body } = (await lessonOf(student, dripped, 'fundamental-rights')).body
    expect(body).toBeNull()
    const { enrolledAt } = await courseOf(student, dripped)
    expect(lesson.lock).toEqual({ reason: 'later', opensAt: (enrolledAt ?? 0) + 86_400_000 })
    await query(
      'UPDATE course_enrolments SET enrolled_at = enrolled_at - 86400000 WHERE user_id = (SELECT id FROM auth_users WHERE email = ?)',
      student.account.email,
    )
    expect((await lessonOf(student, dripped, 'fundamental-rights')).body.body?.kind).toBe('text')
    expect((await lessonOf(student, dripped, 'principles-and-duties')).body.body).toBeNull()
  })
})

describe('enrolment and progress (CRS-12, CRS-13, CRS-14, CRS-15, CRS-18, CRS-19)', () => {
  test('enrolling twice, even at once, is one enrolment', async () => {
    const student = await newStudent()
    const replies = await Promise.all(Array.from({ length: 5 }, () => enrol(student, short)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
    const { enrolledAt } = await courseOf(student, short)
    expect((await enrol(student, short)).status).toBe(200)
    expect((await courseOf(student, short)).enrolledAt).toBe(enrolledAt)
  })

  test('marking a lesson twice is marking it once, unmarking too, and both are the student’s own', async () => {
    const student = await enrolled(short)
    const lesson = 'count-the-hours'
    const done = async (visitor: Visitor) => (await lessonOf(visitor, short, lesson)).body.lesson.done
    await Promise.all([mark(student, short, lesson), mark(student, short, lesson), mark(student, short, lesson)])
    expect(await done(student)).toBe(true)
    expect((await courseOf(student, short)).progress).toMatchObject({ done: 1, complete: false })
    expect(await done(await enrolled(short))).toBe(false)
    expect(await done(new Visitor())).toBe(false)
    for (let time = 0; time < 2; time += 1)
      expect((await student.delete(`/api/courses/${short}/lessons/${lesson}/done`)).status).toBe(200)
    expect(await done(student)).toBe(false)
  })

  test('progress needs an enrolment and an existing lesson, and no test is marked by hand', async () => {
    const student = await newStudent()
    expect((await mark(student, short, 'count-the-hours')).status).toBe(403)
    await enrol(student, short)
    expect((await mark(student, short, 'no-such-lesson')).status).toBe(404)
    await enrol(student, 'crs_reasoning-from-zero')
    expect((await mark(student, 'crs_reasoning-from-zero', 'final-test')).body.code).toBe('courses.not_possible')
    expect((await mark(new Visitor(), short, 'count-the-hours')).status).toBe(401)
    expect((await student.put(`/api/courses/${short}/lessons/count-the-hours/done`, { done: true })).status).toBe(422)
  })

  test('a test lesson is done by submitting, and its score counts for the rule of completion', async () => {
    const course = 'crs_reasoning-from-zero'
    const student = await enrolled(course)
    const before = (await lessonOf(student, course, 'final-test')).body
    expect(before.body).toMatchObject({ kind: 'test', minPercent: 40, percent: null })
    const attempt = await newAttempt(student, 'tst_course-reasoning')
    expect((await lessonOf(student, course, 'final-test')).body.lesson.done).toBe(false)
    await attempt.submit()
    await attempt.result()
    const after = (await lessonOf(student, course, 'final-test')).body
    expect(after.lesson.done).toBe(true)
    expect(after.body).toMatchObject({ percent: 0 })
    expect((await courseOf(student, course)).progress?.finalTest).toMatchObject({ percent: 0, passed: false })
  })

  test('forms work without script, and a visitor is sent to sign in', async () => {
    const student = await newStudent()
    const form = (visitor: Visitor, path: string, fields: Record<string, string>) =>
      visitor.call('POST', path, undefined, {
        raw: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await form(student, `/course/${short}`, { intent: 'enrol' })).status).toBe(200)
    const lesson = `/course/${short}/lesson/count-the-hours`
    expect((await form(student, lesson, { intent: 'done' })).status).toBe(200)
    expect((await lessonOf(student, short, 'count-the-hours')).body.lesson.done).toBe(true)
    expect((await form(student, lesson, { intent: 'undone' })).status).toBe(200)
    expect((await lessonOf(student, short, 'count-the-hours')).body.lesson.done).toBe(false)
    const sent = await form(new Visitor(), lesson, { intent: 'done' })
    expect([sent.status, sent.headers.get('location')]).toEqual([302, `/login?next=${encodeURIComponent(lesson)}`])
  })

  test('pages of a student are in no cache', async () => {
    const student = await enrolled(short)
    const { headers, text } = await student.get(`/course/${short}`)
    expect(headers.get('cache-control')).toMatch(/private|no-store/)
    expect(text).toContain('0 of 7 required lessons done')
    expect((await new Visitor().get(`/course/${short}`)).text).not.toContain('required lessons done')
  })
})

/** Student with every lesson of the short course done. */
const completed = async (parts?: Parameters<typeof newStudent>[0]): Promise<Student> => {
  const student = await enrolled(short, parts)
  for (const { id } of lessonsOf(await courseOf(student, short)))
    expect((await mark(student, short, id)).status).toBe(200)
  return student
}

const requestCertificate = (student: Visitor, name: string) =>
  student.post<MyCertificate>(`/api/courses/${short}/certificate`, { name })

const certificateReady = async (student: Visitor): Promise<MyCertificate> => {
  await expect
    .poll(async () => (await courseOf(student, short)).certificate?.state, { timeout: 25_000, interval: 200 })
    .toBe('ready')
  return (await courseOf(student, short)).certificate as MyCertificate
}

const check = (visitor: Visitor, code: string) => visitor.get<CertificateCheck>(`/api/certificates/${code}`)

const download = async (student: Visitor) => {
  const response = await fetch(`${student.url}/api/courses/${short}/certificate.pdf`, {
    headers: { cookie: student.cookie },
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('the certificate (CRS-20, CRS-21, CRS-22, CRS-23, CRS-24, CRS-25, CRS-26)', () => {
  test('is made once the course is complete, in both languages, and can be checked by anyone with its code', async () => {
    const student = await enrolled(short, { name: 'Meena' })
    expect((await requestCertificate(student, 'Meena Kumari')).status).toBe(409)
    for (const { id } of lessonsOf(await courseOf(student, short))) await mark(student, short, id)
    expect((await courseOf(student, short)).myName).toBe('Meena')
    const asked = await requestCertificate(student, ' Meena  Kumari ')
    expect([asked.status, asked.body.state]).toEqual([201, 'making'])
    const { code, name } = await certificateReady(student)
    expect(name).toBe('Meena Kumari')

    const { status, headers, bytes } = await download(student)
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ])
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const pages = readPdf(bytes)
    expect(pages).toHaveLength(1)
    const { letters, carried } = pages[0] ?? { letters: '', carried: [] }
    for (const text of [
      'Certificate of completion',
      'Meena Kumari',
      'Your first month of preparation',
      formatCode(code),
    ])
      expect(letters).toContain(text)
    const hindi = carried.join(' ')
    for (const text of ['पूर्णता प्रमाणपत्र', 'तैयारी का पहला महीना', 'को जारी']) expect(hindi).toContain(text)

    const found = await check(new Visitor(), formatCode(code).toLowerCase())
    expect(found.body).toMatchObject({
      code,
      state: 'valid',
      name,
      course: { id: short, isListed: true },
      revokedAt: null,
    })
    expect(Object.keys(found.body).toSorted()).toEqual([
      'code',
      'course',
      'issuedAt',
      'name',
      'qr',
      'revokedAt',
      'state',
    ])
    expect(found.headers.get('cache-control')).toBe('no-store')
  })

  test('is not issued for a course that the student does not, or no longer, own', async () => {
    const student = await newStudent()
    const asked = () => student.post(`/api/courses/${sold}/certificate`, { name: 'Asha Kumari' })
    await grant(student, sold)
    await enrol(student, sold)
    expect((await asked()).status).toBe(409)
    await query(
      'UPDATE entitlements SET ends_at = 1 WHERE user_id = (SELECT id FROM auth_users WHERE email = ?)',
      student.account.email,
    )
    const refused = await asked()
    expect([refused.status, refused.body.code]).toEqual([403, 'courses.locked'])
  })

  test('typesets a name in Devanagari', async () => {
    const student = await completed()
    expect((await requestCertificate(student, 'प्रिया शर्मा')).status).toBe(201)
    await certificateReady(student)
    expect(readPdf((await download(student)).bytes)[0]?.carried.join(' ')).toContain('प्रिया शर्मा')
  })

  test('is issued once, however often and under whatever name it is requested', async () => {
    const student = await completed()
    const replies = await Promise.all(
      ['Asha One', 'Asha Two', 'Asha Three'].map((name) => requestCertificate(student, name)),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect(new Set(replies.map(({ body }) => body.code)).size).toBe(1)
    const { code, name } = await certificateReady(student)
    const later = await requestCertificate(student, 'Somebody Else')
    expect([later.status, later.body.code, later.body.name]).toEqual([200, code, name])
    const [tasks] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM tasks WHERE kind = 'certificate' AND input ->> 'code' = ?`,
      code,
    )
    expect(tasks?.count).toBe(1)
  })

  test('of another student can be neither requested nor downloaded, and codes are unrelated', async () => {
    const owner = await completed()
    const { body } = await requestCertificate(owner, 'Asha Owner')
    await certificateReady(owner)
    const other = await enrolled(short)
    expect((await requestCertificate(other, 'Asha Owner')).status).toBe(409)
    expect((await download(other)).status).toBe(404)
    expect((await download(new Visitor())).status).toBe(401)
    expect((await courseOf(other, short)).certificate).toBeNull()
    const another = await completed()
    expect((await requestCertificate(another, 'Asha Another')).body.code.slice(0, 8)).not.toBe(body.code.slice(0, 8))
  })

  test.each(['', ' ', '<script>', 'x'.repeat(61)])('refuses the name %j', async (name) => {
    const student = await completed()
    const { status, body } = await student.post(`/api/courses/${short}/certificate`, { name })
    expect([status, body.fields]).toEqual([422, { name: 'unreadable' }])
  })

  test('has a check page and a picture for chats for found, unknown and revoked codes, in no shared cache and no index (RES-122)', async () => {
    const student = await completed()
    const { code } = (await requestCertificate(student, 'Asha <Check>'.replace(/[<>]/g, ''))).body
    const page = (visitor: Visitor, rest: string) => visitor.get(`/certificate${rest}`)
    const form = await page(new Visitor(), `?code=${encodeURIComponent(` ${formatCode(code).toLowerCase()} `)}`)
    expect([form.status, form.headers.get('location')]).toEqual([302, `/certificate/${formatCode(code).toLowerCase()}`])
    for (let time = 0; time < 2; time += 1) {
      const found = await page(new Visitor(), `/${code}`)
      expect(found.status).toBe(200)
      expect(found.text).toContain('Asha Check')
      expect(found.text).toContain('This certificate is valid')
      expect(found.text).toContain('noindex')
      expect(found.headers.get('cache-control')).toBe('no-store')
      expect(found.text).toContain(`/api/certificates/${code}/image.png`)
    }
    const picture = () => new Visitor().get(`/api/certificates/${code}/image.png`)
    const drawn = await picture()
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(drawn.headers.get('cache-control')).toMatch(/^private/)
    const unknown = await page(new Visitor(), `/${'0'.repeat(28)}`)
    expect([unknown.status, unknown.text.includes('There is no certificate with this code')]).toEqual([404, true])
    expect((await page(new Visitor(), '/nonsense?lang=hi')).text).toContain('इस कोड का कोई प्रमाणपत्र नहीं है')

    const admin = await signIn(demoAdmin.email, demoAdmin.password)
    const revocation = `/api/admin/certificates/${code}/revocation`
    const first = await admin.post<{ revokedAt: number }>(revocation, { reason: 'Issued by mistake.' })
    expect(first.status).toBe(200)
    expect((await admin.post(revocation, { reason: 'Once more.' })).body).toEqual(first.body)
    expect((await check(new Visitor(), code)).body.state).toBe('revoked')
    const taken = await page(new Visitor(), `/${code}`)
    expect(taken.text).toContain('This certificate was taken back')
    expect(taken.text).not.toContain('Issued by mistake')
    expect((await picture()).status).toBe(404)
    expect((await download(student)).status).toBe(404)
    expect((await courseOf(student, short)).certificate?.state).toBe('revoked')
  })

  test('limits guesses by client address without shutting out holders of a code', async () => {
    const { code } = (await requestCertificate(await completed(), 'Asha Holder')).body
    const guesser = new Visitor()
    const statuses: number[] = []
    for (let guess = 0; guess < 32; guess += 1)
      statuses.push((await check(guesser, `${String(guess).padStart(28, '0')}`)).status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
    const page = await guesser.get(`/certificate/${'9'.repeat(28)}`)
    expect([page.status, page.text.includes('Too many codes that are none')]).toEqual([429, true])
    expect((await check(new Visitor(), '1'.repeat(28))).status).toBe(404)
    expect((await check(guesser, code)).body.state).toBe('valid')
  })
})
