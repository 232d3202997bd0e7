import { ChevronDown } from 'lucide-react'
import type { AttemptResult } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ResultSummary } from './result-summary.ts'
import { useSpan } from './use-span.ts'

/** Notices above the figures: disqualification, changed scores, late answers. */
export function ResultNotices({ result }: { result: Pick<ResultSummary, 'validity' | 'changes' | 'lateSynced'> }) {
  const { t } = useTranslation('result')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const { validity, changes, lateSynced } = result
  return (
    <>
      {validity === 'disqualified' && (
        <Notice tone="warning" title={t('disqualified')}>
          {t('disqualifiedText')}
        </Notice>
      )}
      {changes.length > 0 && (
        <Notice title={t('changed')}>
          <ul className="grid gap-1">
            {changes.map(({ at, beforeUnits, afterUnits, questionId, number, reason }) => (
              <li key={`${at} ${questionId}`}>
                {t(questionId === null ? 'changedByEvidence' : 'changedLine', {
                  date: date(at),
                  before: formatMarks(beforeUnits),
                  after: formatMarks(afterUnits),
                  number: number ?? 0,
                  reason: pick(reason) || reason.hi,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {lateSynced > 0 && <Notice>{t('lateSynced', { count: lateSynced })}</Notice>}
    </>
  )
}

/** Times at which the student was away from the window. Information only, without effect on the score. */
export function IntegrityLog({ entries }: { entries: AttemptResult['integrity'] }) {
  const { t } = useTranslation('result')
  const { dateTime } = useFormat()
  const span = useSpan()
  if (entries.length === 0) return null
  return (
    <details className="group border-y border-hairline">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
        {t('integrity', { count: entries.length })}
      </summary>
      <p className="max-w-3xl pb-2 text-sm text-muted">{t('integrityText')}</p>
      <ul className="grid gap-1 pb-4 ps-6 list-disc">
        {entries.map(({ kind, at, ms }) => (
          <li key={`${kind} ${at}`}>
            {t('integrityLine', { kind: t(`integrityKinds.${kind}`), date: dateTime(at), time: span(ms) })}
          </li>
        ))}
      </ul>
    </details>
  )
}
