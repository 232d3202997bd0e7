import type { Answer, Paper, Response } from '../attempts/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import type { ResultQuestion } from '../results/contract.ts'
import type { Certainty } from './certainty.ts'
import type { CardItem } from './cards.ts'
import type { PracticeMode, PracticePool } from './practice-choices.ts'
import type { PracticeSource } from './practice.ts'

/** Key, solution and score of an answered question, or of every question once a timed session is over. */
export type ExplainedAnswer = Pick<
  ResultQuestion,
  | 'verdict'
  | 'units'
  | 'maxUnits'
  | 'ms'
  | 'key'
  | 'outcome'
  | 'alternatives'
  | 'solution'
  | 'reasons'
  | 'topic'
  | 'difficulty'
  | 'targetMs'
> & { questionId: string; subject: string; answer: Answer; certainty: Certainty | null }

/** Grade of a card (ts-fsrs), and the instant from which it is due again. */
export type CardGrade = { cardId: string; rating: number; dueAt: number }

/** State of a session after each save: answers that stand, from whatever device, and what they earn. */
export type PracticeProgress = {
  responses: Response[]
  explained: ExplainedAnswer[]
  grades: CardGrade[]
  isOver: boolean
  serverNow: number
}

/** 200 body of PUT /api/practice/sessions/:sessionId/events. */
export type PracticeAck = PracticeProgress & { ackSeq: number }

/**
 * GET /api/practice/sessions/:sessionId. `paper` has no keys; a card without a question is one without options in it.
 */
export type PracticeView = PracticeProgress & {
  sessionId: string
  mode: PracticeMode
  source: PracticeSource
  startedAt: number
  /** Null where it is not timed. */
  deadlineAt: number | null
  finishedAt: number | null
  paper: Paper
  /** Cards without a question. */
  cards: CardItem[]
  /** Names of the topics of its questions. */
  topics: PracticeTopic[]
}

export type PracticeTopic = { subject: string; slug: string; title: Bilingual }

/** A session in the lists of /practice. */
export type ListedPractice = {
  sessionId: string
  mode: PracticeMode
  source: PracticeSource
  startedAt: number
  deadlineAt: number | null
  finishedAt: number | null
  questions: number
  answered: number
  right: number
  units: number
  maxUnits: number
}

/** GET /api/practice/sessions. Newest first. */
export type PracticeSessions = { open: ListedPractice[]; finished: ListedPractice[] }

type Counted = { title: Bilingual; questions: number }

/** GET /api/practice/pool: number of questions that a quiz can draw from, with those of each subject and topic. */
export type PracticePoolCounts = {
  questions: number
  /** Questions by pool, with the same other choices; `calibrated` is null where too few have a level. */
  pools: Record<Exclude<PracticePool, 'calibrated'>, number> & { calibrated: number | null }
  subjects: (Counted & { subject: string })[]
  topics: (Counted & { subject: string; topic: string })[]
}
