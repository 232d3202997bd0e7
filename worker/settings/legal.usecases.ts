import { dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { LegalPage, LegalVersion } from '../../domain/settings/legal.ts'
import { withSettings } from '../../domain/settings/placeholders.ts'
import { readContentVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { currentSettings } from './current.ts'
import { listLegalVersions } from './legal.store.ts'

type Versions = Awaited<ReturnType<typeof listLegalVersions>>

/** A new version of the content, which publishing raises, reads them anew. */
const cachedVersions = makeFreshMemo<Versions>(8, 60_000)

/** Versions of a page in force today or earlier, newest first. */
const effectiveVersions = async (services: Services, page: LegalPage): Promise<Versions> => {
  const now = services.now()
  const key = `${await readContentVersion(services)} ${page}`
  const all = await cachedVersions(key, now, () => listLegalVersions(services.db, page))
  const today = dateInIndia(now)
  return all.filter(({ effectiveFrom }) => effectiveFrom <= today)
}

/** Instant at which the current version came into force; null when there is none. */
export const legalEffectiveSince = async (services: Services, page: LegalPage): Promise<number | null> => {
  const [current] = await effectiveVersions(services, page)
  return current ? startOfDayInIndia(current.effectiveFrom) : null
}

/** Legal page in its current version, or in the given one. Throws 404 for a version that has never been in force. */
export const readLegalPage = async (
  services: Services,
  page: LegalPage,
  version: number | null,
): Promise<LegalVersion> => {
  const effective = await effectiveVersions(services, page)
  const [current] = effective
  const shown = version === null ? current : effective.find((each) => each.version === version)
  if (!shown) throw notFound()
  const { sections, ...content } = shown.content
  const settings = await currentSettings(services)
  return {
    page,
    version: shown.version,
    effectiveFrom: shown.effectiveFrom,
    isCurrent: shown === current,
    ...content,
    sections: sections.map(({ text: _text, html, ...section }) => ({
      ...section,
      html: { en: withSettings(html.en, 'en', settings), hi: withSettings(html.hi, 'hi', settings) },
    })),
    versions: effective.map((each) => ({ version: each.version, effectiveFrom: each.effectiveFrom })),
  }
}
