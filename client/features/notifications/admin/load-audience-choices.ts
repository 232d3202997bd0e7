import { valueAt } from '../../../../domain/content/body-paths.ts'
import type { DraftBody } from '../../../../domain/content/contract.ts'
import type { Api } from '../../../api.ts'
import { loadChoices } from '../../../office/editor/load-choices.ts'

const idsAt = (body: DraftBody, path: string): unknown[] => {
  const held = valueAt(body, path)
  return Array.isArray(held) ? held : [held]
}

/** First items of the kinds that an audience names, with those that a draft has chosen. */
export const loadAudienceChoices = async (api: Api, body: DraftBody) => {
  const [test, series, course] = await Promise.all([
    loadChoices(api, 'test', ...idsAt(body, 'audience.testId')),
    loadChoices(api, 'series', ...idsAt(body, 'audience.series')),
    loadChoices(api, 'course', ...idsAt(body, 'audience.courses')),
  ])
  return { test, series, course }
}
