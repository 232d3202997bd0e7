import { ChevronDown } from 'lucide-react'
import type { AttemptEvidence, EvidenceItem } from '../../../domain/results/evidence.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswerText } from './use-answer-text.ts'
import { useInstant } from '../../i18n/use-instant.ts'

/** Number of answers up to which the list is unfolded. */
const maxUnfolded = 3

/** Answers that are kept and do not count, each with the answer that counts and the reason. */
export function EvidenceNotice({ items, countableUntil }: Omit<AttemptEvidence, 'closed'>) {
  useStrings('delivery')
  const { t } = useTranslation('delivery')
  const { dateTime } = useFormat()
  return (
    <Notice title={t('evidence.title', { count: items.length })}>
      <p>
        {countableUntil === null || items.every(({ reason }) => reason === 'after_deadline')
          ? t('evidence.kept', { count: items.length })
          : t('evidence.unless', { count: items.length, date: dateTime(countableUntil) })}
      </p>
      <details open={items.length <= maxUnfolded} className="group mt-1">
        <summary className="inline-flex min-h-11 items-center gap-1 font-semibold">
          <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
          {t('evidence.show', { count: items.length })}
        </summary>
        <ol className="grid gap-3">
          {items.map((item) => (
            <KeptAnswer key={item.questionId} item={item} />
          ))}
        </ol>
      </details>
    </Notice>
  )
}

function KeptAnswer({ item }: { item: EvidenceItem }) {
  const { t } = useTranslation('delivery')
  const { instant } = useInstant()
  const answerText = useAnswerText()
  const { number, section, answer, stands, optionIds, at, receivedAt, reason } = item
  const facts = [
    [t('evidence.answer'), answer === null ? t('evidence.cleared') : answerText(answer, optionIds)],
    [t('evidence.stands'), answerText(stands, optionIds)],
    [t('evidence.given'), instant(at)],
  ] as const
  return (
    <li className="border-t border-edge pt-2">
      <p className="font-semibold">
        {t('result:question', { number })}
        <span className="font-normal">
          {' · '}
          <BilingualText text={section} />
        </span>
      </p>
      <dl className="mt-1 grid max-w-3xl grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-2 sm:block">
            <dt className="text-sm">{name}</dt>
            <dd className="min-w-0 font-semibold break-words tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm">{t(`evidence.reasons.${reason}`, { time: instant(receivedAt) })}</p>
    </li>
  )
}
