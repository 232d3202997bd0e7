import { makeToastStore } from './toast-store.ts'

/** The toasts of this page. What is added before the view has arrived waits in here. */
export const toastStore = makeToastStore()

/** The first system: answers what the reader has just done, one answer at a time. */
export const toast = toastStore.add
