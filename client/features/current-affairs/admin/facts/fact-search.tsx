import { Search } from 'lucide-react'
import { Form } from 'react-router'
import type { Fact } from '../../../../../domain/current-affairs/facts.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'

/** Facts offered to an item: those that fit the words, else the newest. */
export type OfferedFacts = { words: string; items: readonly Fact[]; hasMore: boolean }

/** Search of all facts, and the choice of one that the item is to use. */
export function FactSearch({ offered, used }: { offered: OfferedFacts; used: readonly Fact[] }) {
  const { t } = useTranslation('affairEditor')
  const { pick } = useBilingual()
  const { words, items, hasMore } = offered
  const free = items.filter(({ id }) => used.every((fact) => fact.id !== id))
  return (
    <div className="mt-2 grid gap-2">
      <Form method="get" role="search" preventScrollReset className="flex gap-2">
        <input
          key={words}
          type="search"
          name="facts"
          aria-label={t('used.search')}
          placeholder={t('used.search')}
          defaultValue={words}
          maxLength={100}
          className="field min-h-9 pointer-coarse:min-h-11 min-w-0 grow py-1"
        />
        <button
          type="submit"
          aria-label={t('used.find')}
          title={t('used.find')}
          className={`${compactButton} shrink-0`}
        >
          <Search aria-hidden className="size-4" />
        </button>
      </Form>
      {words !== '' && (
        <p role="status" className="text-muted">
          {items.length === 0 ? t('used.nothing', { words }) : !hasMore && t('used.found', { count: items.length })}
          {hasMore && t('used.more', { count: items.length })}
        </p>
      )}
      {free.length > 0 && (
        <Form method="post" preventScrollReset className="flex gap-2">
          <input type="hidden" name="intent" value="link-fact" />
          <select
            key={words}
            name="factId"
            aria-label={t('used.choose')}
            className="field min-h-9 pointer-coarse:min-h-11 min-w-0 grow py-1"
          >
            {free.map((fact) => (
              <option key={fact.id} value={fact.id}>
                {pick(fact.subject)}: {pick(fact.statement)}
              </option>
            ))}
          </select>
          <button type="submit" className={`${compactButton} shrink-0`}>
            {t('used.add')}
          </button>
        </Form>
      )}
    </div>
  )
}
