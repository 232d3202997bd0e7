import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { LinkButton } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { countShown } from './count-shown.ts'

type Props = {
  /** Number of all matching items if the list counts them, else of the items on this page. */
  count: number
  /** Formats the count: "12 jobs". */
  countText: (count: string) => string
  /** Address of the list without filters; null if none is set. */
  clear: string | null
  /** Addresses of the first page, null on it, and of the next. */
  first: string | null
  next: string | null
  /** Text for an empty list. */
  empty: { title: string; text: string }
  children: ReactNode
}

/** Frame of every list: count, link that clears the filters, empty state and paging. */
export function ListFrame({ count, countText, clear, first, next, empty, children }: Props) {
  const { t } = useTranslation()
  const clearButton = (className?: string) =>
    clear !== null && (
      <LinkButton to={clear} look="quiet" className={className}>
        {t('list.clear')}
      </LinkButton>
    )
  return (
    <>
      <div data-list tabIndex={-1} className="mt-3 mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted">
          {countText(countShown(count))}
        </p>
        {count > 0 && clearButton('-mx-4')}
      </div>
      {count === 0 ? <EmptyState {...empty} illustration="empty" action={clearButton()} /> : children}
      <div className="mt-8 flex justify-center gap-3">
        {first !== null && (
          <LinkButton to={first} look="secondary">
            {t('list.first')}
          </LinkButton>
        )}
        {next !== null && <LinkButton to={next}>{t('list.next')}</LinkButton>}
      </div>
    </>
  )
}
