import type { OfficePreset } from '../../../../domain/catalogue/presets/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageBody } from '../../../office/frame/page-body.tsx'
import { PageHeading } from '../../../office/frame/page-heading.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Blueprints } from './blueprints.tsx'
import { PresetTests } from './preset-tests.tsx'
import { PresetVersion } from './preset-version.tsx'

type Props = {
  preset: OfficePreset
  /** Number of a version that was just made. */
  added: number | null
  /** True after a refused act. */
  isRefused: boolean
}

/** Versions of an exam pattern with their sources and the tests that use them. */
export function PresetPage({ preset, added, isRefused }: Props) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const { versions, draft } = preset
  return (
    <>
      <PageHeading
        title={pick(preset.name)}
        back={{ to: officePaths.adminPresets(), label: t('title') }}
        action={draft && <LinkButton to={officePaths.adminPresetDraft(preset.id)}>{t('draft.open')}</LinkButton>}
      />
      <PageBody className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
        {added !== null && <Notice tone="success">{t('added', { version: added })}</Notice>}
        {isRefused && <Notice tone="danger">{t('refused')}</Notice>}
        {draft && <DraftNotice draft={draft} />}
        <PresetTests preset={preset} />
        <section>
          <h2 className="text-lg">{t('versions')}</h2>
          <p className="max-w-reading text-sm text-muted">{t('versionsNote')}</p>
          <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
            {versions.map((version) => (
              <PresetVersion key={version.id} version={version} hasDraft={draft !== null} />
            ))}
          </ol>
        </section>
        <Blueprints blueprints={preset.blueprints} />
      </PageBody>
    </>
  )
}

function DraftNotice({ draft: { from, savedAt, by } }: { draft: NonNullable<OfficePreset['draft']> }) {
  const { t } = useTranslation('presetEditor')
  const { dateTime } = useFormat()
  return (
    <Notice
      tone="info"
      actions={
        <ConfirmForm
          fields={{ intent: 'discard' }}
          button={t('draft.discard')}
          title={t('draft.discardTitle')}
          text={t('draft.discardText')}
          keep={t('draft.keep')}
        />
      }
    >
      {t('draft.notice', { version: from, name: by ?? t('someone'), time: dateTime(savedAt) })}
    </Notice>
  )
}
