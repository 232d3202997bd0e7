import { presetForm } from '../../../../domain/catalogue/presets/form.ts'
import { useBilingual, useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { DatedEditor, type DraftProps } from './dated-editor.tsx'
import { keptTests, PresetTests } from './preset-tests.tsx'
import { SectionControl, sectionsIn } from './section-control.tsx'

const controls = { 'tieBreak.*.sectionId': SectionControl }

/** Editor of the next version of an exam pattern. */
export function PresetEditor(props: DraftProps) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const { preset, draft } = props
  const [version, tests] = [draft.next, keptTests(preset)]
  const words = {
    button: t('add.button', { version }),
    title: t('add.title', { version }),
    effect: tests > 0 ? t('add.tests', { count: tests }) : t('add.noTests'),
  }
  return (
    <DatedEditor
      {...props}
      part="pattern"
      form={presetForm}
      labels="presetEditor"
      controls={controls}
      choices={{ section: sectionsIn(draft.body['sections'], language) }}
      title={t('editorTitle', { name: pick(preset.name), version })}
      words={words}
      side={<PresetTests preset={preset} />}
    />
  )
}
