import type { KeyboardEvent, RefObject } from 'react'
import { languages } from '../../../../../domain/language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Field } from '../../../../ui/field.tsx'
import { isPlainKey } from './enter-flow.ts'

/** Headline that was typed while the server made its item; `focus` is the name of the control that had the focus. */
export type Begun = { en: string; hi: string; focus: string | null }

/** Reads what was typed in a begun row. */
export const begunIn = (row: HTMLElement | null): Begun => {
  const valueOf = (name: string) => row?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
  const active = row?.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
  return { en: valueOf('title.en'), hi: valueOf('title.hi'), focus: active ?? null }
}

/** Item that the server is still making: its headline takes what is typed until its row is there. */
export function BegunRow({ number, row }: { number: number; row: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('affairEditor')
  const toHindi = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !isPlainKey(event)) return
    event.preventDefault()
    row.current?.querySelector<HTMLInputElement>('[name="title.hi"]')?.focus()
  }
  return (
    <article ref={row} aria-label={t('sheet.item', { number })} className="card grid gap-3 p-3">
      <h2 className="text-base">{t('sheet.item', { number })}</h2>
      <div role="presentation" onKeyDown={toHindi} className="grid gap-3 sm:grid-cols-2">
        {languages.map((language) => (
          <Field
            key={language}
            name={`title.${language}`}
            label={`${t('fields.title')}, ${t(`editor:languages.${language}`)}`}
            lang={language}
            maxLength={300}
            autoComplete="off"
          />
        ))}
      </div>
    </article>
  )
}
