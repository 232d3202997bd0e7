import { makeToastStore } from './toast-store.ts'

/** Toasts of this page, queued until the view has loaded. */
export const toastStore = makeToastStore()

/** First toast system: answers the reader's last action, one toast at a time. */
export const toast = toastStore.add
