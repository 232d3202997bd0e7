import { unwrap, type Api } from '../../../../api.ts'
import { load } from '../../../../load.ts'

/** The paper that the address names, or the list of papers. */
export const loadPapers = async (api: Api, search: URLSearchParams) => {
  const tests = api.admin['quality-gate'].tests
  const testId = search.get('paper')
  if (testId !== null) return { paper: await load(unwrap(tests[':testId'].$get({ param: { testId } }))), papers: null }
  const cursor = search.get('cursor')
  return { paper: null, papers: await load(unwrap(tests.$get({ query: cursor === null ? {} : { cursor } }))) }
}
