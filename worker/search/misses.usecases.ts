import { addSynonym } from '../../domain/search/add-synonym.ts'
import type { DismissMiss, NewSynonym, SearchDays, SearchMiss, SynonymPreview } from '../../domain/search/contract.ts'
import { makeSynonyms } from '../../domain/search/synonyms.ts'
import { auditedAct } from '../activities/intents.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { newestSection } from '../settings/current.ts'
import { saveSettings } from '../settings/settings.usecases.ts'
import { dismissQuery, forgetQueries, listMisses, readCounts } from './misses.store.ts'
import { tryQuery } from './search.usecases.ts'
import { currentSynonyms } from './synonyms.ts'

const maxMisses = 100
const shownTitles = 3

/** Tries of a save that others come before. */
const maxTries = 3

/** Queries of the last months without results as typed, the most frequent first. */
export const readMisses = async (services: Services): Promise<{ items: SearchMiss[] }> => ({
  items: await listMisses(services.env, maxMisses),
})

/** Queries as `readMisses`, and searches by day since a day in India; in one round trip. */
export const readSearchCounts = (
  services: Services,
  since: string,
): Promise<{ misses: SearchMiss[]; searches: SearchDays }> => readCounts(services.env, maxMisses, since, services.now())

/** Results that a query would have if it meant the same as other words. */
export const previewSynonym = async (services: Services, { q, means }: NewSynonym): Promise<SynonymPreview> => {
  const { value } = await newestSection(services, 'search')
  const added = addSynonym(value.groups, q, means)
  if ('refusal' in added) return added
  const results = await tryQuery(services, q, makeSynonyms(added.text))
  const titles = results?.items.slice(0, shownTitles).map(({ title }) => ({ en: title.en.text, hi: title.hi.text }))
  return { refusal: null, group: added.group, count: results?.counts.all ?? 0, titles: titles ?? [] }
}

/** Adds a query to the group of words that mean the same. Throws 409 with the reason why it cannot be. */
export const makeSynonym = async (
  services: Services,
  { q, means }: NewSynonym,
  actor: string,
): Promise<{ group: string[] }> => {
  for (let time = 1; ; time += 1) {
    const { version, value } = await newestSection(services, 'search')
    const added = addSynonym(value.groups, q, means)
    if ('refusal' in added)
      throw new AppError('content.not_possible', 409, 'These cannot be synonyms.', {
        details: { reason: added.refusal },
      })
    try {
      await saveSettings(services, 'search', { base: version, note: '', value: { groups: added.text } }, actor)
    } catch (error) {
      if (time < maxTries && error instanceof AppError && error.status === 409) continue
      throw error
    }
    if (await tryQuery(services, q, makeSynonyms(added.text))) await forgetQueries(services.env, [q])
    return { group: added.group }
  }
}

/** Takes a query off the list. Throws 404 when it is not on it. */
export const dismissMiss = (services: Services, { q, reason }: DismissMiss, actor: string): Promise<void> =>
  auditedAct(
    services,
    { actor, act: 'search.query_dismissed', kind: 'search', itemId: 'misses', title: { en: q, hi: q }, reason },
    async () => {
      if (!(await dismissQuery(services.env, q, services.now()))) throw notFound()
    },
  )

/** Hourly: forgets listed queries that find something by now. */
export const sweepMisses = async (services: Services): Promise<void> => {
  const synonyms = await currentSynonyms(services)
  const found: string[] = []
  for (const { q } of await listMisses(services.env, maxMisses))
    if (await tryQuery(services, q, synonyms)) found.push(q)
  if (found.length > 0) await forgetQueries(services.env, found)
}
