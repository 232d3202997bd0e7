const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Milliseconds between the runs of a cron of wrangler.toml: every minute, or a minute of every hour. */
export const periodOf = (cron: string): number => (cron.startsWith('*') ? minuteMs : hourMs)

/** Next run of a cron after an instant. */
export const nextRun = (cron: string, now: number): number => {
  const period = periodOf(cron)
  const offset = cron.startsWith('*') ? 0 : Number.parseInt(cron, 10) * minuteMs
  return Math.floor((now - offset) / period) * period + period + offset
}

/** True when a job has missed three runs. */
export const isLate = (cron: string, startedAt: number | null, now: number): boolean =>
  startedAt !== null && now - startedAt > 3 * periodOf(cron)
