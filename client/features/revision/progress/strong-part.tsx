import { Link } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import type { ProgressTopic } from '../../../../domain/revision/progress.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LevelMark } from './level-mark.tsx'

/** Strong topics, which revision keeps strong. */
export function StrongPart({ strong }: { strong: readonly ProgressTopic[] }) {
  const { t } = useTranslation('progress')
  return (
    <section aria-labelledby="strong" className="card p-4">
      <h2 id="strong" className="text-lg">
        {t('strong.title')}
      </h2>
      <ul className="mt-1 divide-y divide-hairline">
        {strong.map(({ subject, topic, level, right, answers }) => (
          <li key={`${subject.id}/${topic.id}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="grow">
              <BilingualText text={topic.title} />{' '}
              <span className="text-sm text-muted tabular">{t('rightOf', { right, count: answers })}</span>
            </span>
            <LevelMark level={level} />
          </li>
        ))}
      </ul>
      <Link to={learningPaths.revision()} className="link mt-1 inline-flex min-h-11 items-center">
        {t('strong.act')}
      </Link>
    </section>
  )
}
