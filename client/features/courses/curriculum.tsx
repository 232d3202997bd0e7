import { Link } from 'react-router'
import type { CourseDetail, LessonLine } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { LessonIcon } from './lesson-icon.tsx'

/** Chapters and their lessons: kind, duration, and whether each is done or when it opens. */
export function Curriculum({ course }: { course: CourseDetail }) {
  const { t } = useTranslation('courses')
  return (
    <section aria-labelledby="curriculum" className="mt-8 first:mt-0">
      <h2 id="curriculum" className="text-xl">
        {t('curriculum')}
      </h2>
      <ol className="mt-3 grid gap-4">
        {course.chapters.map((chapter, index) => (
          <li key={chapter.id} className="card">
            <h3 className="border-b border-hairline px-4 py-3 text-base">
              {index + 1}. <BilingualText text={chapter.title} />
            </h3>
            <ol className="divide-y divide-hairline">
              {chapter.lessons.map((lesson) => (
                <LessonRow key={lesson.id} courseId={course.id} lesson={lesson} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

function LessonRow({ courseId, lesson }: { courseId: string; lesson: LessonLine }) {
  const { t } = useTranslation('courses')
  const { kind, done, lock, minutes, preview, required } = lesson
  const when = useOpening(lesson)
  return (
    <li className="relative flex gap-3 px-4 py-3 hover:bg-sunken">
      <LessonIcon kind={kind} done={done} locked={lock !== null} />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.lesson(courseId, lesson.id)}
          className="font-semibold after:absolute after:inset-0 hover:text-primary"
        >
          <BilingualText text={lesson.title} />
        </Link>
        <p className="text-sm text-muted">
          {/* A phone has one line for a date with its time. */}
          <span className={lock?.reason === 'later' ? 'max-sm:hidden' : undefined}>
            {t(`kinds.${kind}`)} · {t('minutes', { count: minutes })}
            {when && ' · '}
          </span>
          {when}
        </p>
      </div>
      <span className="flex flex-wrap items-start justify-end gap-2">
        {done ? (
          <Badge tone="success">{t('done')}</Badge>
        ) : (
          <>
            {!required && <Badge>{t('optional')}</Badge>}
            {preview && <Badge tone="primary">{t('preview')}</Badge>}
            {lock && <span className="sr-only">{t('locked')}</span>}
          </>
        )}
      </span>
    </li>
  )
}

/** Opening of a locked lesson, in words; null when unknown. */
const useOpening = ({ lock, drip }: LessonLine): string | null => {
  const { t } = useTranslation('courses')
  const { date, dateTime } = useFormat()
  if (lock?.reason === 'later') return t('opensOn', { date: dateTime(lock.opensAt) })
  if (lock?.reason === 'previous') return t('afterPrevious')
  if (!lock || !drip) return null
  return 'at' in drip ? t('opensOn', { date: date(drip.at) }) : t('afterDays', { count: drip.afterDays })
}
