import type { Tone } from '../tones.tsx'
import { answers } from './constants.ts'

export type ToastMessage = { title: string; text?: string; tone?: Tone }

/** `open` is false from the dismissal on; the toast itself stays for a while, so that it can leave the screen at ease. */
export type Toast = ToastMessage & { id: string; open: boolean }

/** Spec section 4: what happens to a toast. Without an id it happens to all. */
type ToastEvent =
  | { type: 'added'; toast: Toast }
  | { type: 'updated'; id: string; change: Partial<ToastMessage> }
  | { type: 'dismissed'; id?: string }
  | { type: 'removed'; id?: string }

/** Newest first, and never more than can be seen. */
export const reduce = (toasts: readonly Toast[], event: ToastEvent): readonly Toast[] => {
  switch (event.type) {
    case 'added':
      return [event.toast, ...toasts].slice(0, answers.visible)
    case 'updated':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.change } : toast))
    case 'dismissed':
      return toasts.map((toast) => (isMeant(toast, event.id) ? { ...toast, open: false } : toast))
    case 'removed':
      return toasts.filter((toast) => !isMeant(toast, event.id))
  }
}

const isMeant = (toast: Toast, id: string | undefined): boolean => id === undefined || toast.id === id

/** The toasts of one page and the timers that remove them. */
export const makeToastStore = () => {
  let toasts: readonly Toast[] = []
  let added = 0
  const listeners = new Set<() => void>()
  const leaving = new Set<string>()

  const tell = (event: ToastEvent): void => {
    toasts = reduce(toasts, event)
    for (const listener of listeners) listener()
  }

  const removeLater = (id: string): void => {
    if (leaving.has(id)) return
    leaving.add(id)
    setTimeout(() => {
      leaving.delete(id)
      tell({ type: 'removed', id })
    }, answers.removeAfterMs)
  }

  const dismiss = (id?: string): void => {
    const meant = toasts.filter((toast) => isMeant(toast, id))
    tell(id === undefined ? { type: 'dismissed' } : { type: 'dismissed', id })
    for (const toast of meant) removeLater(toast.id)
  }

  return {
    toasts: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows a toast and gives the means to change it or take it away. */
    add: (message: ToastMessage) => {
      const id = `toast-${++added}`
      tell({ type: 'added', toast: { ...message, id, open: true } })
      return {
        id,
        update: (change: Partial<ToastMessage>) => tell({ type: 'updated', id, change }),
        dismiss: () => dismiss(id),
      }
    },
    dismiss,
  }
}
