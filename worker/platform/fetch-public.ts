import { publicUrlOf } from '../../domain/public-address.ts'

type FetchFault = 'address' | 'redirects' | 'status' | 'too_large' | 'timeout' | 'unreachable'

/** A request to another site that failed or was refused. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
  readonly fault: FetchFault
  /** HTTP status, for the faults `status` and `too_large`. */
  readonly status: number | null
  constructor(fault: FetchFault, status: number | null = null) {
    super(status === null ? fault : `${fault} ${status}`)
    this.fault = fault
    this.status = status
  }
}

export type Fetcher = (url: string, init: RequestInit) => Promise<Response>

type Options = {
  /** Bytes of the body after decompression. */
  maxBytes: number
  timeoutMs: number
  protocols?: readonly string[]
  method?: 'GET' | 'HEAD'
  headers?: Record<string, string>
  fetcher?: Fetcher
}

/** `url` is the last of the redirects. */
export type Fetched = { url: string; status: number; headers: Headers; body: Uint8Array }

const redirectLimit = 5
const redirects: readonly number[] = [301, 302, 303, 307, 308]

const readBody = async (response: Response, maxBytes: number): Promise<Uint8Array> => {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes)
    throw new FetchRefused('too_large', response.status)
  const parts: Uint8Array[] = []
  let size = 0
  const reader = (response.body as ReadableStream<Uint8Array> | null)?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new FetchRefused('too_large', response.status)
    }
    parts.push(part.value)
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.byteLength
  }
  return body
}

/** Each redirect is checked like the first address. */
const follow = async (address: string, options: Options, signal: AbortSignal): Promise<Fetched> => {
  const { protocols, maxBytes, method = 'GET', headers = {}, fetcher = fetch } = options
  let url = publicUrlOf(address, undefined, protocols)
  for (let hop = 0; hop <= redirectLimit; hop += 1) {
    if (!url) throw new FetchRefused('address')
    const response = await fetcher(url.href, { method, headers, redirect: 'manual', signal })
    const location = redirects.includes(response.status) ? response.headers.get('location') : null
    if (location === null)
      return {
        url: url.href,
        status: response.status,
        headers: response.headers,
        body: await readBody(response, maxBytes),
      }
    await response.body?.cancel()
    url = publicUrlOf(location, url.href, protocols)
  }
  throw new FetchRefused('redirects')
}

/**
 * Requests a public address within limits of time and size. A name that resolves to a private address is not detected
 * here: Cloudflare's network does not route to one. Throws `FetchRefused`.
 */
export const fetchPublic = async (address: string, options: Options): Promise<Fetched> => {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    throw new FetchRefused(signal.aborted ? 'timeout' : 'unreachable')
  }
}
