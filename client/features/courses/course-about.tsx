import type { CourseDetail } from '../../../domain/courses/contract.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Curriculum } from './curriculum.tsx'
import { OutcomeList } from './outcome-list.tsx'

/** Lessons, description, outcomes and teachers of a course; its students see the lessons first. */
export function CourseAbout({ course }: { course: CourseDetail }) {
  return (
    <>
      {course.enrolled && <Curriculum course={course} />}
      <Description course={course} />
      {!course.enrolled && <Curriculum course={course} />}
      <Teachers course={course} />
    </>
  )
}

function Description({ course }: { course: CourseDetail }) {
  const { t } = useTranslation('courses')
  const { pick, choose } = useBilingual()
  const { date } = useFormat()
  const { text: html, lang } = choose(course.descriptionHtml)
  const exams = course.examTitles.map(pick).join(', ')
  return (
    <section className="mt-6 first:mt-0">
      <h2 className="mb-2 text-xl">{t('about')}</h2>
      <RichText html={html} lang={lang} className="max-w-reading" />
      <p className="mt-2 text-sm text-muted">
        {[exams ? t('forExams', { exams }) : t('forAll'), t('updated', { date: date(course.updatedAt) })].join(' · ')}
      </p>
      {!course.progress?.complete && <Outcomes course={course} />}
    </section>
  )
}

function Outcomes({ course: { outcomes } }: { course: CourseDetail }) {
  const { t } = useTranslation('courses')
  return (
    <section className="mt-6">
      <h2 className="text-xl">{t('outcomes')}</h2>
      <OutcomeList outcomes={outcomes} />
    </section>
  )
}

function Teachers({ course: { teachers } }: { course: CourseDetail }) {
  const { t } = useTranslation('courses')
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t('teachers')}</h2>
      <ul className="mt-3 grid gap-4">
        {teachers.map(({ name, about }) => (
          <li key={name.en}>
            <p className="font-semibold">
              <BilingualText text={name} />
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

/** Conditions that complete the course. */
export function CompletionRule({ course: { finalTest, inOrder, hasCertificate } }: { course: CourseDetail }) {
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
