import { History } from 'lucide-react'
import { Link } from 'react-router'
import type { Suggestion } from '../../../domain/search/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { classes } from '../../ui/classes.ts'

/** An entry of the list: a suggestion, or null for a recent search. */
export type SearchEntry = { key: string; to: string; text: string; suggestion: Suggestion | null }

type Props = {
  id: string
  label: string
  entries: SearchEntry[]
  active: number
  hidden: boolean
  onChosen: () => void
}

/** The listbox of the search combobox; `${id}-${index}` are the ids of its options. */
export function SearchOptions({ id, label, entries, active, hidden, onChosen }: Props) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={hidden}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60dvh] overflow-y-auto rounded-md border border-hairline bg-surface shadow-float"
    >
      {entries.map((entry, index) => (
        <Link
          key={entry.key}
          to={entry.to}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={classes(
            'flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-primary-soft',
            index === active && 'bg-primary-soft',
          )}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onChosen}
        >
          <OptionText entry={entry} />
        </Link>
      ))}
    </div>
  )
}

function OptionText({ entry: { text, suggestion } }: { entry: SearchEntry }) {
  const { t } = useTranslation('search')
  return suggestion ? (
    <>
      <span className="min-w-0 grow">
        <BilingualText text={suggestion.title} />
      </span>
      <span className="shrink-0 text-sm text-muted">{t(`one.${suggestion.kind}`)}</span>
    </>
  ) : (
    <>
      <History aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 truncate">{text}</span>
    </>
  )
}
