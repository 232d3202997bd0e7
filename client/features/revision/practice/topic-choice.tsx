import type { PracticePoolCounts } from '../../../../domain/revision/practice-view.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Props = { topics: PracticePoolCounts['topics']; chosen: readonly string[] }

/** Topics of the chosen subject with their questions. */
export function TopicChoice({ topics, chosen }: Props) {
  const { t } = useTranslation('practice')
  const { pick } = useBilingual()
  if (topics.length === 0) return <p className="text-sm text-muted">{t('choices.topicsFirst')}</p>
  return (
    <fieldset>
      <legend className="font-semibold">{t('choices.topics')}</legend>
      <p className="text-sm text-muted">{t('choices.topicsHint')}</p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {topics.map(({ topic, title, questions }) => (
          <label key={topic} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="topics"
              value={topic}
              defaultChecked={chosen.includes(topic)}
              className="tick size-5"
            />
            <span>
              {pick(title)} <span className="text-muted tabular">({questions})</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
