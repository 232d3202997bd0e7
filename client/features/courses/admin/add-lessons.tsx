import { Plus } from 'lucide-react'
import { useState } from 'react'
import { blankVariant } from '../../../../domain/content/fields.ts'
import { lessonField } from '../../../../domain/courses/editor-form.ts'
import { itemFieldOf } from '../../../../domain/courses/lesson-items.ts'
import { itemKinds, type ItemKind } from '../../../../domain/courses/kinds.ts'
import type { LessonItem } from '../../../../domain/courses/office.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { useEditor } from '../../../office/editor/editor-context.ts'
import { focusField } from '../../../office/editor/focus-field.ts'
import { ItemPicker } from './item-picker.tsx'
import { useLessonItems } from './lesson-items-context.ts'

const lessonOf = (item: LessonItem): Record<string, unknown> => {
  const named = itemFieldOf(item.kind)
  return {
    ...blankVariant(lessonField, item.kind),
    title: item.title,
    minutes: item.minutes,
    required: true,
    ...(named && { [named.name]: item.id }),
  }
}

/** Buttons that add a text, or several videos, materials or tests at once. */
export function AddLessons({ path, isLocked }: { path: string; isLocked: boolean }) {
  const { t } = useTranslation('courseEditor')
  const { store } = useEditor()
  const { remember } = useLessonItems()
  const [kind, setKind] = useState<ItemKind | null>(null)
  const add = (lessons: readonly Record<string, unknown>[]) => {
    const held = store.get(path)
    store.set(path, [...(Array.isArray(held) ? (held as unknown[]) : []), ...lessons])
  }
  const addText = () => {
    const row = `${path}.${store.rowKeys(path).length}`
    add([{ ...blankVariant(lessonField, 'text'), required: true }])
    focusField(`${row}.title.en`)
  }
  const button = `${compactButton} mt-3`
  return (
    <div role="group" aria-label={t('curriculum.add')} className="flex flex-wrap gap-2">
      <button type="button" disabled={isLocked} onClick={addText} className={button}>
        <Plus aria-hidden className="size-4" /> {t('courses:kinds.text')}
      </button>
      {itemKinds.map((each) => (
        <button key={each} type="button" disabled={isLocked} onClick={() => setKind(each)} className={button}>
          <Plus aria-hidden className="size-4" /> {t(`courses:kinds.${each}`)}
        </button>
      ))}
      {kind && (
        <ItemPicker
          kind={kind}
          several
          onClose={() => setKind(null)}
          onChoose={(items) => {
            remember(items)
            add(items.map(lessonOf))
            setKind(null)
          }}
        />
      )}
    </div>
  )
}
