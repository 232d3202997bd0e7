import { ExternalLink } from 'lucide-react'
import type { Fact } from '../../../../../domain/current-affairs/facts.ts'
import { startOfDayInIndia } from '../../../../../domain/india.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

/** Days on which a fact holds, its source and its last check. */
export function FactDates({ fact }: { fact: Fact }) {
  const { t } = useTranslation('affairEditor')
  const { date } = useFormat()
  const dayOf = (day: string) => date(startOfDayInIndia(day))
  const before = [
    fact.validFrom && t('facts.from', { date: dayOf(fact.validFrom) }),
    fact.validTo && t('facts.until', { date: dayOf(fact.validTo) }),
  ].filter(Boolean)
  const after = [
    fact.sourceDate && dayOf(fact.sourceDate),
    t('facts.checked', { date: date(fact.checkedAt) }),
    fact.uses > 0 && t('facts.uses', { count: fact.uses }),
  ].filter(Boolean)
  return (
    <p className="tabular min-w-0 text-sm text-muted [overflow-wrap:anywhere]">
      {before.map((part) => `${part} · `)}
      {fact.sourceUrl ? (
        <a href={fact.sourceUrl} target="_blank" rel="noreferrer" className="link">
          {fact.source} <ExternalLink aria-hidden className="inline size-4" />
        </a>
      ) : (
        fact.source
      )}
      {after.map((part) => ` · ${part}`)}
    </p>
  )
}
