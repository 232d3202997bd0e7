import type { PickFilter } from '../../../../../../domain/questions/picking.ts'
import { questionKinds } from '../../../../../../domain/questions/kinds/names.ts'
import { difficulties } from '../../../../../../domain/questions/levels.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { usePaperData } from './paper-context.ts'

type Props = { filter: PickFilter; onChange: (filter: PickFilter) => void; label?: string }

const without = (filter: PickFilter, ...names: (keyof PickFilter)[]): PickFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as keyof PickFilter)))

/** Filter with a value; an empty one removes it. */
const withValue = (filter: PickFilter, name: keyof PickFilter, value: string): PickFilter =>
  value === '' ? without(filter, name) : ({ ...filter, [name]: value } as PickFilter)

/** Choices of subject, topic, kind and difficulty. */
export function FilterSelects({ filter, onChange, label = '' }: Props) {
  const { t } = useTranslation('testEditor')
  const { pick } = useBilingual()
  const { subjects, topics } = usePaperData()
  const ofSubject = topics.filter(({ subject }) => subject === filter.subject)
  const selects = [
    {
      name: 'subject',
      text: t('questionBank:list.subject'),
      options: subjects.map(({ id, title }) => [id, pick(title)] as const),
      // A topic belongs to one subject.
      choose: (value: string) => onChange(withValue(without(filter, 'topic'), 'subject', value)),
    },
    {
      name: 'topic',
      text: t('questionBank:list.topic'),
      options: ofSubject.map(({ slug, title }) => [slug, pick(title)] as const),
      choose: (value: string) => onChange(withValue(filter, 'topic', value)),
    },
    {
      name: 'kind',
      text: t('questionBank:list.kind'),
      options: questionKinds.map((kind) => [kind, t(`questionBank:kinds.${kind}`)] as const),
      choose: (value: string) => onChange(withValue(filter, 'kind', value)),
    },
    {
      name: 'difficulty',
      text: t('questionBank:list.difficulty'),
      options: difficulties.map((level) => [level, t(`questionBank:difficulties.${level}`)] as const),
      choose: (value: string) => onChange(withValue(filter, 'difficulty', value)),
    },
  ] as const
  return selects.map(({ name, text, options, choose }) => (
    <label key={name} className="min-w-0 text-sm">
      <span className="text-muted">{text}</span>
      <select
        aria-label={label === '' ? text : `${label}: ${text}`}
        value={filter[name] ?? ''}
        disabled={name === 'topic' && ofSubject.length === 0}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="field mt-0.5 min-h-10! py-1!"
      >
        <option value="">{t('picker.any')}</option>
        {options.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  ))
}
