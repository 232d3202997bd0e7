import { useRef } from 'react'
import { marksKey, marksOf } from '../../../../domain/content/fields.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../office/editor/editor-context.ts'
import { focusField } from '../../../office/editor/focus-field.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Number of filled-in fields that nobody has checked, with the way to the next and the confirmation of all. */
export function MarksBar() {
  const { t } = useTranslation('jobEditor')
  const { store } = useEditor()
  const held = useValue(marksKey)
  const marks = marksOf({ [marksKey]: held })
  const shown = useRef(-1)
  if (marks.length === 0) return null
  const next = () => {
    shown.current = (shown.current + 1) % marks.length
    focusField(marks[shown.current] ?? '')
  }
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button look="secondary" onClick={next}>
            {t('marks.next')}
          </Button>
          <Button look="secondary" onClick={() => store.confirmMarks(marks)}>
            {t('marks.all')}
          </Button>
        </>
      }
    >
      {t('marks.waiting', { count: marks.length })}
    </Notice>
  )
}
