import { useState } from 'react'
import { presetForm } from '../../../../domain/catalogue/presets/form.ts'
import type { OfficePreset, PresetDraft } from '../../../../domain/catalogue/presets/office.ts'
import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useBilingual, useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import { Checklist } from '../../../office/publishing/checklist.tsx'
import { AddVersion, PlainAdd } from './add-version.tsx'
import { presetCallsOf, storedDraft } from './preset-calls.ts'
import { keptTests, PresetTests } from './preset-tests.tsx'
import { SectionControl, sectionsIn } from './section-control.tsx'

const controls = { 'tieBreak.*.sectionId': SectionControl }

type Props = {
  preset: OfficePreset
  draft: PresetDraft
  userId: string
  answer: EditorAnswer | undefined
  /** True after a refused version. */
  isRefused: boolean
}

const detailOf = (id: string, draft: PresetDraft): OfficeDetail => ({
  id,
  state: 'draft',
  isArchivable: false,
  version: null,
  publishedAt: null,
  deletedAt: null,
  draft: { ...storedDraft(draft), isStored: true, scheduledAt: null },
})

/** Editor of the next version of an exam pattern. */
export function PresetEditor({ preset, draft, userId, answer, isRefused }: Props) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const [calls] = useState(() => presetCallsOf(preset.id))
  const number = (preset.versions[0]?.version ?? 0) + 1
  return (
    <EditorScreen
      form={presetForm}
      detail={detailOf(preset.id, draft)}
      userId={userId}
      labels="presetEditor"
      controls={controls}
      choices={{ section: sectionsIn(draft.body['sections'], language) }}
      calls={calls}
      answer={answer}
      back={{ to: officePaths.adminPreset(preset.id), label: pick(preset.name) }}
      untitled={t('editorTitle', { name: pick(preset.name), version: number })}
      action={<AddVersion number={number} tests={keptTests(preset)} isRefused={isRefused} />}
      side={
        <div className="grid gap-5">
          <section>
            <h2 className="text-lg">{t('publishing:checklist.title')}</h2>
            <Checklist />
            <PlainAdd number={number} isRefused={isRefused} />
          </section>
          <PresetTests preset={preset} />
        </div>
      }
    />
  )
}
