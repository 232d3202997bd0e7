import type { Activity } from '../../../../domain/activities/contract.ts'
import type { ShownChange } from '../../../../domain/content/history.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import type { Term } from '../../../../domain/vocabulary/terms.ts'
import { unwrap, type Api } from '../../../api.ts'

/** Changes of a publication; `first` for the first version, `missing` where its versions are deleted. */
type VersionWords =
  | {
      changes: ShownChange[]
      /** Names of what the changes refer to. */
      organisations: { id: string; name: Bilingual }[]
      exams: Term[]
      subjects: Term[]
      categories: Term[]
    }
  | { state: 'first' | 'missing' }

/** Pages of the history that are read to find a version. */
const maxPages = 5

/** Number of the version that an act published. It has the instant of the act. */
const versionOf = async (api: Api, { kind, itemId, at }: Activity): Promise<number | null> => {
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const query = cursor === undefined ? {} : { cursor }
    const found = await api.admin.content[':kind'][':id'].history.$get({ param: { kind, id: itemId }, query })
    if (!found.ok) return null
    const { items, next } = await found.json()
    const line = items.find((each) => each.version !== null && each.at === at)
    if (line) return line.version
    if (next === null) return null
    cursor = next
  }
  return null
}

/** Changes of the version that an act published against the version before. */
export const versionWords = async (api: Api, activity: Activity): Promise<VersionWords> => {
  const version = await versionOf(api, activity)
  if (version === null) return { state: 'missing' }
  if (version === 1) return { state: 'first' }
  const param = { kind: activity.kind, id: activity.itemId }
  const query = { before: String(version - 1), after: String(version) }
  const [{ changes }, organisations, exams, subjects, categories] = await Promise.all([
    unwrap(api.admin.content[':kind'][':id'].diff.$get({ param, query })),
    unwrap(api.admin.jobs.organisations.$get()),
    unwrap(api.exams.$get()),
    unwrap(api.subjects.$get()),
    unwrap(api['affair-categories'].$get()),
  ])
  return {
    changes,
    organisations: organisations.items.map(({ id, name }) => ({ id, name })),
    exams: exams.items.map(({ id, title }) => ({ id, title })),
    subjects: subjects.items.map(({ id, title }) => ({ id, title })),
    categories: categories.items.map(({ id, title }) => ({ id, title })),
  }
}
