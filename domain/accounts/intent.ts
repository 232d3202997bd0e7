/** What a visitor may ask for before signing in; it is done once they have. */
const intentKinds = ['save_job', 'enrol', 'bookmark'] as const
export type IntentKind = (typeof intentKinds)[number]

/** `ids` name what it is done to: a job, a course, or an attempt and its question. */
export type Intent = { kind: IntentKind; ids: readonly string[] }

const idsOf: Record<IntentKind, number> = { save_job: 1, enrol: 1, bookmark: 2 }

/** Name of the intent in the address of a sign-in. */
export const intentKey = 'intent'

/** Of the cookie that proves that a form of our own asked for it, not somebody else's link. Lives for half an hour. */
export const intentCookie = 'intent'
export const intentSeconds = 30 * 60

/** Of the cookie that tells the page after a sign-in what was done: a kind, or `failed`. */
export const outcomeCookie = 'intent-outcome'
export const intentOutcomes = [...intentKinds, 'failed'] as const
export type IntentOutcome = (typeof intentOutcomes)[number]

/** As addresses and cookies carry it: `save_job.job_x`. */
export const intentText = ({ kind, ids }: Intent): string => [kind, ...ids].join('.')

/** The intent in a text; null for anything that is none. */
export const intentIn = (text: string | null | undefined): Intent | null => {
  const [name, ...ids] = text?.split('.') ?? []
  const kind = intentKinds.find((one) => one === name)
  const isSound = kind !== undefined && ids.length === idsOf[kind] && ids.every((id) => /^[\w-]{1,64}$/.test(id))
  return isSound ? { kind, ids } : null
}
