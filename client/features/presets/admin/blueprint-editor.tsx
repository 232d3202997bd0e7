import { blueprintForm } from '../../../../domain/catalogue/blueprints/form.ts'
import type { Bilingual } from '../../../../domain/questions/text.ts'
import { useBilingual, useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BlueprintContext, type TopicNames } from './blueprint-context.ts'
import { controls } from './blueprint-fields.ts'
import { DatedEditor, type DraftProps } from './dated-editor.tsx'
import { sectionsIn } from './section-control.tsx'
import { TopicOptions } from './topics-control.tsx'

type Props = DraftProps & {
  topics: { subject: string; slug: string; title: Bilingual }[]
  subjects: { id: string; title: Bilingual }[]
}

/** Subjects and topics by their name in the vocabulary. */
const useTopicNames = ({ topics, subjects }: Pick<Props, 'topics' | 'subjects'>): TopicNames => {
  const { t } = useTranslation('blueprintEditor')
  const { pick } = useBilingual()
  return new Map(
    subjects.flatMap(({ id, title }) => {
      const subject = pick(title)
      const whole = t('wholeSubject', { subject })
      const own = topics.filter((topic) => topic.subject === id)
      return [
        [id, { title: whole, subject: '' }] as const,
        ...own.map((topic) => [`${id}/${topic.slug}`, { title: pick(topic.title), subject }] as const),
      ]
    }),
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
    topic: [...names].map(([value, { title }]) => ({ value, label: title })),
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
