import { afterEach, expect, test, vi } from 'vitest'
import {
  connectNotifier,
  dismissNotification,
  notify,
  notifyProgress,
  onNotifierNeeded,
  type ShownToast,
} from '../../../client/ui/toasts/notify.ts'

const makeNotifier = () => ({
  show: vi.fn<(notification: ShownToast) => void>(),
  dismiss: vi.fn<(id: string) => void>(),
})

let disconnect = () => {}
afterEach(() => disconnect())

test('queues notifications until the view has loaded, in order (SHL-36)', () => {
  const ask = vi.fn()
  const stop = onNotifierNeeded(ask)
  const first = notify({ title: 'First' })
  const second = notify({ title: 'Second' })
  dismissNotification(first)
  expect(ask).toHaveBeenCalled()
  const notifier = makeNotifier()
  disconnect = connectNotifier(notifier)
  expect(notifier.show.mock.calls.map(([{ id }]) => id)).toEqual([first, second])
  expect(notifier.dismiss).toHaveBeenCalledExactlyOnceWith(first)
  stop()
})

test('shows a notification for 4000 ms unless it sets another duration (SHL-33)', () => {
  const notifier = makeNotifier()
  disconnect = connectNotifier(notifier)
  notify({ title: 'Back online' })
  notify({ title: 'You are offline', durationMs: Infinity })
  expect(notifier.show.mock.calls.map(([{ durationMs }]) => durationMs)).toEqual([4000, Infinity])
})

test('shows progress as one notification that stays until its end (SHL-35)', () => {
  const notifier = makeNotifier()
  disconnect = connectNotifier(notifier)
  const { id, update, done } = notifyProgress('Preparing')
  update(0.5)
  done('Ready')
  const shown = notifier.show.mock.calls.map(([notification]) => notification)
  expect(new Set(shown.map((notification) => notification.id))).toEqual(new Set([id]))
  expect(shown).toMatchObject([
    { title: 'Preparing', progress: null, durationMs: Infinity },
    { title: 'Preparing', progress: 0.5, durationMs: Infinity },
    { title: 'Ready', tone: 'success', durationMs: 4000 },
  ])
})

test('shows dismissed progress again only at its end (SHL-35)', () => {
  const notifier = makeNotifier()
  disconnect = connectNotifier(notifier)
  const { update, fail } = notifyProgress('Preparing')
  notifier.show.mock.calls[0]?.[0].onDismiss?.()
  update(0.5)
  expect(notifier.show).toHaveBeenCalledTimes(1)
  fail('It could not be made', 'Try again later')
  expect(notifier.show.mock.lastCall?.[0]).toMatchObject({ tone: 'danger', text: 'Try again later' })
})
