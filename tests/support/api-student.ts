import { randomUUID } from 'node:crypto'
import type {
  Answer,
  AttemptView,
  BegunAttempt,
  PaperQuestion,
  ResponseEvent,
  StartedAttempt,
  Submitted,
  SyncAck,
} from '../../domain/attempts/contract.ts'
import { password } from './student.ts'
import { waitFor } from './wait-for.ts'
import { optionsOf } from '../../domain/questions/kinds/presentation.ts'

/** Student who uses the API without a browser, for proofs and benchmarks. */
export type ApiStudent = { name: string; email: string; cookie: string }

export type OpenAttempt = {
  student: ApiStudent
  attemptId: string
  lease: string
  device: string
  questions: PaperQuestion[]
  /** Unix milliseconds. */
  deadlineAt: number
}

/** Reply with an unexpected status. */
export class Unexpected extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(`${status}: ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** A request without reply for this long counts as a lost connection. */
const patienceMs = 15_000

export const call = async <Reply>(
  url: string,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
): Promise<Reply> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  if (!response.ok) throw new Unexpected(response.status, text)
  return JSON.parse(text) as Reply
}

export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

type SignUpParts = { email?: string; under18?: boolean }

/** Signs up a new student. */
export const signUp = async (
  url: string,
  name: string,
  { email = `student-${randomUUID()}@example.com`, under18 = false }: SignUpParts = {},
): Promise<ApiStudent> => {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password, under18 }),
  })
  if (!response.ok) throw new Unexpected(response.status, await response.text())
  return { name, email, cookie: cookiesOf(response) }
}

/** Renews the cookie's copy of the session, which is valid for a minute. */
export const freshCookie = async (url: string, student: ApiStudent): Promise<ApiStudent> => {
  const response = await fetch(`${url}/api/attempts`, { headers: { cookie: student.cookie } })
  const renewed = cookiesOf(response)
  if (!renewed) return student
  const token = student.cookie.split('; ').filter((cookie) => cookie.includes('session_token'))
  return {
    ...student,
    cookie: [...token, ...renewed.split('; ').filter((cookie) => !cookie.includes('session_token'))].join('; '),
  }
}

export const start = (url: string, { cookie }: ApiStudent, testId: string): Promise<StartedAttempt> =>
  call(url, 'POST', `/api/tests/${testId}/attempts`, cookie, {})

export const view = (
  url: string,
  { student, attemptId }: Pick<OpenAttempt, 'student' | 'attemptId'>,
): Promise<AttemptView> => call(url, 'GET', `/api/attempts/${attemptId}`, student.cookie)

/** Starts the clock of a started attempt. */
export const begin = async (
  url: string,
  student: ApiStudent,
  { attemptId, lease }: StartedAttempt,
): Promise<OpenAttempt> => {
  const words = { lease, language: 'en', declared: true }
  const { deadlineAt } = await call<BegunAttempt>(
    url,
    'POST',
    `/api/attempts/${attemptId}/begin`,
    student.cookie,
    words,
  )
  const { paper } = await view(url, { student, attemptId })
  const device = `device-${randomUUID()}`
  return { student, attemptId, lease, device, questions: paper?.questions ?? [], deadlineAt }
}

/** An answer to a question, different for every `turn`. */
export const answerTo = (question: PaperQuestion, turn: number): Answer => {
  if (question.kind === 'matrix') {
    const column = question.columns[turn % question.columns.length]?.id ?? ''
    return { rows: { [question.rows[0]?.id ?? '']: [column] } }
  }
  const options = optionsOf(question)
  const option = options[turn % options.length]
  return option ? { optionIds: [option.id] } : { value: String(turn) }
}

/** The next `count` events of an attempt after `seq`, cycling through the paper. */
export const nextEvents = (
  { questions }: Pick<OpenAttempt, 'questions'>,
  seq: number,
  count: number,
  at: number,
): ResponseEvent[] =>
  Array.from({ length: count }, (_, index) => seq + 1 + index).flatMap((next) => {
    const question = questions[next % questions.length]
    return question
      ? [
          {
            seq: next,
            questionId: question.id,
            answer: answerTo(question, next),
            status: 'answered' as const,
            at,
            ms: next,
          },
        ]
      : []
  })

export const syncBody = ({ lease, device }: OpenAttempt, batch: ResponseEvent[]) => ({ lease, device, batch })

export const sync = (url: string, attempt: OpenAttempt, batch: ResponseEvent[]): Promise<SyncAck> =>
  call(url, 'PUT', `/api/attempts/${attempt.attemptId}/responses`, attempt.student.cookie, syncBody(attempt, batch))

export const submit = (url: string, { attemptId, lease, student }: OpenAttempt): Promise<Submitted> =>
  call(url, 'POST', `/api/attempts/${attemptId}/submission`, student.cookie, {
    lease,
    submissionId: `submission-${attemptId}`,
  })

/** Attempt with `answers` answers, submitted and not yet scored. */
export const finish = async (
  url: string,
  student: ApiStudent,
  testId: string,
  answers: number,
): Promise<OpenAttempt> => {
  const attempt = await begin(url, student, await start(url, student, testId))
  await sync(url, attempt, nextEvents(attempt, 0, answers, Date.now()))
  await submit(url, attempt)
  return attempt
}

/** Waits until an attempt is scored; its result may still be held back until the release. */
export const untilScored = async (url: string, { attemptId, student }: OpenAttempt): Promise<void> => {
  const result = `${url}/api/attempts/${attemptId}/result`
  await waitFor(`the score of ${attemptId}`, async () => {
    const { status } = await fetch(result, { headers: { cookie: student.cookie } })
    return status === 202 ? undefined : status
  })
}

/** Runs work over items, `width` at a time; results in the order of the items. */
export const inParallel = async <Item, Result>(
  items: Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
