/** A version of a section in the office. Version 0 is what the product comes with. */
export type SettingsVersion = {
  version: number
  value: Record<string, unknown>
  note: string
  at: number | null
  /** Name of the administrator; null for version 0 and for a deleted account. */
  by: string | null
}

/** Response of GET /api/admin/settings/:section: versions, newest first. */
export type SettingsHistory = { versions: [SettingsVersion, ...SettingsVersion[]]; isCut: boolean }
