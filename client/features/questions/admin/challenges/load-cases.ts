import { caseSorts } from '../../../../../domain/challenges/contract.ts'
import { caseStates } from '../../../../../domain/challenges/states.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { onlySet, oneOf, textIn } from '../../../../ui/list-address.ts'

/** Page of challenged questions that the address names, with the number of questions in each state. */
export const loadCases = async (api: Api, search: URLSearchParams) => {
  const filters = onlySet({
    state: oneOf(caseStates, search.get('state')),
    test: textIn(search, 'test', 64),
    sort: oneOf(caseSorts, search.get('sort')),
  })
  const cursor = textIn(search, 'cursor', 200)
  const { challenges } = api.admin
  const [page, counts] = await Promise.all([
    unwrap(challenges.$get({ query: onlySet({ ...filters, cursor }) })),
    unwrap(challenges.counts.$get({ query: onlySet({ test: filters.test }) })),
  ])
  return { filters, isFirst: cursor === undefined, page, counts, now: Date.now() }
}

export type CasesData = Awaited<ReturnType<typeof loadCases>>
