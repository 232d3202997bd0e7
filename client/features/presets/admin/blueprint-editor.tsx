import { useMemo } from 'react'
import { blueprintForm } from '../../../../domain/catalogue/blueprints/form.ts'
import type { Bilingual } from '../../../../domain/questions/text.ts'
import { useBilingual, useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BlueprintContext } from './blueprint-context.ts'
import { DifficultyControl, PatternSectionControl, ShareListControl, TitleControl } from './blueprint-controls.tsx'
import { DatedEditor, type DraftProps } from './dated-editor.tsx'
import { sectionsIn } from './section-control.tsx'
import { TopicOptions, TopicsControl } from './topics-control.tsx'

const controls = {
  'sections.*.id': PatternSectionControl,
  'sections.*.difficulty': DifficultyControl,
  'sections.*.kinds': ShareListControl,
  'sections.*.topics': ShareListControl,
  'sections.*.topics.*.topics': TopicsControl,
  'sections.*.topics.*.title': TitleControl,
}

type Props = DraftProps & {
  topics: { subject: string; slug: string; title: Bilingual }[]
  subjects: { id: string; title: Bilingual }[]
}

/** Names of subjects, and of topics with their subject, by their name in the vocabulary. */
const useTopicNames = ({ topics, subjects }: Pick<Props, 'topics' | 'subjects'>): ReadonlyMap<string, string> => {
  const { t } = useTranslation('blueprintEditor')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  return useMemo(
    () =>
      new Map(
        subjects.flatMap(({ id, title }) => [
          [id, t('wholeSubject', { subject: pick(title) })] as const,
          ...topics
            .filter(({ subject }) => subject === id)
            .map((topic) => [`${id}/${topic.slug}`, `${pick(title)}: ${pick(topic.title)}`] as const),
        ]),
      ),
    // The words are those of the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [topics, subjects, language],
  )
}

/** Editor of the next blueprint of an exam pattern. */
export function BlueprintEditor({ topics, subjects, ...props }: Props) {
  const { t } = useTranslation('blueprintEditor')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const { preset, draft } = props
  const names = useTopicNames({ topics, subjects })
  const choices = {
    section: sectionsIn(preset.versions[0]?.pattern.sections, language),
    topic: [...names].map(([value, label]) => ({ value, label })),
  }
  const version = draft.next
  const words = { button: t('add.button', { version }), title: t('add.title', { version }), effect: t('add.effect') }
  return (
    <BlueprintContext value={{ versions: preset.versions, topics: names }}>
      <DatedEditor
        {...props}
        part="blueprint"
        form={blueprintForm}
        labels="blueprintEditor"
        controls={controls}
        choices={choices}
        title={t('title', { name: pick(preset.name), version })}
        words={words}
        above={<TopicOptions />}
      />
    </BlueprintContext>
  )
}
