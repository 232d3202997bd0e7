import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeToastStore, reduce, type Toast } from '../../../client/ui/toasts/toast-store.ts'

const toast = (id: string, open = true): Toast => ({ id, title: `Toast ${id}`, open })

describe('spec section 4, the states of a toast', () => {
  test('added: it is open', () => {
    expect(reduce([], { type: 'added', toast: toast('a') })).toEqual([toast('a')])
  })

  test('spec section 9: 1 visible, the newest', () => {
    expect(reduce([toast('a')], { type: 'added', toast: toast('b') })).toEqual([toast('b')])
  })

  test('updated: only what changes, and only that toast', () => {
    const change = { title: 'Saved, and changed' }
    expect(reduce([toast('a')], { type: 'updated', id: 'a', change })).toEqual([{ ...toast('a'), ...change }])
    expect(reduce([toast('a')], { type: 'updated', id: 'other', change })).toEqual([toast('a')])
  })

  test('dismissed: closed, but not yet gone; without an id all are', () => {
    expect(reduce([toast('a')], { type: 'dismissed', id: 'a' })).toEqual([toast('a', false)])
    expect(reduce([toast('a')], { type: 'dismissed', id: 'other' })).toEqual([toast('a')])
    expect(reduce([toast('a'), toast('b')], { type: 'dismissed' })).toEqual([toast('a', false), toast('b', false)])
  })

  test('removed: gone; without an id all are', () => {
    expect(reduce([toast('a'), toast('b')], { type: 'removed', id: 'a' })).toEqual([toast('b')])
    expect(reduce([toast('a'), toast('b')], { type: 'removed' })).toEqual([])
  })
})

describe('the store of toasts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('spec section 9: a toast is removed 1000000 ms after its dismissal, not a millisecond earlier', () => {
    const store = makeToastStore()
    const { id, dismiss } = store.add({ title: 'Saved' })
    vi.advanceTimersByTime(2_000_000)
    expect(store.toasts(), 'time alone removes nothing that was not dismissed').toHaveLength(1)
    dismiss()
    expect(store.toasts()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(999_999)
    expect(store.toasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.toasts()).toEqual([])
  })

  test('a second dismissal does not put the removal off', () => {
    const store = makeToastStore()
    const { dismiss } = store.add({ title: 'Saved' })
    dismiss()
    vi.advanceTimersByTime(600_000)
    store.dismiss()
    vi.advanceTimersByTime(400_000)
    expect(store.toasts()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the removal of an old toast leaves its successor alone', () => {
    const store = makeToastStore()
    store.add({ title: 'First' }).dismiss()
    const second = store.add({ title: 'Second' })
    vi.advanceTimersByTime(1_000_000)
    expect(store.toasts()).toMatchObject([{ id: second.id, title: 'Second', open: true }])
  })

  test('a toast can be changed while it is shown, and whoever listens hears of it', () => {
    const store = makeToastStore()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    const { update } = store.add({ title: 'Saving...' })
    update({ title: 'Saved', tone: 'success' })
    expect(store.toasts()).toMatchObject([{ title: 'Saved', tone: 'success', open: true }])
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    update({ title: 'Saved again' })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
