import { ExternalLink } from 'lucide-react'
import type { PublicFact } from '../../../domain/current-affairs/facts.ts'
import { startOfDayInIndia } from '../../../domain/india.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AddToRevision } from '../../ui/add-to-revision.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'

/** Dated facts on which a page rests; those that hold become cards of revision, the others say that they have ended. Null without any. */
export function FactsToRemember({ facts }: { facts: readonly PublicFact[] }) {
  const { t } = useTranslation('facts')
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="facts-to-remember" className="mt-6 max-w-3xl">
      <h2 id="facts-to-remember" className="text-lg">
        {t('title')}
      </h2>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {facts.map((fact) => (
          <Remembered key={fact.id} fact={fact} />
        ))}
      </ul>
    </section>
  )
}

function Remembered({ fact }: { fact: PublicFact }) {
  const { t } = useTranslation('facts')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const { validFrom, validTo, source, sourceUrl } = fact
  const isOver = fact.phase === 'expired'
  const days = [
    validFrom && t('since', { date: date(startOfDayInIndia(validFrom)) }),
    isOver && validTo && t('until', { date: date(startOfDayInIndia(validTo)) }),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="text-muted">
          <BilingualText text={fact.subject} /> {isOver && <Badge>{t('over')}</Badge>}
        </p>
        <p className="font-semibold">
          <BilingualText text={fact.statement} />
        </p>
        <p className="tabular text-sm text-muted [overflow-wrap:anywhere]">
          {days.map((part) => `${part} · `)}
          {sourceUrl ? (
            <a href={sourceUrl} target="_blank" rel="noreferrer nofollow" className="link">
              {source} <ExternalLink aria-hidden className="inline size-4" />
            </a>
          ) : (
            source
          )}
        </p>
      </div>
      {!isOver && <AddToRevision kind="fact" id={fact.id} name={pick(fact.subject)} />}
    </li>
  )
}
