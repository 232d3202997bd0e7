import { Link } from 'react-router'
import type { PresetLine } from '../../../../domain/catalogue/presets/office.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useUsesText } from './use-uses-text.ts'

/** Exam patterns by exam, each with its version in force and the next one. */
export function PresetsTab({ presets }: { presets: PresetLine[] }) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const exams = [...Map.groupBy(presets, ({ exam }) => exam.id).values()]
  if (exams.length === 0) return <EmptyState text={t('list.empty')} />
  return (
    <div className="grid max-w-5xl gap-5">
      <p className="max-w-reading text-muted">{t('list.intro')}</p>
      {exams.map((group) => (
        <section key={group[0]?.exam.id}>
          <h2 className="text-base font-semibold">{group[0] && pick(group[0].exam.title)}</h2>
          <ul className="mt-1 divide-y divide-hairline rounded-md border border-hairline bg-surface">
            {group.map((preset) => (
              <PresetRow key={preset.id} preset={preset} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PresetRow({ preset: { id, name, current, next, uses, hasDraft } }: { preset: PresetLine }) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const usesText = useUsesText()
  const dayOf = (day: string) => date(startOfDayInIndia(day))
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-3 py-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,1fr)] md:items-baseline">
      <p className="flex flex-wrap items-center gap-x-2">
        <Link to={officePaths.adminPreset(id)} className="link font-semibold pointer-coarse:py-2.5">
          {pick(name)}
        </Link>
        {current?.unchecked && <Badge>{t('unchecked')}</Badge>}
        {hasDraft && <Badge tone="primary">{t('draft.badge')}</Badge>}
      </p>
      <div className="tabular text-sm">
        {current && (
          <p>
            {t('list.current', { version: current.version, date: dayOf(current.effectiveFrom) })}
            <span className="text-muted">
              {' · '}
              {t('list.size', { questions: current.questions, minutes: current.minutes })}
            </span>
          </p>
        )}
        {next && (
          <p className="text-primary">{t('list.next', { version: next.version, date: dayOf(next.effectiveFrom) })}</p>
        )}
      </div>
      <p className="tabular text-sm text-muted">{usesText(uses)}</p>
    </li>
  )
}
