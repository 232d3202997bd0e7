import { unstable_getMiniflareWorkerOptions, type Unstable_Config } from 'wrangler'

export type QueueConsumers = Record<string, { maxBatchTimeout?: number; maxRetries?: number }>

/**
 * The queue consumers of a wrangler configuration, for Miniflare. `maxBatchTimeout` replaces the seconds for which each
 * collects messages: tests need no second of waiting for a batch.
 */
export const queueConsumers = (config: Unstable_Config, maxBatchTimeout?: number): QueueConsumers => {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const consumers = workerOptions.queueConsumers as QueueConsumers
  if (maxBatchTimeout === undefined) return consumers
  return Object.fromEntries(Object.entries(consumers).map(([queue, own]) => [queue, { ...own, maxBatchTimeout }]))
}
