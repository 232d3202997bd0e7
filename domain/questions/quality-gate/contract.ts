import type { Blueprint } from '../../catalogue/blueprints/contract.ts'
import type { PresetPattern } from '../../catalogue/contract.ts'
import type { TestKind } from '../../catalogue/test-kinds.ts'
import type { Difficulty, QuestionKey, QuestionRights } from '../contract.ts'
import type { Body } from '../kinds/registry.ts'
import type { Bilingual } from '../text.ts'

/** Findings by code with their severity: a blocking one keeps a paper from students. */
export const gateSeverities = {
  option_count: 'blocks',
  kind_unknown: 'blocks',
  kind_count: 'blocks',
  topic_outside: 'blocks',
  topic_missing: 'blocks',
  topic_share: 'warns',
  difficulty_shares: 'warns',
  time_over: 'blocks',
  time_short: 'warns',
  section_time: 'warns',
  key_often: 'blocks',
  key_seldom: 'blocks',
  clue_longest: 'blocks',
  clue_shortest: 'blocks',
  clue_middle: 'blocks',
  clue_none: 'blocks',
  clue_all_alike: 'blocks',
  shared_access: 'blocks',
  question_twice: 'blocks',
  twin_in_paper: 'blocks',
  twin_between: 'warns',
  translation_missing: 'blocks',
  languages_differ: 'blocks',
  languages_doubtful: 'warns',
  rights_blocked: 'blocks',
  reasons_missing: 'warns',
} as const
export type GateCode = keyof typeof gateSeverities
export type GateSeverity = (typeof gateSeverities)[GateCode]
export const gateCodes = Object.keys(gateSeverities) as [GateCode, ...GateCode[]]

/** A fault of a paper. `figures` and `name` are the values of its words. */
export type GateFinding = {
  code: GateCode
  /** Id of the preset's section; null for the whole paper. */
  section: string | null
  /** Numbers of the questions concerned, from 1. */
  questions: number[]
  figures: Record<string, number | string>
  /** Name of a topic, or of another paper. */
  name?: Bilingual
}

export type GateQuestion = {
  /** Place in the paper, from 1. */
  number: number
  id: string
  /** Id of the preset's section. */
  sectionId: string
  subject: string
  topic: string
  difficulty: Difficulty
  targetMs: number
  rights: QuestionRights
  stem: Bilingual
  body: Body
  key: QuestionKey
  solution: Bilingual
  /** Options by id with the reason why they are right or wrong. */
  reasons: Partial<Record<string, Bilingual>>
}

/** A section of a paper; the time is null where it shares the paper's. */
export type GateSection = { id: string; title: Bilingual; durationMs: number | null }

/** Another paper that asks the question. */
export type SharedUse = { questionId: string; paper: Bilingual; isFree: boolean }

/** A stem of another paper like one of this. */
export type TwinElsewhere = { number: number; code: string; paper: Bilingual }

export type GatePaper = {
  kind: TestKind
  isFree: boolean
  durationMs: number
  pattern: PresetPattern
  /** Null where the preset has none: what a blueprint says is not checked. */
  blueprint: Blueprint | null
  sections: GateSection[]
  questions: GateQuestion[]
  /** Names of topics by `subject/topic`, and of subjects. */
  topicTitles: ReadonlyMap<string, Bilingual>
  shared: SharedUse[]
  twins: TwinElsewhere[]
}

/** A rule of the gate. Pure; returns what it finds in the order of the paper. */
export type GateRule = (paper: GatePaper) => GateFinding[]
