import { useState } from 'react'
import type { ItemKind } from '../../../../domain/courses/kinds.ts'
import type { LessonItem } from '../../../../domain/courses/office.ts'
import { makeApi, unwrap } from '../../../api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PickerDialog, PickerWords } from '../../../office/picker/picker-dialog.tsx'
import { searchDelayOf, useDelayedRead } from '../../../office/picker/use-delayed-read.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

type Query = { kind: ItemKind; q?: string }

const readItems = async (query: Query): Promise<readonly LessonItem[]> =>
  (await unwrap(makeApi(location.origin).admin.courses['lesson-items'].$get({ query }))).items

const none: readonly LessonItem[] = []

type Props = {
  kind: ItemKind
  /** Several items at once. */
  several?: boolean
  onChoose: (items: LessonItem[]) => void
  onClose: () => void
}

/** Dialog in which the items of lessons are found and chosen. */
export function ItemPicker({ kind, several = false, onChoose, onClose }: Props) {
  const { t } = useTranslation('courseEditor')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly LessonItem[]>([])
  const q = words.trim()
  const { result, state } = useDelayedRead(q === '' ? { kind } : { kind, q }, readItems, searchDelayOf(q))
  const items = result ?? none
  const isChosen = ({ id }: LessonItem) => chosen.some((each) => each.id === id)
  const toggle = (item: LessonItem) => {
    if (!several) return onChoose([item])
    return setChosen(isChosen(item) ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item])
  }
  const isAll = items.length > 0 && items.every(isChosen)
  const toggleAll = () => setChosen(isAll ? [] : [...chosen, ...items.filter((item) => !isChosen(item))])
  return (
    <PickerDialog
      onClose={onClose}
      title={t(`picker.${kind}`)}
      close={t('picker.cancel')}
      add={
        several
          ? {
              label: t('picker.add', { count: chosen.length }),
              isPossible: chosen.length > 0,
              run: () => onChoose([...chosen]),
            }
          : undefined
      }
    >
      <PickerWords label={t('picker.search')} value={words} onChange={setWords} />
      {several && items.length > 0 && (
        <label className="mt-2 inline-flex min-h-9 items-center gap-2 text-sm font-semibold">
          <input type="checkbox" className="tick size-5" checked={isAll} onChange={toggleAll} />
          {t('picker.all', { count: items.length })}
        </label>
      )}
      <p role="status" className="mt-1 text-sm text-muted">
        {state === 'loading' && t('picker.loading')}
        {state === 'failed' && t('picker.failed')}
        {state === 'ready' && items.length === 0 && t('picker.none')}
      </p>
      <ul className="mt-1 max-h-[45vh] divide-y divide-hairline overflow-y-auto">
        {items.map((item) => (
          <li key={item.id}>
            <PickerLine item={item} several={several} checked={isChosen(item)} onToggle={() => toggle(item)} />
          </li>
        ))}
      </ul>
    </PickerDialog>
  )
}

type LineProps = { item: LessonItem; several: boolean; checked: boolean; onToggle: () => void }

function PickerLine({ item, several, checked, onToggle }: LineProps) {
  const { t } = useTranslation('courseEditor')
  const text = (
    <span className="min-w-0">
      <BilingualText text={item.title} />
      <span className="ms-2 text-sm text-muted">
        {[
          item.minutes === null ? '' : t('courses:minutes', { count: item.minutes }),
          item.state === 'hidden' ? t('curriculum.hidden') : item.state === 'draft' ? t('curriculum.draft') : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
  const line = 'flex min-h-11 w-full items-center gap-2 py-1 text-start hover:bg-sunken'
  if (!several)
    return (
      <button type="button" onClick={onToggle} className={line}>
        {text}
      </button>
    )
  return (
    <label className={line}>
      <input type="checkbox" className="tick size-5 shrink-0" checked={checked} onChange={onToggle} />
      {text}
    </label>
  )
}
