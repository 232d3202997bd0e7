import { useState } from 'react'
import type { OfficeItem } from '../../../domain/content/office-list.ts'
import type { CursorPage } from '../../../domain/lists.ts'
import { makeApi, unwrap } from '../../api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { StateBadge } from '../list/state-badge.tsx'
import { PickerDialog, PickerWords } from '../picker/picker-dialog.tsx'
import { searchDelayOf, useDelayedRead } from '../picker/use-delayed-read.ts'
import type { Choice } from './editor-context.ts'
import type { SearchedKind } from './searched-kinds.ts'

type Query = { kind: SearchedKind; q: string }

const readItems = async ({ kind, q }: Query): Promise<CursorPage<OfficeItem>> => {
  const query = q === '' ? { sort: 'title' as const } : { q }
  return unwrap(makeApi(location.origin).admin.content[':kind'].$get({ param: { kind }, query }))
}

const none: readonly OfficeItem[] = []

type Props = { kind: SearchedKind; onChoose: (choice: Choice) => void; onClose: () => void }

/** Dialog in which an item of a kind with many rows is found and chosen. */
export function ReferencePicker({ kind, onChoose, onClose }: Props) {
  const { t } = useTranslation('editor')
  const { pick } = useBilingual()
  const [words, setWords] = useState('')
  const q = words.trim()
  const { result, state } = useDelayedRead({ kind, q }, readItems, searchDelayOf(q))
  const items = result?.items ?? none
  return (
    <PickerDialog onClose={onClose} title={t(`reference.${kind}`)} close={t('reference.close')}>
      <PickerWords label={t('reference.words')} value={words} onChange={setWords} />
      <p role="status" className="mt-1 min-h-6 text-sm text-muted">
        {state === 'loading' && t('reference.loading')}
        {state === 'failed' && t('reference.failed')}
        {state === 'ready' && items.length === 0 && t('reference.none')}
        {state === 'ready' && result?.next && t('reference.more')}
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
    </PickerDialog>
  )
}
