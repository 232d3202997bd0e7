import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LessonDetail } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { loginAddress } from '../../sign-in-first.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { LessonLock } from './lesson-lock.tsx'
import { LessonTest } from './lesson-test.tsx'
import { MarkForm } from './mark-form.tsx'

type Props = {
  detail: LessonDetail
  signedIn: boolean
  /** Player or reader of the lesson. */
  children: ReactNode
  /** True once its video has been watched. */
  watched?: boolean
}

/** Lesson with its content, mark and neighbours. */
export function LessonPage({ detail, signedIn, children, watched = false }: Props) {
  const { t } = useTranslation('lesson')
  const { language } = useLanguage()
  const { course, lesson, body, step } = detail
  return (
    <article className="page py-4 md:py-8">
      <BackLink to={paths.course(course.id)}>
        <BilingualText text={course.title} />
      </BackLink>
      <p className="text-sm text-muted">
        <BilingualText text={detail.chapter} /> · {t('place', { number: detail.number, of: detail.of })}
      </p>
      <h1 className="mb-4 text-2xl md:text-3xl">
        <BilingualText text={lesson.title} />
      </h1>
      {language === 'hi' && body?.kind === 'text' && !body.html.hi && <Notice className="mb-4">{t('noHindi')}</Notice>}
      {lesson.lock && <LessonLock detail={detail} lock={lesson.lock} />}
      <Body body={body}>{children}</Body>
      {body && body.kind !== 'test' && step && (
        <MarkForm key={lesson.id} detail={detail} step={step} kind={body.kind} watched={watched} />
      )}
      {body?.kind === 'test' && step && lesson.done && <LessonEnd detail={detail} step={step} done />}
      {body && !course.enrolled && <EnrolHint detail={detail} signedIn={signedIn} />}
      <Neighbour detail={detail} withNext={!step || !body || (body.kind === 'test' && !lesson.done)} />
    </article>
  )
}

function Body({ body, children }: { body: LessonDetail['body']; children: ReactNode }) {
  const { choose } = useBilingual()
  if (body?.kind === 'test') return <LessonTest {...body} />
  if (body?.kind !== 'text') return children
  const { text, lang } = choose(body.html)
  return <RichText html={text} lang={lang} className="max-w-reading" />
}

/** Hint for readers of a preview: enrolment keeps progress. */
function EnrolHint({ detail: { course }, signedIn }: { detail: LessonDetail; signedIn: boolean }) {
  const { t } = useTranslation('lesson')
  return (
    <div className="mt-6 grid max-w-reading justify-items-start gap-2 border-t border-hairline pt-4">
      <p>{t('visitor')}</p>
      {course.entitlement !== 'open' || signedIn ? (
        <LinkButton to={paths.course(course.id)}>
          {t(course.entitlement === 'open' ? 'enrolToKeep' : 'lock.toCourse')}
        </LinkButton>
      ) : (
        <LinkButton to={loginAddress(paths.course(course.id))}>{t('visitorSignIn')}</LinkButton>
      )}
    </div>
  )
}

const neighbourLook =
  'flex min-h-11 items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2 font-semibold hover:bg-sunken'

type NeighbourProps = {
  detail: LessonDetail
  /** False where the end of the lesson leads on. */
  withNext: boolean
}

function Neighbour({ detail: { course, previous, next }, withNext }: NeighbourProps) {
  const { t } = useTranslation('lesson')
  const { pick } = useBilingual()
  return (
    <nav aria-label={t('navigation')} className="mt-8 grid max-w-reading gap-3 sm:grid-cols-2">
      {previous && (
        <Link to={paths.lesson(course.id, previous.id)} className={neighbourLook}>
          <ChevronLeft aria-hidden className="size-5 shrink-0" />
          {t('previous', { title: pick(previous.title) })}
        </Link>
      )}
      {next && withNext && (
        <Link
          to={paths.lesson(course.id, next.id)}
          className={classes(neighbourLook, 'justify-between', previous && 'sm:col-start-2')}
        >
          {t('next', { title: pick(next.title) })}
          {next.locked ? (
            <Lock aria-hidden className="size-5 shrink-0" />
          ) : (
            <ChevronRight aria-hidden className="size-5 shrink-0" />
          )}
        </Link>
      )}
    </nav>
  )
}
