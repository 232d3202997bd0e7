import { Check, ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CourseDetail } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CourseBadges } from './course-badges.tsx'
import { Curriculum } from './curriculum.tsx'
import { EnrolCard } from './enrol-card.tsx'
import { ExtentLine } from './extent-line.tsx'
import { ProgressCard } from './progress-card.tsx'

const CourseDone = lazyPart(() => import('./course-done.tsx'), 'CourseDone', <Skeleton lines={8} />)
const CertificateCard = lazyPart(() => import('./certificate-card.tsx'), 'CertificateCard', <Skeleton lines={3} />)

type Props = { course: CourseDetail; signedIn: boolean; url: string }

/** Course with outcomes, teachers, curriculum and the visitor's next step. `url`: full address, for sharing. */
export function CoursePage({ course, signedIn, url }: Props) {
  const { t } = useTranslation('courses')
  const { pick, choose } = useBilingual()
  const { text: html, lang } = choose(course.descriptionHtml)
  const isComplete = course.progress?.complete === true
  return (
    <div className="page py-4 md:py-8">
      <Link to={paths.courses()} className="-ml-1 inline-flex min-h-11 items-center gap-1 text-primary hover:underline">
        <ChevronLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <p className="text-muted">{pick(course.subject.title)}</p>
      <h1 className="text-2xl md:text-3xl">
        <BilingualText text={course.title} />
      </h1>
      <p className="mt-2 max-w-reading">
        <BilingualText text={course.summary} />
      </p>
      <Facts course={course}>
        <ShareLinks title={pick(course.title)} url={url} />
      </Facts>
      {isComplete && <CourseDone course={course} url={url} />}
      <div className="mt-5 grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        {!isComplete && (
          <div className="grid gap-4 lg:col-start-2 lg:row-start-1">
            {course.progress ? (
              <ProgressCard course={course} progress={course.progress} />
            ) : (
              <EnrolCard course={course} signedIn={signedIn} />
            )}
            {course.certificate && <CertificateCard course={course} url={url} />}
            <CompletionRuleText course={course} />
          </div>
        )}
        <div className="min-w-0">
          <RichText html={html} lang={lang} className="max-w-reading" />
          {!isComplete && <Outcomes course={course} />}
          <Curriculum course={course} />
          <Teachers course={course} />
        </div>
      </div>
    </div>
  )
}

function Facts({ course, children }: { course: CourseDetail; children: ReactNode }) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const exams = course.examTitles.map(pick).join(', ')
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      <CourseBadges course={course} />
      <span>
        <ExtentLine extent={course.extent} />
        {' · '}
        {[exams ? t('forExams', { exams }) : t('forAll'), t('updated', { date: date(course.updatedAt) })].join(' · ')}
      </span>
      {children}
    </div>
  )
}

function CompletionRuleText({ course: { finalTest, inOrder, hasCertificate } }: { course: CourseDetail }) {
  const { t } = useTranslation('courses')
  return (
    <section className="card p-4">
      <h2 className="text-lg">{t('rule.title')}</h2>
      <ul className="mt-2 grid gap-1 text-sm">
        <li>{t('rule.all')}</li>
        {inOrder && <li>{t('rule.inOrder')}</li>}
        {finalTest && <li>{t('rule.finalTest', { percent: finalTest.minPercent })}</li>}
        {hasCertificate && <li>{t('rule.certificate')}</li>}
      </ul>
    </section>
  )
}

function Outcomes({ course: { outcomes } }: { course: CourseDetail }) {
  const { t } = useTranslation('courses')
  return (
    <section className="mt-6">
      <h2 className="text-xl">{t('outcomes')}</h2>
      <ul className="mt-3 grid gap-2">
        {outcomes.map((outcome) => (
          <li key={outcome.en} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            <span>
              <BilingualText text={outcome} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Teachers({ course: { teachers } }: { course: CourseDetail }) {
  const { t } = useTranslation('courses')
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t('teachers')}</h2>
      <ul className="mt-3 grid gap-4">
        {teachers.map(({ name, about, sample }) => (
          <li key={name.en}>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <BilingualText text={name} />
              {sample && <Badge>{t('sampleTeacher')}</Badge>}
            </p>
            <p className="text-muted">
              <BilingualText text={about} />
            </p>
          </li>
        ))}
      </ul>
      {teachers.some(({ sample }) => sample) && <p className="mt-3 text-sm text-muted">{t('sampleTeachers')}</p>}
    </section>
  )
}
