import { auditActs } from '../../../../domain/activities/acts.ts'
import type { ActivitiesQuery, Activity } from '../../../../domain/activities/contract.ts'
import { subjectKinds } from '../../../../domain/activities/subjects.ts'
import { onlySet, oneOf, textIn } from '../../../ui/list-address.ts'
import type { Api } from '../../../api.ts'
import { unwrap } from '../../../api.ts'
import { versionWords } from './version-words.ts'

/** Id of a subject, also from a pasted address of its page. */
const itemIn = (search: URLSearchParams): string | undefined => {
  const [path = ''] = (textIn(search, 'item', 400) ?? '').split(/[?#]/)
  return path.split('/').findLast(Boolean)?.slice(0, 64)
}

/** Filters of the address; values that do not exist are left out. */
const filtersIn = (search: URLSearchParams): ActivitiesQuery => {
  const dayIn = (name: string) => {
    const day = search.get(name) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
  }
  return onlySet({
    actor: textIn(search, 'actor', 64),
    act: oneOf(auditActs, search.get('act')),
    kind: oneOf(subjectKinds, search.get('kind')),
    item: itemIn(search),
    from: dayIn('from'),
    to: dayIn('to'),
  })
}

/** Activities of the address; where it asks for them, the verdict on the chain and the changes of one version. */
export const loadActivities = async (api: Api, search: URLSearchParams) => {
  const filters = filtersIn(search)
  const cursor = textIn(search, 'cursor', 200)
  const verifyAfter = search.get('verify')
  const [page, verdict] = await Promise.all([
    unwrap(api.admin.activities.$get({ query: onlySet({ ...filters, cursor }) })),
    verifyAfter === null
      ? null
      : unwrap(
          api.admin.activities.chain.$get({ query: { after: /^\d{1,15}$/.test(verifyAfter) ? verifyAfter : '0' } }),
        ),
  ])
  const shown = page.items.find(({ seq }) => String(seq) === search.get('show')) as Activity | undefined
  const words = shown ? { seq: shown.seq, ...(await versionWords(api, shown)) } : null
  return { tab: '' as const, filters, isFirst: cursor === undefined, page, verdict, words, now: Date.now() }
}

export type ActivitiesData = Awaited<ReturnType<typeof loadActivities>>
