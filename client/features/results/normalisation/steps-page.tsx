import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import type { NormalisedResult } from '../../../../domain/results/normalisation/contract.ts'
import type { NormalisationRefusal } from '../../../../domain/results/normalisation/index.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useRuleName } from '../tie-note.tsx'
import { signed } from './figures.ts'
import { StepList } from './step.tsx'
import { stepsOf } from './steps-of.ts'
import type { ShiftWords } from './words.ts'

/** Page with every step from a student's raw score to the normalised one. */
export function StepsPage({ testId, result }: { testId: string; result: NormalisedResult }) {
  const { t } = useTranslation('normalisation')
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <div>
        <Link
          to={`${paths.testResult(testId)}?attempt=${result.attemptId}`}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <ArrowLeft aria-hidden size={18} /> {t('back')}
        </Link>
        <p className="mt-2 text-sm text-muted">
          <BilingualText text={result.title} />
        </p>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-2 max-w-3xl">{t('intro')}</p>
        <p className="mt-2 font-semibold">{t(`rule.${result.rule}`)}</p>
      </div>
      <Shifts shifts={result.shifts} />
      <OutcomePart result={result} />
    </div>
  )
}

const Shifts = ({ shifts }: Pick<NormalisedResult, 'shifts'>) => {
  const { t } = useTranslation('normalisation')
  return (
    <ol aria-label={t('shifts')} className="card divide-y divide-hairline">
      {shifts.map(({ id, title, own }, index) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2">
          <b>{t('shift', { number: index + 1 })}</b>
          <span className="min-w-0 flex-1">
            <BilingualText text={title} />
          </span>
          {own && <span className="font-semibold text-primary">{t('ownShift')}</span>}
        </li>
      ))}
    </ol>
  )
}

function OutcomePart({ result }: { result: NormalisedResult }) {
  const { t } = useTranslation('normalisation')
  const { dateTime } = useFormat()
  const numberOf = (shiftId: string) => 1 + result.shifts.findIndex(({ id }) => id === shiftId)
  const nameOf = useRuleName(result.sections)
  const { outcome, units } = result
  if (outcome.state === 'waiting') return <Notice title={t('waiting')}>{t('waitingText')}</Notice>
  if (outcome.state === 'not_counted') return <Notice title={t('notCounted')}>{t('notCountedText')}</Notice>
  const date = dateTime(outcome.computedAt)
  if (outcome.state === 'too_late') return <Notice title={t('tooLate')}>{t('tooLateText', { date })}</Notice>
  if (outcome.refused) {
    return (
      <Notice title={t('refused')}>
        <Refusal refusal={outcome.refused} numberOf={numberOf} />
      </Notice>
    )
  }
  const { steps, normalised, rank, of, synthetic, tieRules } = outcome
  return (
    <>
      <dl className="card grid grid-cols-1 gap-4 p-4 sm:grid-cols-3">
        <Figure name={t('raw')} value={formatMarks(units)} />
        <Figure name={steps.rule === 'nta' ? t('normalised') : t('normalisedMarks')} value={signed(normalised)} />
        <Figure
          name={t('rank')}
          value={t('rankOf', { rank: groupIndian(rank), of: groupIndian(of) })}
          note={synthetic > 0 && <Badge>{t('demoDataIn', { count: synthetic })}</Badge>}
        />
      </dl>
      <StepList steps={stepsOf({ t, numberOf }, steps, { ...outcome, ties: tieRules.map(nameOf) })} />
      <p className="text-sm text-muted">{t('computedOn', { date })}</p>
    </>
  )
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-xl leading-snug font-semibold tabular">
      {value}
      {note && <span className="block text-xs font-normal text-muted">{note}</span>}
    </dd>
  </div>
)

function Refusal({ refusal, numberOf }: { refusal: NormalisationRefusal } & Pick<ShiftWords, 'numberOf'>) {
  const { t } = useTranslation('normalisation')
  switch (refusal.reason) {
    case 'one_shift':
      return t('oneShift')
    case 'too_few': {
      const { shiftId, students, least } = refusal
      return t('tooFew', { number: numberOf(shiftId), count: students, least })
    }
    case 'no_spread':
      return t('noSpread', { number: numberOf(refusal.shiftId) })
    case 'flat_top':
      return refusal.shiftId === null ? t('flatTopAll') : t('flatTop', { number: numberOf(refusal.shiftId) })
  }
}
