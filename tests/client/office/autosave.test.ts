import { describe, expect, test } from 'vitest'
import { createAutosave } from '../../../client/office/editor/autosave.ts'
import { createDraftStore } from '../../../client/office/editor/draft-store.ts'
import type { DeviceCopy, DraftCalls, SaveReply, StoredDraft } from '../../../client/office/editor/save-state.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { jobForm } from '../../../domain/jobs/editor-form.ts'

const start: DraftBody = { title: { en: 'Clerk', hi: '' }, advertisementNumber: '1', posts: [] }
const checks = { faults: {}, checklist: [], stale: [] }

/** Timers that run when a test says so. */
const manualTimers = () => {
  let now = 0
  const waiting = new Map<object, { at: number; run: () => void }>()
  return {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const key = {}
      waiting.set(key, { at: now + ms, run })
      return () => void waiting.delete(key)
    },
    /** Lets time pass; promises settle after each timer. */
    async pass(ms: number) {
      const end = now + ms
      for (;;) {
        const [next] = [...waiting]
          .filter(([, { at }]) => at <= end)
          .toSorted(([, one], [, other]) => one.at - other.at)
        if (!next) break
        waiting.delete(next[0])
        now = next[1].at
        next[1].run()
        await new Promise((resolve) => setImmediate(resolve))
      }
      now = end
    },
  }
}

/** Server that holds one draft, by compare and swap. */
const makeServer = () => {
  let stored: StoredDraft = {
    revision: 3,
    body: start,
    updatedAt: 100,
    updatedBy: 'me',
    updatedByName: 'Me',
    ...checks,
  }
  let answer: ((reply: SaveReply) => Promise<SaveReply>) | null = null
  let saves = 0
  const put = (body: DraftBody, by: string) => {
    stored = { ...stored, body, revision: stored.revision + 1, updatedAt: 200, updatedBy: by, updatedByName: by }
  }
  const calls: DraftCalls = {
    save: async ({ revision, body }) => {
      saves += 1
      const reply = (): SaveReply => {
        if (revision !== stored.revision) return { kind: 'conflict' }
        put(body, 'me')
        return { kind: 'saved', revision: stored.revision, savedAt: 300, ...checks }
      }
      return answer ? answer(reply()) : reply()
    },
    load: async () => ({ kind: 'loaded', draft: stored }),
  }
  return {
    calls,
    saves: () => saves,
    body: () => stored.body,
    /** Another editor saves. */
    edit: (change: DraftBody) => put({ ...stored.body, ...change }, 'other'),
    /** Changes what the editor hears of each following save; the server has done it all the same. */
    answerWith: (next: typeof answer) => void (answer = next),
  }
}

const setUp = (calls?: Partial<DraftCalls>) => {
  const timers = manualTimers()
  const server = makeServer()
  const store = createDraftStore(start)
  const copies: DraftBody[] = []
  const device: DeviceCopy & { isClear: boolean } = {
    isClear: true,
    put: async ({ body }) => {
      copies.push(body)
      device.isClear = false
      return true
    },
    clear: async () => void (device.isClear = true),
  }
  const stored = { revision: 3, body: start, updatedAt: 100, updatedBy: 'me', updatedByName: 'Me', ...checks }
  const autosave = createAutosave({
    fields: jobForm.fields,
    store,
    stored,
    calls: { ...server.calls, ...calls },
    device,
    timers,
  })
  const stop = autosave.start()
  return { timers, server, store, device, copies, autosave, stop }
}

describe('autosave (OFC-16, OFC-17, OFC-18, OFC-20, OFC-22)', () => {
  test('saves after a pause in typing, and at the latest 5 s after the first letter', async () => {
    const { timers, server, store, autosave } = setUp()
    for (let letter = 0; letter < 12; letter += 1) {
      store.set('title.en', `Clerk ${letter}`)
      await timers.pass(500)
    }
    expect(server.saves()).toBe(1)
    await timers.pass(2_000)
    expect(server.body()).toEqual(store.body())
    expect(autosave.state()).toMatchObject({ phase: 'saved', savedAt: 300 })
  })

  test('keeps text on the device within half a second, and clears it once the server has it', async () => {
    const { timers, store, device, copies, autosave } = setUp()
    store.set('title.en', 'Steno')
    await timers.pass(500)
    expect(copies.at(-1)).toEqual(store.body())
    expect(autosave.state().onDevice).toBe(true)
    await timers.pass(2_000)
    expect(device.isClear).toBe(true)
  })

  test('keeps what is typed while a save is on its way, and saves it next', async () => {
    const { timers, server, store } = setUp()
    let release = () => {}
    server.answerWith(async (reply) => {
      await new Promise<void>((resolve) => (release = resolve))
      return reply
    })
    store.set('title.en', 'First')
    await timers.pass(1_000)
    store.set('title.en', 'First and second')
    server.answerWith(null)
    release()
    await timers.pass(2_000)
    expect(store.get('title.en')).toBe('First and second')
    expect(server.body()).toEqual(store.body())
  })

  test('names no other editor when an act raises the revision alone', async () => {
    const { server, autosave } = setUp()
    server.edit({})
    await autosave.reload()
    expect(autosave.state()).toMatchObject({ revision: 4, phase: 'saved', mergedFrom: null })
  })

  test('takes what its own act stored, without a name and without a new draft', async () => {
    const { timers, server, store, autosave } = setUp()
    store.set('corrigendum', { en: 'The date moved.', hi: '' })
    await timers.pass(2_000)
    server.edit({ corrigendum: null })
    const published = server.body()
    await autosave.reload()
    await timers.pass(2_000)
    expect(autosave.state()).toMatchObject({ phase: 'saved', mergedFrom: null })
    expect(store.get('corrigendum')).toBeNull()
    expect(server.body()).toBe(published)
  })

  test('merges different fields of another editor, and says whose changes they are', async () => {
    const { timers, server, store, autosave } = setUp()
    server.edit({ advertisementNumber: '2/2027' })
    store.set('title.en', 'Steno')
    await timers.pass(2_000)
    expect(server.body()).toMatchObject({ title: { en: 'Steno' }, advertisementNumber: '2/2027' })
    expect(store.get('advertisementNumber')).toBe('2/2027')
    expect(autosave.state()).toMatchObject({ phase: 'saved', conflicts: [], mergedFrom: { by: 'other' }, takenOver: 1 })
  })

  test('dates the text by the save that it took over', async () => {
    const { server, autosave } = setUp()
    server.edit({ advertisementNumber: '2/2027' })
    await autosave.reload()
    expect(autosave.state()).toMatchObject({ phase: 'saved', savedAt: 200, takenOver: 0 })
  })

  test('asks about a field that both changed, saves the others, and keeps the text on the device', async () => {
    const { timers, server, store, device, autosave } = setUp()
    server.edit({ title: { en: 'Theirs', hi: '' } })
    store.set('title.en', 'Mine')
    store.set('advertisementNumber', '9')
    await timers.pass(2_000)
    expect(autosave.state().conflicts).toEqual([{ path: 'title.en', mine: 'Mine', theirs: 'Theirs' }])
    expect(store.get('title.en')).toBe('Mine')
    expect(server.body()).toMatchObject({ title: { en: 'Theirs' }, advertisementNumber: '9' })
    expect(device.isClear).toBe(false)
    autosave.resolve('title.en', 'mine')
    await timers.pass(2_000)
    expect(server.body()).toMatchObject({ title: { en: 'Mine' } })
    expect(autosave.state()).toMatchObject({ phase: 'saved', conflicts: [] })
    expect(device.isClear).toBe(true)
  })

  test('takes the value of the other editor when asked to', async () => {
    const { timers, server, store, autosave } = setUp()
    server.edit({ title: { en: 'Theirs', hi: '' } })
    store.set('title.en', 'Mine')
    await timers.pass(2_000)
    autosave.resolve('title.en', 'theirs')
    await timers.pass(2_000)
    expect(store.get('title.en')).toBe('Theirs')
    expect(autosave.state().phase).toBe('saved')
  })

  test('takes a save whose answer was lost for its own', async () => {
    const { timers, server, store, autosave } = setUp()
    server.answerWith(async () => ({ kind: 'unreachable' }))
    store.set('title.en', 'Steno')
    await timers.pass(1_500)
    expect(autosave.state()).toMatchObject({ phase: 'offline', onDevice: true })
    server.answerWith(null)
    store.set('title.en', 'Steno II')
    await timers.pass(3_000)
    expect(autosave.state()).toMatchObject({ phase: 'saved', conflicts: [] })
    expect(server.body()).toMatchObject({ title: { en: 'Steno II' } })
  })

  test('tries again after an ended session and a lost network, and loses nothing', async () => {
    const { timers, server, store, autosave } = setUp()
    for (const kind of ['signed_out', 'unreachable'] as const) {
      const before = autosave.state().revision
      server.answerWith(async () => ({ kind }))
      store.set('advertisementNumber', kind)
      await timers.pass(1_500)
      expect(autosave.state().phase).toBe(kind === 'signed_out' ? 'signed_out' : 'offline')
      server.answerWith(null)
      await timers.pass(5_000)
      expect(autosave.state()).toMatchObject({ phase: 'saved' })
      expect(autosave.state().revision).toBeGreaterThan(before)
    }
    expect(server.body()).toMatchObject({ advertisementNumber: 'unreachable' })
  })

  test('gives the reason of a refused save, and keeps the text on the device', async () => {
    const { timers, server, store, device, autosave } = setUp()
    server.answerWith(async () => ({ kind: 'refused', code: 'content.not_possible' }))
    store.set('title.en', 'Steno')
    await timers.pass(2_000)
    expect(autosave.state()).toMatchObject({ phase: 'refused', code: 'content.not_possible', onDevice: true })
    expect(device.isClear).toBe(false)
    server.answerWith(null)
    server.edit({})
    await autosave.reload()
    await timers.pass(2_000)
    expect(autosave.state()).toMatchObject({ phase: 'saved', code: null })
    expect(server.body()).toMatchObject({ title: { en: 'Steno' } })
  })

  test('saves at once when the page is left', async () => {
    const { server, store, autosave } = setUp()
    store.set('title.en', 'Steno')
    await autosave.flush({ isLeaving: true })
    expect(server.body()).toMatchObject({ title: { en: 'Steno' } })
  })
})

test('gives an empty list the same keys at each call (OFC-16)', () => {
  const store = createDraftStore({ posts: [] })
  expect(store.rowKeys('posts')).toBe(store.rowKeys('posts'))
})
