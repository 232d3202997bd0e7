import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Processes of the browser with this profile folder. */
const browserPids = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        return readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(folder) ? [Number(entry)] : []
      } catch {
        return []
      }
    })

/** Longest time for all its processes to end. */
const killMs = 30_000

/** SIGKILL to every process of the browser with this profile folder; resolves when all have ended. */
export const killBrowser = async (folder: string): Promise<void> => {
  const limitAt = Date.now() + killMs
  // Repeated, as the browser may start a process meanwhile.
  for (let pids = browserPids(folder); pids.length > 0; pids = browserPids(folder)) {
    if (Date.now() > limitAt) throw new Error(`The browser of ${folder} is still running: ${pids.join()}.`)
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Already dead with its parent.
      }
    }
    await sleep(20)
  }
}
