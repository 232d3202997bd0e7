import { affairForm } from '../../../../../domain/current-affairs/editor-form.ts'
import { blankBody } from '../../../../../domain/content/fields.ts'
import type { DraftBody } from '../../../../../domain/content/contract.ts'
import type { OfficeAffair } from '../../../../../domain/current-affairs/office.ts'
import { makeApi } from '../../../../api.ts'

const blankLine = () => ({ en: '', hi: '' })

/** Body of a new row: the day, a first fact, and the sources of the row before. */
export const firstBody = (day: string, previous: DraftBody | undefined): DraftBody => {
  const sources = previous?.['sources']
  const isKept = Array.isArray(sources) && sources.length > 0
  return {
    ...blankBody(affairForm.fields),
    date: day,
    facts: [blankLine()],
    sources: isKept ? structuredClone(sources) : [blankLine()],
  }
}

/** Creates a draft on the server; null when that failed. */
export const createRow = async (body: DraftBody): Promise<OfficeAffair | null> => {
  try {
    const content = makeApi(location.origin).admin.content[':kind']
    const reply = await content.$post({ param: { kind: 'current_affairs' }, json: { body } })
    if (!reply.ok) return null
    const { id, revision } = await reply.json()
    const fresh = { state: 'draft', hasDraft: true, scheduledAt: null, savedAt: null, note: null } as const
    return { id, revision, body, ...fresh, stale: [], faults: {}, checklist: [], facts: [] }
  } catch {
    return null
  }
}

const itemCalls = () => makeApi(location.origin).admin.content[':kind'][':id']

/** Moves a row's draft to the bin; false when that failed. */
export const binRow = async (id: string, revision: number): Promise<boolean> => {
  try {
    return (await itemCalls().trash.$post({ param: { kind: 'current_affairs', id }, json: { revision } })).ok
  } catch {
    return false
  }
}

/** Takes a row's draft out of the bin; false when that failed. */
export const unbinRow = async (id: string): Promise<boolean> => {
  try {
    return (await itemCalls().restoration.$post({ param: { kind: 'current_affairs', id }, json: {} })).ok
  } catch {
    return false
  }
}
