import { practiceLimits } from '../../../../domain/revision/practice-choices.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { StartPracticeButton } from '../../../ui/start-practice.tsx'
import { queryOf, type MistakeAddress } from './mistake-filters.ts'

type Props = {
  /** Questions of the list that can be asked again. */
  askable: number
  filters: MistakeAddress
  look?: 'secondary'
}

/** Button that asks the questions of the list again, at most as many as a session holds. */
export function Retake({ askable, filters: { cursor: _cursor, ...filters }, look }: Props) {
  const { t } = useTranslation('mistakes')
  if (askable === 0) return <p className="text-sm text-muted">{t('nothingToAsk')}</p>
  const { most } = practiceLimits
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StartPracticeButton
        look={look}
        start={{ mode: 'tutor', source: { from: 'mistakes', attemptId: null, filter: queryOf(filters) } }}
      >
        {askable > most ? t('retakeMost', { most, count: askable }) : t('retake', { count: askable })}
      </StartPracticeButton>
      {!look && <p className="text-sm text-muted">{t('retakeText')}</p>}
    </div>
  )
}
