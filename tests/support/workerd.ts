import { readdirSync, readFileSync } from 'node:fs'

type Process = {
  pid: number
  parent: number
  name: string
  /** Hundredths of a second of CPU, user and system. */ ticks: number
}

/** A process in /proc, or null if it is gone. Its name is in parentheses and may contain anything. */
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

/** Ids of the workerd processes started by this one; empty on systems without /proc. */
export const workerdPids = (): number[] => {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => readProcess(Number(entry)) ?? [])
    .filter(({ parent, name }) => parent === process.pid && name.startsWith('workerd'))
    .map(({ pid }) => pid)
}

/** CPU milliseconds used by a process, in steps of ten; null where the system does not provide it. */
export const cpuMsOf = (pid: number | undefined): number | null => {
  const ticks = pid === undefined ? undefined : readProcess(pid)?.ticks
  return ticks === undefined ? null : ticks * 10
}

/** Resident memory of a process in bytes; null where the system does not provide it. */
export const memoryOf = (pid: number | undefined): number | null => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
