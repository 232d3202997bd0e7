import type { Services } from '../platform/context.ts'

/**
 * Runs a handler once for all events of a batch, recognised by their shared services: all their changes were committed
 * before. A bulk change makes many events, and KV takes one write a second of a key.
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
