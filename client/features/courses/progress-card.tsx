import type { CourseDetail } from '../../../domain/courses/contract.ts'
import type { Completion } from '../../../domain/courses/completion.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Progress of an enrolled student, and the lesson to continue with. */
export function ProgressCard({ course, progress }: { course: CourseDetail; progress: Completion }) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const next = lessons.find(({ done, lock }) => !done && !lock)
  const text = t('progress.lessons', { count: progress.done, of: progress.of })
  return (
    <section aria-label={t('progress.label')} className="card grid gap-3 p-4">
      <div>
        <div className="flex items-center gap-3">
          <progress value={progress.done} max={progress.of} aria-label={text} className="progress h-2 grow" />
          <span className="tabular">{progress.percent}%</span>
        </div>
        <p className="mt-1 text-sm">{text}</p>
        <FinalTestLine finalTest={progress.finalTest} />
        {course.enrolledAt !== null && (
          <p className="text-sm text-muted">{t('progress.since', { date: date(course.enrolledAt) })}</p>
        )}
      </div>
      {next ? (
        <LinkButton to={paths.lesson(course.id, next.id)} className="lg:justify-self-start">
          {t('enrol.continue', { title: pick(next.title) })}
        </LinkButton>
      ) : (
        lessons[0] && (
          <LinkButton to={paths.lesson(course.id, lessons[0].id)} look="secondary" className="lg:justify-self-start">
            {t('enrol.again')}
          </LinkButton>
        )
      )}
    </section>
  )
}

/** Best score in the final test, against the score needed. */
export function FinalTestLine({ finalTest }: Pick<Completion, 'finalTest'>) {
  const { t } = useTranslation('courses')
  if (!finalTest) return null
  const { percent, minPercent: need, passed } = finalTest
  return (
    <p className="text-sm">
      {percent === null
        ? t('progress.finalNone', { need })
        : t(passed ? 'progress.finalPassed' : 'progress.finalShort', { percent, need })}
    </p>
  )
}
