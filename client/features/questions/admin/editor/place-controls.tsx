import { useBilingual } from '../../../../i18n/use-language.ts'
import { ChoiceControl } from '../../../../office/editor/choice-controls.tsx'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useQuestionData } from './question-data.ts'

/** Subject; a topic of another subject is taken back. */
export function SubjectControl({ path, field }: ControlProps) {
  const { store } = useEditor()
  const { topics } = useQuestionData()
  if (field.type !== 'reference') return null
  const choose = (subject: string) => {
    const topic = store.get('topic')
    store.set(path, subject || null)
    if (!topics.some((each) => each.subject === subject && each.slug === topic)) store.set('topic', null)
  }
  return <ChoiceControl path={path} field={field} onChoose={choose} />
}

/** Topic among those of the chosen subject, with both names. */
export function TopicControl({ path, field }: ControlProps) {
  const { pick } = useBilingual()
  const { topics } = useQuestionData()
  const subject = useValue('subject')
  if (field.type !== 'reference') return null
  const offered = topics
    .filter((topic) => topic.subject === subject)
    .map(({ slug, title }) => {
      const own = pick(title)
      const other = own === title.en ? title.hi : title.en
      return { value: slug, label: other && other !== own ? `${own} · ${other}` : own }
    })
  return <ChoiceControl path={path} field={field} more={offered} />
}
