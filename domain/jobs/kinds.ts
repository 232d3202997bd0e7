/** Whose posts they are. */
export const jobLevels = ['central', 'state', 'psu', 'bank', 'defence'] as const
export type JobLevel = (typeof jobLevels)[number]

/** How far a recruitment has come, as its editor keeps it; within `applications` the dates say more (`phaseOf`). */
export const jobStages = ['applications', 'admit_card', 'exam_done', 'answer_key', 'result'] as const
export type JobStage = (typeof jobStages)[number]

export const jobPhases = [
  'upcoming',
  'open',
  'closing_soon',
  'closed',
  'admit_card',
  'exam_done',
  'answer_key',
  'result',
] as const
export type JobPhase = (typeof jobPhases)[number]

/** What lies over a phase. */
export const jobOverlays = ['extended', 'corrigendum', 'postponed', 'cancelled'] as const
export type JobOverlay = (typeof jobOverlays)[number]

/** In the order in which they come. */
export const jobDateKinds = [
  'notified',
  'apply_from',
  'apply_to',
  'fee_last',
  'correction',
  'admit_card',
  'exam',
  'answer_key',
  'result',
] as const
export type JobDateKind = (typeof jobDateKinds)[number]

/** By which vacancies are told apart; the last three lie across the others. */
export const vacancyCategories = ['ur', 'ews', 'obc', 'sc', 'st', 'pwbd', 'esm', 'women'] as const
export type VacancyCategory = (typeof vacancyCategories)[number]

/** Relaxations that a candidate has beside that of the category. */
export const specialRelaxations = ['pwbd', 'esm', 'women'] as const
export type SpecialRelaxation = (typeof specialRelaxations)[number]

export const jobLinkKinds = ['apply', 'notification', 'admit_card', 'answer_key', 'result', 'site', 'other'] as const
export type JobLinkKind = (typeof jobLinkKinds)[number]

/** The lists of /jobs: the five, all of them together, and what a student has saved. */
export const jobLists = ['new', 'closing', 'admit_card', 'answer_key', 'result', 'all'] as const
export type JobList = (typeof jobLists)[number]

/** Last date within so many days. */
export const lastDateWithin = ['1', '3', '7', '15', '30'] as const

/** Stands for "posts all over India" where a state is asked for. */
export const allIndia = 'IN'
