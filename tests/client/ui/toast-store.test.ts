import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeToastStore, reduce, type Toast } from '../../../client/ui/toasts/toast-store.ts'

const toast = (id: string, open = true): Toast => ({ id, title: `Toast ${id}`, open })

describe('states of a toast (SHL-30)', () => {
  test('opens an added toast', () => {
    expect(reduce([], { type: 'added', toast: toast('a') })).toEqual([toast('a')])
  })

  test('shows only the newest', () => {
    expect(reduce([toast('a')], { type: 'added', toast: toast('b') })).toEqual([toast('b')])
  })

  test('changes only the given fields of the updated toast', () => {
    const change = { title: 'Saved, and changed' }
    expect(reduce([toast('a')], { type: 'updated', id: 'a', change })).toEqual([{ ...toast('a'), ...change }])
    expect(reduce([toast('a')], { type: 'updated', id: 'other', change })).toEqual([toast('a')])
  })

  test('closes a dismissed toast without removing it, or all without an id', () => {
    expect(reduce([toast('a')], { type: 'dismissed', id: 'a' })).toEqual([toast('a', false)])
    expect(reduce([toast('a')], { type: 'dismissed', id: 'other' })).toEqual([toast('a')])
    expect(reduce([toast('a'), toast('b')], { type: 'dismissed' })).toEqual([toast('a', false), toast('b', false)])
  })

  test('removes a toast, or all without an id', () => {
    expect(reduce([toast('a'), toast('b')], { type: 'removed', id: 'a' })).toEqual([toast('b')])
    expect(reduce([toast('a'), toast('b')], { type: 'removed' })).toEqual([])
  })
})

describe('store of toasts (SHL-30, SHL-31)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('removes a toast 1000000 ms after its dismissal and not earlier', () => {
    const store = makeToastStore()
    const { id, dismiss } = store.add({ title: 'Saved' })
    vi.advanceTimersByTime(2_000_000)
    expect(store.toasts(), 'only dismissed toasts are removed').toHaveLength(1)
    dismiss()
    expect(store.toasts()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(999_999)
    expect(store.toasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.toasts()).toEqual([])
  })

  test('does not postpone the removal at a second dismissal', () => {
    const store = makeToastStore()
    const { dismiss } = store.add({ title: 'Saved' })
    dismiss()
    vi.advanceTimersByTime(600_000)
    store.dismiss()
    vi.advanceTimersByTime(400_000)
    expect(store.toasts()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not remove the successor of a removed toast', () => {
    const store = makeToastStore()
    store.add({ title: 'First' }).dismiss()
    const second = store.add({ title: 'Second' })
    vi.advanceTimersByTime(1_000_000)
    expect(store.toasts()).toMatchObject([{ id: second.id, title: 'Second', open: true }])
  })

  test('notifies subscribers when a shown toast changes', () => {
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
