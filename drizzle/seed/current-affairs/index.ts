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

export const seedAffairs: SeedAffair[] = groups.flat()
