import type { CursorPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'

export const cardKinds = ['question', 'affair', 'fact'] as const
export type CardKind = (typeof cardKinds)[number]

/** Subject of the cards of current affairs; their topics are the categories. */
export const affairSubject = 'current-affairs'

/** Reason why a card exists. */
export const cardOrigins = ['wrong', 'skipped', 'saved', 'added'] as const
export type CardOrigin = (typeof cardOrigins)[number]

/**
 * Reason why a card is not asked: its question was taken out of all scores, its fact does not hold any more, or the
 * student set it aside.
 */
export const suspensions = ['dropped', 'stale', 'aside'] as const
export type Suspension = (typeof suspensions)[number]

/** Cards of a list: due today, due later, or not asked. */
export const cardStates = ['due', 'later', 'suspended'] as const

export const revisionLimits = { leastCap: 5, mostCap: 200, usualCap: 40 } as const

/** Sides of a card without a question; HTML that was sanitised or escaped. `link` leads to its page. */
export type CardItem = {
  id: string
  kind: Exclude<CardKind, 'question'>
  front: Bilingual
  back: Bilingual
  link: string
}

/** A card in a list. Instants are Unix milliseconds. */
export type ListedCard = {
  id: string
  kind: CardKind
  origin: CardOrigin
  subject: string
  topic: string
  /** Beginning of its text, plain. */
  excerpt: Bilingual
  /** Attempt and test with its solution; null where it comes from no test. */
  attemptId: string | null
  testId: string | null
  dueAt: number
  suspended: Suspension | null
}

/** Reply of GET /api/revision/cards. */
export type CardList = CursorPage<ListedCard> & { count: number }
