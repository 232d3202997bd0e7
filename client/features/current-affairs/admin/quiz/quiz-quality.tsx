import type { GateFinding } from '../../../../../domain/questions/quality-gate/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { FindingList } from '../../../../office/quality-gate/finding-list.tsx'

/** Findings of the quality gate on the complete questions of a quiz. */
export function QuizQuality({ findings }: { findings: readonly GateFinding[] }) {
  const { t } = useTranslation('qualityGate')
  return (
    <details className="card px-3 py-2" open={findings.length > 0}>
      <summary className="cursor-pointer">
        <span className="font-semibold">{t('quiz.title')}</span>{' '}
        <span className="text-sm text-muted">{t(findings.length > 0 ? 'quiz.found' : 'quiz.clean')}</span>
      </summary>
      <div className="py-2">
        <FindingList findings={findings} sections={[]} questions={[]} />
      </div>
    </details>
  )
}
