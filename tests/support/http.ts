import { randomUUID } from 'node:crypto'
import { expect, inject } from 'vitest'
import type {
  AttemptView,
  BegunAttempt,
  ResponseEvent,
  StartedAttempt,
  Submitted,
} from '../../domain/attempts/contract.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import type { NewTest } from './rows.ts'

/** Unique across runs. */
export const unique = (word: string): string => `${word}-${randomUUID().slice(0, 13)}`

export const goodPassword = 'a long enough password'

export type Reply<Body> = { status: number; headers: Headers; text: string; body: Body }

type CallOptions = {
  headers?: Record<string, string | undefined>
  /** Raw body instead of JSON. */
  raw?: string
}

type Product = { url: string; rows: string }
let ownProduct: Product | null = null
const product = (): Product => ownProduct ?? { url: inject('url'), rows: inject('rows') }

/** Sends the visitors and statements of this file to a product of its own, whose items no other file counts. */
export const visitOwnProduct = (own: Product): void => {
  ownProduct = own
}

/** Browser with its own cookies and client address. Sends Origin like browsers. */
export class Visitor {
  readonly url = product().url
  readonly cookies: Map<string, string>
  /** Client address as the platform reports it, distinct so that visitors share no limits. */
  address = unique('address')

  constructor(cookies: Iterable<[string, string]> = []) {
    this.cookies = new Map(cookies)
  }

  /** Value of the Cookie header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Another browser with the same cookies, as after their theft. */
  copy(only: (name: string) => boolean = () => true): Visitor {
    return new Visitor([...this.cookies].filter(([name]) => only(name)))
  }

  async call<Body = ErrorBody>(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, raw }: CallOptions = {},
  ): Promise<Reply<Body>> {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const own = {
      origin: this.url,
      'cf-connecting-ip': this.address,
      cookie: this.cookie,
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    }
    const all = Object.entries<string | undefined>({ ...own, ...headers }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const response = await fetch(`${this.url}${path}`, { method, headers: all, body: sent ?? null, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as Body,
    }
  }

  get<Body = ErrorBody>(path: string, options?: CallOptions) {
    return this.call<Body>('GET', path, undefined, options)
  }

  post<Body = ErrorBody>(path: string, body: unknown = {}, options?: CallOptions) {
    return this.call<Body>('POST', path, body, options)
  }

  put<Body = ErrorBody>(path: string, body: unknown, options?: CallOptions) {
    return this.call<Body>('PUT', path, body, options)
  }

  delete<Body = ErrorBody>(path: string, body: unknown = {}, options?: CallOptions) {
    return this.call<Body>('DELETE', path, body, options)
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0(;|$)/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

export const signUpBody = (parts: Partial<{ name: string; email: string; password: string }> = {}) => ({
  name: 'Asha',
  email: `${unique('student')}@example.test`,
  password: goodPassword,
  ...parts,
})

/** New student, signed up and signed in. */
export const newStudent = async (parts?: Parameters<typeof signUpBody>[0]) => {
  const visitor = new Visitor()
  const account = signUpBody(parts)
  const { status, text } = await visitor.post('/api/auth/sign-up/email', account)
  expect(status, text).toBe(200)
  return Object.assign(visitor, { account })
}

export const signIn = async (email: string, password: string): Promise<Visitor> => {
  const visitor = new Visitor()
  const { status, text } = await visitor.post('/api/auth/sign-in/email', { email, password })
  expect(status, text).toBe(200)
  return visitor
}

const ifOther = (known: Headers): Record<string, string> => ({ 'if-none-match': known.get('etag') ?? '' })

/**
 * Waits until an answer is 304 without a body for a visitor who has it: other files add items to the same lists, so it
 * may change between two requests. `asked` makes the condition from the headers of the known answer.
 */
export const isNotModified = async (path: string, asked = ifOther): Promise<void> => {
  const again = async () => {
    const visitor = new Visitor()
    const { headers } = await visitor.get(path)
    const { status, text } = await visitor.get(path, { headers: asked(headers) })
    return [status, status === 304 ? text : '']
  }
  await expect.poll(again).toEqual([304, ''])
}

const added: string[] = []

/** Adds a test to the product's database and returns its id. `hideTests` removes added tests from the lists. */
export const addTest = async (parts: Omit<NewTest, 'id'>): Promise<string> => {
  const id = unique('tst')
  added.push(id)
  const { ok, status } = await fetch(product().rows, { method: 'POST', body: JSON.stringify({ id, ...parts }) })
  expect(ok, `rows: ${status}`).toBe(true)
  return id
}

/** Runs a statement in the product's database and returns its rows. */
export const query = async <Row>(sql: string, ...params: unknown[]): Promise<Row[]> => {
  const response = await fetch(`${product().rows}/sql`, { method: 'POST', body: JSON.stringify({ sql, params }) })
  expect(response.ok, sql).toBe(true)
  return (await response.json()) as Row[]
}

export const hideTests = async (): Promise<void> => {
  for (const id of added.splice(0)) await query('UPDATE tests SET deleted_at = 1 WHERE id = ?', id)
}

/** Second administrator of the demo. */
export const demoEditor = { email: 'editor@demo.taiyari.test', password: 'Taiyari-editor-2026' }
export const demoAdmin = { email: 'admin@demo.taiyari.test', password: 'Taiyari-admin-2026' }

/** True for the cookie of the session; the other cookie is its copy for 60 s. */
export const isSessionToken = (name: string): boolean => name.endsWith('session_token')

export const start = async (visitor: Visitor, testId: string): Promise<StartedAttempt> => {
  const { status, body, text } = await visitor.post<StartedAttempt>(`/api/tests/${testId}/attempts`)
  expect([200, 201], text).toContain(status)
  return body
}

/** Attempt with a running clock, and the calls of its client. */
export const newAttempt = async (visitor: Visitor, testId = 'tst_ssc-cgl-mock-1') => {
  const { attemptId, lease } = await start(visitor, testId)
  const address = (rest: string) => `/api/attempts/${attemptId}${rest}`
  const begun = await visitor.post<BegunAttempt>(address('/begin'), { lease, language: 'en', declared: true })
  expect(begun.status, begun.text).toBe(200)
  const view = async () => (await visitor.get<AttemptView>(address(''))).body
  const { paper } = await view()
  if (!paper) throw new Error('An attempt whose clock runs has its paper.')
  const device = unique('device')
  return {
    attemptId,
    lease,
    device,
    address,
    view,
    paper,
    deadlineAt: begun.body.deadlineAt,
    questionIds: paper.questions.map(({ id }) => id),
    sync: <Body = ErrorBody>(batch: unknown[], parts: Record<string, unknown> = {}) =>
      visitor.put<Body>(address('/responses'), { lease, device, batch, ...parts }),
    submit: <Body = Submitted>(parts: Record<string, unknown> = {}) =>
      visitor.post<Body>(address('/submission'), { lease, submissionId: unique('submission'), ...parts }),
    /** Waits until the score exists or its release refuses it. */
    result: async <Body = ErrorBody>(): Promise<Reply<Body>> => {
      await expect
        .poll(async () => (await visitor.get(address('/result'))).status, { timeout: 20_000, interval: 100 })
        .not.toBe(202)
      return visitor.get<Body>(address('/result'))
    },
  }
}

export const answered = (
  seq: number,
  questionId: string,
  optionId = 'a',
  parts: Partial<ResponseEvent> = {},
): ResponseEvent => ({
  seq,
  questionId,
  answer: { optionIds: [optionId] },
  status: 'answered',
  at: Date.now(),
  ms: 1_000,
  ...parts,
})
