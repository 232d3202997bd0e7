import { Link, useNavigation } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { caseStates } from '../../../../../domain/challenges/states.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { onlySet, withCursor } from '../../../../ui/list-address.ts'
import { CaseList } from './case-list.tsx'
import type { CasesData } from './load-cases.ts'

type Filters = CasesData['filters']

const addressOf = (filters: Partial<Filters>, cursor: string | null = null): string =>
  officePaths.adminQuestionBank() +
  withCursor(onlySet({ tab: 'challenges', ...filters }) as Record<string, string>, cursor)

/** Challenged questions by the state of their challenges, of all tests or of one. */
export function ChallengesTab({ data }: { data: CasesData }) {
  const { t } = useTranslation('keyChallenges')
  const isLoading = useNavigation().state === 'loading'
  const { page, counts, filters, isFirst, now } = data
  const { state = 'open', test, sort } = filters
  const shared = onlySet({ test, sort })
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-3">
      <ChoiceLinks
        label={t('state')}
        choices={caseStates.map((each) => ({
          to: addressOf({ ...shared, ...(each !== 'open' && { state: each }) }),
          label: `${t(`states.${each}`)} ${countText(counts[each])}`,
          isShown: each === state,
        }))}
      />
      <ChoiceLinks
        label={t('order')}
        choices={(['newest', 'most'] as const).map((each) => ({
          to: addressOf(onlySet({ ...filters, sort: each === 'newest' ? undefined : each })),
          label: t(`${each}First`),
          isShown: each === (sort ?? 'newest'),
        }))}
      />
      {test !== undefined && (
        <p className="text-sm">
          {t('ofTest')}{' '}
          <Link to={addressOf(onlySet({ ...filters, test: undefined }))} className="link">
            {t('allTests')}
          </Link>
        </p>
      )}
      <p role="status" className="text-sm text-muted">
        {t('count', { count: page.count, number: countText(page.count) })}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <EmptyState text={t(`empty.${state}`)} />
        ) : (
          <CaseList items={page.items} now={now} />
        )}
      </div>
      <Paging
        label={t('pages')}
        first={isFirst ? null : addressOf(filters)}
        next={page.next && addressOf(filters, page.next)}
      />
    </div>
  )
}
