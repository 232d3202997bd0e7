import { describe, expect, test } from 'vitest'
import type { ResponseEvent } from '../../../domain/attempts/contract.ts'
import { memoryStore } from '../../support/memory-store.ts'
import type { SendOutcome } from '../../../client/features/attempts/journal/outcome.ts'
import { createSync } from '../../../client/features/attempts/journal/sync.ts'
import { fakeTime } from '../../support/fake-time.ts'

/** A server that stores events and acknowledges them, behind scripted faults. */
const setUp = (script: (SendOutcome | 'lost_ack')[] = [], device = { ready: Promise.resolve() }) => {
  const time = fakeTime()
  const store = memoryStore()
  const stored = new Map<number, ResponseEvent>()
  const batches: number[][] = []
  let running = 0
  let most = 0
  const send = async (batch: ResponseEvent[]): Promise<SendOutcome> => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    batches.push(batch.map(({ seq }) => seq))
    const fault = script.shift()
    if (fault && fault !== 'lost_ack') return fault
    for (const event of batch) stored.set(event.seq, event)
    if (fault) return { kind: 'unreachable' }
    return {
      kind: 'acked',
      ack: { ackSeq: Math.max(...stored.keys()), revision: batches.length, serverNow: time.now(), deadlineAt: 1 },
    }
  }
  const events = store.events('att_1')
  const sync = createSync({
    send,
    store: { ...events, append: (event) => device.ready.then(() => events.append(event)) },
    now: time.now,
    schedule: time.schedule,
    random: () => 0.5,
  })
  const answer = (questionId: string, option: string) =>
    sync.record({ questionId, answer: { optionIds: [option] }, status: 'answered', ms: 1 })
  const kept = async () => (await store.load('att_1', 'usr_1')).events
  return { time, sync, stored, batches, answer, kept, store, most: () => most }
}

const last = (stored: Map<number, ResponseEvent>, questionId: string) =>
  [...stored.values()]
    .filter((event) => event.questionId === questionId)
    .sort((first, second) => second.seq - first.seq)[0]?.answer

describe('the sync module (HAL-40, HAL-41)', () => {
  test('stores a change at once and sends it a second later together with later ones', async () => {
    const { time, sync, batches, answer, kept } = setUp()
    await answer('q1', 'a')
    expect(await kept()).toHaveLength(1)
    expect(sync.state().saving).toBe('saving')
    await time.pass(500)
    await answer('q1', 'b')
    await answer('q2', 'a')
    await time.pass(600)
    expect(batches).toEqual([[2, 3]])
    expect(sync.state().saving).toBe('saved')
    expect(await kept()).toEqual([])
  })

  test('offline, says that an answer is kept on this device only once it is (HAL-42)', async () => {
    const device = { ready: Promise.resolve() }
    const { time, sync, answer, kept } = setUp([{ kind: 'unreachable' }], device)
    await answer('q1', 'a')
    await time.pass(1_100)
    expect(sync.state().saving).toBe('offline')
    let write = () => {}
    device.ready = new Promise((resolve) => (write = resolve))
    const said: string[] = []
    sync.subscribe(() => said.push(sync.state().saving))
    const writing = answer('q1', 'b')
    expect([sync.state().saving, (await kept()).length]).toEqual(['saving', 1])
    write()
    await writing
    expect([sync.state().saving, (await kept()).length]).toEqual(['offline', 2])
    expect(said).toEqual(['saving', 'offline'])
  })

  test('sends one batch at a time', async () => {
    const { time, answer, most, stored } = setUp()
    for (let index = 0; index < 30; index += 1) {
      void answer(`q${index % 7}`, 'a')
      await time.pass(300)
    }
    await time.pass(5_000)
    expect(most()).toBe(1)
    expect(last(stored, 'q6')).toEqual({ optionIds: ['a'] })
  })

  test('keeps events in the journal until they are acknowledged', async () => {
    const { time, sync, answer, kept, stored } = setUp([
      { kind: 'unreachable' },
      { kind: 'busy', retryAfterMs: null },
      'lost_ack',
    ])
    await answer('q1', 'a')
    await time.pass(1_001)
    expect(sync.state().saving).toBe('offline')
    expect(await kept()).toHaveLength(1)
    await time.pass(60_000)
    expect(sync.state().saving).toBe('saved')
    expect(await kept()).toEqual([])
    expect(last(stored, 'q1')).toEqual({ optionIds: ['a'] })
  })

  test('retries with backoff, and at once when the network returns (HAL-43)', async () => {
    const { time, sync, answer, batches } = setUp(Array.from({ length: 8 }, () => ({ kind: 'unreachable' as const })))
    await answer('q1', 'a')
    await time.pass(60_000)
    const tries = batches.length
    expect(tries).toBeLessThan(8)
    sync.wake()
    await time.settle()
    expect(batches.length).toBe(tries + 1)
  })

  test('shows everything as saved after a lost connection without unsent answers (HAL-42)', async () => {
    const { sync } = setUp()
    sync.goneOffline()
    expect(sync.state().saving).toBe('offline')
    sync.wake()
    expect(sync.state().saving).toBe('saved')
  })

  test('keeps answers given during a pause on the device and sends them when the clock runs again (HAL-38)', async () => {
    const { time, sync, answer, batches, kept } = setUp(Array.from({ length: 5 }, () => ({ kind: 'paused' as const })))
    await answer('q1', 'a')
    await time.pass(20_000)
    expect(await kept()).toHaveLength(1)
    expect(sync.state()).toMatchObject({ saving: 'saving', hold: null })
    await time.pass(60_000)
    const tries = batches.length
    await answer('q1', 'b')
    sync.wake()
    await time.settle()
    expect(batches.length).toBe(tries + 1)
    expect(await kept()).toEqual([])
  })

  test('sends unacknowledged events again after a reload or crash, under the same numbers', async () => {
    const first = setUp([{ kind: 'unreachable' }])
    await first.answer('q1', 'a')
    await first.time.pass(1_001)
    first.sync.stop()
    const { events, lastSeq } = await first.store.load('att_1', 'usr_1')
    const second = setUp()
    second.sync.start(events, lastSeq)
    await second.time.settle()
    expect(second.batches).toEqual([[1]])
    await second.answer('q1', 'b')
    await second.time.pass(1_001)
    expect(second.batches).toEqual([[1], [2]])
  })

  test.each(['signed_out', 'lease_ended', 'closed'] as const)(
    'stops sending on %s and keeps the journal (HAL-50)',
    async (kind) => {
      const { time, sync, answer, batches, kept } = setUp([{ kind }])
      await answer('q1', 'a')
      await time.pass(1_001)
      await answer('q2', 'a')
      await time.pass(120_000)
      expect(sync.state().hold).toBe(kind)
      expect(batches).toHaveLength(1)
      expect(await kept()).toHaveLength(2)
    },
  )

  test('still sends under an older lease and removes events once they are merged (HAL-53)', async () => {
    const stale = (ackSeq: number): SendOutcome => ({ kind: 'stale', merged: { ackSeq, revision: 1 } })
    const { time, sync, answer, batches, kept } = setUp([stale(1), stale(2)])
    await answer('q1', 'a')
    await time.pass(1_001)
    expect([sync.state().hold, sync.state().saving, await kept()]).toEqual(['stale', 'saved', []])
    await answer('q2', 'a')
    await time.pass(120_000)
    expect([batches, await kept()]).toEqual([[[1], [2]], []])
  })

  test('merges several batches before it shows that another device writes (HAL-53)', async () => {
    const stale = (ackSeq: number): SendOutcome => ({ kind: 'stale', merged: { ackSeq, revision: 1 } })
    const { time, sync, answer, kept } = setUp([stale(200), stale(250)])
    for (let index = 0; index < 250; index += 1) void answer(`q${index}`, 'a')
    await time.pass(1_001)
    expect([sync.state().hold, await kept()]).toEqual(['stale', []])
  })

  test('stops once an acknowledgement says that the attempt is closed and everything is sent (HAL-57)', async () => {
    const ack = { revision: 1, serverNow: 0, deadlineAt: 1, closed: true as const }
    const { time, sync, answer, kept } = setUp([{ kind: 'acked', ack: { ...ack, ackSeq: 1 } }])
    await answer('q1', 'a')
    await time.pass(1_001)
    expect([sync.state().hold, await kept()]).toEqual(['closed', []])
  })

  test('sends the next request after a reply is four seconds late, and still applies the late reply (HAL-43)', async () => {
    const time = fakeTime()
    const events = memoryStore().events('att_1')
    const replies: ((outcome: SendOutcome) => void)[] = []
    const batches: number[][] = []
    const send = (batch: ResponseEvent[]) => {
      batches.push(batch.map(({ seq }) => seq))
      return new Promise<SendOutcome>((resolve) => replies.push(resolve))
    }
    const sync = createSync({ send, store: events, now: time.now, schedule: time.schedule, random: () => 0.5 })
    await sync.record({ questionId: 'q1', answer: null, status: 'not_answered', ms: 0 })
    await time.pass(1_001)
    expect(batches).toEqual([[1]])
    await time.pass(5_000)
    expect(batches).toEqual([[1], [1]])
    expect(sync.state().saving).toBe('offline')
    replies[0]?.({ kind: 'acked', ack: { ackSeq: 1, revision: 1, serverNow: 0, deadlineAt: 1 } })
    await time.pass(120_000)
    expect([sync.state().saving, sync.unsent(), batches.length]).toEqual(['saved', [], 2])
  })

  test('sends waiting events at once when the page is left, beside a running request and within 64 kB (HAL-45)', async () => {
    const time = fakeTime()
    const events = memoryStore().events('att_1')
    const sent: { batch: ResponseEvent[]; leaving: boolean }[] = []
    const send = (batch: ResponseEvent[], _extras: unknown, leaving: boolean) => {
      sent.push({ batch, leaving })
      return new Promise<SendOutcome>(() => {})
    }
    const sync = createSync({ send, store: events, now: time.now, schedule: time.schedule, random: () => 0.5 })
    for (let index = 0; index < 200; index += 1) {
      const value = 'क'.repeat(200)
      await sync.record({ questionId: `q${index}`, answer: { value }, status: 'answered', ms: 0, act: 'answer' })
    }
    sync.leave()
    await time.settle()
    expect(sent.map(({ leaving }) => leaving)).toEqual([true])
    const [{ batch } = { batch: [] }] = sent
    expect(batch[0]?.seq).toBe(1)
    expect(batch.length).toBeGreaterThan(50)
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(64_000)
  })

  test('sends the same events under new numbers after a conflict (HAL-44)', async () => {
    const { time, answer, stored, kept } = setUp([{ kind: 'conflict' }])
    await answer('q1', 'a')
    await answer('q2', 'b')
    await time.pass(10_000)
    expect([last(stored, 'q1'), last(stored, 'q2')]).toEqual([{ optionIds: ['a'] }, { optionIds: ['b'] }])
    expect(Math.min(...stored.keys())).toBeGreaterThan(1_000)
    expect(await kept()).toEqual([])
  })

  test('keeps a refused event on the device and sends the others (HAL-44)', async () => {
    const { time, sync, answer, stored, kept } = setUp([{ kind: 'refused' }, { kind: 'refused' }])
    await answer('q1', 'bad')
    await answer('q2', 'a')
    await time.pass(10_000)
    expect(last(stored, 'q2')).toEqual({ optionIds: ['a'] })
    expect((await kept()).map(({ questionId }) => questionId)).toEqual(['q1'])
    expect(sync.state().refused).toBe(true)
  })

  test('sends more than 200 questions in several batches', async () => {
    const { time, batches, answer, stored } = setUp()
    for (let index = 0; index < 450; index += 1) void answer(`q${index}`, 'a')
    await time.pass(10_000)
    expect(batches.map((batch) => batch.length)).toEqual([200, 200, 50])
    expect(stored.size).toBe(450)
  })

  test('drains at once and resolves when everything is acknowledged or at the time limit (HAL-57)', async () => {
    const good = setUp()
    await good.answer('q1', 'a')
    const drained = good.sync.drain(8_000)
    await good.time.settle()
    await drained
    expect(good.sync.unsent()).toEqual([])

    const bad = setUp(Array.from({ length: 50 }, () => ({ kind: 'unreachable' as const })))
    await bad.answer('q1', 'a')
    const limited = bad.sync.drain(8_000)
    await bad.time.pass(8_001)
    await limited
    expect(bad.sync.unsent()).toHaveLength(1)
  })

  test('never lets the times of events go back, even if the clock is corrected (HAL-53)', async () => {
    const { sync, stored, time } = setUp()
    const entry = { questionId: 'q1', answer: null, status: 'not_answered' as const, ms: 0 }
    await sync.record(entry)
    await time.pass(5_000)
    await sync.record({ ...entry, questionId: 'q2' })
    await time.pass(5_000)
    const times = [...stored.values()].map(({ at }) => at)
    expect(times).toEqual([...times].sort((first, second) => first - second))
  })

  test('sends an answer that the device cannot store, and says so (HAL-47)', async () => {
    const time = fakeTime()
    const broken = {
      append: () => Promise.reject(new Error('full')),
      acknowledge: async () => {},
      appendExtra: async () => {},
      forgetExtras: async () => {},
      replace: async () => {},
    }
    const sent: ResponseEvent[][] = []
    const sync = createSync({
      send: async (batch) => {
        sent.push(batch)
        return { kind: 'acked', ack: { ackSeq: batch.at(-1)?.seq ?? 0, revision: 1, serverNow: 0, deadlineAt: 1 } }
      },
      store: broken,
      now: time.now,
      schedule: time.schedule,
    })
    await sync.record({ questionId: 'q1', answer: null, status: 'not_answered', ms: 0 })
    await time.pass(2_000)
    expect(sync.state().durable).toBe(false)
    expect(sent).toHaveLength(1)
  })
})
