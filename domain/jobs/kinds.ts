/** Level of the recruiting organisation. */
export const jobLevels = ['central', 'state', 'psu', 'bank', 'defence'] as const
export type JobLevel = (typeof jobLevels)[number]

/** Stage set by the editor; within `applications` the dates decide the phase (`phaseOf`). */
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

/** Notices shown beside a phase. */
export const jobOverlays = ['extended', 'corrigendum', 'postponed', 'cancelled'] as const
export type JobOverlay = (typeof jobOverlays)[number]

/** In the usual order of a recruitment. */
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

/** Categories of vacancies; the last three overlap with the others. */
export const vacancyCategories = ['ur', 'ews', 'obc', 'sc', 'st', 'pwbd', 'esm', 'women'] as const
export type VacancyCategory = (typeof vacancyCategories)[number]

/** Relaxations in addition to that of the category. */
export const specialRelaxations = ['pwbd', 'esm', 'women'] as const
export type SpecialRelaxation = (typeof specialRelaxations)[number]

export const jobLinkKinds = ['apply', 'notification', 'admit_card', 'answer_key', 'result', 'site', 'other'] as const
export type JobLinkKind = (typeof jobLinkKinds)[number]

/** Public lists of /jobs. */
export const jobLists = ['new', 'closing', 'admit_card', 'answer_key', 'result', 'all'] as const
export type JobList = (typeof jobLists)[number]

/** A student's own lists: jobs that fit by the profile or may fit, and saved ones. */
export const ownJobLists = ['mine', 'saved'] as const
export type AnyJobList = JobList | (typeof ownJobLists)[number]

/** Filter: last date within this many days. */
export const lastDateWithin = ['1', '3', '7', '15', '30'] as const

/** Value of the state filter for posts all over India. */
export const allIndia = 'IN'
