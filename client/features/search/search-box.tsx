import { History } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { maxQueryLength } from '../../../domain/search/limits.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { classes } from '../../ui/classes.ts'
import { openerId } from './opening.ts'
import { addressOf } from './recent-searches.tsx'
import { useRecentSearches } from './recent.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The field of the search: a plain field of the form around it, and, once there is script, a combobox of what may be
 * meant. Enter sends the form unless an entry was chosen with the arrows. Opened from the header it has the focus, and
 * Escape, once there is nothing to close or to clear, goes back.
 */
export function SearchBox({ q, owner }: { q: string; owner: string }) {
  const { t } = useTranslation('search')
  const { pick } = useBilingual()
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const isOpened = (state as { opener?: string } | null)?.opener === openerId
  const isClosing = useRef(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(q)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(open ? typed : '')
  const recent = useRecentSearches(owner)
  const entries =
    typed.trim() === ''
      ? recent.map((text) => ({ key: text, to: addressOf(text), text, suggestion: null }))
      : suggestions.map((suggestion) => ({
          key: `${suggestion.kind} ${suggestion.id}`,
          to: suggestion.path,
          text: pick(suggestion.title),
          suggestion,
        }))
  const shown = open && entries.length > 0
  const chosen = shown ? entries[active] : undefined

  // What was typed before any script was there.
  useEffect(() => {
    const field = root.current?.querySelector('input')
    if (!field || field !== document.activeElement || field.value === q) return
    setTyped(field.value)
    setOpen(true)
  }, [q])

  useEffect(() => {
    if (!isOpened) return
    root.current?.querySelector('input')?.focus()
    // The page itself lists the recent searches.
    setOpen(false)
  }, [isOpened, key])

  useEffect(
    () => () => {
      if (isClosing.current) document.getElementById(openerId)?.focus()
    },
    [],
  )

  // The list is scrolled by nobody's focus: an entry that the arrows reach is brought into view.
  useEffect(() => {
    root.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!shown) return setOpen(true)
      // One place more than there are entries: the field itself.
      const places = entries.length + 1
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Escape' && isOpened && typed === '') {
      isClosing.current = true
      void navigate(-1)
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        void navigate(chosen.to)
      }
      close()
    }
  }

  return (
    <div
      ref={root}
      className="relative grow"
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) close()
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        autoComplete="off"
        defaultValue={q}
        placeholder={t('placeholder')}
        maxLength={maxQueryLength}
        className="field"
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onFocus={() => typed === '' && setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={typed.trim() === '' ? t('recent') : t('suggestions')}
        hidden={!shown}
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
            // The focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={close}
          >
            {entry.suggestion ? (
              <>
                <span className="min-w-0 grow">
                  <BilingualText text={entry.suggestion.title} />
                </span>
                <span className="shrink-0 text-sm text-muted">{t(`one.${entry.suggestion.kind}`)}</span>
              </>
            ) : (
              <>
                <History aria-hidden className="size-5 shrink-0 text-muted" />
                <span className="min-w-0 truncate">{entry.text}</span>
              </>
            )}
          </Link>
        ))}
      </div>
      <p role="status" className="sr-only">
        {shown && typed.trim() !== '' && t('suggested', { count: entries.length })}
      </p>
    </div>
  )
}
