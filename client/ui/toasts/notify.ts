import type { Tone } from '../tones.tsx'
import { notificationSettings } from './constants.ts'

export type Notification = {
  /** A notification replaces an earlier one of the same id. */
  id?: string
  title: string
  text?: string
  tone?: Tone
  /** Milliseconds; Infinity until it is dismissed. */
  durationMs?: number
  /** From 0 to 1; null while indeterminate. */
  progress?: number | null
  action?: { label: string; onSelect: () => void }
  /** Called when the reader dismisses it, not when its time is over. */
  onDismiss?: () => void
}

export type ShownToast = Notification & { id: string; durationMs: number }

/** View of notifications, loaded after the page. */
export type Notifier = { show: (notification: ShownToast) => void; dismiss: (id: string) => void }

type Call = (notifier: Notifier) => void

let notifier: Notifier | null = null
let waiting: Call[] = []
let added = 0
const askers = new Set<() => void>()

const call = (made: Call): void => {
  if (notifier) return made(notifier)
  waiting.push(made)
  for (const ask of askers) ask()
}

/** Subscribes to notifications that wait for the view. Returns the unsubscribe function. */
export const onNotifierNeeded = (ask: () => void) => {
  askers.add(ask)
  return () => void askers.delete(ask)
}

/** Connects the view and shows queued notifications. Returns a function that disconnects it. */
export const connectNotifier = (arrived: Notifier) => {
  notifier = arrived
  const calls = waiting
  waiting = []
  for (const made of calls) made(arrived)
  return () => {
    if (notifier === arrived) notifier = null
  }
}

/** Second toast system: shows a notification of background work or the connection, or an undo offer. Returns its id. */
export const notify = (notification: Notification): string => {
  const id = notification.id ?? `notification-${++added}`
  call(({ show }) => show({ durationMs: notificationSettings.durationMs, ...notification, id }))
  return id
}

export const dismissNotification = (id: string): void => call(({ dismiss }) => dismiss(id))

/** Notification of long background work. After the reader dismisses it, only the end is shown. */
export const notifyProgress = (title: string) => {
  let hidden = false
  const onDismiss = () => {
    hidden = true
  }
  const id = notify({ title, progress: null, durationMs: Infinity, onDismiss })
  const end = (tone: Tone) => (endTitle: string, text?: string) =>
    void notify({ id, title: endTitle, tone, ...(text && { text }) })
  return {
    id,
    /** `share` from 0 to 1. */
    update: (share: number) => {
      if (!hidden) notify({ id, title, progress: share, durationMs: Infinity, onDismiss })
    },
    done: end('success'),
    fail: end('danger'),
  }
}
