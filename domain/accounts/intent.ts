/** Actions that a visitor may request before sign-in; they run once after it. */
const intentKinds = ['save_job', 'enrol', 'bookmark'] as const
export type IntentKind = (typeof intentKinds)[number]

/** `ids` of the target: a job, a course, or an attempt and its question. */
export type Intent = { kind: IntentKind; ids: readonly string[] }

const idsOf: Record<IntentKind, number> = { save_job: 1, enrol: 1, bookmark: 2 }

/** Query parameter of the intent in the address of a sign-in. */
export const intentKey = 'intent'

/** Cookie that proves that a form of this site requested the intent, not a foreign link. Lives for half an hour. */
export const intentCookie = 'intent'
export const intentSeconds = 30 * 60

/** Cookie that tells the page after a sign-in the result: a kind, or `failed`. */
export const outcomeCookie = 'intent-outcome'
export const intentOutcomes = [...intentKinds, 'failed'] as const
export type IntentOutcome = (typeof intentOutcomes)[number]

/** Text of an intent in addresses and cookies: `save_job.job_x`. */
export const intentText = ({ kind, ids }: Intent): string => [kind, ...ids].join('.')

/** Parses an intent; null for anything else. */
export const intentIn = (text: string | null | undefined): Intent | null => {
  const [name, ...ids] = text?.split('.') ?? []
  const kind = intentKinds.find((one) => one === name)
  const isSound = kind !== undefined && ids.length === idsOf[kind] && ids.every((id) => /^[\w-]{1,64}$/.test(id))
  return isSound ? { kind, ids } : null
}
