import { Timer } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { MyAttempt } from '../../../domain/attempts/contract.ts'
import { clockRuns } from '../../../domain/attempts/states.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Link back into an open test, first on a student's home page. */
export function ResumeCard({ attempt }: { attempt: MyAttempt }) {
  const { t } = useTranslation('home')
  const title = useBilingual().pick(attempt.title)
  return (
    <section className="flex flex-col gap-4 rounded-md border-2 border-primary bg-surface p-5 sm:flex-row sm:items-center">
      <Timer aria-hidden className="size-8 shrink-0 text-primary" />
      <div className="grow">
        <h2 className="text-lg">{t('resume.title')}</h2>
        <p>{t(clockRuns(attempt.state) ? 'resume.text' : 'resume.waiting', { title })}</p>
      </div>
      <LinkButton to={paths.test(attempt.testId)} look="accent">
        {t('resume.action')}
      </LinkButton>
    </section>
  )
}
