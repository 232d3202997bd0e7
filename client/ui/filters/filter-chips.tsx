import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withoutParameter, type FilterChip } from './filter-field.ts'

/** Set filters of a list; each link removes one. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  if (chips.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-2">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <Link
            to={withoutParameter(search, name)}
            aria-label={t('list.remove', { name: text })}
            className="group inline-flex min-h-11 items-center"
          >
            <span className="inline-flex items-center gap-1 rounded-full bg-primary-soft py-1 pr-2 pl-3 text-sm font-semibold text-ink group-hover:bg-sunken">
              {text}
              <X aria-hidden className="size-4" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
