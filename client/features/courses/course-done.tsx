import type { Completion } from '../../../domain/courses/completion.ts'
import type { CourseDetail } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Illustration } from '../../ui/faces/illustration.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { CertificateCard } from './certificate-card.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { FinalTestLine } from './progress-card.tsx'

type Props = {
  course: CourseDetail
  /** Full address of the course. */
  url: string
}

/** A completed course: what was learned, and the certificate as the next step. */
export function CourseDone({ course, url }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-[2fr_3fr] lg:items-start">
      {course.progress && <Done course={course} progress={course.progress} url={url} />}
      <CertificateCard course={course} url={url} />
    </div>
  )
}

function Done({ course, progress, url }: Props & { progress: Completion }) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const first = course.chapters[0]?.lessons[0]
  const awaitsCertificate = course.hasCertificate && !course.certificate && course.entitlement === 'open'
  return (
    <section id="done" aria-label={t('progress.label')} className="card grid gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-4">
        <Illustration name="caught-up" className="mx-0 h-21 w-28 shrink-0" />
        <div>
          <h2 className="text-xl">{t('progress.complete')}</h2>
          <p className="text-sm text-muted">{t('progress.lessons', { count: progress.done, of: progress.of })}</p>
          <FinalTestLine finalTest={progress.finalTest} />
        </div>
      </div>
      {awaitsCertificate && (
        <LinkButton to="#certificate" className="lg:hidden">
          {t('finished.toCertificate')}
        </LinkButton>
      )}
      <div>
        <h3 className="text-base">{t('finished.learned')}</h3>
        <OutcomeList outcomes={course.outcomes} />
      </div>
      <div className="-mr-3 flex flex-wrap items-center justify-between">
        <ShareLinks title={t('finished.shared', { title: pick(course.title) })} url={url} />
        {first && (
          <LinkButton to={paths.lesson(course.id, first.id)} look="quiet" className="-ml-1">
            {t('enrol.again')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
