import { useState } from 'react'
import { textOfValue } from '../../../../domain/content/field-text.ts'
import { itemFieldOf } from '../../../../domain/courses/lesson-items.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { ChoiceControl } from '../../../office/editor/choice-controls.tsx'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'
import { useLabel } from '../../../office/editor/field-label.tsx'
import { useFault } from '../../../office/editor/use-fault.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { ItemPicker } from './item-picker.tsx'
import { itemKey, useLessonItems } from './lesson-items-context.ts'

/** Item of a lesson, chosen by a search. Without script it is a choice among the items of the course. */
export function ItemControl({ path, field }: ControlProps) {
  const { t } = useTranslation('courseEditor')
  const { store, locked } = useEditor()
  const { known, remember } = useLessonItems()
  const [isOpen, setOpen] = useState(false)
  const hydrated = useHydrated()
  const label = useLabel(path)
  const id = textOfValue(field, useValue(path))
  const error = useFault(path, false)
  const kind = field.type === 'reference' ? itemFieldOf(field.to)?.kind : undefined
  if (field.type !== 'reference' || !kind) return null
  if (!hydrated) return <ChoiceControl path={path} field={field} />
  const item = known.get(itemKey({ kind, id }))
  return (
    <div data-path={path} className="min-w-0">
      <p className="text-sm font-semibold">{label}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {item ? <BilingualText text={item.title} /> : id !== '' && <span className="break-all text-muted">{id}</span>}
        <button type="button" disabled={locked !== null} onClick={() => setOpen(true)} className={compactButton}>
          {t(id === '' ? 'picker.choose' : 'picker.other')}
        </button>
      </div>
      {item?.state === 'hidden' && <p className="mt-1 text-sm text-warning">{t('curriculum.hiddenText')}</p>}
      {item?.state === 'draft' && <p className="mt-1 text-sm text-warning">{t('curriculum.draftText')}</p>}
      {(item?.state === 'binned' || (id !== '' && !item)) && (
        <p className="mt-1 text-sm text-danger">{t('curriculum.binnedText')}</p>
      )}
      {error && (!id || item?.state === 'shown') && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      {isOpen && (
        <ItemPicker
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(items) => {
            remember(items)
            store.set(path, items[0]?.id ?? null)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
