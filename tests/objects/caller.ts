import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect } from 'vitest'
import type { AttemptView, BegunAttempt, StartedAttempt } from '../../domain/attempts/contract.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import { app } from '../../worker/app.ts'
import type { Bindings } from '../../worker/env.ts'
import { env, mock, unique } from './support.ts'

export type CallerReply<Body> = { status: number; headers: Headers; text: string; body: Body }

const origin = 'http://localhost'
const password = 'a long enough password'

/** A browser that calls the app in process with given bindings, its own cookies and its own client address. */
export class Caller {
  readonly cookies: Map<string, string>
  readonly email = `${unique('caller')}@example.test`
  address = unique('address')

  constructor(cookies: Iterable<[string, string]> = []) {
    this.cookies = new Map(cookies)
  }

  /** Another tab with the same cookies, or those that `only` accepts. */
  copy(only: (name: string) => boolean = () => true): Caller {
    return new Caller([...this.cookies].filter(([name]) => only(name)))
  }

  async call<Body = ErrorBody>(
    method: string,
    path: string,
    body?: unknown,
    bindings: Bindings = env,
  ): Promise<CallerReply<Body>> {
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        origin,
        'cf-connecting-ip': this.address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const ctx = createExecutionContext()
    const response = await app.fetch(request, bindings, ctx)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
    const text = await response.text()
    await waitOnExecutionContext(ctx)
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as Body,
    }
  }

  async signUp(): Promise<this> {
    const account = { name: 'Caller', email: this.email, password }
    expect((await this.call('POST', '/api/auth/sign-up/email', account)).status).toBe(200)
    return this
  }

  signIn(bindings?: Bindings): Promise<CallerReply<ErrorBody>> {
    return this.call('POST', '/api/auth/sign-in/email', { email: this.email, password }, bindings)
  }

  /** Begins an attempt and returns the calls that its page makes. */
  async begin(testId: string = mock.testId) {
    const started = await this.call<StartedAttempt>('POST', `/api/tests/${testId}/attempts`, {})
    expect([200, 201], started.text).toContain(started.status)
    const { attemptId, lease } = started.body
    const of = (rest: string) => `/api/attempts/${attemptId}${rest}`
    const words = { lease, language: 'en', declared: true }
    const begun = await this.call<BegunAttempt>('POST', of('/begin'), words)
    expect(begun.status, begun.text).toBe(200)
    return {
      attemptId,
      lease,
      of,
      deadlineAt: begun.body.deadlineAt,
      save: <Body = ErrorBody>(batch: unknown[], parts: Record<string, unknown> = {}, bindings?: Bindings) =>
        this.call<Body>('PUT', of('/responses'), { lease, device: 'device-01', batch, ...parts }, bindings),
      submit: <Body = ErrorBody>(parts: Record<string, unknown> = {}, bindings?: Bindings) =>
        this.call<Body>('POST', of('/submission'), { lease, submissionId: 'submission-1', ...parts }, bindings),
      stored: async () => (await this.call<AttemptView>('GET', of(''))).body.responses,
    }
  }
}
