import type { Services } from '../platform/context.ts'

/**
 * Runs a handler once for all events of a batch, which share their services. The changes of all were committed before
 * the batch began, so that one run covers them. KV takes one write a second of a key, and a bulk change makes many events.
 */
export const oncePerBatch = (
  handle: (services: Services) => Promise<void>,
): ((services: Services) => Promise<void>) => {
  const runs = new WeakMap<Services, Promise<void>>()
  return (services) => {
    const run = runs.get(services) ?? handle(services)
    runs.set(services, run)
    return run
  }
}
