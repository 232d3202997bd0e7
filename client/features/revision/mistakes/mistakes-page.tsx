import { Link } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { bookStates } from '../../../../domain/revision/mistake-book.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFrame } from '../../../ui/list-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BookFilters } from './book-filters.tsx'
import { BookSummary } from './book-summary.tsx'
import { addressOf, isNarrowed, type MistakeAddress } from './mistake-filters.ts'
import { MistakeRow } from './mistake-row.tsx'
import { Retake } from './retake.tsx'
import type { KindAnswer, MistakesData } from './mistakes-data.ts'

type Props = MistakesData & { answer: KindAnswer | undefined }

/** The student's mistake book. */
export function MistakesPage({ filters, book, answer }: Props) {
  const { t } = useTranslation('mistakes')
  const { inBook, left } = book.summary
  const hasBook = inBook + left > 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 max-w-reading text-muted">{t('intro')}</p>
        <Link to={learningPaths.notes()} className="link inline-flex min-h-11 items-center">
          {t('notes')}
        </Link>
      </div>
      {book.unread > 0 && <Notice>{t('unread', { count: book.unread })}</Notice>}
      {answer?.refusal && <Notice tone="danger">{t('kind.failed')}</Notice>}
      {hasBook ? (
        <>
          <BookSummary book={book} />
          <BookTabs filters={filters} counts={{ in: inBook, left }} />
          <BookFilters filters={filters} book={book} />
          {isNarrowed(filters) && book.askable > 0 && (
            <Retake look="secondary" askable={book.askable} filters={filters} />
          )}
          <BookList filters={filters} book={book} />
        </>
      ) : (
        <EmptyState
          illustration="first-result"
          title={t('empty.title')}
          text={t('empty.text')}
          action={<LinkButton to={paths.tests()}>{t('empty.tests')}</LinkButton>}
        />
      )}
    </div>
  )
}

type TabsProps = { filters: MistakeAddress; counts: Record<(typeof bookStates)[number], number> }

function BookTabs({ filters: { state = 'in', cursor: _cursor, ...filters }, counts }: TabsProps) {
  const { t } = useTranslation('mistakes')
  return (
    <nav aria-label={t('lists.label')} className="flex border-b border-hairline">
      {bookStates.map((each) => (
        <Link
          key={each}
          to={addressOf({ ...filters, state: each })}
          aria-current={each === state ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center gap-2 border-b-2 px-3 font-semibold',
            each === state ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(`lists.${each}`)} <span className="tabular font-normal">{counts[each]}</span>
        </Link>
      ))}
    </nav>
  )
}

function BookList({ filters, book }: Pick<MistakesData, 'filters' | 'book'>) {
  const { t } = useTranslation('mistakes')
  const { cursor, ...rest } = filters
  const state = filters.state ?? 'in'
  const reason = isNarrowed(filters) ? 'noMatch' : state === 'in' ? 'allLeft' : 'noneLeft'
  return (
    <div className="-mt-4">
      <ListFrame
        count={book.count}
        countText={(shown) => t('count', { count: book.count, shown })}
        clear={isNarrowed(filters) ? addressOf({ state }) : null}
        first={cursor ? addressOf(rest) : null}
        next={book.next && addressOf({ ...rest, cursor: book.next })}
        empty={{ title: t(`empty.${reason}`), text: t(`empty.${reason}Text`) }}
      >
        <ul className="divide-y divide-hairline">
          {book.items.map((mistake, index) => (
            <MistakeRow key={mistake.questionId} mistake={mistake} number={index + 1} names={book.names} />
          ))}
        </ul>
      </ListFrame>
    </div>
  )
}
