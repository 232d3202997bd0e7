import { describe, expect, test } from 'vitest'
import type { UploadView } from '../../../domain/files/contract.ts'
import { partBytes, partCount } from '../../../domain/files/limits.ts'
import { startUpload, type Upload, type UploadTools } from '../../../client/office/files/upload.ts'
import type { UploadCalls, UploadReply } from '../../../client/office/files/upload-calls.ts'

const file = () => new File([new Uint8Array(2 * partBytes + 10)], 'notes.pdf', { lastModified: 1 })

/** Server that stores parts; `reply` may answer a part in its place. */
const serverOf = (bytes: number, reply: (sent: number) => UploadReply<null> | null = () => null) => {
  const stored = new Set<number>()
  const sent: number[] = []
  let state: UploadView['state'] = 'open'
  const view = (): UploadReply<UploadView> => {
    const uploaded = { fileId: 'fil_1', key: 'k', type: 'application/pdf', bytes, checksum: 'c', facts: {} }
    const parts = [...stored].sort()
    return {
      kind: 'done',
      value: { id: 'upl_1', state, partBytes, parts, file: state === 'done' ? uploaded : null, refusal: null },
    }
  }
  const calls: UploadCalls = {
    start: () => Promise.resolve(view()),
    read: () => Promise.resolve(view()),
    complete: () => {
      if (stored.size < partCount(bytes)) return Promise.resolve({ kind: 'fault', fault: 'parts_missing' })
      state = state === 'open' ? 'completing' : 'done'
      return Promise.resolve(view())
    },
    cancel: () => Promise.resolve(),
    send: (_id, { number }, { onSent }) => {
      sent.push(number)
      onSent(100)
      const own = reply(sent.length)
      if (own) return Promise.resolve(own)
      stored.add(number)
      return Promise.resolve({ kind: 'done', value: null })
    },
  }
  return { calls, sent, stored }
}

const toolsOf = (calls: UploadCalls): UploadTools => ({
  calls,
  wait: () => Promise.resolve(),
  alone: (_id, _onWait, run) => run(),
})

const begin = (source: File, calls: UploadCalls, tools = toolsOf(calls)) =>
  startUpload({ kind: 'pdf', file: source, alt: null, fileId: null }, tools)

/** Phases of an upload until it ends. */
const phasesOf = (upload: Upload): Promise<string[]> =>
  new Promise((resolve) => {
    const phases: string[] = [upload.state().phase]
    const look = () => {
      const { phase } = upload.state()
      if (phases.at(-1) !== phase) phases.push(phase)
      if (phase === 'done' || phase === 'failed') resolve(phases)
    }
    upload.subscribe(look)
    look()
  })

describe('an upload of the office (OFC-33)', () => {
  test('waits for the connection and goes on with the part that was cut', async () => {
    const { calls, sent } = serverOf(file().size, (times) => (times === 2 ? { kind: 'unreachable' } : null))
    const upload = begin(file(), calls)
    expect(await phasesOf(upload)).toEqual(['sending', 'waiting', 'sending', 'checking', 'done'])
    expect(sent).toEqual([1, 2, 2, 3])
    expect(upload.state()).toMatchObject({ sent: file().size, file: { fileId: 'fil_1' } })
  })

  test('sends only what is missing when the file is chosen again', async () => {
    const { calls, sent, stored } = serverOf(file().size)
    stored.add(1).add(3)
    await phasesOf(begin(file(), calls))
    expect(sent).toEqual([2])
  })

  test('goes on after the session was renewed, and after a part that another window stores', async () => {
    const { calls, sent } = serverOf(file().size, (times) => {
      if (times === 1) return { kind: 'signed_out' }
      return times === 2 ? { kind: 'fault', fault: 'part_busy' } : null
    })
    expect(await phasesOf(begin(file(), calls))).toContain('signed_out')
    expect(sent).toEqual([1, 1, 1, 2, 3])
  })

  test('ends with the reason of a refusal, and gives up on a part that is damaged again and again', async () => {
    const refused = begin(file(), serverOf(file().size, () => ({ kind: 'fault', fault: 'wrong_type' })).calls)
    await phasesOf(refused)
    expect(refused.state().fault).toBe('wrong_type')
    const damaged = begin(file(), serverOf(file().size, () => ({ kind: 'fault', fault: 'part_damaged' })).calls)
    await phasesOf(damaged)
    expect(damaged.state().fault).toBe('part_damaged')
  })

  test('refuses a file that is too large without a call', async () => {
    const large = file()
    Object.defineProperty(large, 'size', { value: 2 * 1024 ** 3 })
    const upload = begin(large, serverOf(0).calls)
    await phasesOf(upload)
    expect(upload.state().fault).toBe('too_large')
  })
})
