import { useEffect, useRef, type MouseEvent } from 'react'
import { slotOf } from '../../../../domain/settings/banner-fields.ts'
import { placeholders } from '../../../../domain/settings/placeholders.ts'
import type { SettingFieldName } from '../../../../domain/settings/sections.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { insertText } from '../../../office/rich-text/insert-text.ts'
import { Button } from '../../../ui/button.tsx'

/** Settings that the text can name. A press inserts the name at the cursor of the text that was edited last. */
export function PlaceholderList() {
  const { t } = useTranslation('settings')
  const box = useRef<HTMLDetailsElement>(null)
  const last = useRef('body.en')
  useEffect(() => {
    const form = box.current?.closest('form')
    const follow = ({ target }: FocusEvent) => {
      const control = target instanceof Element && target.closest('[id^="field-body."]')
      if (control) last.current = control.id.replace('field-', '')
    }
    form?.addEventListener('focusin', follow)
    return () => form?.removeEventListener('focusin', follow)
  }, [])
  const insert = ({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>) => {
    const area = form?.elements.namedItem(last.current)
    if (area instanceof HTMLTextAreaElement) insertText(area, value)
  }
  return (
    <details ref={box} className="rounded-md border border-hairline bg-surface">
      <summary className="cursor-pointer px-4 py-3 font-semibold">{t('legal.placeholders')}</summary>
      <div className="border-t border-hairline p-4">
        <p className="text-sm text-muted">{t('legal.placeholdersHint')}</p>
        <ul className="mt-2 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {placeholders.map(({ name, text }) => (
            <li key={text}>
              <Button look="quiet" value={text} onClick={insert} className="w-full flex-wrap justify-start text-start">
                {t(`fields.${slotOf(name as SettingFieldName).base}.label`)}
                <code className="text-xs font-normal text-muted">{text}</code>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
