import type { Tone } from '../tones.tsx'
import { notifications } from './constants.ts'

export type Notification = {
  /** A second notification of the same id takes the place of the first. */
  id?: string
  title: string
  text?: string
  tone?: Tone
  /** Milliseconds; Infinity stays until it is taken away. */
  durationMs?: number
  /** From 0 to 1; null while it is not known how far it is. */
  progress?: number | null
  action?: { label: string; onSelect: () => void }
  /** The reader took it away, which time alone does not. */
  onDismiss?: () => void
}

export type Shown = Notification & { id: string; durationMs: number }

/** What draws notifications: it arrives after the page. */
export type Notifier = { show: (notification: Shown) => void; dismiss: (id: string) => void }

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

/** Hears of calls that wait for the notifier. Returns how to stop. */
export const onNotifierWanted = (ask: () => void) => {
  askers.add(ask)
  return () => void askers.delete(ask)
}

/** The notifier is there: what waited is shown now. Returns how to take it away again. */
export const connectNotifier = (arrived: Notifier) => {
  notifier = arrived
  const calls = waiting
  waiting = []
  for (const made of calls) made(arrived)
  return () => {
    if (notifier === arrived) notifier = null
  }
}

/** The second system: tells what happens by itself (background work, the connection) and offers to undo. Returns the id. */
export const notify = (notification: Notification): string => {
  const id = notification.id ?? `notification-${++added}`
  call(({ show }) => show({ durationMs: notifications.durationMs, ...notification, id }))
  return id
}

export const dismissNotification = (id: string): void => call(({ dismiss }) => dismiss(id))

/** Background work of some length. Once the reader has taken it away, only its end is told. */
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
