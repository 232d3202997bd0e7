import { z } from 'zod'
import { Bilingual } from '../questions/contract.ts'
import { longestNotice } from './longest-notice.ts'
import { jobTemplates } from './templates/index.ts'

const RowId = z.string().min(1).max(64)
const httpUrl = z.url({ protocol: /^https?$/ }).max(500)

/** Way in which a new notice begins. */
export const NewJob = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('empty') }),
  z.strictObject({ from: z.literal('notice'), text: z.string().trim().min(20).max(longestNotice) }),
  z.strictObject({ from: z.literal('template'), template: z.enum(jobTemplates.map(({ id }) => id)) }),
  z.strictObject({ from: z.literal('job'), jobId: RowId }),
])
export type NewJob = z.infer<typeof NewJob>

/** Organisation that publishes notices. `url` is its home page, whose host counts as official. */
export const OrganisationInput = z.strictObject({
  name: Bilingual.extend({ en: z.string().trim().min(2).max(160), hi: z.string().trim().max(160) }),
  url: httpUrl.nullable(),
})
export type OrganisationInput = z.infer<typeof OrganisationInput>

export const OrganisationMerge = z.strictObject({ into: RowId })

export type OfficeOrganisation = {
  id: string
  name: Bilingual
  url: string | null
  /** Published and archived jobs that name it. */
  jobs: number
  /** Drafts of jobs that name it. */
  drafts: number
}

/** Most links of a notice that one request checks. */
const maxLinks = 20

export const LinkCheckRequest = z.strictObject({
  urls: z.array(z.string().max(2_000)).min(1).max(maxLinks),
  organisationId: RowId.nullable(),
})

/**
 * `ok` and `moved` work, `moved` at another address; `dead` is 404 or 410; `unreachable` answered in no usable way, which
 * some sites do to every program; `refused` is no public address.
 */
const linkStates = ['ok', 'moved', 'dead', 'unreachable', 'refused'] as const
type LinkState = (typeof linkStates)[number]

export type LinkCheck = {
  url: string
  state: LinkState
  /** HTTP status, where there was one. */
  status: number | null
  movedTo: string | null
  official: boolean
  /** Unix milliseconds; null where the link does not work. */
  checkedAt: number | null
}
