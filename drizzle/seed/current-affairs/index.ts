import { awardsAffairs } from './awards.ts'
import { daysAffairs } from './days.ts'
import { economyAffairs } from './economy.ts'
import { environmentAffairs } from './environment.ts'
import { institutionsAffairs } from './institutions.ts'
import { internationalAffairs } from './international.ts'
import { nationalAffairs } from './national.ts'
import { schemesAffairs } from './schemes.ts'
import { scienceAffairs } from './science.ts'
import type { SeedAffair } from './shapes.ts'
import { sportsAffairs } from './sports.ts'

export type { SeedAffair } from './shapes.ts'

const groups: SeedAffair[][] = [
  scienceAffairs,
  sportsAffairs,
  nationalAffairs,
  internationalAffairs,
  economyAffairs,
  environmentAffairs,
  awardsAffairs,
  institutionsAffairs,
  schemesAffairs,
  daysAffairs,
]

/** Days before seeding on which each item is published: two months, denser towards today. */
const daysAgo = [
  0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 33, 34, 36, 38,
  40, 43, 46, 49, 52, 55, 58,
]

const rounds = Math.max(...groups.map(({ length }) => length))

/** One item of each subject in turn. */
const mixed = Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat()

export const seedAffairs: (SeedAffair & { daysAgo: number })[] = mixed.map((affair, index) => ({
  ...affair,
  daysAgo: daysAgo[index] ?? 0,
}))
