import { Check } from 'lucide-react'
import type { JobFit } from '../../../domain/jobs/fit.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFitWords } from './use-fit-words.ts'

const looks = { eligible: 'text-success', check: 'text-ink', not: 'text-muted' }

/** Verdict of a job in a list, in a few words. */
export function FitLine({ fit }: { fit: JobFit }) {
  useStrings('job')
  const { t } = useTranslation('job')
  const { reason, check } = useFitWords()
  const withMore = (first: string, more: boolean): string => (more ? t('fit.andMore', { first }) : first)
  return (
    <p className={`text-sm font-semibold ${looks[fit.answer]}`}>
      {fit.answer === 'eligible' && (
        <>
          <Check aria-hidden className="inline size-4 align-[-0.15em]" /> {t('fit.eligible')}
        </>
      )}
      {fit.answer === 'not' && t('fit.not', { why: withMore(reason(fit.reason), fit.more) })}
      {fit.answer === 'check' && t('fit.check', { what: withMore(check(fit.check), fit.more) })}
    </p>
  )
}
