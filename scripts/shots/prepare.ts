import {
  begin,
  call,
  cookiesOf,
  finish,
  signUp,
  start,
  untilScored,
  type ApiStudent,
  type OpenAttempt,
} from '../../tests/support/api-student.ts'
import { sandbox } from '../../tests/support/gateway.ts'
import { waitFor } from '../../tests/support/wait-for.ts'
import type { Home } from '../../domain/home/contract.ts'
import type { CourseDetail } from '../../domain/courses/contract.ts'
import type { OrderDetails, PlacedOrder } from '../../domain/purchases/checkout.ts'
import { seedAccounts } from '../../drizzle/seed/accounts.ts'

/** Viewer of a screen. `newcomer` has no data yet, `minor` waits for a guardian's consent, `settled` has done all of today. */
export type ShotViewer = 'visitor' | 'student' | 'admin' | 'newcomer' | 'minor' | 'settled'

/** Data of the screens beside the demo: sessions, and codes from mails. */
export type Prepared = {
  url: string
  cookies: Record<ShotViewer, string>
  guardianCode: string
  confirmCode: string
  certificateCode: string
  /** Orders of the newcomer. */
  paidOrderId: string
  unpaidOrderId: string
}

const answeredPerTest = 9
const bookmarked = 3

export const signIn = async (
  url: string,
  { name, email, password }: (typeof seedAccounts)[number],
): Promise<ApiStudent> => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${email} of the demo cannot sign in: ${response.status}`)
  return { name, email, cookie: cookiesOf(response) }
}

/** Finished attempt with some answers, scored or held back until its release. */
const finishScored = async (url: string, student: ApiStudent, testId: string): Promise<OpenAttempt> => {
  const attempt = await finish(url, student, testId, answeredPerTest)
  await untilScored(url, attempt)
  return attempt
}

/** Bookmarks the first questions of a finished attempt. */
const bookmark = async (url: string, { student, attemptId, questions }: OpenAttempt): Promise<void> => {
  for (const { id } of questions.slice(0, bookmarked))
    await call(url, 'PUT', `/api/attempts/${attemptId}/bookmarks/${id}`, student.cookie, {})
}

/** Writes notes on the first questions of a finished attempt. */
const note = async (url: string, { student, attemptId, questions }: OpenAttempt): Promise<void> => {
  const texts = ['Read the unit before the number.', 'चाल = दूरी / समय। पहले इकाई एक जैसी करें।']
  for (const [index, text] of texts.entries())
    await call(url, 'PUT', `/api/revision/notes/${questions[index + 1]?.id}`, student.cookie, { text, attemptId })
}

/** Reports a question of a finished attempt. */
const report = ({ student, attemptId, questions }: OpenAttempt, url: string): Promise<unknown> =>
  call(url, 'POST', `/api/attempts/${attemptId}/reports`, student.cookie, {
    questionId: questions[0]?.id,
    reason: 'wrong_key',
    note: 'B is right as well: the series can also be read as squares.',
  })

/** Code in the newest mail to an address; waits for the queue. */
const codeTo = (url: string, to: string): Promise<string> =>
  waitFor(`a mail with a code to ${to}`, async () => {
    const letters = await fetch(`${url}/dev/mailbox.json?${new URLSearchParams({ to })}`)
    const [newest] = (await letters.json()) as { text: string }[]
    return newest && /token=([\w-]+)/.exec(newest.text)?.[1]
  })

/** Enrols a student in courses and completes one. Returns the code of its certificate. */
const takeCourses = async (url: string, { name, cookie }: ApiStudent): Promise<string> => {
  const ask = <Reply>(method: string, rest: string, body?: unknown) =>
    call<Reply>(url, method, `/api/courses/${rest}`, cookie, body)
  const taken = ['crs_percentages-to-profit', 'crs_constitution-foundations', 'crs_reasoning-from-zero']
  for (const id of [...taken, 'crs_first-month']) await ask('PUT', `${id}/enrolment`, {})
  await ask('PUT', 'crs_percentages-to-profit/lessons/per-hundred/done', {})
  const { chapters } = await ask<CourseDetail>('GET', 'crs_first-month')
  for (const { id } of chapters.flatMap(({ lessons }) => lessons))
    await ask('PUT', `crs_first-month/lessons/${id}/done`, {})
  await ask('POST', 'crs_first-month/certificate', { name })
  return waitFor('the certificate', async () => {
    const { certificate } = await ask<CourseDetail>('GET', 'crs_first-month')
    return certificate?.state === 'ready' ? certificate.code : undefined
  })
}

/** Orders an offer of the demo at its price. */
const placeOrder = (url: string, { cookie }: ApiStudent, offerId: string, totalPaise: number): Promise<PlacedOrder> =>
  call(url, 'POST', '/api/orders', cookie, { offerId, coupon: '', state: 'UP', language: 'en', totalPaise })

/** Orders a course that stays unpaid, and a video that is paid; the order of each. */
const buy = async (url: string, gateway: string, student: ApiStudent) => {
  const unpaid = await placeOrder(url, student, 'ofr_crs_english-error-hunt', 29_900)
  const paid = await placeOrder(url, student, 'ofr_vid_simple-and-compound-interest', 4_900)
  await sandbox(gateway, `orders/${paid.payment?.fields['order_id']}/payments`, {})
  await waitFor('a paid order', async () => {
    const { state } = await call<OrderDetails>(url, 'GET', `/api/orders/${paid.orderId}`, student.cookie)
    return state === 'fulfilled' ? true : undefined
  })
  return { paidOrderId: paid.orderId, unpaidOrderId: unpaid.orderId }
}

/** Signs a student up who finishes the newest quiz and sets its cards aside. Returns the session. */
const settle = async (url: string): Promise<string> => {
  const student = await signUp(url, 'Meena Kumari', { email: 'meena@example.com' })
  const { mine } = await call<Home>(url, 'GET', '/api/home', student.cookie)
  if (!mine?.quiz) throw new Error('The demo has a quiz.')
  await finishScored(url, student, mine.quiz.testId)
  const cards = '/api/revision/cards'
  const { items } = await call<{ items: { id: string }[] }>(url, 'GET', `${cards}?state=due`, student.cookie)
  for (const { id } of items) await call(url, 'PUT', `${cards}/${id}`, student.cookie, { aside: true })
  return student.cookie
}

/** Leaves a material and a film before their ends. */
const leave = async (url: string, student: ApiStudent): Promise<void> => {
  const place = { page: 2, chapter: null, share: 0.4 }
  await call(url, 'PUT', '/api/materials/mat_percentages-profit-interest/place', student.cookie, place)
  await call(url, 'PUT', '/api/videos/vid_reading-a-bar-chart/place', student.cookie, { positionMs: 25_000 })
}

/** Brings the demo into the states that the screens show. */
export const prepare = async (url: string, gateway: string): Promise<Prepared> => {
  const [studentAccount, adminAccount] = seedAccounts
  const student = await signIn(url, studentAccount)
  const admin = await signIn(url, adminAccount)
  await finishScored(url, student, 'tst_ssc-english-1')
  await report(await finishScored(url, student, 'tst_ssc-cgl-live-1'), url)
  await finishScored(url, student, 'tst_rpsc-ras-1')
  const noted = await finishScored(url, student, 'tst_gate-1')
  await bookmark(url, noted)
  await note(url, noted)
  await begin(url, student, await start(url, student, 'tst_jee-advanced-1'))
  await leave(url, student)
  const newcomer = await signUp(url, 'Venkataramanan Subrahmanyam', {
    email: 'a.rather.long.address.of.mine@example.com',
  })
  const minor = await signUp(url, 'Asha', { email: 'asha@example.com', under18: true })
  await call(url, 'POST', '/api/account/guardian', minor.cookie, {
    guardianName: 'Ravi Kumar',
    guardianEmail: 'ravi@example.com',
  })
  return {
    url,
    cookies: {
      visitor: '',
      student: student.cookie,
      admin: admin.cookie,
      newcomer: newcomer.cookie,
      minor: minor.cookie,
      settled: await settle(url),
    },
    guardianCode: await codeTo(url, 'ravi@example.com'),
    confirmCode: await codeTo(url, newcomer.email),
    certificateCode: await takeCourses(url, student),
    ...(await buy(url, gateway, newcomer)),
  }
}
