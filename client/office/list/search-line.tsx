import { Search, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  label: string
  value: string | undefined
  /** Address of the list without the search. */
  clear: string
}

/** Search field of a list with its button. */
export function SearchLine(props: Props) {
  const { t } = useTranslation('officeList')
  return (
    <div className="flex gap-2">
      <SearchField {...props} />
      <Button type="submit" look="secondary" className="min-h-10! shrink-0 py-1!">
        <Search aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{t('search')}</span>
      </Button>
    </div>
  )
}

function SearchField({ label, value, clear }: Props) {
  const { t } = useTranslation('officeList')
  const id = useId()
  return (
    <div className="relative grow">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        name="q"
        data-list-search
        defaultValue={value}
        placeholder={label}
        maxLength={200}
        className="field min-h-10! py-1!"
      />
      {value && (
        <Link
          to={clear}
          aria-label={t('clearSearch')}
          className="absolute inset-y-0 right-0 inline-flex w-10 items-center justify-center text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Link>
      )}
    </div>
  )
}
