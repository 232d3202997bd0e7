import { startOfDay } from '../../domain/current-affairs/days.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { LegalPage, LegalVersion } from '../../domain/settings/legal.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { listLegalVersions } from './legal.store.ts'

type Versions = Awaited<ReturnType<typeof listLegalVersions>>

/** For every reader in this isolate: what an administrator publishes shows within a minute. */
const kept = makeFreshMemo<Versions>(8, 60_000)

/** The versions of a page that hold or have held, newest first. */
const heldVersions = async (services: Services, page: LegalPage): Promise<Versions> => {
  const now = services.now()
  const all = await kept(page, now, () => listLegalVersions(services.db, page))
  const today = dateInIndia(now)
  return all.filter(({ effectiveFrom }) => effectiveFrom <= today)
}

/** The instant from which what a page says holds; null where it says nothing. */
export const legalSince = async (services: Services, page: LegalPage): Promise<number | null> => {
  const [current] = await heldVersions(services, page)
  return current ? startOfDay(current.effectiveFrom) : null
}

/** A legal page as it holds today, or one of its versions that has held. 404 for a version that never did. */
export const readLegalPage = async (
  services: Services,
  page: LegalPage,
  version: number | null,
): Promise<LegalVersion> => {
  const held = await heldVersions(services, page)
  const [current] = held
  const shown = version === null ? current : held.find((each) => each.version === version)
  if (!shown) throw notFound()
  const { sections, ...content } = shown.content
  return {
    page,
    version: shown.version,
    effectiveFrom: shown.effectiveFrom,
    isCurrent: shown === current,
    ...content,
    sections: sections.map(({ text: _text, ...section }) => section),
    versions: held.map((each) => ({ version: each.version, effectiveFrom: each.effectiveFrom })),
  }
}
