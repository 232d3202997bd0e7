import { presetForm } from '../../../../domain/catalogue/presets/form.ts'
import type { OfficePresetVersion } from '../../../../domain/catalogue/presets/office.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CopyForm } from './copy-form.tsx'
import { Differences } from './differences.tsx'
import { PatternTable } from './pattern-table.tsx'
import { sectionsIn } from './section-control.tsx'
import { useUsesText } from './use-uses-text.ts'

const tones = { current: 'success', coming: 'primary', earlier: 'neutral' } as const
const fold = 'inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11'

type Props = { version: OfficePresetVersion; hasDraft: boolean }

/** One version: its date, source, changes and tests. */
export function PresetVersion({ version, hasDraft }: Props) {
  const { t } = useTranslation('presetEditor')
  const { date } = useFormat()
  const usesText = useUsesText()
  const { language } = useLanguage()
  const { state, effectiveFrom, changes, unchecked, uses, diff, pattern } = version
  const label = t(state === 'earlier' ? 'restore' : 'copy')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong>{t('version', { version: version.version })}</strong>
          <span className="tabular">{t('from', { date: date(startOfDayInIndia(effectiveFrom)) })}</span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {unchecked && <Badge>{t('unchecked')}</Badge>}
        </p>
        {changes && (
          <p lang={writtenLanguage(changes)} className="max-w-reading [overflow-wrap:anywhere] whitespace-pre-line">
            {changes}
          </p>
        )}
        <Source version={version} />
        <p className="tabular text-sm text-muted">{usesText(uses)}</p>
        <details>
          <summary className={fold}>{t('pattern')}</summary>
          <PatternTable pattern={pattern} />
        </details>
        {diff && (
          <Differences
            title={t('differences', { count: diff.changes.length })}
            diff={diff}
            form={presetForm}
            labels="presetEditor"
            choices={{ section: sectionsIn(pattern.sections, language) }}
          />
        )}
      </div>
      {!hasDraft && (
        <CopyForm
          part="pattern"
          from={version.id}
          label={label}
          name={t('copyLabel', { label, version: version.version })}
        />
      )}
    </li>
  )
}

function Source({ version: { source, note, createdAt, by, changes } }: Pick<Props, 'version'>) {
  const { t } = useTranslation('presetEditor')
  const { date, dateTime } = useFormat()
  return (
    <div className="max-w-reading text-sm">
      {source && (
        <p className="[overflow-wrap:anywhere]">
          <a href={source.url} rel="noreferrer" target="_blank" className="link">
            {source.title}
          </a>{' '}
          <span className="tabular text-muted">{t('seen', { date: date(startOfDayInIndia(source.seen)) })}</span>
        </p>
      )}
      {note && (
        <p lang={writtenLanguage(note)} className="whitespace-pre-line text-muted">
          {note}
        </p>
      )}
      {changes !== null && (
        <p className="tabular text-muted">{t('by', { name: by ?? t('someone'), time: dateTime(createdAt) })}</p>
      )}
    </div>
  )
}
