import { useEffect, useState } from 'react'
import type { OfficeItem } from '../../../domain/content/office-list.ts'
import { makeApi, unwrap } from '../../api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { StateBadge } from '../list/state-badge.tsx'
import { Floating } from '../rich-text/floating.tsx'
import type { Choice } from './editor-context.ts'
import type { SearchedKind } from './searched-kinds.ts'

type Found = { items: OfficeItem[]; hasMore: boolean; state: 'loading' | 'ready' | 'failed' }

const typingMs = 200

/** Items that match the typed words, a moment after the last letter. */
const useFound = (kind: SearchedKind, q: string): Found => {
  const [found, setFound] = useState<Found>({ items: [], hasMore: false, state: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const query = q === '' ? { sort: 'title' as const } : { q }
      try {
        const list = await unwrap(makeApi(location.origin).admin.content[':kind'].$get({ param: { kind }, query }))
        if (isCurrent) setFound({ items: list.items, hasMore: list.next !== null, state: 'ready' })
      } catch {
        if (isCurrent) setFound({ items: [], hasMore: false, state: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), q === '' ? 0 : typingMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, q])
  return found
}

type Props = { kind: SearchedKind; onChoose: (choice: Choice) => void; onClose: () => void }

/** Dialog in which an item of a kind with many rows is found and chosen. */
export function ReferencePicker({ kind, onChoose, onClose }: Props) {
  const { t } = useTranslation('editor')
  const { pick } = useBilingual()
  const [words, setWords] = useState('')
  const { items, hasMore, state } = useFound(kind, words.trim())
  return (
    <Floating>
      <Dialog
        open
        onClose={onClose}
        title={t(`reference.${kind}`)}
        actions={
          <Button look="secondary" onClick={onClose}>
            {t('reference.close')}
          </Button>
        }
      >
        <input
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          maxLength={100}
          aria-label={t('reference.words')}
          placeholder={t('reference.words')}
          className="field"
        />
        <p role="status" className="mt-1 min-h-6 text-sm text-muted">
          {state === 'loading' && t('reference.loading')}
          {state === 'failed' && t('reference.failed')}
          {state === 'ready' && items.length === 0 && t('reference.none')}
          {state === 'ready' && hasMore && t('reference.more')}
        </p>
        <ul className="mt-1 h-[45vh] divide-y divide-hairline overflow-y-auto">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => onChoose({ value: item.id, label: pick(item.title) || item.slug })}
                className="flex min-h-11 w-full items-center gap-2 py-1 text-start hover:bg-sunken"
              >
                <span className="min-w-0 grow">
                  <BilingualText text={item.title} />
                </span>
                <StateBadge item={item} />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </Floating>
  )
}
