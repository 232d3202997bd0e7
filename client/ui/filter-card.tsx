import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { useAppliedFilters } from './applied-filters.ts'

type Props = {
  /** What is filtered: "Filter the jobs". */
  label: string
  /** Words of the field for text, and what is in it; a list without one has no such field. */
  text?: { label: string; value: string | undefined }
  /** Stands in the place of that field, with a name of its own. */
  field?: ReactNode
  /** Whether any of the fields is set. */
  open: boolean
  /** Selects. */
  children: ReactNode
}

/**
 * Filters live in the address: a plain form by GET, which works without script by its button. With script a choice is
 * applied at once, and the button stands only where one was made before there was any.
 */
export function FilterCard({ label, text, field, open, children }: Props) {
  const { t } = useTranslation()
  const { form, isUsed, isWaiting, onChange, onBlur } = useAppliedFilters()
  const id = useId()
  const search = (
    <Button type="submit">
      <Search aria-hidden className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{t('shell:search')}</span>
    </Button>
  )
  return (
    <Form
      ref={form}
      method="get"
      // A browser that brings back old choices would show what the list does not.
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      role="search"
      aria-label={label}
      className="card p-3"
    >
      {field && (
        <div className="flex gap-2">
          {field}
          {search}
        </div>
      )}
      {text && (
        <div className="flex gap-2">
          <label htmlFor={id} className="sr-only">
            {text.label}
          </label>
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={text.value}
            placeholder={text.label}
            maxLength={200}
            className="field"
          />
          {search}
        </div>
      )}
      {/* Whoever takes the last filter away is still choosing. */}
      <details open={open || isUsed} className="mt-1">
        <summary className="inline-flex min-h-11 items-center gap-2 px-1 text-primary">
          <SlidersHorizontal aria-hidden className="size-5" />
          {label}
        </summary>
        <div className="grid grid-cols-2 items-end gap-3 pt-1 lg:grid-cols-4">
          {children}
          <div className={isWaiting ? 'contents' : 'hidden noscript:contents'}>
            <Button type="submit" className="max-lg:col-span-2">
              {t('list.apply')}
            </Button>
          </div>
        </div>
      </details>
    </Form>
  )
}
