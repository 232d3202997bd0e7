import { TriangleAlert, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { UsedFact } from '../../../../../domain/current-affairs/facts.ts'
import type { UsingKind } from '../../../../../domain/current-affairs/kinds.ts'
import { startOfDayInIndia } from '../../../../../domain/india.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { iconButton } from '../../../../office/button-classes.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { FactSearch, type OfferedFacts } from './fact-search.tsx'
import { ReviewForm } from './review-form.tsx'
import { usedFactsId } from './used-facts-id.ts'

type Props = { kind: UsingKind; used: readonly UsedFact[]; offered: OfferedFacts }

/** Dated facts on which an item rests, with a warning for those that changed since it was last checked. */
export function UsedFacts({ kind, used, offered }: Props) {
  const { t } = useTranslation('affairEditor')
  return (
    <section aria-labelledby={usedFactsId} className="text-sm">
      <h2 id={usedFactsId} className="scroll-mt-32 text-base">
        {t('used.title')}
      </h2>
      {used.length === 0 && <p className="text-muted">{t('used.none')}</p>}
      <ul className="divide-y divide-hairline">
        {used.map((fact) => (
          <Used key={fact.id} kind={kind} fact={fact} />
        ))}
      </ul>
      <FactSearch offered={offered} used={used} />
    </section>
  )
}

function Used({ kind, fact }: { kind: UsingKind; fact: UsedFact }) {
  const { t } = useTranslation('affairEditor')
  return (
    <li className="py-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <Link to={officePaths.adminFact(fact.id)} className="link">
            <BilingualText text={fact.subject} />
          </Link>
          <p>
            <BilingualText text={fact.statement} />
          </p>
          {fact.isOutdated && <Badge tone="danger">{t('used.outdated')}</Badge>}
        </div>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="unlink-fact" />
          <input type="hidden" name="factId" value={fact.id} />
          <button type="submit" aria-label={t('used.remove', { subject: fact.subject.en })} className={iconButton}>
            <X aria-hidden className="size-4" />
          </button>
        </Form>
      </div>
      <Warning fact={fact} />
      {(fact.flaggedAt !== null || fact.isOutdated) && (
        <ReviewForm kind={kind} fact={fact} isOutdated={fact.isOutdated} label={fact.subject.en} />
      )}
    </li>
  )
}

/** The change since the item was last checked; else the end of a fact that has expired. */
function Warning({ fact }: { fact: UsedFact }) {
  const { t } = useTranslation('affairEditor')
  const { date } = useFormat()
  const isOver = fact.state === 'expired' && fact.validTo !== null
  const hasOther = fact.before.en !== fact.statement.en || fact.before.hi !== fact.statement.hi
  if (fact.flaggedAt === null && !isOver) return null
  return (
    <div className="mt-1 flex items-start gap-1 text-warning">
      <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      <div>
        {isOver && <p>{t('used.expired', { date: date(startOfDayInIndia(fact.validTo ?? '')) })}</p>}
        {!isOver && !hasOther && <p>{t('used.datesChanged')}</p>}
        {hasOther && (
          <p>
            {t('used.before')} <BilingualText text={fact.before} />
          </p>
        )}
      </div>
    </div>
  )
}
