import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonDetail, LessonStep } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

type Props = {
  detail: LessonDetail
  step: LessonStep
  done: boolean
  /** Form that marks the lesson; absent where it is a test. */
  children?: ReactNode
}

/**
 * End of a lesson: progress, and what follows. It has one height before and after the mark, since a lesson may be marked
 * while it is in sight.
 */
export function LessonEnd({ detail: { course, progress, chapter }, step, done, children }: Props) {
  const { t } = useTranslation('lesson')
  const { dateTime } = useFormat()
  const { pick } = useBilingual()
  const count = done ? step.done : (progress?.done ?? 0)
  const text = t('end.count', { count, of: step.of })
  const after = step.courseDone
    ? t('end.course')
    : step.chapterDone
      ? t('end.chapter', { title: pick(chapter) })
      : t('end.lesson')
  return (
    <section id="end" aria-label={t('end.label')} className="card mt-6 grid max-w-reading gap-3 p-4">
      <div className="flex items-center gap-3" aria-live="polite">
        <Tick done={done} />
        <div className="min-w-0 flex-1">
          <h2 className="grid text-lg *:col-start-1 *:row-start-1">
            <span className={classes(done && 'invisible')}>{t('end.before')}</span>
            <span className={classes(!done && 'invisible')}>{after}</span>
          </h2>
          <p className="text-sm text-muted tabular">{text}</p>
        </div>
      </div>
      <progress value={count} max={step.of} aria-label={text} className="progress h-2 w-full" />
      {step.opensAt !== null && <p className="text-sm">{t('end.opens', { date: dateTime(step.opensAt) })}</p>}
      <div className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
        {children}
        <Onward courseId={course.id} step={step} done={done} />
      </div>
    </section>
  )
}

const Tick = ({ done }: { done: boolean }) => (
  <span className="grid size-9 shrink-0 *:col-start-1 *:row-start-1">
    <Circle aria-hidden className="size-9 text-edge" />
    <CircleCheck
      aria-hidden
      className={classes(
        'size-9 text-success transition-transform duration-200 motion-reduce:transition-none',
        !done && 'scale-0',
      )}
    />
  </span>
)

/** The next lesson; after the last one, the course and what was learned in it. */
function Onward({ courseId, step: { next, courseDone }, done }: Pick<Props, 'step' | 'done'> & { courseId: string }) {
  const { t } = useTranslation('lesson')
  const { pick } = useBilingual()
  const look = done ? 'primary' : 'secondary'
  if (next && !courseDone)
    return (
      <LinkButton to={paths.lesson(courseId, next.id)} look={look}>
        {t('next', { title: pick(next.title) })}
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </LinkButton>
    )
  return (
    <LinkButton
      to={`${paths.course(courseId)}${courseDone ? '#done' : ''}`}
      look={look}
      className={classes(courseDone && !done && 'invisible')}
    >
      {t(courseDone ? 'end.toDone' : 'lock.toCourse')}
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </LinkButton>
  )
}
