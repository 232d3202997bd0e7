const minute = 60_000

/** Milliseconds between two ticks: the product's crons tick every minute, or every hour at a minute. */
const periodOf = (cron: string): number => (cron.startsWith('* ') ? minute : 60 * minute)

/** Ticks crons by timers, since nothing else does on a laptop. Returns how to stop them. */
export const startCrons = (crons: readonly string[], tick: (cron: string) => Promise<unknown>): (() => void) => {
  const tickOrWarn = (cron: string): Promise<unknown> =>
    tick(cron).catch((error: unknown) => console.warn(`The cron ${cron} did not run: ${String(error)}`))
  const timers = crons.map((cron) => setInterval(() => void tickOrWarn(cron), periodOf(cron)))
  return () => timers.forEach(clearInterval)
}
