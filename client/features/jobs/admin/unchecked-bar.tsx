import { useId, useRef } from 'react'
import { uncheckedKey, uncheckedPaths } from '../../../../domain/content/fields.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../office/editor/editor-context.ts'
import { focusField } from '../../../office/editor/focus-field.ts'
import { confirmAll, editorFormId } from '../../../office/editor/posted-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Id of the button that shows the next mark. */
export const nextMarkId = 'next-mark'

/** Number of filled-in fields that await a check, with buttons that show the next and confirm all. */
export function UncheckedBar() {
  const { t } = useTranslation('jobEditor')
  const { store } = useEditor()
  const held = useValue(uncheckedKey)
  const unchecked = uncheckedPaths({ [uncheckedKey]: held })
  const shown = useRef(-1)
  const textId = useId()
  const hydrated = useHydrated()
  if (unchecked.length === 0) return null
  const next = () => {
    shown.current = (shown.current + 1) % unchecked.length
    focusField(unchecked[shown.current] ?? '')
  }
  return (
    <Notice
      tone="warning"
      actions={
        <>
          {hydrated && (
            <Button id={nextMarkId} aria-describedby={textId} look="secondary" onClick={next}>
              {t('unchecked.next')}
            </Button>
          )}
          <Button
            type="submit"
            form={editorFormId}
            name="intent"
            value={confirmAll}
            look="secondary"
            onClick={(event) => {
              event.preventDefault()
              store.confirmChecked(unchecked)
            }}
          >
            {t('unchecked.all')}
          </Button>
        </>
      }
    >
      <span id={textId}>{t('unchecked.waiting', { count: unchecked.length })}</span>
    </Notice>
  )
}
