import { Layers } from 'lucide-react'
import { Link } from 'react-router'
import { learningPaths } from '../../../domain/learning-paths.ts'
import type { RevisionToday } from '../../../domain/revision/queue.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StartPracticeButton } from '../../ui/start-practice.tsx'

/** Cards of revision that are due, with the button that starts them. Hidden where none is. */
export function RevisionCard({ today: { due, minutes } }: { today: RevisionToday }) {
  const { t } = useTranslation('home')
  if (due === 0) return null
  return (
    <section className="card flex flex-col gap-4 p-5 sm:flex-row sm:items-center">
      <Layers aria-hidden className="size-8 shrink-0 text-primary max-sm:hidden" />
      <div className="grow">
        <h2 className="text-lg">{t('revision.due', { count: due, number: groupIndian(due) })}</h2>
        <p className="text-muted">
          {t('revision.time', { time: t('common:minutes', { count: minutes }) })}{' '}
          <Link to={learningPaths.revision()} className="link inline-flex min-h-11 items-center">
            {t('revision.all')}
          </Link>
        </p>
      </div>
      <StartPracticeButton start={{ mode: 'revision', source: { from: 'cards' } }}>
        {t('revision.start')}
      </StartPracticeButton>
    </section>
  )
}
