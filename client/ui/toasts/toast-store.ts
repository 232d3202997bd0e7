import type { Tone } from '../tones.tsx'
import { toastSettings } from './constants.ts'

export type ToastMessage = {
  title: string
  text?: string
  tone?: Tone
  /** Link shown in the toast. */
  link?: { to: string; label: string }
}

/** `open` is false after the dismissal; the toast stays in the store for its exit animation. */
export type Toast = ToastMessage & { id: string; open: boolean }

/** Events of a toast; without an id they apply to all. */
type ToastEvent =
  | { type: 'added'; toast: Toast }
  | { type: 'updated'; id: string; change: Partial<ToastMessage> }
  | { type: 'dismissed'; id?: string }
  | { type: 'removed'; id?: string }

/** Newest first, limited to the visible number. */
export const reduce = (toasts: readonly Toast[], event: ToastEvent): readonly Toast[] => {
  switch (event.type) {
    case 'added':
      return [event.toast, ...toasts].slice(0, toastSettings.visible)
    case 'updated':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.change } : toast))
    case 'dismissed':
      return toasts.map((toast) => (isMeant(toast, event.id) ? { ...toast, open: false } : toast))
    case 'removed':
      return toasts.filter((toast) => !isMeant(toast, event.id))
  }
}

const isMeant = (toast: Toast, id: string | undefined): boolean => id === undefined || toast.id === id

/** Toasts of one page with their removal timers. */
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
    }, toastSettings.removeAfterMs)
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
    /** Shows a toast; returns functions to update and dismiss it. */
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
