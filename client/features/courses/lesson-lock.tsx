import type { LessonDetail } from '../../../domain/courses/contract.ts'
import type { Lock } from '../../../domain/courses/unlock.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { BuyBox } from '../../ui/lazy-buy-box.ts'
import { Notice } from '../../ui/notice.tsx'

/** Reason for a locked lesson, and the step that opens it. */
export function LessonLock({ detail, lock }: { detail: LessonDetail; lock: Lock }) {
  const { t } = useTranslation('lesson')
  const { course, first, sale } = detail
  return (
    <Notice
      title={t('lock.title')}
      className="mt-5"
      actions={
        lock.reason === 'previous' ? (
          <LinkButton to={paths.lesson(course.id, lock.lessonId)}>{t('lock.toPrevious')}</LinkButton>
        ) : (
          <LinkButton to={paths.course(course.id)} look={sale ? 'secondary' : 'primary'}>
            {t('lock.toCourse')}
          </LinkButton>
        )
      }
    >
      <LockText lock={lock} isFree={course.access === 'free'} first={first} />
      {sale && <BuyBox sale={sale} owned={false} />}
    </Notice>
  )
}

function LockText({ lock, isFree, first }: { lock: Lock; isFree: boolean; first: Bilingual | null }) {
  const { t } = useTranslation('lesson')
  const { dateTime } = useFormat()
  const { pick } = useBilingual()
  switch (lock.reason) {
    case 'not_owned':
      return t('lock.notOwned')
    case 'not_enrolled':
      return t(isFree ? 'lock.notEnrolled' : 'lock.notEnrolledOwned')
    case 'later':
      return t('lock.later', { date: dateTime(lock.opensAt) })
    case 'previous':
      return t('lock.previous', { title: first ? pick(first) : '' })
  }
}
