import type { ErrorBody } from '../../../domain/errors.ts'
import type { StartUpload } from '../../../domain/files/contract.ts'
import { faultReasons, type FileFault, type RefusalReason } from '../../../domain/files/upload-states.ts'
import type { UploadView } from '../../../domain/files/contract.ts'
import { makeApi, type Api } from '../../api.ts'

/** Reason why an upload has ended: of the server, or of the device. */
export type UploadFault = FileFault | RefusalReason | 'too_large' | 'gone' | 'unreadable' | 'unknown'

export type UploadReply<Value> =
  | { kind: 'done'; value: Value }
  /** No network, or a server that asks to wait. */
  | { kind: 'unreachable' }
  | { kind: 'signed_out' }
  | { kind: 'fault'; fault: UploadFault }

export type SentPart = { number: number; checksum: string; bytes: Blob }

/** Sends bytes to an address, tells how many are sent, and returns the reply. Rejects without a connection. */
export type SendBytes = (
  address: string,
  part: SentPart,
  options: { onSent: (bytes: number) => void; signal: AbortSignal },
) => Promise<{ status: number; body: string }>

/** Calls of an upload. They never reject. */
export type UploadCalls = {
  start(input: StartUpload): Promise<UploadReply<UploadView>>
  read(id: string): Promise<UploadReply<UploadView>>
  complete(id: string): Promise<UploadReply<UploadView>>
  cancel(id: string): Promise<void>
  send(id: string, part: SentPart, options: Parameters<SendBytes>[2]): Promise<UploadReply<null>>
}

const waitStatuses = new Set([408, 425, 429])

const isFault = (reason: unknown): reason is FileFault => faultReasons.some((each) => each === reason)

const failureOf = (status: number, body: () => ErrorBody): Exclude<UploadReply<never>, { kind: 'done' }> => {
  if (status === 401) return { kind: 'signed_out' }
  if (status >= 500 || waitStatuses.has(status)) return { kind: 'unreachable' }
  const { code, details } = body()
  if (code === 'accounts.second_factor_required') return { kind: 'signed_out' }
  if (status === 413) return { kind: 'fault', fault: 'too_large' }
  if (status === 404) return { kind: 'fault', fault: 'gone' }
  return { kind: 'fault', fault: isFault(details?.['reason']) ? details['reason'] : 'unknown' }
}

const callOf = async <Value>(
  run: () => Promise<{ status: number; text(): Promise<string> }>,
): Promise<UploadReply<Value>> => {
  try {
    const reply = await run()
    const text = await reply.text()
    const json = () => JSON.parse(text) as unknown
    if (reply.status === 200) return { kind: 'done', value: json() as Value }
    return failureOf(reply.status, () => json() as ErrorBody)
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Longest silence of a connection that counts as one. */
const silenceMs = 45_000

/** `fetch` cannot tell the progress of a body. */
const sendByXhr: SendBytes = (address, { checksum, bytes }, { onSent, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let silence = setTimeout(abort, silenceMs)
    const end = () => {
      clearTimeout(silence)
      removeEventListener('offline', abort)
      signal.removeEventListener('abort', abort)
      if (request.status === 0) reject(new Error('The part was not sent.'))
      else resolve({ status: request.status, body: request.responseText })
    }
    request.open('PUT', address)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-checksum', checksum)
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(silence)
      silence = setTimeout(abort, silenceMs)
      onSent(loaded)
    })
    request.addEventListener('loadend', end)
    addEventListener('offline', abort)
    signal.addEventListener('abort', abort)
    request.send(bytes)
  })

export const uploadCallsOf = (
  origin: string,
  { api = makeApi(origin), sendBytes = sendByXhr }: { api?: Api; sendBytes?: SendBytes } = {},
): UploadCalls => {
  const uploads = api.admin.files.uploads
  return {
    start: (json) => callOf(() => uploads.$post({ json })),
    read: (id) => callOf(() => uploads[':id'].$get({ param: { id } })),
    complete: (id) => callOf(() => uploads[':id'].completion.$post({ param: { id }, json: {} })),
    cancel: async (id) => void (await callOf(() => uploads[':id'].$delete({ param: { id }, json: {} }))),
    send: (id, part, options) =>
      callOf(async () => {
        const address = `${origin}/api/admin/files/uploads/${id}/parts/${part.number}`
        const { status, body } = await sendBytes(address, part, options)
        return { status, text: () => Promise.resolve(body) }
      }),
  }
}
