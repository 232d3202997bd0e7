import type { ConsentState } from '../accounts/consent.ts'
import type { Qr } from '../files/qr.ts'
import type { Bilingual } from '../questions/text.ts'
import type { Standing, Validity } from './contract.ts'
import { minStudentsForPercentile } from './standing.ts'

/** Reasons why an attempt has no rank card. */
export type CardRefusal = 'void' | 'disqualified' | 'practice' | 'unranked' | 'few' | 'minor'

/** The facts that decide about a card; `of` is the number of first attempts. */
type CardFacts = {
  validity: Validity
  ranked: boolean
  /** The paper only qualifies: there are no ranks. */
  qualifying: boolean
  of: number
  consent: ConsentState
}

/** The first reason against a card; null where the student may have one. */
export const cardRefusal = ({ validity, ranked, qualifying, of, consent }: CardFacts): CardRefusal | null => {
  if (validity === 'invalidated' || validity === 'withdrawn') return 'void'
  if (validity === 'disqualified') return 'disqualified'
  if (!ranked) return 'practice'
  if (qualifying) return 'unranked'
  if (of < minStudentsForPercentile) return 'few'
  return consent === 'needed' || consent === 'asked' ? 'minor' : null
}

type CardTest = { id: string; title: Bilingual }
type CardStanding = Pick<Standing, 'rank' | 'of' | 'percentile' | 'synthetic'>

/** GET /api/rank-cards/:code: the rank of today, and that of the day on which the student made the card. */
export type RankCard = CardStanding & {
  code: string
  test: CardTest
  submittedAt: number
  /** The attempt itself is demo data. */
  isDemo: boolean
  /** Null unless the student chose to show it. */
  name: string | null
  madeAt: number
  before: { rank: number; of: number }
  /** The last change of this score by a key since the card was made. */
  changedAt: number | null
  /** Code with the address of the card. */
  qr: Qr
  serverNow: number
}

/** GET /api/attempts/:attemptId/rank-card. */
export type OwnRankCard = {
  state: 'released'
  attemptId: string
  test: CardTest
  /** Null where there is a refusal. */
  standing: CardStanding | null
  refusal: CardRefusal | null
  card: { code: string; showsName: boolean; madeAt: number } | null
  /** The name that the card would show. */
  name: string
}
