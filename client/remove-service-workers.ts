/** Unregisters every service worker and deletes all cached storage, at every start. */
export const removeServiceWorkers = async (): Promise<void> => {
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
