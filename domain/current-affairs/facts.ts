import { z } from 'zod'
import type { CursorPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import { Day } from './contract.ts'
import { factKinds, factViews, type FactKind } from './kinds.ts'
import { addDays } from '../india.ts'

/** Days before its end from which a fact counts as expiring. */
export const expiringDays = 30

/** Days after which a fact without an end has to be checked again. */
export const recheckDays = 180

const line = (max: number) => z.string().trim().max(max)
const text = (max: number) => z.strictObject({ en: line(max).min(1), hi: line(max) })

export const FactInput = z
  .strictObject({
    kind: z.enum(factKinds),
    subject: text(160),
    statement: text(500),
    validFrom: Day.nullable(),
    validTo: Day.nullable(),
    source: line(300).min(1),
  })
  .refine(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
    path: ['validTo'],
    message: 'ends before it begins',
  })
export type FactInput = z.infer<typeof FactInput>

const factStates = ['upcoming', 'valid', 'expiring', 'expired'] as const
type FactState = (typeof factStates)[number]

/** State on a day; both ends are valid days. */
export const factStateOn = (fact: { validFrom: string | null; validTo: string | null }, day: string): FactState => {
  if (fact.validTo !== null && fact.validTo < day) return 'expired'
  if (fact.validFrom !== null && fact.validFrom > day) return 'upcoming'
  return fact.validTo !== null && fact.validTo <= addDays(day, expiringDays) ? 'expiring' : 'valid'
}

/** `checkedAt`: Unix milliseconds. */
export type Fact = {
  id: string
  revision: number
  kind: FactKind
  subject: Bilingual
  statement: Bilingual
  validFrom: string | null
  validTo: string | null
  source: string
  checkedAt: number
  state: FactState
  /** Number of items and questions that use it. */
  uses: number
}

export const FactsQuery = z.strictObject({
  view: z.enum(factViews).optional(),
  kind: z.enum(factKinds).optional(),
  q: z.string().max(100).optional(),
  cursor: z.string().max(400).optional(),
})
export type FactsQuery = z.infer<typeof FactsQuery>

/** GET /api/admin/facts. `expiring` and `expired` are numbers of facts. */
export type FactList = CursorPage<Fact> & { expiring: number; expired: number }
