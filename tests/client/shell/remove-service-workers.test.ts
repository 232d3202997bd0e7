import { afterEach, expect, test, vi } from 'vitest'
import { removeServiceWorkers } from '../../../client/remove-service-workers.ts'

afterEach(() => void vi.unstubAllGlobals())

test('spec section 1: every registered service worker is unregistered and every cache deleted', async () => {
  const workers = [{ unregister: vi.fn() }, { unregister: vi.fn() }]
  const remove = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => workers } })
  vi.stubGlobal('caches', { keys: async () => ['pages', 'pictures'], delete: remove })
  await removeServiceWorkers()
  for (const worker of workers) expect(worker.unregister).toHaveBeenCalledOnce()
  expect(remove.mock.calls).toEqual([['pages'], ['pictures']])
})

test('a browser that refuses both starts all the same', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () => {
        throw new Error('SecurityError')
      },
    },
  })
  await expect(removeServiceWorkers()).resolves.toBeUndefined()
})
