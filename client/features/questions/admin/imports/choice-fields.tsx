import { difficulties, questionRights } from '../../../../../domain/questions/levels.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { ImportsData } from './load-imports.ts'

type Props = { data: Pick<ImportsData, 'subjects' | 'topics' | 'exams'>; values: Record<string, string> }

/** Values for the rows of a file that give none. */
export function ChoiceFields({ data: { subjects, topics, exams }, values }: Props) {
  const { t } = useTranslation('questionImports')
  const { pick } = useBilingual()
  const nameOf = new Map(subjects.map(({ id, title }) => [id, pick(title)]))
  const select = (
    name: 'subject' | 'topic' | 'exams' | 'difficulty' | 'rights',
    options: (readonly [string, string])[],
  ) => (
    <Select
      inForm
      name={name}
      label={t(`fields.${name}`)}
      none={t('noValue')}
      options={options}
      defaultValue={values[name]}
    />
  )
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {select(
        'subject',
        subjects.filter(({ archived }) => !archived).map(({ id, title }) => [id, pick(title)]),
      )}
      {select(
        'topic',
        topics
          .map(
            ({ subject, slug, title }) =>
              [`${subject}/${slug}`, `${nameOf.get(subject) ?? subject}: ${pick(title)}`] as const,
          )
          .toSorted(([, one], [, other]) => one.localeCompare(other)),
      )}
      {select(
        'exams',
        exams.map(({ id, title }) => [id, pick(title)]),
      )}
      {select(
        'difficulty',
        difficulties.map((each) => [each, t(`questionBank:difficulties.${each}`)]),
      )}
      <Field
        label={t('fields.targetSeconds')}
        name="targetSeconds"
        type="number"
        min={1}
        max={3600}
        defaultValue={values['targetSeconds'] ?? '60'}
      />
      {select(
        'rights',
        questionRights.map((each) => [each, t(`questionBank:rights.${each}`)]),
      )}
      <Field label={t('fields.source')} name="source" maxLength={300} defaultValue={values['source']} />
      <Field label={t('fields.tag')} name="tag" maxLength={40} defaultValue={values['tag']} />
    </div>
  )
}
