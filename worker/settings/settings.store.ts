import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { SettingSection } from '../../domain/settings/sections.ts'
import { settingsVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Versions of a section, newest first. */
export const listVersions = (db: Database, section: SettingSection, limit: number) =>
  db
    .select()
    .from(settingsVersions)
    .where(eq(settingsVersions.section, section))
    .orderBy(desc(settingsVersions.version))
    .limit(limit)

export const findVersion = (db: Database, section: SettingSection, version: number) =>
  db
    .select()
    .from(settingsVersions)
    .where(and(eq(settingsVersions.section, section), eq(settingsVersions.version, version)))
    .get()

export const findNewest = async (db: Database, section: SettingSection) => (await listVersions(db, section, 1))[0]

/** Newest version of each of the sections. */
export const listCurrent = (db: Database, sections: readonly SettingSection[]) =>
  db
    .select({
      section: settingsVersions.section,
      value: settingsVersions.value,
      newest: sql`max(${settingsVersions.version})`,
    })
    .from(settingsVersions)
    .where(inArray(settingsVersions.section, sections))
    .groupBy(settingsVersions.section)

type NewVersion = {
  section: SettingSection
  base: number
  value: Record<string, unknown>
  note: string
  by: string
  now: number
}

/** Inserts the version after `base`, unless another came first. */
export const insertVersion = ({ section, base, value, note, by, now }: NewVersion): SQL => sql`
  INSERT INTO settings_versions (section, version, value, note, created_at, created_by)
  SELECT ${section}, ${base + 1}, ${JSON.stringify(value)}, ${note}, ${now}, ${by}
  WHERE ${base} = (SELECT coalesce(max(version), 0) FROM settings_versions WHERE section = ${section})`

/** True when the newest version of a section is this act's. */
export const isVersionOf = (section: SettingSection, version: number, now: number, by: string): SQL => sql`EXISTS (
  SELECT 1 FROM settings_versions
  WHERE section = ${section} AND version = ${version} AND created_at = ${now} AND created_by = ${by})`
