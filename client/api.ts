import { hc } from 'hono/client'
import type { ErrorBody } from '../domain/errors.ts'
import type { AppType } from '../worker/app.ts'

/** Typed RPC client of the worker's routes. `fetcher` is the browser's fetch, or the app itself at the edge. */
export const makeApi = (origin: string, fetcher?: typeof fetch) => hc<AppType>(origin, { fetch: fetcher }).api
export type Api = ReturnType<typeof makeApi>

/** A refused call with the worker's ErrorBody. A lost connection is a TypeError from fetch instead. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** JSON of a successful reply; throws ApiError otherwise. */
export const unwrap = async <Reply extends { ok: boolean; status: number; json(): Promise<unknown> }>(
  reply: Promise<Reply>,
): Promise<Awaited<ReturnType<Extract<Reply, { ok: true }>['json']>>> => {
  const response = await reply
  if (!response.ok) throw new ApiError(response.status, (await response.json()) as ErrorBody)
  return (await response.json()) as Awaited<ReturnType<Extract<Reply, { ok: true }>['json']>>
}
