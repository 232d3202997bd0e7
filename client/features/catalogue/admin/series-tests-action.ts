import { data } from 'react-router'
import { moved } from '../../../../domain/catalogue/series-tests.ts'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'

/** Answer to an act on the tests of a series. */
export type SeriesTestsAnswer = { of: 'series-tests'; refusal: TestsRefusal | null }
export type TestsRefusal = Refusal<'running' | 'sold'>

/** Answer of `seriesTestsAction` among those of a route's actions; undefined for any other. */
export const testsAnswerOf = (answer: unknown): SeriesTestsAnswer | undefined =>
  typeof answer === 'object' && answer !== null && 'of' in answer ? (answer as SeriesTestsAnswer) : undefined

const orderAfter = (act: string, seen: string[], id: string): string[] => {
  if (act === 'add') return [...seen, id]
  if (act === 'out') return seen.filter((each) => each !== id)
  return moved(seen, id, act === 'up' ? -1 : 1)
}

/** Runs an act on the tests of a series. Null for any other form. */
export const seriesTestsAction = async (form: FormData, seriesId: string, api: Api) => {
  const [prefix, act = '', testId = ''] = postedText(form, 'intent').split(':')
  if (prefix !== 'series-tests') return null
  const { tests } = api.admin.series[':seriesId']
  const seen = postedText(form, 'seen').split(' ').filter(Boolean)
  const reply = await (act === 'sample' || act === 'locked'
    ? tests[':testId'].access.$put({ param: { seriesId, testId }, json: { free: act === 'sample' } })
    : tests.$put({ param: { seriesId }, json: { seen, order: orderAfter(act, seen, testId) } }))
  const refusal = await refusalOf<'running' | 'sold'>(reply)
  return data<SeriesTestsAnswer>({ of: 'series-tests', refusal }, refusal ? replyOf(refusal) : {})
}
