import type { Mistake, TopicName } from '../../../../domain/revision/mistake-book.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { SolutionLink } from '../solution-link.tsx'
import { KindControl } from './kind-control.tsx'
import { RightDays } from './right-days.tsx'
import { useBookWords } from './use-book-words.ts'

const tones = { wrong: 'text-danger', partial: 'text-warning', skipped: 'text-muted' }

type Props = { mistake: Mistake; number: number; names: readonly TopicName[] }

/** A question of the mistake book: what happened, why, how far it is, and its solution. */
export function MistakeRow({ mistake, number, names }: Props) {
  const { t } = useTranslation('mistakes')
  const { date } = useFormat()
  const { topicName, seconds } = useBookWords(names)
  const { questionId, excerpt, verdict, ms, usualMs, missedAt, misses, suspended, solution, note } = mistake
  return (
    <li id={questionId} className="grid grid-cols-1 gap-1 py-4">
      <h3 className="line-clamp-3 text-base font-semibold [overflow-wrap:anywhere]">
        <BilingualText text={excerpt} />
      </h3>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular">
        <span>
          <b className={tones[verdict]}>{t(`verdicts.${verdict}`)}</b> {t('missedOn', { date: date(missedAt) })}
        </span>
        <span>{topicName(mistake)}</span>
        {verdict !== 'skipped' && ms > 0 && <span>{t('spent', { time: seconds(ms), usual: seconds(usualMs) })}</span>}
        {misses > 1 && <span>{t('misses', { count: misses })}</span>}
      </p>
      <div className="flex flex-wrap gap-x-3 text-sm tabular">
        <RightDays {...mistake} />
      </div>
      {(suspended === 'dropped' || suspended === 'aside') && <p className="text-sm font-semibold">{t(suspended)}</p>}
      <KindControl mistake={mistake} number={number} />
      {note !== null && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
          <b>{t('note')}:</b> {note}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <SolutionLink
          questionId={questionId}
          solution={solution}
          label={t('solutionOf', { number })}
          texts={{ test: t('solution'), practice: t('practice'), none: t('noSolution') }}
        />
        {solution?.at === 'test' && (
          <p className="min-w-0 text-muted">
            <BilingualText text={solution.title} />
          </p>
        )}
      </div>
    </li>
  )
}
