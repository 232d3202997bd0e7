import { readdirSync, readFileSync } from 'node:fs'

type Process = {
  pid: number
  parent: number
  name: string
  /** Hundredths of a second of CPU, user and system. */ ticks: number
}

/** One process as Linux tells it, or null where it is gone. The name stands in parentheses and may hold anything. */
const readProcess = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { pid, parent: Number(fields[1]), name, ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return null
  }
}

/** The workerd processes that this one has started; empty where the system has no /proc. */
export const workerdPids = (): number[] => {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => readProcess(Number(entry)) ?? [])
    .filter(({ parent, name }) => parent === process.pid && name.startsWith('workerd'))
    .map(({ pid }) => pid)
}

/** Milliseconds of CPU that a process has used, in steps of ten; null where the system does not tell. */
export const cpuMsOf = (pid: number | undefined): number | null => {
  const ticks = pid === undefined ? undefined : readProcess(pid)?.ticks
  return ticks === undefined ? null : ticks * 10
}
