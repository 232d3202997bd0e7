import { useState, type ReactNode } from 'react'
import type { OfficePreset, PresetDraft, PresetPart } from '../../../../domain/catalogue/presets/office.ts'
import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import type { EditorForm } from '../../../../domain/content/fields.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import type { Choices, Controls } from '../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import type { LabelSpace } from '../../../office/editor/use-editor-labels.ts'
import { Checklist } from '../../../office/publishing/checklist.tsx'
import { AddVersion, PlainAdd, type AddWords } from './add-version.tsx'
import { presetCallsOf, storedDraft } from './preset-calls.ts'

export type DraftProps = {
  preset: OfficePreset
  draft: PresetDraft
  userId: string
  answer: EditorAnswer | undefined
  /** True after a refused version. */
  isRefused: boolean
}

type Props = DraftProps & {
  part: PresetPart
  form: EditorForm
  labels: LabelSpace
  controls: Controls
  choices: Choices
  /** Title of the screen. */
  title: string
  words: AddWords
  above?: ReactNode
  /** Below the checklist. */
  side?: ReactNode
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

/** Editor of the next version of an exam pattern, or of its blueprint. */
export function DatedEditor({ preset, draft, part, title, words, isRefused, above, side, ...editor }: Props) {
  const { t } = useTranslation('publishing')
  const { pick } = useBilingual()
  const [calls] = useState(() => presetCallsOf(preset.id, part))
  return (
    <EditorScreen
      {...editor}
      // The copy on the device has this key, and the drafts of a preset are two.
      detail={detailOf(`${preset.id}/${part}`, draft)}
      calls={calls}
      back={{ to: officePaths.adminPreset(preset.id), label: pick(preset.name) }}
      untitled={title}
      action={<AddVersion words={words} newest={draft.newest} isRefused={isRefused} />}
      above={above}
      side={
        <div className="grid gap-5">
          <section>
            <h2 className="text-lg">{t('checklist.title')}</h2>
            <Checklist />
            <PlainAdd words={words} isRefused={isRefused} />
          </section>
          {side}
        </div>
      }
    />
  )
}
