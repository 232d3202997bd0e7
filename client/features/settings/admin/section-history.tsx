import type { SettingsHistory } from '../../../../domain/settings/office.ts'
import { changesBetween } from '../../../../domain/settings/section-forms.ts'
import type { SettingSection } from '../../../../domain/settings/sections.ts'
import { VersionHistory } from '../../../office/version-history.tsx'
import { useControlLabel, useValueText } from './section-fields.tsx'

/** Versions of a section with what each changed. */
export function SectionHistory({
  section,
  history,
  title,
}: {
  section: SettingSection
  history: SettingsHistory
  title: string
}) {
  const label = useControlLabel()
  const valueText = useValueText(section)
  const { versions, isCut } = history
  const shown = versions.map(({ value, ...version }, index) => {
    const before = versions[index + 1]
    const changes = before ? changesBetween(section, before.value, value) : null
    return {
      ...version,
      changes:
        changes?.map((change) => ({
          label: label(change.control),
          before: valueText(change.control, change.before),
          after: valueText(change.control, change.after),
        })) ?? null,
    }
  })
  return <VersionHistory title={title} versions={shown} isCut={isCut} />
}
