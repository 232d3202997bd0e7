/** Spec section 1: at start, registered service workers are removed and cached storage is cleared. */
export const forgetWorkers = async (): Promise<void> => {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const names = typeof caches === 'undefined' ? [] : await caches.keys()
    await Promise.all([
      ...registrations.map((worker) => worker.unregister()),
      ...names.map((name) => caches.delete(name)),
    ])
  } catch {
    // Private windows may refuse both; then there is nothing to remove.
  }
}
