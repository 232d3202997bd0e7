import type { SettingsHistory, SettingsVersion } from '../../../../domain/settings/office.ts'
import { changedPart } from '../../../../domain/settings/changed-part.ts'
import { changesBetween } from '../../../../domain/settings/section-forms.ts'
import type { SettingSection } from '../../../../domain/settings/sections.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
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
  const { t } = useTranslation('settings')
  const { versions, isCut } = history
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {versions.map((each, index) => (
          <Version
            key={each.version}
            section={section}
            version={each}
            before={versions[index + 1]}
            current={versions[0].version}
          />
        ))}
      </ul>
      {isCut && <p className="mt-2 text-sm text-muted">{t('cut')}</p>}
    </section>
  )
}

type Props = {
  section: SettingSection
  version: SettingsVersion
  before: SettingsVersion | undefined
  /** Number of the newest version. */
  current: number
}

function Version({ section, version: { version, value, note, at, by }, before, current }: Props) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormat()
  const changes = before ? changesBetween(section, before.value, value) : []
  const facts = [at !== null && dateTime(at), at !== null && (by ?? t('someone')), note].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-60">
        <p>
          <strong>{version === 0 ? t('initial') : t('version', { version })}</strong>
          {version === current && <span className="ms-2 text-sm text-success">{t('current')}</span>}
        </p>
        {facts.length > 0 && <p className="tabular text-sm text-muted">{facts.join(' · ')}</p>}
        {before && (
          <details>
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
              {changes.length > 0 ? t('changes', { count: changes.length }) : t('noChange')}
            </summary>
            <Changes section={section} changes={changes} />
          </details>
        )}
      </div>
      {version !== current && (
        <ConfirmForm
          fields={{ intent: 'restore', base: String(current), version: String(version) }}
          button={t('restore')}
          label={t('restoreLabel', { version })}
          title={t('restoreTitle', { version })}
          text={t('restoreText')}
          keep={t('keep')}
          look="secondary"
        />
      )}
    </li>
  )
}

function Changes({ section, changes }: { section: SettingSection; changes: ReturnType<typeof changesBetween> }) {
  const label = useControlLabel()
  const valueText = useValueText(section)
  const shown = changes.map(({ control, before, after }) => ({ control, ...changedPart(before, after) }))
  return (
    <dl className="mb-2 grid gap-2 text-sm">
      {shown.map(({ control, before, after }) => (
        <div key={control}>
          <dt className="font-semibold">{label(control)}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
            <del className="rounded-sm bg-danger-soft text-danger">{valueText(control, before)}</del>{' '}
            <ins className="rounded-sm bg-success-soft text-success no-underline">{valueText(control, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
