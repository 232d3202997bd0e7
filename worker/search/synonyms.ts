import { makeSynonyms, type Synonyms } from '../../domain/search/synonyms.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { newestSection } from '../settings/current.ts'

/** Time after which every isolate follows a change. */
const maxAgeMs = 5_000

const cachedText = makeFreshMemo<string>(1, maxAgeMs)

let made: { text: string; synonyms: Synonyms } | null = null

/** The table of synonyms of the settings. */
export const currentSynonyms = async (services: Services): Promise<Synonyms> => {
  const text = await cachedText('', services.now(), async () => (await newestSection(services, 'search')).value.groups)
  if (made?.text !== text) made = { text, synonyms: makeSynonyms(text) }
  return made.synonyms
}
