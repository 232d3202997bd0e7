import { describe, expect, test } from 'vitest'
import {
  endText,
  logText,
  saveText,
  verifyLog,
  type LogEnd,
  type LoggedSave,
} from '../../../domain/attempts/response-log.ts'
import { hashSync, hashOf } from '../../../worker/platform/hash.ts'

const unchained = (revision: number): Omit<LoggedSave, 'hash'> => ({
  revision,
  device: 'device-01',
  epoch: 1,
  ackSeq: revision,
  saidAt: 1_000 * revision,
  receivedAt: 1_000 * revision + 40,
  total: revision,
  events: [
    {
      seq: revision,
      questionId: 'qst_1',
      answer: { value: 'पाँच "5"\u001f' },
      status: 'answered',
      at: 1_000 * revision,
      ms: 900,
    },
  ],
})

const ending: Omit<LogEnd, 'hash'> = {
  attemptId: 'att_1',
  userId: 'student',
  testId: 'tst_1',
  testVersionId: 'tst_1_v1',
  state: 'scored',
  language: 'hi',
  begunAt: 0,
  closing: 1,
  closedAt: 9_000,
  closedBy: 'student',
  receipt: 'a-receipt',
  sections: null,
  leases: [],
  countedEvidence: [],
  integrity: [{ kind: 'window_left', at: 4_000, ms: 2_000 }],
}

const chained = (saves: number): LoggedSave[] => {
  let before = ending.attemptId
  return Array.from({ length: saves }, (_, index) => {
    const save = unchained(index + 1)
    before = hashSync(saveText(before, { ...save, events: JSON.stringify(save.events) }))
    return { ...save, hash: before }
  })
}

const textOf = (saves: LoggedSave[]): string =>
  logText({ saves, end: { ...ending, hash: hashSync(endText(saves.at(-1)?.hash ?? ending.attemptId, ending)) } })

describe('the response log of an attempt (EXM-60)', () => {
  test.each([0, 1, 4])('of %i saves verifies and ends at the receipt', async (saves) => {
    const verified = await verifyLog(textOf(chained(saves)), hashOf)
    expect(verified).toMatchObject({ ok: true, log: { end: { receipt: 'a-receipt' } } })
  })

  test('fails when any one byte changes', async () => {
    const bytes = new TextEncoder().encode(textOf(chained(3)))
    const passed: number[] = []
    for (const [index, byte] of bytes.entries()) {
      const changed = bytes.slice()
      // Flips the lowest bit, or for letters the case: a change that a hexadecimal escape would hide.
      changed[index] = byte ^ (index % 2 === 0 ? 1 : 32)
      const verified = await verifyLog(new TextDecoder().decode(changed), hashOf)
      if (verified.ok) passed.push(index)
    }
    expect(passed).toEqual([])
  })

  test('fails at the first line that is missing, repeated or moved', async () => {
    const lines = textOf(chained(4)).trimEnd().split('\n')
    const [one = '', two = '', three = '', four = '', end = ''] = lines
    const verify = (of: string[]) => verifyLog(of.map((line) => `${line}\n`).join(''), hashOf)
    expect(await verify([one, two, four, end])).toEqual({ ok: false, line: 3 })
    expect(await verify([one, two, two, three, four, end])).toEqual({ ok: false, line: 3 })
    expect(await verify([two, one, three, four, end])).toEqual({ ok: false, line: 1 })
    expect(await verify([one, two, three, end])).toEqual({ ok: false, line: 4 })
    expect(await verify([one, two, three, four])).toMatchObject({ ok: false })
  })

  test('fails when it is empty, cut off or of another attempt', async () => {
    const text = textOf(chained(2))
    expect(await verifyLog('', hashOf)).toMatchObject({ ok: false })
    expect(await verifyLog(text.trimEnd(), hashOf)).toMatchObject({ ok: false })
    expect(await verifyLog(text.replace('att_1', 'att_2'), hashOf)).toEqual({ ok: false, line: 1 })
  })
})
