import { initialSettings } from '../../domain/settings/initial.ts'
import type { SettingSection, SettingValues } from '../../domain/settings/sections.ts'
import { readContentVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { listCurrent, listVersions } from './settings.store.ts'

/** Sections that pages read; drafts of legal pages are none. */
type PublicSettings = Pick<SettingValues, (typeof publicSections)[number]>
const publicSections = ['contact', 'company', 'site', 'banners', 'switches'] as const

/** A new version of the content, which every change raises, reads the settings anew. */
const cached = makeFreshMemo<PublicSettings>(2, 60_000)

const load = async ({ db }: Pick<Services, 'db'>): Promise<PublicSettings> => {
  const rows = await listCurrent(db, publicSections)
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value]))
  return {
    contact: { ...initialSettings.contact, ...stored['contact'] },
    company: { ...initialSettings.company, ...stored['company'] },
    site: { ...initialSettings.site, ...stored['site'] },
    banners: { ...initialSettings.banners, ...stored['banners'] },
    switches: { ...initialSettings.switches, ...stored['switches'] },
  }
}

/** Current settings that pages read. */
export const currentSettings = async (services: Services): Promise<PublicSettings> =>
  cached((await readContentVersion(services)) ?? '', services.now(), () => load(services))

/** Newest version of a section, read anew. */
export const newestSection = async <Section extends SettingSection>(
  { db }: Pick<Services, 'db'>,
  section: Section,
): Promise<{ version: number; value: SettingValues[Section] }> => {
  const [newest] = await listVersions(db, section, 1)
  return { version: newest?.version ?? 0, value: { ...initialSettings[section], ...newest?.value } }
}
