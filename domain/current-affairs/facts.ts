import { z } from 'zod'
import type { ContentState } from '../content.ts'
import type { CursorPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import { Day } from './contract.ts'
import { factKinds, factViews, usingKinds, type FactKind, type FactPhase, type UsingKind } from './kinds.ts'
import { addDays } from '../india.ts'

/** Days before its end from which a fact counts as expiring. */
export const expiringDays = 30

/** Days after which a fact without an end has to be checked again. */
export const recheckDays = 180

const Id = z.string().min(1).max(64)
const line = (max: number) => z.string().trim().min(1).max(max)
const text = (max: number) => z.strictObject({ en: line(max), hi: line(max) })
const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(400)

export const FactInput = z
  .strictObject({
    kind: z.enum(factKinds),
    /** Prompt, such as "Repo rate". */
    subject: text(160),
    /** Answer, such as "6.25 %". */
    statement: text(500),
    /** Row of the topics; null for current affairs in general. */
    topicId: Id.nullable(),
    /** Empty for all exams. */
    exams: z.array(Id).max(20),
    validFrom: Day.nullable(),
    validTo: Day.nullable(),
    source: line(300),
    sourceUrl: WebAddress.nullable(),
    /** Day of the source's text. */
    sourceDate: Day.nullable(),
  })
  .refine(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
    path: ['validTo'],
    message: 'ends before it begins',
  })
export type FactInput = z.infer<typeof FactInput>

/** PUT /api/admin/facts/:id. A rewording says the same in other words: nothing that rests on the fact is flagged. */
export const FactSave = z.strictObject({
  revision: z.number().int().min(1),
  input: FactInput,
  isRewording: z.boolean().default(false),
})
export type FactSave = z.infer<typeof FactSave>

export type Validity = { validFrom: string | null; validTo: string | null }

/** Phase on a day; both ends are valid days. */
export const factPhaseOn = ({ validFrom, validTo }: Validity, day: string): FactPhase => {
  if (validTo !== null && validTo < day) return 'expired'
  return validFrom !== null && validFrom > day ? 'upcoming' : 'valid'
}

const factStates = ['upcoming', 'valid', 'expiring', 'expired'] as const
type FactState = (typeof factStates)[number]

/** Phase on a day, with the last days of a fact told apart. */
export const factStateOn = (fact: Validity, day: string): FactState => {
  const phase = factPhaseOn(fact, day)
  return phase === 'valid' && fact.validTo !== null && fact.validTo <= addDays(day, expiringDays) ? 'expiring' : phase
}

type Value = Validity & { statement: Bilingual }

const isSameText = (one: Bilingual, other: Bilingual): boolean => one.en === other.en && one.hi === other.hi

/** True when the answer is another one: cards begin anew. */
export const hasNewAnswer = (before: Value, after: Value): boolean => !isSameText(before.statement, after.statement)

/** True when what rests on the fact has to be looked at. */
export const hasNewValue = (before: Value, after: Value): boolean =>
  hasNewAnswer(before, after) || before.validFrom !== after.validFrom || before.validTo !== after.validTo

/** `checkedAt`: Unix milliseconds. `edition` rises with each change of what holds. */
export type Fact = FactInput & {
  id: string
  revision: number
  edition: number
  kind: FactKind
  checkedAt: number
  state: FactState
  /** Number of items and questions that use it. */
  uses: number
  /** Number of those that wait for a look after a change. */
  flagged: number
}

export const factReasons = ['created', 'changed', 'begun', 'expired'] as const

/** Edition of a fact, from an instant on. `by`: id of the administrator; null for the clock. */
export type FactVersion = Value & {
  edition: number
  phase: FactPhase
  source: string
  reason: (typeof factReasons)[number]
  at: number
  by: string | null
}

/** Standing of an item that uses a fact. `flaggedAt`: instant of the change since which nobody has looked at it. */
type UseStanding = { flaggedAt: number | null; isOutdated: boolean }

/** Item that uses a fact. */
export type FactUser = UseStanding & {
  kind: UsingKind
  itemId: string
  title: { en: string; hi: string }
  state: ContentState
  /** The fact as it was when the item was last checked. */
  before: Bilingual
}

/** GET /api/admin/facts/:id. */
export type FactDetail = Fact & { versions: FactVersion[]; users: FactUser[] }

/** Fact that an item uses, with what it said when the item was last checked. */
export type UsedFact = Fact & UseStanding & { before: Bilingual }

/** GET /api/admin/facts/uses/:kind/:itemId. */
export const UseParam = z.object({ kind: z.enum(usingKinds), itemId: Id })
export const FactUse = z.strictObject({ factId: Id, isUsed: z.boolean() })

/**
 * POST /api/admin/facts/uses/:kind/:itemId/review. An outdated question leaves the students' revision until checked.
 */
export const UseReview = z.strictObject({ factId: Id, edition: z.number().int().min(1), isOutdated: z.boolean() })
export type UseReview = z.infer<typeof UseReview>

export const FactsQuery = z.strictObject({
  view: z.enum(factViews).optional(),
  kind: z.enum(factKinds).optional(),
  q: z.string().max(100).optional(),
  cursor: z.string().max(400).optional(),
})
export type FactsQuery = z.infer<typeof FactsQuery>

/** GET /api/admin/facts. `expiring`, `expired` and `flagged` are numbers of facts. */
export type FactList = CursorPage<Fact> & { expiring: number; expired: number; flagged: number }

/** Fact as students read it. */
export type PublicFact = Validity &
  Pick<FactInput, 'subject' | 'statement' | 'source' | 'sourceUrl' | 'sourceDate'> & { id: string; phase: FactPhase }

/** GET /api/facts/:kind/:itemId. */
export const PublicUseParam = z.object({ kind: z.enum(['material', 'current_affairs']), itemId: Id })
