import { Link, useLocation } from 'react-router'
import type { CardList as Cards, ListedCard } from '../../../../domain/revision/cards.ts'
import type { CardsQuery } from '../../../../domain/revision/contract.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { IntentForm } from './intent-form.tsx'
import { cardsAddress } from './topics.tsx'

type Props = { list: Cards; query: CardsQuery }

/** A page of the student's cards. */
export function CardList({ list: { items, next, count }, query }: Props) {
  const { t } = useTranslation('revision')
  const { cursor, ...filter } = query
  return (
    <section id="cards" aria-labelledby="cards-title" className="card p-4 sm:p-6">
      <h2 id="cards-title" className="text-lg">
        {t(query.state === 'suspended' ? 'list.notAsked' : 'list.title')}
      </h2>
      <p className="text-muted">
        {count === 0 ? t('list.empty') : t('topics.cards', { count, number: groupIndian(count) })}
      </p>
      <ul className="divide-y divide-hairline">
        {items.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {cursor !== undefined && (
          <LinkButton to={cardsAddress(filter)} look="secondary">
            {t('common:list.first')}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton to={cardsAddress({ ...filter, cursor: next })} look="secondary">
            {t('common:list.next')}
          </LinkButton>
        )}
        <LinkButton to={learningPaths.revision()} look="quiet">
          {t('list.close')}
        </LinkButton>
      </div>
    </section>
  )
}

/** Page on which the card's text is read; null where the student has none. */
const addressOf = ({ id, kind, attemptId, testId }: ListedCard): string | null => {
  if (kind === 'affair') return paths.currentAffair(id)
  return attemptId !== null && testId !== null ? learningPaths.solution(testId, attemptId, id) : null
}

function CardRow({ card }: { card: ListedCard }) {
  const { t } = useTranslation('revision')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const { search } = useLocation()
  const { id, origin, excerpt, dueAt, suspended } = card
  const address = addressOf(card)
  const text = pick(excerpt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="line-clamp-2">
          {address === null ? (
            <BilingualText text={excerpt} />
          ) : (
            <Link to={address} className="link">
              <BilingualText text={excerpt} />
            </Link>
          )}
        </p>
        <p className="text-sm text-muted">
          {t(`origin.${origin}`)} · {suspended ? t(`suspended.${suspended}`) : t('list.due', { date: date(dueAt) })}
        </p>
      </div>
      {suspended === null && (
        <IntentForm
          fields={{ intent: 'aside', cardId: id }}
          search={search}
          look="quiet"
          label={t('list.asideOf', { text })}
        >
          {t('list.aside')}
        </IntentForm>
      )}
      {suspended === 'aside' && (
        <IntentForm fields={{ intent: 'back', cardId: id }} search={search} label={t('list.backOf', { text })}>
          {t('list.back')}
        </IntentForm>
      )}
    </li>
  )
}
