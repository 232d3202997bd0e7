import { useTranslation } from '../../../i18n/use-translation.ts'

/** Place among the two steps, told and drawn. */
export function StepBar({ step }: { step: 1 | 2 }) {
  const { t } = useTranslation('welcome')
  return (
    <div className="mb-3 flex items-center gap-3 text-sm text-muted">
      <p className="shrink-0">{t('step', { number: step })}</p>
      <span aria-hidden className="h-1 grow rounded-full bg-primary" />
      <span
        aria-hidden
        className={step === 2 ? 'h-1 grow rounded-full bg-primary' : 'h-1 grow rounded-full bg-hairline'}
      />
    </div>
  )
}
