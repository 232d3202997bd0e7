import { indiaOffsetMs } from '../india.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

const begins = [
  [4, 'morning'],
  [12, 'afternoon'],
  [16, 'evening'],
  [21, 'night'],
] as const

/** Part of the day in India; the night ends at four. */
export const partOfDay = (now: number): PartOfDay => {
  const hour = new Date(now + indiaOffsetMs).getUTCHours()
  return begins.findLast(([from]) => hour >= from)?.[1] ?? 'night'
}

/** The name by which a student is greeted: the first word that is more than an initial; empty without one. */
export const givenName = (displayName: string | null): string => {
  const words = (displayName ?? '').trim().split(/\s+/)
  return words.find((word) => word.replaceAll('.', '').length > 1) ?? words[0] ?? ''
}
