import { useId } from 'react'
import { maxQueryLength } from '../../../domain/search/limits.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SearchOptions } from './search-options.tsx'
import { useSearchBox } from './use-search-box.ts'

/**
 * The search field: a plain field of its form and, with scripts, a combobox of recent searches and suggestions. Enter
 * submits the form unless an entry is chosen. Opened from the header it has the focus, and Escape in the empty field goes
 * back.
 */
export function SearchBox({ q, owner }: { q: string; owner: string }) {
  const { t } = useTranslation('search')
  const id = useId()
  const { root, typed, entries, active, chosen, isListShown, close, type, openIfEmpty, onKeyDown } = useSearchBox(
    q,
    owner,
  )
  const isEmpty = typed.trim() === ''
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
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        autoComplete="off"
        defaultValue={q}
        placeholder={t('placeholder')}
        maxLength={maxQueryLength}
        className="field"
        onChange={(event) => type(event.target.value)}
        onFocus={openIfEmpty}
        onKeyDown={onKeyDown}
      />
      <SearchOptions
        id={id}
        label={isEmpty ? t('recent') : t('suggestions')}
        entries={entries}
        active={active}
        hidden={!isListShown}
        onChosen={close}
      />
      <p role="status" className="sr-only">
        {isListShown && !isEmpty && t('suggested', { count: entries.length })}
      </p>
    </div>
  )
}
