import type { ExamProfile } from '../../../../domain/accounts/student-profile.ts'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'
import { Section } from './section.tsx'

/** The student's exams, language of the papers and year, with the way to change them. */
export function ExamsCard({ kept }: { kept: ExamProfile }) {
  useStrings('student')
  const { t } = useTranslation('profile')
  const isEmpty = kept.targets.length === 0
  return (
    <Section id="exam" title={t('exams.title')}>
      {isEmpty ? (
        <p className="text-muted">{t('exams.none')}</p>
      ) : (
        <ul className="-my-1 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
          {kept.targets.map((target) => (
            <li key={target} className="flex items-center gap-2 font-semibold">
              <ExamEmblem exam={target} />
              {t(`student:target.${target}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Papers kept={kept} />
        <LinkButton
          to={accountPaths.profileExams()}
          look={isEmpty ? 'accent' : 'secondary'}
          aria-label={isEmpty ? undefined : t('exams.changeOf')}
        >
          {t(isEmpty ? 'exams.choose' : 'exams.change')}
        </LinkButton>
      </div>
    </Section>
  )
}

function Papers({ kept: { medium, targetYear } }: { kept: ExamProfile }) {
  const { t } = useTranslation('profile')
  if (!medium && targetYear === null) return null
  return (
    <p className="tabular text-muted">
      {medium && t(`exams.papers.${medium}`)}
      {medium && targetYear !== null && ' · '}
      {targetYear}
    </p>
  )
}
