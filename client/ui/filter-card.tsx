import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { useAppliedFilters } from './applied-filters.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { chipsOf, type FilterField } from './filters/filter-field.ts'
import { Select } from './select.tsx'
import { ShowResults } from './filters/show-results.tsx'

type Props = {
  /** Heading of the filters: "Filter the jobs". */
  label: string
  /** Label and value of the search field; absent if the list has none. */
  text?: { label: string; value: string | undefined }
  /** Replaces the search field with one that has its own name. */
  field?: ReactNode
  /** True when the panel is open at first; chips above the list tell what is set while it is closed. */
  open?: boolean
  /** Number of items found, for the button that leads to them; absent if the list does not count. */
  count?: number
  /** Choices, each with a chip while it is set. */
  fields?: readonly FilterField[]
  /** Fields without chips. */
  children?: ReactNode
}

/**
 * Filters of a list as a plain GET form, so that they live in the address. With script each choice is applied at once;
 * the button shows only for a choice made before hydration.
 */
export function FilterCard({ label, text, field, open = false, count, fields = [], children }: Props) {
  const { t } = useTranslation()
  const { form, isUsed, isUnsent, onChange, onBlur, close } = useAppliedFilters()
  const search = (
    <Button type="submit">
      <Search aria-hidden className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{t('shell:search')}</span>
    </Button>
  )
  return (
    <>
      <Form
        ref={form}
        method="get"
        // Keeps a browser from restoring old choices that the list does not show.
        autoComplete="off"
        onChange={onChange}
        onBlur={onBlur}
        role="search"
        aria-label={label}
        className="card p-2 sm:p-3"
      >
        {field && (
          <div className="flex gap-2">
            {field}
            {search}
          </div>
        )}
        {text && (
          <div className="flex gap-2">
            <TextField {...text} />
            {search}
          </div>
        )}
        {/* Stays open after the last filter is removed: the reader is still choosing. */}
        <details open={open || isUsed}>
          <summary className="flex min-h-11 items-center gap-2 px-1 text-primary">
            <SlidersHorizontal aria-hidden className="size-5" />
            {label}
          </summary>
          <div className="grid grid-cols-2 items-end gap-3 pt-1 lg:grid-cols-4">
            {fields.map(({ value, ...select }) => (
              <Select key={select.name} defaultValue={value} {...select} />
            ))}
            {children}
            {count !== undefined && <ShowResults count={count} onShow={close} />}
            <div className={isUnsent ? 'contents' : 'hidden noscript:contents'}>
              <Button type="submit" className="max-lg:col-span-2">
                {t('list.apply')}
              </Button>
            </div>
          </div>
        </details>
      </Form>
      <FilterChips chips={chipsOf(fields, text?.value)} />
    </>
  )
}

function TextField({ label, value }: { label: string; value: string | undefined }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={value}
        placeholder={label}
        maxLength={200}
        className="field"
      />
    </>
  )
}
