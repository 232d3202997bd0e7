import type { OfficePreset } from '../../../../domain/catalogue/presets/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageBody } from '../../../office/frame/page-body.tsx'
import { PageHeading } from '../../../office/frame/page-heading.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Blueprints } from './blueprints.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { PresetTests } from './preset-tests.tsx'
import { PresetVersion } from './preset-version.tsx'

type Props = {
  preset: OfficePreset
  /** Numbers of a version and a blueprint that were just made. */
  added: { pattern: number | null; blueprint: number | null }
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
        {added.pattern !== null && <Notice tone="success">{t('added', { version: added.pattern })}</Notice>}
        {added.blueprint !== null && (
          <Notice tone="success">{t('blueprints.added', { version: added.blueprint })}</Notice>
        )}
        {isRefused && <Notice tone="danger">{t('refused')}</Notice>}
        {draft && <DraftNotice part="pattern" draft={draft} />}
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
        <Blueprints preset={preset} />
      </PageBody>
    </>
  )
}
