import type { Miniflare } from 'miniflare'

const minute = 60_000

/** Milliseconds between two ticks: the product's crons run every minute, or every hour at a minute. */
const periodOf = (cron: string): number => (cron.startsWith('* ') ? minute : 60 * minute)

/** Runs crons by timers, because a laptop has no scheduler. Returns the function that stops them. */
export const startCrons = (crons: readonly string[], tick: (cron: string) => Promise<unknown>): (() => void) => {
  const tickOrWarn = (cron: string): Promise<unknown> =>
    tick(cron).catch((error: unknown) => console.warn(`The cron ${cron} did not run: ${String(error)}`))
  const timers = crons.map((cron) => setInterval(() => void tickOrWarn(cron), periodOf(cron)))
  return () => timers.forEach(clearInterval)
}

/** Runs a cron now. ts-fsrs declares methods on Date that Miniflare's types of calls do not expect. */
export const runCron = async (mf: Miniflare, cron: string): Promise<void> => {
  await (await mf.getWorker()).scheduled({ cron, scheduledTime: new Date() as never })
}
