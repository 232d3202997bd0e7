import { emptyExamProfile } from '../../domain/accounts/student-profile.ts'
import { emptyQuestion } from '../../domain/current-affairs/quiz.ts'
import { testRows } from '../support/rows.ts'

/** Callers. All but the visitor have signed up; `revoked` sends the token of an ended session. */
export const actors = ['anonymous', 'owner', 'other', 'unverified', 'admin', 'revoked'] as const
export type MatrixActor = (typeof actors)[number]

/** Parts of a request: the owner's attempt (for `revoked` its own), and a value that makes bodies unique. */
export type MatrixTarget = {
  attemptId: string
  lease: string
  /** Of a test that has not started. */
  ticket: string
  unique: string
  email: string
  password: string
}

export type MatrixRow = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path as in the route table. */
  path: string
  /** The requested address, where the path has parameters. */
  address?: (target: MatrixTarget) => string
  body?: (target: MatrixTarget) => unknown
  /** Status for each of `actors`, in their order. */
  expected: readonly [number, number, number, number, number, number]
  /** State that the owner's attempt needs. */
  needs?: 'scored'
}

/** Bodies of the acts in the room of a live test, beside their id. */
const roomActs = {
  pause: { reason: 'matrix' },
  resume: {},
  postponement: { reason: 'matrix', opensAt: 4_000_000_000_000 },
  extension: { reason: 'matrix', closesAt: 4_000_000_000_000 },
  'extra-time': { reason: 'matrix', minutes: 5, attemptIds: null },
  'late-answers': { reason: 'matrix', attemptIds: [`att_${'0'.repeat(25)}`] },
  banner: { text: null },
  incidents: { note: 'matrix' },
  release: { reason: 'matrix' },
}

const everyone = [200, 200, 200, 200, 200, 200] as const
const students = [401, 200, 200, 200, 200, 401] as const
/** Another student's attempt answers like a missing one. */
const ownerOnly = [401, 200, 404, 404, 404, 401] as const
/**
 * Calls with a lease are authorised by it alone, so that an exam goes on without the database. Another student's lease
 * is not valid here, and open attempts are notified of ended sessions.
 */
const leaseHolder = [401, 200, 404, 404, 404, 401] as const

/** A ticket is valid in its own browser only. */
const ticketHolder = (status: number) => [401, status, 404, 404, 404, status] as const

const ofAttempt = (rest: string) => ({
  path: `/api/attempts/:attemptId${rest}`,
  address: ({ attemptId }: MatrixTarget) => `/api/attempts/${attemptId}${rest}`,
})

const ofChallenge = (rest: string) => ({
  path: `/api/attempts/:attemptId/challenges/:questionId${rest}`,
  address: ({ attemptId }: MatrixTarget) => `/api/attempts/${attemptId}/challenges/qst_rea-001${rest}`,
})

/** Account routes whose input is missing or wrong for everyone. */
const refusedTo = (status: number) => [401, status, status, status, status, 401] as const
const aName = { en: 'None', hi: 'कोई नहीं' }

const aFact = {
  kind: 'other',
  subject: { en: 'Matrix', hi: '' },
  statement: { en: 'Matrix', hi: '' },
  validFrom: null,
  validTo: null,
  source: 'Matrix',
}
const offerTerms = { pricePaise: 49_900, listPaise: null, validityDays: 365, from: null, to: null }

const couponTerms = {
  kind: 'flat',
  value: 100,
  cap: null,
  offerIds: [],
  from: null,
  to: null,
  leastPaise: 0,
  totalLimit: null,
  perStudent: null,
  firstOrderOnly: false,
  note: '',
}

const aFeed = { name: 'Matrix', url: 'https://localhost/feed', language: 'en', category: 'national', isOn: false }

/** Routes of administrators, with the status for an administrator. */
const admins = (status: number) => [401, 403, 403, 403, status, 401] as const
const always = (status: number) => [status, status, status, status, status, status] as const

const get = (path: string, expected: MatrixRow['expected'], address?: string): MatrixRow => ({
  method: 'GET',
  path,
  expected,
  ...(address !== undefined && { address: () => address }),
})

/** Every method and path that the worker answers beside its pages. An unlisted route fails the tests. */
export const accessMatrix: readonly MatrixRow[] = [
  get('/api/health', everyone),
  get('/api/session', everyone),
  // English: other tests read the pages of the same administrator.
  { method: 'PUT', path: '/api/session/preferences', body: () => ({ language: 'en' }), expected: everyone },
  get('/api/auth/get-session', everyone),
  get('/api/home', everyone),
  get('/api/notifications', students),
  get('/api/notifications/unread', students),
  get('/api/notifications/choices', students),
  {
    method: 'POST',
    path: '/api/notifications/read',
    body: () => ({ ids: ['none'] }),
    expected: students,
  },
  { method: 'POST', path: '/api/notifications/read-all', body: () => ({ to: 0 }), expected: students },
  { method: 'PUT', path: '/api/notifications/choices', body: () => ({}), expected: students },
  { method: 'POST', path: '/api/notifications/calendar', body: () => ({}), expected: [401, 201, 201, 201, 201, 401] },
  { method: 'DELETE', path: '/api/notifications/calendar', body: () => ({}), expected: students },
  {
    method: 'POST',
    path: '/api/notifications/:noticeId/opening',
    address: () => '/api/notifications/none/opening',
    body: () => ({}),
    expected: refusedTo(404),
  },
  get('/api/offers/:offerId/quote', refusedTo(404), '/api/offers/none/quote'),
  get('/api/orders', students),
  {
    method: 'POST',
    path: '/api/orders',
    body: () => ({ offerId: 'none', coupon: '', state: 'BR', language: 'en', totalPaise: 100 }),
    expected: refusedTo(404),
  },
  get('/api/rights', students),
  get('/api/orders/:orderId', refusedTo(404), '/api/orders/none'),
  get('/api/orders/:orderId/documents/:file', refusedTo(404), '/api/orders/none/documents/T-26-27-000001.pdf'),
  {
    method: 'POST',
    path: '/api/orders/:orderId/payment',
    address: () => '/api/orders/none/payment',
    body: () => ({}),
    expected: refusedTo(404),
  },
  {
    method: 'POST',
    path: '/api/orders/:orderId/question',
    address: () => '/api/orders/none/question',
    body: () => ({}),
    expected: refusedTo(404),
  },
  {
    method: 'POST',
    path: '/api/orders/:orderId/cancellation',
    address: () => '/api/orders/none/cancellation',
    body: () => ({}),
    expected: refusedTo(404),
  },
  get('/api/orders/:orderId/refunds', refusedTo(404), '/api/orders/none/refunds'),
  {
    method: 'POST',
    path: '/api/orders/:orderId/refunds',
    address: () => '/api/orders/none/refunds',
    body: () => ({ reason: 'matrix' }),
    expected: refusedTo(404),
  },
  get('/api/admin/refunds', admins(200)),
  ...(
    [
      ['', { orderId: 'none', amountPaise: 100, reason: 'matrix' }],
      ['/:refundId/approval', { amountPaise: 100 }],
      ['/:refundId/rejection', { answer: 'matrix' }],
      ['/:refundId/retry', {}],
    ] as const
  ).map(([rest, body]): MatrixRow => ({
    method: 'POST',
    path: `/api/admin/refunds${rest}`,
    address: () => `/api/admin/refunds${rest.replace(':refundId', 'none')}`,
    body: () => body,
    expected: admins(404),
  })),
  // Without an event's id and a signature.
  { method: 'POST', path: '/api/payments/webhook', body: () => ({}), expected: always(400) },
  // Takes forms alone.
  { method: 'POST', path: '/api/payments/callback', body: () => ({}), expected: always(415) },
  get('/api/unsubscribe/:code', always(404), `/api/unsubscribe/${'0'.repeat(22)}?topic=jobs`),
  {
    method: 'PUT',
    path: '/api/unsubscribe/:code',
    address: () => `/api/unsubscribe/${'0'.repeat(22)}`,
    body: () => ({ topic: 'jobs', mail: 'off' }),
    expected: always(404),
  },
  get('/calendar/:file', always(404), `/calendar/${'0'.repeat(22)}.ics`),
  {
    method: 'POST',
    path: '/unsubscribe/:code',
    address: () => `/unsubscribe/${'0'.repeat(22)}?topic=jobs`,
    body: () => ({}),
    // Takes forms alone.
    expected: always(415),
  },
  get('/api/exams', everyone),
  get('/api/subjects', everyone),
  get('/api/affair-categories', everyone),
  get('/api/series', everyone),
  get('/api/series/:seriesId', everyone, '/api/series/ser_ssc-cgl-mocks'),
  get('/api/current-affairs', everyone),
  get('/api/current-affairs/today', everyone),
  get('/api/current-affairs/quizzes', everyone),
  // A month without items.
  get('/api/current-affairs/days/:day', always(404), '/api/current-affairs/days/1526-04-21'),
  get('/api/current-affairs/digests/:month', always(404), '/api/current-affairs/digests/1526-04'),
  get('/api/current-affairs/digests/:month/:file', always(404), '/api/current-affairs/digests/1526-04/en.pdf'),
  get('/api/current-affairs/:itemId', everyone, '/api/current-affairs/caf_chandrayaan-3-landing'),
  get('/feeds/current-affairs.xml', everyone),
  get('/api/jobs', everyone),
  get('/api/jobs/:jobId', everyone, '/api/jobs/job_sample-clerks'),
  {
    method: 'PUT',
    path: '/api/jobs/:jobId/saved',
    address: () => '/api/jobs/job_sample-clerks/saved',
    body: () => ({}),
    expected: students,
  },
  {
    method: 'DELETE',
    path: '/api/jobs/:jobId/saved',
    address: () => '/api/jobs/job_sample-clerks/saved',
    body: () => ({}),
    expected: students,
  },
  get('/feeds/jobs.xml', everyone),
  get('/jobs/:jobId/calendar.ics', everyone, '/jobs/job_sample-clerks/calendar.ics'),
  get('/api/materials', everyone),
  get('/api/materials/:materialId', everyone, '/api/materials/mat_percentages-profit-interest'),
  get(
    '/api/materials/:materialId/file',
    everyone,
    '/api/materials/mat_percentages-profit-interest/file?language=en&part=whole',
  ),
  get('/api/courses', everyone),
  get('/api/courses/:courseId', everyone, '/api/courses/crs_first-month'),
  get('/api/courses/:courseId/lessons/:lessonId', everyone, '/api/courses/crs_first-month/lessons/count-the-hours'),
  {
    method: 'PUT',
    path: '/api/courses/:courseId/enrolment',
    address: () => '/api/courses/crs_none/enrolment',
    body: () => ({}),
    expected: refusedTo(404),
  },
  {
    method: 'PUT',
    path: '/api/courses/:courseId/lessons/:lessonId/done',
    address: () => '/api/courses/crs_none/lessons/none/done',
    body: () => ({}),
    expected: refusedTo(404),
  },
  {
    method: 'DELETE',
    path: '/api/courses/:courseId/lessons/:lessonId/done',
    address: () => '/api/courses/crs_none/lessons/none/done',
    body: () => ({}),
    expected: refusedTo(404),
  },
  // No student in these tests has completed it.
  {
    method: 'POST',
    path: '/api/courses/:courseId/certificate',
    address: () => '/api/courses/crs_first-month/certificate',
    body: () => ({ name: 'Matrix' }),
    expected: refusedTo(409),
  },
  get('/api/courses/:courseId/certificate.pdf', refusedTo(404), '/api/courses/crs_first-month/certificate.pdf'),
  get('/api/admin/certificates', admins(200)),
  get('/api/admin/courses/lesson-items', admins(200), '/api/admin/courses/lesson-items?kind=video'),
  get('/api/admin/courses/:courseId/lesson-items', admins(200), '/api/admin/courses/crs_first-month/lesson-items'),
  get('/api/admin/courses/:courseId/preview', admins(200), '/api/admin/courses/crs_first-month/preview'),
  get('/api/files/:fileId/:version', always(404), '/api/files/fil_none/ver_none'),
  get('/api/certificates/:code', always(404), '/api/certificates/0000-0000-0000-0000-0000-0000-0000'),
  {
    method: 'POST',
    path: '/api/admin/certificates/:code/revocation',
    address: () => '/api/admin/certificates/0000-0000-0000-0000-0000-0000-0000/revocation',
    body: () => ({ reason: 'matrix' }),
    expected: admins(404),
  },
  get('/api/admin/current-affairs/days/:day', admins(200), '/api/admin/current-affairs/days/1949-11-26'),
  get('/api/admin/current-affairs/items/:id', admins(200), '/api/admin/current-affairs/items/caf_none'),
  ...(
    [
      ['POST', '/days/:day/publication', { items: [{ id: 'caf_none', revision: 0 }] }, 200],
      ['POST', '/days/:day/quiz', { questionIds: ['1', '2', '3', '4', '5'], at: null }, 404],
      ['DELETE', '/days/:day/quiz', {}, 404],
      ['GET', '/questions/:id', undefined, 404],
      ['POST', '/questions', { itemId: 'caf_none' }, 404],
      ['PUT', '/questions/:id', { revision: 1, body: emptyQuestion() }, 404],
      ['DELETE', '/questions/:id', {}, 404],
      ['PUT', '/items/:id/facts', { factId: 'fct_none', isUsed: true }, 404],
      ['POST', '/digests/:month', {}, 404],
    ] as const
  ).map(([method, rest, body, status]): MatrixRow => {
    const path = `/api/admin/current-affairs${rest}`
    const address = path.replace(':day', '1949-11-26').replace(':month', '1949-11').replace(':id', 'none')
    return { method, path, address: () => address, body: () => body, expected: admins(status) }
  }),
  get('/api/admin/terms/:vocabulary', admins(200), '/api/admin/terms/subject'),
  ...(
    [
      ['POST', '', { title: {} }, 422],
      ['PUT', '/:id', { title: aName, base: aName }, 404],
      ['DELETE', '/:id', {}, 404],
      ['PUT', '/:id/state', { archived: true }, 404],
      ['POST', '/:id/move', { direction: 'up' }, 404],
    ] as const
  ).map(([method, rest, body, status]): MatrixRow => ({
    method,
    path: `/api/admin/terms/:vocabulary${rest}`,
    address: () => `/api/admin/terms/subject${rest.replace(':id', 'none')}`,
    body: () => body,
    expected: admins(status),
  })),
  get('/api/switches', always(200)),
  get('/api/admin/quality-gate/tests', admins(200)),
  get('/api/admin/quality-gate/tests/:testId', admins(200), '/api/admin/quality-gate/tests/tst_gate-1'),
  {
    method: 'POST',
    path: '/api/admin/quality-gate',
    body: () => ({
      presetVersionId: 'pre_gate_v1',
      kind: 'full',
      access: 'free',
      durationMinutes: 10,
      sections: [{ presetSectionId: 'subject', minutes: null, questionIds: ['qst_mat-001'] }],
    }),
    expected: admins(200),
  },
  get('/api/admin/tests/:testId/preview', admins(200), '/api/admin/tests/tst_ssc-cgl-mock-1/preview'),
  get('/api/admin/tests/:testId/questions', admins(200), '/api/admin/tests/tst_ssc-cgl-mock-1/questions'),
  get('/api/admin/tests/:testId/standing', admins(200), '/api/admin/tests/tst_ssc-cgl-mock-1/standing'),
  get('/api/admin/tests/:testId/keys', admins(200), '/api/admin/tests/tst_ssc-cgl-mock-1/keys'),
  get('/api/admin/tests/:testId/preview/keys', admins(200), '/api/admin/tests/tst_ssc-cgl-mock-1/preview/keys'),
  get('/api/admin/test-patterns', admins(200)),
  get('/api/admin/test-patterns/:presetVersionId', admins(200), '/api/admin/test-patterns/pre_gate_v1'),
  get('/api/admin/presets', admins(200)),
  get('/api/admin/presets/:id', admins(200), '/api/admin/presets/pre_gate'),
  get('/api/admin/presets/:id/:part/draft', admins(404), '/api/admin/presets/pre_gate/pattern/draft'),
  ...(
    [
      ['POST', '/draft', { from: 'none' }],
      ['PUT', '/draft', { revision: 1, body: {} }],
      ['DELETE', '/draft', {}],
      ['POST', '/versions', { revision: 1 }],
    ] as const
  ).map(([method, rest, body]): MatrixRow => ({
    method,
    path: `/api/admin/presets/:id/:part${rest}`,
    address: () => `/api/admin/presets/pre_gate/blueprint${rest}`,
    body: () => body,
    expected: admins(404),
  })),
  get('/api/admin/vocabulary/exams', admins(200)),
  get('/api/admin/vocabulary/topics', admins(200)),
  ...(
    [
      ['POST', '/exams', { slug: '', title: aName }, 422],
      ['PUT', '/exams/:id', { slug: 'none', title: aName, base: aName }, 404],
      ['PUT', '/exams/:id/visibility', { hidden: true }, 404],
      ['POST', '/exams/:id/move', { direction: 'up' }, 404],
      ['POST', '/topics', { subject: 'none', title: aName }, 422],
      ['PUT', '/topics/:id', { title: aName, base: aName }, 404],
      ['POST', '/topics/:id/move', { direction: 'up' }, 404],
      ['PUT', '/topics/:id/subject', { subject: 'maths' }, 404],
      ['POST', '/topics/:id/merge', { into: 'top_none' }, 404],
    ] as const
  ).map(([method, rest, body, status]): MatrixRow => ({
    method,
    path: `/api/admin/vocabulary${rest}`,
    address: () => `/api/admin/vocabulary${rest.replace(':id', 'none')}`,
    body: () => body,
    expected: admins(status),
  })),
  get('/api/admin/facts', admins(200)),
  get('/api/admin/facts/:id', admins(404), '/api/admin/facts/fct_none'),
  ...(
    [
      ['POST', '', aFact, 201],
      ['PUT', '/:id', { revision: 1, input: aFact }, 404],
      ['POST', '/:id/check', { revision: 1 }, 404],
      ['DELETE', '/:id', { revision: 1 }, 404],
    ] as const
  ).map(([method, rest, body, status]): MatrixRow => ({
    method,
    path: `/api/admin/facts${rest}`,
    address: () => `/api/admin/facts${rest.replace(':id', 'fct_none')}`,
    body: () => body,
    expected: admins(status),
  })),
  get('/api/admin/feeds', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/files/uploads',
    body: ({ unique }) => ({
      kind: 'pdf',
      name: unique,
      bytes: 9,
      fingerprint: 'a'.repeat(64),
      fileId: null,
      alt: null,
    }),
    expected: admins(200),
  },
  get('/api/admin/files', admins(200)),
  ...(['POST', 'DELETE'] as const).map((method) => ({
    method,
    path: '/api/admin/files/:id/trash',
    address: () => '/api/admin/files/none/trash',
    body: () => ({}),
    expected: admins(404),
  })),
  get('/api/admin/files/content', admins(404), '/api/admin/files/content?key=none'),
  get('/api/admin/files/uploads/:id', admins(404), '/api/admin/files/uploads/none'),
  // JSON instead of bytes.
  {
    method: 'PUT',
    path: '/api/admin/files/uploads/:id/parts/:number',
    address: () => '/api/admin/files/uploads/none/parts/1',
    body: () => ({}),
    expected: admins(415),
  },
  {
    method: 'POST',
    path: '/api/admin/files/uploads/:id/completion',
    address: () => '/api/admin/files/uploads/none/completion',
    body: () => ({}),
    expected: admins(404),
  },
  {
    method: 'DELETE',
    path: '/api/admin/files/uploads/:id',
    address: () => '/api/admin/files/uploads/none',
    body: () => ({}),
    expected: admins(404),
  },
  ...(
    [
      // A private address is refused.
      ['POST', '', aFeed, 422],
      ['PUT', '/:id', { ...aFeed, url: 'https://feed.example.org/rss', revision: 1 }, 404],
      ['POST', '/:id/reading', {}, 404],
      ['POST', '/:id/mute', {}, 404],
      ['DELETE', '/:id', {}, 404],
      ['POST', '/entries/dismissal', { ids: ['ent_none'] }, 404],
      ['DELETE', '/entries/dismissal', { ids: ['ent_none'] }, 404],
      ['POST', '/entries/:id/item', { day: '1949-11-26' }, 404],
    ] as const
  ).map(([method, rest, body, status]): MatrixRow => ({
    method,
    path: `/api/admin/feeds${rest}`,
    address: () => `/api/admin/feeds${rest.replace(':id', 'none')}`,
    body: () => body,
    expected: admins(status),
  })),
  {
    method: 'POST',
    path: '/api/admin/content/rendering',
    body: () => ({ text: '$x^2$' }),
    expected: admins(200),
  },
  get('/api/admin/content/:kind', admins(200), '/api/admin/content/material'),
  {
    method: 'POST',
    path: '/api/admin/content/:kind',
    address: () => '/api/admin/content/material',
    body: () => ({ body: { title: { en: 'Matrix', hi: '' } } }),
    expected: admins(201),
  },
  get('/api/admin/content/:kind/:id', admins(200), '/api/admin/content/material/mat_percentages-profit-interest'),
  get('/api/admin/content/:kind/:id/draft', admins(404), '/api/admin/content/question/qst_none/draft'),
  ...(
    [
      ['PUT', '/draft', { revision: 0, body: {} }, 404],
      ['DELETE', '/draft', { revision: 0 }, 404],
      ['POST', '/publication', { revision: 0 }, 404],
      ['DELETE', '/publication', {}, 404],
      ['POST', '/archive', {}, 404],
      ['PUT', '/schedule', { revision: 0, at: 9_000_000_000_000 }, 404],
      ['DELETE', '/schedule', {}, 409],
      ['POST', '/trash', {}, 404],
      ['POST', '/restoration', {}, 409],
      ['POST', '/duplicate', {}, 404],
    ] as const
  ).map(([method, rest, body, status]): MatrixRow => ({
    method,
    path: `/api/admin/content/:kind/:id${rest}`,
    address: () => `/api/admin/content/material/mat_none${rest}`,
    body: () => body,
    expected: admins(status),
  })),
  get('/api/admin/jobs/:jobId/preview', admins(200), '/api/admin/jobs/job_sample-clerks/preview'),
  get('/api/admin/series/figures', admins(200), '/api/admin/series/figures?ids=ser_ssc-cgl-mocks'),
  get('/api/admin/series/:seriesId/preview', admins(200), '/api/admin/series/ser_ssc-cgl-mocks/preview'),
  get('/api/admin/series/:seriesId/tests', admins(200), '/api/admin/series/ser_none/tests'),
  {
    method: 'PUT',
    path: '/api/admin/series/:seriesId/tests',
    address: () => '/api/admin/series/ser_none/tests',
    body: () => ({ seen: [], order: [] }),
    expected: admins(404),
  },
  {
    method: 'PUT',
    path: '/api/admin/series/:seriesId/tests/:testId/access',
    address: () => '/api/admin/series/ser_none/tests/tst_none/access',
    body: () => ({ free: true }),
    expected: admins(404),
  },
  get('/api/admin/videos/:videoId/preview', admins(200), '/api/admin/videos/vid_percentages-quickly/preview'),
  get('/api/admin/videos/:videoId/file', admins(404), '/api/admin/videos/vid_none/file?part=poster'),
  get(
    '/api/admin/videos/:videoId/track',
    admins(200),
    '/api/admin/videos/vid_percentages-quickly/track?kind=captions&language=en',
  ),
  get('/api/admin/jobs/:jobId/next-corrigendum', admins(200), '/api/admin/jobs/job_sample-clerks/next-corrigendum'),
  get(
    '/api/admin/current-affairs/:itemId/preview',
    admins(200),
    '/api/admin/current-affairs/caf_chandrayaan-3-landing/preview',
  ),
  get(
    '/api/admin/materials/preview-pages',
    admins(404),
    '/api/admin/materials/preview-pages?key=materials/none&pages=1',
  ),
  {
    method: 'POST',
    path: '/api/admin/materials/preview-pages',
    body: () => ({ key: 'materials/none', pages: 1 }),
    expected: admins(404),
  },
  get('/api/admin/materials/:materialId/preview', admins(404), '/api/admin/materials/mat_none/preview'),
  get(
    '/api/admin/materials/:materialId/preview/file',
    admins(404),
    '/api/admin/materials/mat_none/preview/file?language=en',
  ),
  get('/api/admin/content/:kind/:id/history', admins(404), '/api/admin/content/material/mat_none/history'),
  get(
    '/api/admin/content/:kind/:id/diff',
    admins(404),
    '/api/admin/content/material/mat_none/diff?before=published&after=draft',
  ),
  {
    method: 'POST',
    path: '/api/admin/content/:kind/:id/kept/:keptId/restoration',
    address: () => '/api/admin/content/material/mat_none/kept/kpt_none/restoration',
    body: () => ({ revision: 0 }),
    expected: admins(404),
  },
  get('/api/admin/content/:kind/:id/versions', admins(404), '/api/admin/content/material/mat_none/versions'),
  get('/api/admin/content/:kind/:id/versions/:version', admins(404), '/api/admin/content/material/mat_none/versions/1'),
  {
    method: 'POST',
    path: '/api/admin/content/:kind/:id/versions/:version/restoration',
    address: () => '/api/admin/content/material/mat_none/versions/1/restoration',
    body: () => ({ revision: 0 }),
    expected: admins(404),
  },
  { method: 'POST', path: '/api/admin/jobs', body: () => ({ from: 'empty' }), expected: admins(201) },
  {
    method: 'POST',
    path: '/api/admin/jobs/link-checks',
    body: () => ({ urls: ['http://127.0.0.1/'], organisationId: null }),
    expected: admins(200),
  },
  get('/api/admin/jobs/organisations', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/jobs/organisations',
    body: ({ unique }) => ({ name: { en: `Board ${unique}`, hi: '' }, url: null }),
    expected: admins(201),
  },
  {
    method: 'PUT',
    path: '/api/admin/jobs/organisations/:organisationId',
    address: () => '/api/admin/jobs/organisations/org_none',
    body: ({ unique }) => ({ name: { en: `Board ${unique}`, hi: '' }, url: null }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/jobs/organisations/:organisationId/merge',
    address: () => '/api/admin/jobs/organisations/org_none/merge',
    body: () => ({ into: 'org_ssc' }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/lists/rebuild',
    address: () => '/api/admin/lists/rebuild',
    body: () => ({}),
    expected: admins(202),
  },
  get('/api/admin/settings/:section', admins(200), '/api/admin/settings/contact'),
  {
    method: 'PUT',
    path: '/api/admin/settings/:section',
    address: () => '/api/admin/settings/contact',
    body: () => ({ base: 0, note: '', value: {} }),
    expected: admins(422),
  },
  {
    method: 'POST',
    path: '/api/admin/settings/:section/restore',
    address: () => '/api/admin/settings/contact/restore',
    body: () => ({ base: 900, version: 0 }),
    expected: admins(409),
  },
  get('/api/admin/coupons', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/coupons',
    body: () => ({ code: 'A', terms: couponTerms }),
    expected: admins(422),
  },
  {
    method: 'PUT',
    path: '/api/admin/coupons/:id',
    address: () => '/api/admin/coupons/none',
    body: () => ({ revision: 1, terms: couponTerms }),
    expected: admins(404),
  },
  {
    method: 'PUT',
    path: '/api/admin/coupons/:id/state',
    address: () => '/api/admin/coupons/none/state',
    body: () => ({ revision: 1, isActive: false }),
    expected: admins(404),
  },
  get('/api/admin/offers', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/offers',
    body: () => ({ kind: 'series', itemId: 'none', title: null, terms: offerTerms }),
    expected: admins(422),
  },
  get('/api/admin/offers/items/:kind/:itemId', admins(200), '/api/admin/offers/items/series/none'),
  {
    method: 'PUT',
    path: '/api/admin/offers/:id',
    address: () => '/api/admin/offers/none',
    body: () => ({ revision: 1, title: null, terms: offerTerms }),
    expected: admins(404),
  },
  ...(['withdrawal', 'restoration'] as const).map((act) => ({
    method: 'POST' as const,
    path: `/api/admin/offers/:id/${act}`,
    address: () => `/api/admin/offers/none/${act}`,
    body: () => ({ revision: 1 }),
    expected: admins(404),
  })),
  get('/api/admin/notifications/messages', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/notifications/messages',
    body: () => ({}),
    expected: admins(201),
  },
  get('/api/admin/notifications/messages/:id', admins(404), '/api/admin/notifications/messages/none'),
  {
    method: 'DELETE',
    path: '/api/admin/notifications/messages/:id',
    address: () => '/api/admin/notifications/messages/none',
    body: () => ({ revision: 1 }),
    expected: admins(404),
  },
  {
    method: 'PUT',
    path: '/api/admin/notifications/messages/:id/draft',
    address: () => '/api/admin/notifications/messages/none/draft',
    body: () => ({ revision: 1, body: {} }),
    expected: admins(404),
  },
  get('/api/admin/notifications/messages/:id/reach', admins(404), '/api/admin/notifications/messages/none/reach'),
  ...(['PUT', 'DELETE'] as const).map((method) => ({
    method,
    path: '/api/admin/notifications/messages/:id/schedule',
    address: () => '/api/admin/notifications/messages/none/schedule',
    body: () => ({ revision: 1, ...(method === 'PUT' && { at: null }) }),
    expected: admins(404),
  })),
  {
    method: 'POST',
    path: '/api/admin/notifications/messages/:id/test',
    address: () => '/api/admin/notifications/messages/none/test',
    body: () => ({}),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/notifications/preview',
    body: () => ({ kind: 'result.out', language: 'en' }),
    expected: admins(200),
  },
  get('/api/admin/notifications/bounces', admins(200)),
  {
    method: 'DELETE',
    path: '/api/admin/notifications/bounces/:id',
    address: () => '/api/admin/notifications/bounces/none',
    body: () => ({}),
    expected: admins(404),
  },
  get('/api/admin/notifications/automatic', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/notifications/broadcasts/:id/stop',
    address: () => '/api/admin/notifications/broadcasts/none/stop',
    body: () => ({}),
    expected: admins(404),
  },
  get('/api/admin/notifications/mails', admins(200), '/api/admin/notifications/mails?state=failed'),
  get('/api/admin/notifications/mails/counts', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/notifications/mails/sending',
    body: () => ({ state: 'failed', source: 'none' }),
    expected: admins(409),
  },
  get('/api/admin/notifications/templates', admins(200)),
  get('/api/admin/notifications/templates/:kind', admins(200), '/api/admin/notifications/templates/result.out'),
  {
    method: 'PUT',
    path: '/api/admin/notifications/templates/:kind',
    address: () => '/api/admin/notifications/templates/result.out',
    body: () => ({ base: 0, note: '', value: {} }),
    expected: admins(422),
  },
  {
    method: 'POST',
    path: '/api/admin/notifications/templates/:kind/restore',
    address: () => '/api/admin/notifications/templates/result.out/restore',
    body: () => ({ base: 900, version: 0 }),
    expected: admins(409),
  },
  get('/api/admin/legal', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/legal/:page/publish',
    address: () => '/api/admin/legal/refund/publish',
    body: () => ({ base: 900 }),
    expected: admins(409),
  },
  get('/api/admin/lists/:list/settings', admins(200), '/api/admin/lists/job/settings'),
  {
    method: 'POST',
    path: '/api/admin/lists/:list/views',
    address: () => '/api/admin/lists/job/views',
    body: () => ({ name: 'Matrix', query: 'state=draft' }),
    expected: admins(201),
  },
  {
    method: 'DELETE',
    path: '/api/admin/lists/:list/views/:viewId',
    address: () => '/api/admin/lists/job/views/view_none',
    body: () => ({}),
    expected: admins(404),
  },
  {
    method: 'PUT',
    path: '/api/admin/lists/:list/columns',
    address: () => '/api/admin/lists/course/columns',
    body: () => ({ columns: ['due'] }),
    expected: admins(200),
  },
  {
    method: 'POST',
    path: '/api/admin/lists/:list/bulk',
    address: () => '/api/admin/lists/video/bulk',
    body: () => ({ act: 'restore', ids: ['vid_none'] }),
    expected: admins(202),
  },
  get('/api/admin/lists/:list/export', admins(200), '/api/admin/lists/job/export?format=csv'),
  {
    method: 'POST',
    path: '/api/admin/lists/:list/exports',
    address: () => '/api/admin/lists/job/exports',
    body: () => ({ format: 'xlsx' }),
    expected: admins(202),
  },
  get('/api/admin/orders', admins(200)),
  get('/api/admin/orders/stuck', admins(200)),
  get('/api/admin/orders/:orderId', admins(404), '/api/admin/orders/none'),
  {
    method: 'POST',
    path: '/api/admin/orders/:orderId/question',
    address: () => '/api/admin/orders/none/question',
    body: () => ({}),
    expected: admins(404),
  },
  ...(['cancellation', 'extension', 'acceptance', 'mail'] as const).map((act): MatrixRow => ({
    method: 'POST',
    path: `/api/admin/orders/:orderId/${act}`,
    address: () => `/api/admin/orders/none/${act}`,
    body: () => ({ reason: 'matrix' }),
    expected: admins(404),
  })),
  get('/api/admin/reconciliation', admins(200)),
  { method: 'POST', path: '/api/admin/reconciliation/runs', body: () => ({}), expected: admins(202) },
  {
    method: 'POST',
    path: '/api/admin/reconciliation/:id/settlement',
    address: () => '/api/admin/reconciliation/none/settlement',
    body: () => ({ act: 'settle', reason: 'matrix' }),
    expected: admins(404),
  },
  get('/api/admin/order-exports/now', admins(200), '/api/admin/order-exports/now?format=csv&coupon=NONE'),
  {
    method: 'POST',
    path: '/api/admin/order-exports',
    body: () => ({ format: 'xlsx', coupon: 'NONE' }),
    expected: admins(202),
  },
  get('/api/admin/order-exports/:taskId', admins(404), `/api/admin/order-exports/tsk_${'0'.repeat(25)}`),
  get('/api/admin/order-exports/:taskId/file', admins(404), `/api/admin/order-exports/tsk_${'0'.repeat(25)}/file`),
  get('/api/admin/student-list', admins(200)),
  get('/api/admin/sales/report', admins(200), '/api/admin/sales/report?from=2026-04-01&to=2026-04-30'),
  get('/api/admin/sales/gst/:month/:file', admins(200), '/api/admin/sales/gst/2026-04/gstr1.json'),
  get(
    '/api/admin/sales/export',
    admins(200),
    '/api/admin/sales/export?from=2026-04-01&to=2026-04-30&table=days&format=csv',
  ),
  {
    method: 'POST',
    path: '/api/admin/sales/exports',
    body: () => ({ from: '2026-04-01', to: '2026-04-30', table: 'days', format: 'csv' }),
    expected: admins(202),
  },
  get('/api/admin/sales/exports/:taskId', admins(404), `/api/admin/sales/exports/tsk_${'0'.repeat(25)}`),
  get('/api/admin/sales/exports/:taskId/file', admins(404), `/api/admin/sales/exports/tsk_${'0'.repeat(25)}/file`),
  get('/api/admin/orders/:orderId/documents/:file', admins(404), '/api/admin/orders/none/documents/T-26-27-000001.pdf'),
  get('/api/admin/student-list/export', admins(200), '/api/admin/student-list/export?format=csv&state=erasing'),
  {
    method: 'POST',
    path: '/api/admin/student-list/exports',
    body: () => ({ format: 'xlsx', state: 'erasing' }),
    expected: admins(202),
  },
  get('/api/admin/student-list/exports/:taskId', admins(404), `/api/admin/student-list/exports/tsk_${'0'.repeat(25)}`),
  get(
    '/api/admin/student-list/exports/:taskId/file',
    admins(404),
    `/api/admin/student-list/exports/tsk_${'0'.repeat(25)}/file`,
  ),
  get('/api/admin/lists/:list/exports/:taskId', admins(404), '/api/admin/lists/job/exports/tsk_none'),
  get('/api/admin/lists/:list/exports/:taskId/file', admins(404), '/api/admin/lists/job/exports/tsk_none/file'),
  get('/api/admin/lists/:list/bulk/:bulkId', admins(404), '/api/admin/lists/job/bulk/tsk_none'),
  ...(['run', 'undo'] as const).map((rest): MatrixRow => ({
    method: 'POST',
    path: `/api/admin/lists/:list/bulk/:bulkId/${rest}`,
    address: () => `/api/admin/lists/job/bulk/tsk_none/${rest}`,
    body: () => ({}),
    expected: admins(404),
  })),
  get('/api/videos', everyone),
  get('/api/videos/:videoId', everyone, '/api/videos/vid_percentages-quickly'),
  get('/api/videos/:videoId/file', everyone, '/api/videos/vid_percentages-quickly/file'),
  get('/api/videos/:videoId/poster', everyone, '/api/videos/vid_percentages-quickly/poster'),
  get('/api/videos/:videoId/track', everyone, '/api/videos/vid_percentages-quickly/track?kind=captions&language=hi'),
  {
    method: 'PUT',
    path: '/api/videos/:videoId/place',
    address: () => '/api/videos/vid_percentages-quickly/place',
    body: () => ({ positionMs: 1_000 }),
    expected: students,
  },
  {
    method: 'POST',
    path: '/api/videos/:videoId/notes',
    address: () => '/api/videos/vid_percentages-quickly/notes',
    body: () => ({ atMs: 1_000, text: 'matrix' }),
    expected: [401, 201, 201, 201, 201, 401],
  },
  {
    method: 'PUT',
    path: '/api/videos/:videoId/notes/:noteId',
    address: () => '/api/videos/vid_percentages-quickly/notes/vnt_none',
    body: () => ({ atMs: 1_000, text: 'matrix' }),
    expected: refusedTo(404),
  },
  {
    method: 'DELETE',
    path: '/api/videos/:videoId/notes/:noteId',
    address: () => '/api/videos/vid_percentages-quickly/notes/vnt_none',
    body: () => ({}),
    expected: refusedTo(404),
  },
  {
    method: 'POST',
    path: '/api/videos/:videoId/notes/:noteId/restoration',
    address: () => '/api/videos/vid_percentages-quickly/notes/vnt_none/restoration',
    body: () => ({}),
    expected: refusedTo(404),
  },
  get('/api/tests', everyone, '/api/tests?state=live'),
  get('/api/tests/:testId', everyone, '/api/tests/tst_ssc-cgl-mock-1'),
  get('/api/tests/:testId/attempts', students, '/api/tests/tst_ssc-cgl-mock-1/attempts'),
  {
    method: 'POST',
    path: '/api/tests/:testId/attempts',
    address: () => '/api/tests/tst_ssc-cgl-mock-1/attempts',
    body: () => ({}),
    // The owner's is open already; others start their own.
    expected: [401, 200, 201, 201, 201, 401],
  },
  get('/api/tests/:testId/paper', students, '/api/tests/tst_ssc-cgl-mock-1/paper'),
  {
    method: 'POST',
    path: '/api/tests/:testId/lobby',
    address: () => `/api/tests/${testRows.lobby}/lobby`,
    body: () => ({}),
    // The owner has a place already; others take their own.
    expected: [401, 200, 201, 201, 201, 401],
  },
  { method: 'POST', path: '/api/live/ticket', body: ({ ticket }) => ({ ticket }), expected: ticketHolder(200) },
  // The key is refused before the start.
  { method: 'POST', path: '/api/live/key', body: ({ ticket }) => ({ ticket }), expected: ticketHolder(425) },
  get('/api/papers/:name', always(404), `/api/papers/${'0'.repeat(64)}`),
  get('/api/tests/:testId/errata', everyone, '/api/tests/tst_ssc-cgl-mock-1/errata'),
  // A practice test has no board.
  get('/api/tests/:testId/board', refusedTo(404), '/api/tests/tst_ssc-cgl-mock-1/board'),
  {
    method: 'POST',
    path: '/api/tests/:testId/board-name',
    address: () => '/api/tests/tst_ssc-cgl-mock-1/board-name',
    body: () => ({ name: 'Matrix' }),
    expected: refusedTo(404),
  },
  {
    method: 'DELETE',
    path: '/api/tests/:testId/board-name',
    address: () => '/api/tests/tst_ssc-cgl-mock-1/board-name',
    body: () => ({}),
    expected: students,
  },
  get('/api/attempts', students),
  {
    method: 'POST',
    ...ofAttempt('/begin'),
    body: ({ lease }) => ({ lease, language: 'en', declared: true }),
    expected: leaseHolder,
  },
  { method: 'GET', ...ofAttempt(''), expected: ownerOnly },
  {
    method: 'PUT',
    ...ofAttempt('/responses'),
    body: ({ lease }) => ({
      lease,
      device: 'matrix-device',
      batch: [{ seq: 1, questionId: 'qst_rea-001', answer: { optionIds: ['a'] }, status: 'answered', at: 1, ms: 1 }],
    }),
    expected: leaseHolder,
  },
  // The short mock cannot be paused.
  {
    method: 'POST',
    ...ofAttempt('/pause'),
    body: ({ lease }) => ({ lease }),
    expected: [401, 409, 404, 404, 404, 401],
  },
  {
    method: 'POST',
    ...ofAttempt('/resume'),
    body: ({ lease }) => ({ lease }),
    expected: [401, 409, 404, 404, 404, 401],
  },
  // Without the handshake of a WebSocket.
  { method: 'GET', ...ofAttempt('/channel'), expected: always(426) },
  {
    method: 'POST',
    ...ofAttempt('/submission'),
    body: ({ lease, unique }) => ({ lease, submissionId: `submission-${unique}` }),
    expected: leaseHolder,
  },
  {
    method: 'POST',
    ...ofAttempt('/reports'),
    body: () => ({ questionId: 'qst_rea-001', reason: 'other', note: '' }),
    expected: [401, 201, 404, 404, 404, 401],
  },
  { method: 'GET', ...ofAttempt('/result'), expected: ownerOnly, needs: 'scored' },
  { method: 'GET', ...ofAttempt('/evidence'), expected: ownerOnly },
  { method: 'GET', ...ofAttempt('/challenges'), expected: ownerOnly, needs: 'scored' },
  {
    method: 'PUT',
    ...ofChallenge(''),
    body: () => ({ claim: 'drop', reason: 'Two options say the same thing.', source: '' }),
    expected: [401, 201, 404, 404, 404, 401],
    needs: 'scored',
  },
  // JSON instead of a picture.
  { method: 'PUT', ...ofChallenge('/picture'), body: () => ({}), expected: refusedTo(422) },
  // The challenge has no picture.
  { method: 'GET', ...ofChallenge('/picture'), expected: refusedTo(404) },
  { method: 'DELETE', ...ofChallenge('/picture'), body: () => ({}), expected: ownerOnly },
  { method: 'DELETE', ...ofChallenge(''), body: () => ({}), expected: ownerOnly },
  {
    method: 'PUT',
    path: '/api/attempts/:attemptId/bookmarks/:questionId',
    address: ({ attemptId }) => `/api/attempts/${attemptId}/bookmarks/qst_rea-001`,
    body: () => ({}),
    expected: ownerOnly,
    needs: 'scored',
  },
  get('/api/bookmarks', students),
  {
    method: 'DELETE',
    path: '/api/bookmarks/:questionId',
    address: () => '/api/bookmarks/qst_rea-001',
    body: () => ({}),
    expected: students,
  },
  { method: 'POST', ...ofAttempt('/lease'), body: () => ({ device: 'matrix-device' }), expected: ownerOnly },
  // The owner's test has no other shifts, so nothing is normalised.
  { method: 'GET', ...ofAttempt('/normalised'), expected: refusedTo(404), needs: 'scored' },
  {
    method: 'GET',
    path: '/api/attempts/:attemptId/solutions.pdf',
    address: ({ attemptId }) => `/api/attempts/${attemptId}/solutions.pdf?language=both`,
    expected: [401, 202, 404, 404, 404, 401],
    needs: 'scored',
  },
  {
    method: 'POST',
    ...ofAttempt('/solutions.pdf'),
    body: () => ({ language: 'hi' }),
    expected: [401, 202, 404, 404, 404, 401],
    needs: 'scored',
  },
  {
    method: 'POST',
    path: '/api/contact',
    body: ({ unique }) => ({
      name: 'Matrix',
      email: `${unique}@example.test`,
      topic: 'other',
      subject: 'A question',
      message: 'Who may write to you with this form?',
    }),
    expected: always(201),
  },
  get('/api/contact/details', everyone),
  get('/api/legal/:page', everyone, '/api/legal/privacy'),
  get('/api/demo-test', everyone),
  { method: 'POST', path: '/api/demo-test/score', body: () => ({ language: 'en', responses: [] }), expected: everyone },
  get('/api/search', everyone, '/api/search?q=ssc'),
  get('/api/search/suggestions', everyone, '/api/search/suggestions?q=ss'),
  get('/api/tasks/:taskId', refusedTo(404), `/api/tasks/tsk_${'0'.repeat(25)}`),
  get('/api/admin/tests/:testId/live', admins(200), `/api/admin/tests/${testRows.lobby}/live`),
  ...Object.entries(roomActs).map(([act, body]): MatrixRow => ({
    method: 'POST',
    path: `/api/admin/tests/:testId/${act}`,
    address: () => `/api/admin/tests/tst_none/${act}`,
    body: () => ({ id: `matrix-${act}`, ...body }),
    expected: admins(404),
  })),
  get('/api/admin/attempts/:attemptId/evidence', admins(404), `/api/admin/attempts/att_${'0'.repeat(25)}/evidence`),
  ...['extra-time', 'reset', 'reopen', 'evidence', 'invalidate'].map((act): MatrixRow => ({
    method: 'POST',
    path: `/api/admin/attempts/:attemptId/${act}`,
    address: () => `/api/admin/attempts/att_${'0'.repeat(25)}/${act}`,
    body: () => ({
      reason: 'matrix',
      ...(act === 'extra-time' && { extra: { minutes: 5 } }),
      ...(act === 'reopen' && { minutes: 5 }),
      ...(act === 'evidence' && { questionIds: null }),
    }),
    expected: admins(404),
  })),
  {
    method: 'POST',
    path: '/api/admin/students/:uid/extra-time',
    address: () => '/api/admin/students/nobody/extra-time',
    body: () => ({ extra: { minutes: 5 }, scribe: false, reason: 'matrix' }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/students/:uid/birth-date',
    address: () => '/api/admin/students/nobody/birth-date',
    body: () => ({ birthDate: '2001-05-17', reason: 'matrix' }),
    expected: admins(404),
  },
  get('/api/admin/students/:uid', admins(404), '/api/admin/students/nobody'),
  get('/api/admin/students/:uid/attempts/:attemptId', admins(404), '/api/admin/students/nobody/attempts/none'),
  ...(
    [
      ['POST', 'contact', {}],
      ['POST', 'notes', { text: 'matrix' }],
      ['POST', 'block', { reason: 'matrix' }],
      ['DELETE', 'block', { reason: 'matrix' }],
      ['DELETE', 'sessions', { reason: 'matrix' }],
      ['POST', 'mails', { mail: 'confirmation', reason: 'matrix' }],
    ] as const
  ).map(([method, part, body]) => ({
    method,
    path: `/api/admin/students/:uid/${part}`,
    address: () => `/api/admin/students/nobody/${part}`,
    body: () => body,
    expected: admins(404),
  })),
  get('/api/admin/office/search', admins(200), '/api/admin/office/search?q=matrix'),
  get('/api/admin/office/overview', admins(200)),
  get('/api/admin/dashboard', admins(200)),
  get('/api/admin/search/misses', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/search/misses/dismissal',
    body: () => ({ q: 'matrix', reason: 'matrix' }),
    expected: admins(404),
  },
  get('/api/admin/search/synonyms', admins(200), '/api/admin/search/synonyms?q=matrix&means=matrices'),
  {
    method: 'POST',
    path: '/api/admin/search/synonyms',
    body: () => ({ q: 'matrix', means: 'matrix' }),
    expected: admins(409),
  },
  { method: 'POST', path: '/api/admin/search/rebuild', body: () => ({}), expected: admins(202) },
  get('/api/admin/activities', admins(200)),
  get('/api/admin/activities/chain', admins(200)),
  get('/api/admin/contact', admins(200)),
  get('/api/admin/contact/:id', admins(404), '/api/admin/contact/msg_none'),
  {
    method: 'PUT',
    path: '/api/admin/contact/:id/draft',
    address: () => '/api/admin/contact/msg_none/draft',
    body: () => ({ text: 'We have corrected it.', revision: 0 }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/contact/:id/answers',
    address: () => '/api/admin/contact/msg_none/answers',
    body: () => ({ text: 'We have corrected it.', revision: 0 }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/contact/:id/answers/:answerId/sending',
    address: () => '/api/admin/contact/msg_none/answers/ans_none/sending',
    body: () => ({}),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/contact/:id/notes',
    address: () => '/api/admin/contact/msg_none/notes',
    body: () => ({ text: 'The printer is asked.' }),
    expected: admins(404),
  },
  {
    method: 'PUT',
    path: '/api/admin/contact/:id/state',
    address: () => '/api/admin/contact/msg_none/state',
    body: () => ({ state: 'closed', revision: 0 }),
    expected: admins(404),
  },
  get('/api/admin/system', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/system/tasks',
    body: () => ({ id: 'tsk_none' }),
    expected: admins(200),
  },
  {
    method: 'POST',
    path: '/api/admin/system/letters',
    body: () => ({ id: 'dlt_none' }),
    expected: admins(200),
  },
  {
    method: 'DELETE',
    path: '/api/admin/system/letters/:letterId',
    address: () => '/api/admin/system/letters/dlt_none',
    body: () => ({ reason: 'The address is wrong.' }),
    expected: admins(404),
  },
  get('/api/admin/tasks', admins(200)),
  get('/api/admin/tasks/:taskId', admins(404), `/api/admin/tasks/tsk_${'0'.repeat(25)}`),
  {
    method: 'POST',
    path: '/api/admin/tasks/:taskId/retry',
    address: () => `/api/admin/tasks/tsk_${'0'.repeat(25)}/retry`,
    body: () => ({}),
    expected: admins(409),
  },
  {
    method: 'POST',
    path: '/api/admin/shift-groups/:groupId/normalisation',
    address: () => '/api/admin/shift-groups/shg_none/normalisation',
    body: () => ({ revision: 1 }),
    expected: admins(404),
  },
  get('/api/admin/shift-groups', admins(200)),
  get('/api/admin/shift-groups/:groupId', admins(404), '/api/admin/shift-groups/shg_none'),
  {
    method: 'POST',
    path: '/api/admin/shift-groups',
    body: () => ({ title: { en: 'Shifts', hi: 'पालियाँ' }, presetVersionId: 'none' }),
    expected: admins(404),
  },
  {
    method: 'PUT',
    path: '/api/admin/shift-groups/:groupId/title',
    address: () => '/api/admin/shift-groups/shg_none/title',
    body: () => ({ title: { en: 'Shifts', hi: 'पालियाँ' }, revision: 1 }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/shift-groups/:groupId/tests/:testId',
    address: () => '/api/admin/shift-groups/shg_none/tests/tst_none',
    body: () => ({ revision: 1, overlaps: false }),
    expected: admins(404),
  },
  {
    method: 'DELETE',
    path: '/api/admin/shift-groups/:groupId/tests/:testId',
    address: () => '/api/admin/shift-groups/shg_none/tests/tst_none',
    body: () => ({ revision: 1 }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/shift-groups/:groupId/release',
    address: () => '/api/admin/shift-groups/shg_none/release',
    body: () => ({ revision: 1 }),
    expected: admins(404),
  },
  get('/api/admin/questions/tags', admins(200)),
  get('/api/admin/questions/translations', admins(200)),
  // An invalid body, since an export is a task.
  { method: 'POST', path: '/api/admin/question-exports', body: () => ({}), expected: admins(422) },
  get('/api/admin/question-exports/:taskId', admins(404), `/api/admin/question-exports/tsk_${'0'.repeat(25)}`),
  get(
    '/api/admin/question-exports/:taskId/file',
    admins(404),
    `/api/admin/question-exports/tsk_${'0'.repeat(25)}/file`,
  ),
  get('/api/admin/question-imports', admins(200)),
  {
    method: 'POST',
    path: '/api/admin/question-imports/:id/replacement',
    address: () => '/api/admin/question-imports/imp_none/replacement',
    body: () => ({ part: 'topic', value: 'Percentge', by: 'Percentage' }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/question-imports',
    body: () => ({}),
    expected: admins(422),
  },
  get('/api/admin/question-imports/templates/:format', admins(200), '/api/admin/question-imports/templates/csv'),
  get('/api/admin/question-imports/:id', admins(404), '/api/admin/question-imports/imp_none'),
  get('/api/admin/question-imports/:id/undoing', admins(404), '/api/admin/question-imports/imp_none/undoing'),
  get('/api/admin/question-imports/:id/refused', admins(404), '/api/admin/question-imports/imp_none/refused'),
  get('/api/admin/question-imports/:id/rows', admins(200), '/api/admin/question-imports/imp_none/rows'),
  get('/api/admin/question-imports/:id/rows/:position', admins(404), '/api/admin/question-imports/imp_none/rows/0'),
  get(
    '/api/admin/question-imports/:id/rows/:position/preview',
    admins(404),
    '/api/admin/question-imports/imp_none/rows/0/preview',
  ),
  ...(['check', 'addition', 'undoing'] as const).map((act) => ({
    method: 'POST' as const,
    path: `/api/admin/question-imports/:id/${act}`,
    address: () => `/api/admin/question-imports/imp_none/${act}`,
    body: () => (act === 'undoing' ? { reason: 'A test' } : {}),
    expected: admins(404),
  })),
  {
    method: 'PUT',
    path: '/api/admin/question-imports/:id/rows/:position',
    address: () => '/api/admin/question-imports/imp_none/rows/0',
    body: () => ({ revision: 0, corrections: [] }),
    expected: admins(404),
  },
  {
    method: 'DELETE',
    path: '/api/admin/question-imports/:id',
    address: () => '/api/admin/question-imports/imp_none',
    body: () => ({}),
    expected: admins(404),
  },
  get('/api/admin/questions/:questionId/preview', admins(200), '/api/admin/questions/qst_rea-001/preview'),
  get('/api/admin/passages/:passageId/preview', admins(404), '/api/admin/passages/psg_none/preview'),
  get('/api/admin/passages/:passageId/questions', admins(200), '/api/admin/passages/psg_none/questions'),
  get('/api/admin/questions/:questionId/uses', admins(200), '/api/admin/questions/qst_rea-001/uses'),
  get('/api/admin/questions/:questionId/key', admins(200), '/api/admin/questions/qst_rea-001/key'),
  get('/api/admin/questions/:questionId/keys', admins(200), '/api/admin/questions/qst_rea-001/keys'),
  {
    method: 'POST',
    path: '/api/admin/questions/similar',
    body: () => ({ text: { en: 'Who wrote it?', hi: '' } }),
    expected: admins(200),
  },
  get('/api/admin/questions/picks', admins(200)),
  ...(
    [
      ['versions', { versionIds: ['qst_rea-001_v1'] }],
      ['draws', { rules: [{ filter: {}, count: 1 }], seed: 'one', exclude: [] }],
    ] as const
  ).map(([name, body]) => ({
    method: 'POST' as const,
    path: `/api/admin/questions/${name}`,
    body: () => body,
    expected: admins(200),
  })),
  // An invalid body, since a change would affect other tests.
  {
    method: 'POST',
    path: '/api/admin/questions/:questionId/keys',
    address: () => '/api/admin/questions/qst_rea-001/keys',
    body: () => ({ outcome: 'normal' }),
    expected: admins(422),
  },
  get('/api/admin/questions/:questionId/statistics', admins(200), '/api/admin/questions/qst_rea-001/statistics'),
  get('/api/admin/tests/:testId/statistics', admins(200), '/api/admin/tests/tst_ssc-cgl-mock-1/statistics'),
  ...(['questions/:questionId', 'tests/:testId'] as const).map((subject): MatrixRow => ({
    method: 'POST',
    path: `/api/admin/${subject}/statistics/computation`,
    address: () => `/api/admin/${subject.replace(/:.*/, 'none')}/statistics/computation`,
    body: () => ({}),
    expected: admins(404),
  })),
  {
    method: 'POST',
    path: '/api/admin/questions/:questionId/statistics/confirmation',
    address: () => '/api/admin/questions/qst_none/statistics/confirmation',
    body: () => ({ questionVersionId: 'qst_none_v1', keyVersion: 1, reason: 'It is right.' }),
    expected: admins(409),
  },
  get('/api/admin/reports', admins(200)),
  get('/api/admin/reports/:questionId', admins(404), '/api/admin/reports/qst_none'),
  {
    method: 'POST',
    path: '/api/admin/reports/:questionId/acts',
    address: () => '/api/admin/reports/qst_none/acts',
    body: () => ({ act: 'triage', revision: 1, until: 0 }),
    expected: admins(404),
  },
  get('/api/admin/challenges', admins(200)),
  get('/api/admin/challenges/counts', admins(200)),
  get('/api/admin/challenges/pictures/:challengeId', admins(404), '/api/admin/challenges/pictures/chl_none'),
  get('/api/admin/challenges/questions/:questionId', admins(404), '/api/admin/challenges/questions/qst_none'),
  get('/api/admin/challenges/:questionVersionId', admins(404), '/api/admin/challenges/qst_none_v1'),
  {
    method: 'POST',
    path: '/api/admin/challenges/:questionVersionId/taking',
    address: () => '/api/admin/challenges/qst_none_v1/taking',
    body: () => ({ revision: 1 }),
    expected: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/challenges/:questionVersionId/ruling',
    address: () => '/api/admin/challenges/qst_none_v1/ruling',
    body: () => ({
      ruling: 'rejected',
      revision: 1,
      reason: { en: 'The key is right.', hi: 'कुंजी सही है, कोई बदलाव नहीं।' },
    }),
    expected: admins(404),
  },
  get('/api/admin/rescoring', admins(200)),
  get('/api/admin/rescoring/:taskId', admins(404), `/api/admin/rescoring/tsk_${'0'.repeat(25)}`),
  ...(['commit', 'dismissal'] as const).map((act): MatrixRow => ({
    method: 'POST',
    path: `/api/admin/rescoring/:taskId/${act}`,
    address: () => `/api/admin/rescoring/tsk_${'0'.repeat(25)}/${act}`,
    body: () => ({}),
    expected: admins(404),
  })),
  get('/api/account', students),
  get('/api/account/export', students),
  // No export has been requested.
  get('/api/account/export/file', refusedTo(404)),
  { method: 'POST', path: '/api/account/export', body: () => ({}), expected: [401, 202, 202, 202, 202, 401] },
  {
    method: 'POST',
    path: '/api/account/erasure',
    body: () => ({ password: 'not the password', confirm: 'DELETE' }),
    expected: refusedTo(400),
  },
  {
    method: 'PUT',
    path: '/api/account/details',
    body: () => ({ displayName: 'Matrix', phoneNumber: null }),
    expected: students,
  },
  { method: 'PUT', path: '/api/account/exam-profile', body: () => emptyExamProfile, expected: students },
  // JSON instead of a picture.
  { method: 'PUT', path: '/api/account/picture', body: () => ({}), expected: refusedTo(422) },
  { method: 'DELETE', path: '/api/account/picture', body: () => ({}), expected: students },
  { method: 'POST', path: '/api/account/verification', body: () => ({}), expected: students },
  {
    method: 'POST',
    path: '/api/account/email',
    body: ({ unique }) => ({ newEmail: `${unique}@example.test`, password: 'not the password' }),
    expected: refusedTo(400),
  },
  { method: 'DELETE', path: '/api/account/email', body: () => ({}), expected: students },
  {
    method: 'POST',
    path: '/api/account/password',
    body: () => ({ currentPassword: 'not the password', newPassword: 'another long password' }),
    expected: refusedTo(400),
  },
  {
    method: 'POST',
    path: '/api/account/sign-in-methods',
    body: ({ password }) => ({ mode: 'popup', password }),
    // Needs a verified address, which only the administrator has here.
    expected: [401, 403, 403, 403, 200, 401],
  },
  {
    method: 'DELETE',
    path: '/api/account/sign-in-methods/:provider',
    address: () => '/api/account/sign-in-methods/demo-id',
    body: () => ({}),
    expected: refusedTo(404),
  },
  {
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    address: () => '/api/account/sessions/no-session',
    body: () => ({}),
    expected: refusedTo(404),
  },
  {
    method: 'POST',
    path: '/api/account/second-factor',
    body: () => ({ password: 'not the password' }),
    // Needs a verified address, which only the administrator has here.
    expected: [401, 403, 403, 403, 400, 401],
  },
  // No student in these tests has one.
  {
    method: 'POST',
    path: '/api/account/second-factor/confirmation',
    body: () => ({ code: '1' }),
    expected: refusedTo(409),
  },
  { method: 'POST', path: '/api/account/second-factor/check', body: () => ({ code: '1' }), expected: refusedTo(409) },
  ...(
    [
      ['POST', '/api/account/second-factor/recovery-codes'],
      ['DELETE', '/api/account/second-factor'],
    ] as const
  ).map(([method, path]): MatrixRow => ({
    method,
    path,
    body: () => ({ password: 'not the password', code: '1' }),
    expected: refusedTo(409),
  })),
  // Without the password step.
  { method: 'POST', path: '/api/auth/second-factor', body: () => ({ code: '1' }), expected: always(401) },
  // An invalid body, since other tests use the same administrator.
  { method: 'DELETE', path: '/api/account/sessions', body: () => ({ unknown: 1 }), expected: refusedTo(422) },
  {
    method: 'POST',
    path: '/api/account/guardian',
    body: ({ unique }) => ({ guardianName: 'Ravi', guardianEmail: `${unique}@example.test` }),
    // No student in these tests is under 18.
    expected: refusedTo(422),
  },
  get('/api/guardian', always(400), '/api/guardian?token=no-such-code-anywhere'),
  {
    method: 'POST',
    path: '/api/guardian',
    body: () => ({ token: 'no-such-code-anywhere', consent: true }),
    expected: always(400),
  },
  {
    method: 'POST',
    path: '/api/guardian/link',
    body: () => ({ token: 'no-such-code-anywhere' }),
    expected: always(400),
  },
  get('/api/pictures/:name', always(404), '/api/pictures/no-such-picture.png'),
  { method: 'POST', path: '/api/auth/sign-in/social', body: () => ({ mode: 'popup' }), expected: everyone },
  get('/api/auth/callback/:provider', always(302), '/api/auth/callback/demo-id?code=none&state=none'),
  {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    body: ({ unique }) => ({ email: `${unique}@example.test` }),
    expected: everyone,
  },
  {
    method: 'POST',
    path: '/api/auth/sign-in/code',
    body: ({ unique }) => ({ email: `${unique}@example.test` }),
    expected: everyone,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    body: () => ({ token: 'no-such-code-anywhere', newPassword: 'another long password' }),
    expected: always(400),
  },
  {
    method: 'POST',
    path: '/api/auth/confirm-email',
    body: () => ({ token: 'no-such-code-anywhere' }),
    expected: refusedTo(400),
  },
  get('/robots.txt', everyone),
  get('/sitemap.xml', everyone),
  get('/sitemaps/:file', everyone, '/sitemaps/materials.xml'),
  get('/opensearch.xml', everyone),
  get('/opensearch/suggestions', everyone, '/opensearch/suggestions?q=ss'),
  get('/social/:kind/:file', everyone, '/social/material/mat_percentages-profit-interest.png'),
  // Last, since these change who is signed in.
  {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: ({ email, password }) => ({ email, password }),
    expected: everyone,
  },
  {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    // Not the administrator's own password, which contains the product's name and is refused for new accounts.
    body: ({ unique }) => ({ name: 'Matrix', email: `${unique}@example.test`, password: 'a long enough password' }),
    expected: everyone,
  },
  { method: 'POST', path: '/api/auth/sign-out', body: () => ({}), expected: everyone },
]

/** Unknown addresses under /api/admin: only an administrator learns that they do not exist. */
export const adminMount: MatrixRow = get('/api/admin/*', [401, 403, 403, 403, 404, 401], '/api/admin/anything')
