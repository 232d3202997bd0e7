import type { FileKind } from '../../../domain/content/fields.ts'
import type { UploadedFile, UploadView } from '../../../domain/files/contract.ts'
import { fileLimits, partSize } from '../../../domain/files/limits.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { checksumOf, fingerprintOf } from './fingerprint.ts'
import type { UploadCalls, UploadFault, UploadReply } from './upload-calls.ts'

export type UploadPhase =
  | 'sending'
  /** Another window sends the same file. */
  | 'elsewhere'
  /** Goes on by itself when there is a connection. */
  | 'waiting'
  | 'signed_out'
  /** All parts are stored, and the server reads the whole. */
  | 'checking'
  | 'done'
  | 'failed'

export type UploadState = {
  phase: UploadPhase
  name: string
  bytes: number
  /** Bytes that are stored or on their way. */
  sent: number
  file: UploadedFile | null
  fault: UploadFault | null
}

/** `alt`: of a picture. `fileId`: file that gets a new version. */
export type UploadInput = { kind: FileKind; file: File; alt: Bilingual | null; fileId: string | null }

export type UploadTools = {
  calls: UploadCalls
  /** Resolves after the time, at a new connection, or at the end of the upload. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Runs one upload of a file at a time in all windows; `onWait` is called while another window runs it. */
  alone: (id: string, onWait: () => void, run: () => Promise<void>) => Promise<void>
}

export type Upload = {
  state(): UploadState
  subscribe(listener: () => void): () => void
  /** Ends the upload, and deletes what is stored of it. */
  cancel(): void
  /** Starts again after a fault. */
  retry(): void
}

const longestWaitMs = 30_000
const damagedLimit = 5

class Ended extends Error {
  readonly fault: UploadFault
  constructor(fault: UploadFault) {
    super(fault)
    this.fault = fault
  }
}

/** Uploads a file part by part until it is done, refused or cancelled. */
export const startUpload = ({ kind, file, alt, fileId }: UploadInput, { calls, wait, alone }: UploadTools): Upload => {
  const { name, size: bytes } = file
  let state: UploadState = { phase: 'sending', name, bytes, sent: 0, file: null, fault: null }
  let controller = new AbortController()
  let id: string | null = null
  const listeners = new Set<() => void>()
  const set = (change: Partial<UploadState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Repeats a call until the server answers it. */
  const answered = async <Value>(call: () => Promise<UploadReply<Value>>, phase: UploadPhase): Promise<Value> => {
    for (let delay = 1_000; ; delay = Math.min(delay * 2, longestWaitMs)) {
      const reply = await call()
      if (controller.signal.aborted) throw new Ended('gone')
      if (reply.kind === 'done') {
        if (state.phase !== phase) set({ phase })
        return reply.value
      }
      if (reply.kind === 'fault') throw new Ended(reply.fault)
      set({ phase: reply.kind === 'signed_out' ? 'signed_out' : 'waiting' })
      await wait(delay, controller.signal)
    }
  }

  const storedBytes = ({ parts }: UploadView) => parts.reduce((sum, number) => sum + partSize(bytes, number), 0)

  const sendPart = async (view: UploadView, number: number): Promise<void> => {
    const from = (number - 1) * view.partBytes
    const part = file.slice(from, from + view.partBytes)
    const read = await part.arrayBuffer().catch(() => {
      throw new Ended('unreadable')
    })
    const checksum = await checksumOf(read)
    const stored = state.sent
    const onSent = (loaded: number) => set({ sent: stored + Math.min(loaded, part.size) })
    const { signal } = controller
    const send = async () => {
      const reply = await calls.send(view.id, { number, checksum, bytes: part }, { onSent, signal })
      if (reply.kind !== 'done') set({ sent: stored })
      return reply
    }
    await answered(send, 'sending')
    set({ sent: stored + part.size })
  }

  const sendMissing = async (view: UploadView): Promise<void> => {
    const stored = new Set(view.parts)
    set({ phase: 'sending', sent: storedBytes(view) })
    for (let number = 1; number <= Math.ceil(bytes / view.partBytes); number += 1)
      if (!stored.has(number)) await sendPart(view, number)
  }

  /** Sends, closes and awaits the end, from whatever state the server tells. */
  const goOn = async (begun: UploadView): Promise<void> => {
    let view = begun
    let retries = 0
    while (view.state === 'open' || view.state === 'completing') {
      const current = view
      try {
        if (current.state === 'open') await sendMissing(current)
        else await wait(1_000, controller.signal)
        view = await answered(() => calls.complete(current.id), 'checking')
      } catch (error) {
        const isPassing =
          error instanceof Ended && ['part_damaged', 'part_busy', 'parts_missing', 'gone'].includes(error.fault)
        if (!isPassing || controller.signal.aborted || (retries += 1) > damagedLimit) throw error
        await wait(1_000, controller.signal)
        view = await answered(() => calls.read(current.id), 'sending')
        if (view.parts.length > current.parts.length) retries = 0
      }
    }
    if (view.state === 'refused') throw new Ended(view.refusal ?? 'unknown')
    set({ phase: 'done', sent: bytes, file: view.file })
  }

  const run = async (): Promise<void> => {
    set({ phase: 'sending', sent: 0, fault: null })
    try {
      if (bytes > fileLimits[kind]) throw new Ended('too_large')
      if (bytes === 0) throw new Ended('wrong_type')
      const fingerprint = await fingerprintOf(file).catch(() => {
        throw new Ended('unreadable')
      })
      const input = { kind, name, bytes, fingerprint, fileId, alt }
      const { id: begun } = await answered(() => calls.start(input), 'sending')
      id = begun
      const isElsewhere = () => set({ phase: 'elsewhere' })
      await alone(begun, isElsewhere, async () => goOn(await answered(() => calls.read(begun), 'sending')))
    } catch (error) {
      if (!controller.signal.aborted) set({ phase: 'failed', fault: error instanceof Ended ? error.fault : 'unknown' })
    }
  }

  void run()
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cancel: () => {
      controller.abort()
      if (id !== null && state.phase !== 'done') void calls.cancel(id)
    },
    retry: () => {
      controller = new AbortController()
      void run()
    },
  }
}
