import { afterEach, expect, test, vi } from 'vitest'
import { removeServiceWorkers } from '../../../client/remove-service-workers.ts'

afterEach(() => void vi.unstubAllGlobals())

test('unregisters every service worker and deletes every cache (SHL-20)', async () => {
  const workers = [{ unregister: vi.fn() }, { unregister: vi.fn() }]
  const remove = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => workers } })
  vi.stubGlobal('caches', { keys: async () => ['pages', 'pictures'], delete: remove })
  await removeServiceWorkers()
  for (const worker of workers) expect(worker.unregister).toHaveBeenCalledOnce()
  expect(remove.mock.calls).toEqual([['pages'], ['pictures']])
})

test('starts in a browser that refuses both (SHL-20)', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () => {
        throw new Error('SecurityError')
      },
    },
  })
  await expect(removeServiceWorkers()).resolves.toBeUndefined()
})
