import { initialSettings } from '../../domain/settings/initial.ts'
import type { SettingValues } from '../../domain/settings/sections.ts'
import { readContentVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { listCurrent } from './settings.store.ts'

/** A new version of the content, which every change raises, reads the settings anew. */
const cached = makeFreshMemo<SettingValues>(2, 60_000)

const load = async ({ db }: Pick<Services, 'db'>): Promise<SettingValues> => {
  const rows = await listCurrent(db)
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value]))
  return {
    contact: { ...initialSettings.contact, ...stored['contact'] },
    company: { ...initialSettings.company, ...stored['company'] },
  }
}

/** Current settings of every section. */
export const currentSettings = async (services: Services): Promise<SettingValues> =>
  cached((await readContentVersion(services)) ?? '', services.now(), () => load(services))
