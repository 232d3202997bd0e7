import { indiaOffsetMs } from '../../../domain/india.ts'

/** Instant in Indian time: "21-11-2026, 10:40 IST". */
export const instantText = (at: number): string => {
  const [date = '', time = ''] = new Date(at + indiaOffsetMs).toISOString().split('T')
  return `${date.split('-').toReversed().join('-')}, ${time.slice(0, 5)} IST`
}

/** Minutes and seconds: "12:05". */
export const spanText = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
