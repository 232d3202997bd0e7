import { describe, expect, test } from 'vitest'
import type { LobbyCalls } from '../../../client/features/attempts/lobby/calls.ts'
import { unseal } from '../../../client/features/attempts/lobby/unseal.ts'
import { createLobbyClient } from '../../../client/features/attempts/lobby/lobby-client.ts'
import { entryDelay, keyDelay, paperDelay, renewalDelay } from '../../../client/features/attempts/lobby/spread.ts'
import { memoryStore } from '../../support/memory-store.ts'
import { createSync } from '../../../client/features/attempts/journal/sync.ts'
import { ApiError } from '../../../client/api.ts'
import type { Paper } from '../../../domain/attempts/contract.ts'
import { finalTicketMs, isFinalTicket, type LobbyEntry } from '../../../domain/attempts/lobby.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { sealingKey, sealPaper, hexOf } from '../../../worker/questions/sealing.ts'
import { seeded } from '../../support/random.ts'
import { fakeTime } from '../../support/fake-time.ts'

const paper = { testId: 'tst_1', versionId: 'tst_1_v1', title: { en: 'Mock', hi: 'मॉक' } } as Paper
const secret = 'a secret that is long enough for tests'

describe('the sealed paper (HAL-8)', () => {
  test("is decrypted in the browser with the worker's key and with no other", async () => {
    const sealed = await sealPaper(secret, paper)
    const key = hexOf(await sealingKey(secret, paper.versionId))
    expect(await unseal(sealed.bytes.buffer, key)).toEqual(paper)
    const other = hexOf(await sealingKey(secret, 'tst_2_v1'))
    await expect(unseal(sealed.bytes.buffer, other)).rejects.toThrow()
    const touched = Uint8Array.from(sealed.bytes, (byte, index) => (index === 40 ? byte ^ 1 : byte))
    await expect(unseal(touched.buffer, key)).rejects.toThrow()
  })

  test('has the same name for the same paper, and another name and IV for another paper of the version', async () => {
    const [one, again] = [await sealPaper(secret, paper), await sealPaper(secret, paper)]
    expect(again).toEqual(one)
    expect(one.name).toMatch(/^[0-9a-f]{64}$/)
    const changed = await sealPaper(secret, { ...paper, title: { en: 'Other', hi: 'दूसरा' } })
    expect(changed.name).not.toBe(one.name)
    expect(changed.bytes.slice(0, 12)).not.toEqual(one.bytes.slice(0, 12))
    expect(Buffer.from(one.bytes).includes('Mock')).toBe(false)
  })
})

const beginsAt = 10_000_000

const refusal = (status: number, code: ErrorCode) => new ApiError(status, { code, message: code, requestId: 'req_1' })

/** A lobby and a server with scripted faults for each call; the start is at `beginsAt`. */
const setUp = (before: number, random: () => number = seeded(1)) => {
  const time = fakeTime(beginsAt - before)
  const calls: [name: string, at: number][] = []
  const faults: Partial<Record<keyof LobbyCalls, (Error | 'lost')[]>> = {}
  const state = { beginsAt, issuedAt: 0 }
  const answer = async <Reply>(name: keyof LobbyCalls, reply: () => Reply): Promise<Reply> => {
    calls.push([name, time.now() - beginsAt])
    await Promise.resolve()
    const fault = faults[name]?.shift()
    if (fault) throw fault === 'lost' ? new TypeError('Failed to fetch') : fault
    return reply()
  }
  const ticket = () => {
    state.issuedAt = time.now()
    return {
      ticket: `ticket ${state.issuedAt}`,
      beginsAt: state.beginsAt,
      closesAt: null,
      deadlineAt: 0,
      serverNow: time.now(),
    }
  }
  const lobby = createLobbyClient({
    beginsAt,
    now: time.now,
    schedule: time.schedule,
    random,
    changed: () => undefined,
    unseal: async (_sealed, key) => {
      if (key !== 'right') throw new Error('The key does not fit.')
      return paper
    },
    calls: {
      enter: () =>
        answer('enter', (): LobbyEntry => ({
          attemptId: 'att_1',
          paper: { name: 'name', bytes: 3 },
          clock: { durationMs: 60_000, sections: null, extra: null, closesAt: null, pauses: [] },
          ...ticket(),
        })),
      renew: () => answer('renew', ticket),
      key: (held) =>
        answer('key', () => {
          if (time.now() < state.beginsAt) throw refusal(425, 'catalogue.not_open')
          if (!isFinalTicket(Number(held.split(' ')[1]), state.beginsAt)) throw refusal(401, 'attempts.lease_invalid')
          return { key: 'right', deadlineAt: state.beginsAt + 60_000, serverNow: time.now() }
        }),
      paper: () => answer('paper', () => new ArrayBuffer(3)),
    },
  })
  const of = (name: string) => calls.filter(([called]) => called === name).map(([, at]) => at)
  return { time, lobby, calls, of, faults, state, stage: () => lobby.state().stage.at }
}

describe('the lobby (HAL-7)', () => {
  test('takes the place, fetches the sealed paper and renews tickets before the start, and only requests the key within 300 ms after it (HAL-9)', async () => {
    const { time, of, stage, calls } = setUp(30 * 60_000)
    await time.pass(30 * 60_000 - 1)
    expect([of('enter').length, of('paper').length, of('key')]).toEqual([1, 1, []])
    expect(of('renew').length).toBeGreaterThan(40)
    expect(stage()).toBe('waiting')
    const before = calls.length
    await time.pass(301)
    expect(stage()).toBe('open')
    expect(calls.slice(before).map(([name]) => name)).toEqual(['key'])
  })

  test('always requests the key with a ticket of the last minutes, whatever its random delays (HAL-9)', async () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { time, state, of, stage } = setUp(20 * 60_000, seeded(seed))
      await time.pass(20 * 60_000 - 1)
      expect(isFinalTicket(state.issuedAt, beginsAt)).toBe(true)
      await time.pass(1_000)
      expect([stage(), of('key').length]).toEqual(['open', 1])
    }
  })

  test('retries when it is offline at the start and opens as soon as the network is back (HAL-10)', async () => {
    const { time, faults, stage, lobby } = setUp(60_000)
    await time.pass(59_000)
    faults.key = Array.from({ length: 100 }, () => 'lost' as const)
    await time.pass(121_000)
    expect(stage()).toBe('starting')
    expect(lobby.state().online).toBe(false)
    faults.key = []
    lobby.wake()
    await time.pass(0)
    expect(stage()).toBe('open')
  })

  test('renews the ticket first if it was offline in the last minutes (HAL-10)', async () => {
    const { time, faults, stage, calls } = setUp(10 * 60_000)
    await time.pass(6 * 60_000)
    faults.renew = Array.from({ length: 1_000 }, () => 'lost' as const)
    await time.pass(4 * 60_000 - 1_000)
    faults.renew = []
    await time.pass(20_000)
    expect(stage()).toBe('open')
    const order = calls.map(([name]) => name)
    expect(order.lastIndexOf('renew')).toBeLessThan(order.lastIndexOf('key'))
  })

  test('waits for a start that was moved and requests no key before it (HAL-10)', async () => {
    const { time, state, of, stage } = setUp(20 * 60_000)
    await time.pass(10 * 60_000)
    state.beginsAt += 15 * 60_000
    await time.pass(25 * 60_000 - 1)
    expect([of('key'), stage()]).toEqual([[], 'waiting'])
    await time.pass(301)
    expect(stage()).toBe('open')
  })

  test('waits on a device that is early and opens at the start (HAL-10)', async () => {
    const { time, state, stage, of } = setUp(30_000)
    // The server's clock is half a second behind the device's estimate.
    state.beginsAt += 500
    await time.pass(29_000)
    await time.pass(5_000)
    expect(stage()).toBe('open')
    expect(Math.min(...of('key'))).toBeGreaterThanOrEqual(0)
  })

  test('opens the test from the server when the sealed paper is missing or cannot be decrypted (HAL-10)', async () => {
    const { time, faults, stage } = setUp(30_000)
    faults.paper = Array.from({ length: 1_000 }, () => 'lost' as const)
    await time.pass(60_000)
    expect(stage()).toBe('from_server')
  })

  test.each<[number, ErrorCode, string]>([
    [404, 'platform.not_found', 'refused'],
    [409, 'attempts.limit_reached', 'refused'],
    [401, 'accounts.sign_in_required', 'refused'],
  ])('shows a refused place at once (%i %s) (HAL-12)', async (status, code, expected) => {
    const { time, lobby, faults } = setUp(60_000)
    faults.enter = [refusal(status, code)]
    await time.pass(59_000)
    expect(lobby.state().stage).toEqual({ at: expected, code })
  })

  test('tries again while the lobby is not open yet (HAL-12)', async () => {
    const { time, lobby, faults } = setUp(59 * 60_000)
    faults.enter = [refusal(425, 'catalogue.not_open'), refusal(425, 'catalogue.not_open')]
    await time.pass(60_000)
    expect(lobby.state()).toMatchObject({ stage: { at: 'waiting' }, entry: { attemptId: 'att_1' } })
  })

  test('makes no request after the student has left it (HAL-12)', async () => {
    const { time, lobby, calls } = setUp(60_000)
    await time.pass(30_000)
    lobby.stop()
    const before = calls.length
    await time.pass(120_000)
    expect(calls.length).toBe(before)
  })
})

test('spreads the requests of 20,000 lobbies over time (HAL-13)', () => {
  const random = seeded(7)
  const hour = 60 * 60_000
  const most = (delays: number[], spanMs: number): number => {
    const counts = new Map<number, number>()
    for (const delay of delays) {
      const slot = Math.floor(delay / spanMs)
      counts.set(slot, (counts.get(slot) ?? 0) + 1)
    }
    return Math.max(...counts.values())
  }
  const many = <Value>(make: () => Value): Value[] => Array.from({ length: 20_000 }, make)
  expect(
    most(
      many(() => entryDelay(random(), hour)),
      1_000,
    ),
  ).toBeLessThan(1_200)
  expect(
    most(
      many(() => paperDelay(random(), hour)),
      1_000,
    ),
  ).toBeLessThan(450)
  expect(Math.max(...many(() => keyDelay(random())))).toBeLessThan(300)
  expect(entryDelay(0.9, -5)).toBe(0)
  expect(renewalDelay(0.5, beginsAt - finalTicketMs, beginsAt, beginsAt - 30_000)).toBeNull()
})

test('delays the first save after a common start at random, and no later one (HAL-13)', async () => {
  const time = fakeTime()
  const sent: number[] = []
  const sync = createSync({
    send: async (batch) => {
      sent.push(time.now())
      return {
        kind: 'acked',
        ack: { ackSeq: batch.at(-1)?.seq ?? 0, revision: 1, serverNow: time.now(), deadlineAt: 1 },
      }
    },
    store: memoryStore().events('att_1'),
    now: time.now,
    schedule: time.schedule,
    firstAfterMs: 4_000,
  })
  const answer = (questionId: string) =>
    sync.record({ questionId, answer: { optionIds: ['a'] }, status: 'answered', ms: 1 })
  const began = time.now()
  await answer('q1')
  await time.pass(10_000)
  await answer('q2')
  await time.pass(10_000)
  expect(sent.map((at) => at - began)).toEqual([5_000, 11_000])
})
