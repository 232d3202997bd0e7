import { describe, expect, test } from 'vitest'
import { createJournal } from '../../../client/features/attempts/journal/create-journal.ts'
import type { Disk } from '../../../client/features/attempts/journal/disk.ts'
import type { AttemptRecord } from '../../../client/features/attempts/journal/journal-store.ts'
import { memoryDisk } from '../../support/memory-store.ts'
import { ownerOfLease } from '../../../client/features/attempts/journal/owner-of-lease.ts'
import type { ResponseEvent } from '../../../domain/attempts/contract.ts'

const record = (parts: Partial<AttemptRecord> = {}): AttemptRecord => ({
  attemptId: 'att_1',
  userId: 'usr_1',
  testId: 'tst_1',
  lease: 'lease',
  language: 'en',
  submissionId: 'submission',
  currentId: null,
  views: {},
  ...parts,
})

const event = (seq: number): ResponseEvent => ({
  seq,
  questionId: `q${seq}`,
  answer: { optionIds: ['a'] },
  status: 'answered',
  at: seq,
  ms: 1,
})

const seqs = (events: readonly ResponseEvent[]) => events.map(({ seq }) => seq)
const none: ReadonlySet<number> = new Set()

/** A page on a device whose database a test can fill, refuse or delete. */
const openPage = (device = memoryDisk()) => {
  const flags = new Set<string>()
  const page = { refused: false, closed: false, close: () => undefined as void }
  const journal = createJournal(
    async (onClosed) => {
      if (page.refused) throw new DOMException('Refused.', 'SecurityError')
      page.closed = false
      page.close = () => {
        page.closed = true
        onClosed()
      }
      const guarded = { ...device } as Disk
      for (const name of ['read', 'write', 'device', 'unsentAttempts', 'check'] as const)
        Object.assign(guarded, {
          [name]: async (...given: [never]) => {
            if (page.closed) throw new DOMException('Closed.', 'InvalidStateError')
            return device[name](...given)
          },
        })
      return guarded
    },
    { set: (userId) => void flags.add(userId), remove: (userId) => void flags.delete(userId) },
  )
  return { journal, page, device, flags, store: journal.store, events: journal.store.events('att_1') }
}

describe('the journal on a device with full storage (HAL-47)', () => {
  test('keeps everything in memory and rejects only the writes of answers', async () => {
    const { journal, device, store, events } = openPage()
    device.full = true
    await store.saveRecord(record())
    await store.saveDraft('att_1', 'q1', { value: '3' })
    await expect(events.append(event(1))).rejects.toThrow('Full.')
    await expect(events.appendExtra({ key: 'leave:s1', leave: { sectionId: 's1', at: 1 } })).rejects.toThrow('Full.')
    const kept = await store.load('att_1', 'usr_1')
    expect([kept.record, seqs(kept.events), kept.extras.length, kept.drafts, kept.lastSeq]).toEqual([
      record(),
      [1],
      1,
      { q1: { value: '3' } },
      1,
    ])
    expect([journal.durable(), await journal.check()]).toEqual([false, false])
    await events.acknowledge(1, none)
    expect((await store.load('att_1', 'usr_1')).events).toEqual([])
  })

  test('writes everything unsaved in one transaction once there is room, and reports both changes', async () => {
    const { journal, device, store, events } = openPage()
    const heard: boolean[] = []
    journal.subscribe(() => heard.push(journal.durable()))
    device.full = true
    await store.saveRecord(record())
    await events.append(event(1)).catch(() => undefined)
    await events.append(event(2)).catch(() => undefined)
    device.full = false
    await events.append(event(3))
    const { store: next } = openPage(device)
    const kept = await next.load('att_1', 'usr_1')
    expect([kept.record, seqs(kept.events), kept.lastSeq]).toEqual([record(), [1, 2, 3], 3])
    expect(heard).toEqual([false, true])
  })

  test('does not take a successful deletion as proof that an answer can be written', async () => {
    const { journal, device, store, events } = openPage()
    await store.saveRecord(record())
    await events.append(event(1))
    device.full = true
    expect(await journal.check()).toBe(false)
    await events.acknowledge(1, none)
    expect([journal.durable(), await device.unsentAttempts()]).toEqual([false, []])
    device.full = false
    await events.append(event(2))
    expect(journal.durable()).toBe(true)
  })

  test('keeps one device id for the page and stores it once it can', async () => {
    const { device, store } = openPage()
    const first = await store.device()
    expect([await store.device(), await openPage(device).store.device()]).toEqual([first, first])
    const refused = openPage()
    refused.page.refused = true
    const inMemory = await refused.store.device()
    refused.page.refused = false
    await refused.store.saveRecord(record())
    expect([await refused.store.device(), await openPage(refused.device).store.device()]).toEqual([inMemory, inMemory])
  })
})

describe('the journal of a page that loses its database (HAL-47)', () => {
  test('writes everything again into a database deleted during the test', async () => {
    const { journal, page, device, store, events } = openPage()
    const id = await store.device()
    await store.saveRecord(record())
    await events.append(event(1))
    device.clear()
    page.close()
    await events.append(event(2))
    expect(journal.durable()).toBe(true)
    const next = openPage(device).store
    expect([await next.device(), seqs((await next.load('att_1', 'usr_1')).events)]).toEqual([id, [1, 2]])
  })

  test("reopens a closed connection without the student's help", async () => {
    const { journal, page, device, store, events } = openPage()
    await store.saveRecord(record())
    page.closed = true
    await events.append(event(1))
    expect([journal.durable(), seqs((await openPage(device).store.load('att_1', 'usr_1')).events)]).toEqual([true, [1]])
  })

  test('does not write again what another page has sent during a lost connection', async () => {
    const first = openPage()
    await first.store.saveRecord(record())
    await first.events.append(event(1))
    const other = openPage(first.device)
    await other.store.load('att_1', 'usr_1')
    await other.events.acknowledge(1, none)
    await other.store.saveRecord(record({ lease: 'newer' }))
    first.page.close()
    await first.store.saveDraft('att_1', 'q9', { value: '1' })
    const kept = await openPage(first.device).store.load('att_1', 'usr_1')
    expect([kept.events, kept.record?.lease]).toEqual([[], 'newer'])
  })

  test('does not overwrite stored answers that could not be read', async () => {
    const device = memoryDisk()
    const before = openPage(device)
    await before.store.saveRecord(record())
    await before.events.append(event(1))
    const { journal, page, store, events } = openPage(device)
    page.refused = true
    expect((await store.load('att_1', 'usr_1')).record).toBeNull()
    await store.saveRecord(record({ lease: 'newer' }))
    page.refused = false
    await expect(events.append({ ...event(1), questionId: 'other' })).rejects.toThrow()
    expect(journal.durable()).toBe(false)
    const kept = await openPage(device).store.load('att_1', 'usr_1')
    expect(kept.events).toEqual([event(1)])
  })
})

describe('the owner of a journal (HAL-49)', () => {
  test('shows another student nothing and reports nothing to send for them', async () => {
    const { journal, store, events } = openPage()
    await store.saveRecord(record())
    await events.append(event(1))
    const kept = await store.load('att_1', 'usr_2')
    expect([kept.record, kept.events, kept.lastSeq]).toEqual([null, [], 0])
    expect([await journal.unsentAttempts('usr_2'), await journal.unsentAttempts('usr_1')]).toEqual([[], [record()]])
  })

  test('reads the owner from a lease and nothing from anything else', () => {
    const claims = Buffer.from(JSON.stringify({ attemptId: 'att_1', userId: 'usr_1', epoch: 1 })).toString('base64url')
    expect([ownerOfLease(`${claims}.mac`), ownerOfLease('lease'), ownerOfLease('')]).toEqual(['usr_1', null, null])
  })
})

describe('the flag for unsent answers (HAL-48)', () => {
  test('is set from the first answer until no test of the student has unsent answers', async () => {
    const { flags, store, events } = openPage()
    await store.saveRecord(record())
    await store.saveRecord(record({ attemptId: 'att_2' }))
    const others = store.events('att_2')
    await events.append(event(1))
    await others.append(event(1))
    await events.acknowledge(1, none)
    expect([...flags]).toEqual(['usr_1'])
    await others.appendExtra({ key: 'leave:s1', leave: { sectionId: 's1', at: 1 } })
    await others.acknowledge(1, none)
    expect([...flags]).toEqual(['usr_1'])
    await others.forgetExtras(['leave:s1'])
    expect([...flags]).toEqual([])
  })

  test('is removed when nothing is unsent, and kept when the database cannot be read', async () => {
    const { journal, page, flags } = openPage()
    flags.add('usr_1')
    expect([await journal.unsentAttempts('usr_1'), [...flags]]).toEqual([[], []])
    flags.add('usr_1')
    page.refused = true
    page.close()
    expect([await journal.unsentAttempts('usr_1'), [...flags]]).toEqual([[], ['usr_1']])
  })
})
