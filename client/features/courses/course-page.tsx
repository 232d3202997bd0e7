import type { CourseDetail } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EnrolCard } from './enrol-card.tsx'
import { ExtentLine } from './extent-line.tsx'
import { ProgressCard } from './progress-card.tsx'

const CourseAbout = lazyPart(() => import('./course-about.tsx'), 'CourseAbout', <Skeleton lines={12} />)
const CompletionRule = lazyPart(() => import('./course-about.tsx'), 'CompletionRule')
const CourseDone = lazyPart(() => import('./course-done.tsx'), 'CourseDone', <Skeleton lines={8} />)
const CertificateCard = lazyPart(() => import('./certificate-card.tsx'), 'CertificateCard', <Skeleton lines={3} />)

type Props = { course: CourseDetail; signedIn: boolean; url: string }

/** Course with the visitor's next step, curriculum, outcomes and teachers. `url`: full address, for sharing. */
export function CoursePage({ course, signedIn, url }: Props) {
  const { t } = useTranslation('courses')
  const isComplete = course.progress?.complete === true
  return (
    <div className="page py-4 md:py-8">
      <BackLink to={paths.courses()}>{t('back')}</BackLink>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10">
        <Head course={course} />
        {isComplete ? (
          <div className="lg:col-span-2">
            <CourseDone course={course} url={url} />
          </div>
        ) : (
          <Aside course={course} signedIn={signedIn} url={url} />
        )}
        <div className="min-w-0 max-lg:order-1 lg:col-start-1">
          <CourseAbout course={course} />
        </div>
      </div>
    </div>
  )
}

/** The next step and the rule of completion: on a phone one is above the lessons, the other below them. */
function Aside({ course, signedIn, url }: Props) {
  const { pick } = useBilingual()
  return (
    <div className="max-lg:contents lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-4">
      <div className="grid gap-4">
        <div className="max-lg:hidden">
          <SubjectCover subject={course.subject.id} seed={course.id} shape="wide" />
        </div>
        {course.progress ? (
          <ProgressCard course={course} progress={course.progress} />
        ) : (
          <EnrolCard course={course} signedIn={signedIn} />
        )}
        {course.certificate && <CertificateCard course={course} url={url} />}
      </div>
      <div className="grid gap-3 max-lg:order-2">
        <CompletionRule course={course} />
        <div>
          <ShareLinks title={pick(course.title)} url={url} />
        </div>
      </div>
    </div>
  )
}

function Head({ course }: { course: CourseDetail }) {
  const { pick } = useBilingual()
  return (
    <div className="lg:col-start-1">
      <div className="flex items-center gap-4">
        <span className="w-16 shrink-0 lg:hidden">
          <SubjectCover subject={course.subject.id} seed={course.id} shape="tile" />
        </span>
        <div className="min-w-0">
          <p className="text-sm text-muted">{pick(course.subject.title)}</p>
          <h1 className="text-2xl md:text-3xl">
            <BilingualText text={course.title} />
          </h1>
        </div>
      </div>
      <p className="mt-3 max-w-reading">
        <BilingualText text={course.summary} />
      </p>
      <p className="mt-1 text-sm text-muted">
        <ExtentLine course={course} />
      </p>
    </div>
  )
}
