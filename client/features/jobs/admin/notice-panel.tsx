import { useId } from 'react'
import { labelKeyOf, noticeKey } from '../../../../domain/content/fields.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../office/editor/editor-context.ts'
import { focusField } from '../../../office/editor/focus-field.ts'
import { useJobEditor } from './job-editor-context.ts'
import type { NoticeLine } from './notice-lines.ts'

/** Pasted notice beside the form, whose recognised lines lead to their fields. `height`: class of the text's height. */
export function NoticePanel({ height }: { height: string }) {
  const { t } = useTranslation('jobEditor')
  const { store, label } = useEditor()
  const { lines } = useJobEditor()
  const id = useId()
  const isKept = typeof useValue(noticeKey) === 'string'
  if (!isKept || lines.length === 0) return null
  const unused = lines.filter(({ isUnused }) => isUnused).length
  return (
    <details open className="rounded-md border border-hairline bg-surface">
      <summary id={id} className="cursor-pointer px-3 py-2 font-semibold">
        {t('notice.title')}
        {unused > 0 && (
          <span className="ms-3 text-xs font-normal text-warning">{t('notice.unused', { count: unused })}</span>
        )}
      </summary>
      <p className="px-3 text-xs text-muted">{t('notice.legend')}</p>
      <div
        className={`${height} overflow-y-auto px-3 py-2 text-sm leading-snug [overflow-wrap:anywhere]`}
        // Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        role="region"
        aria-labelledby={id}
      >
        {lines.map((line, index) => (
          <NoticeRow key={index} line={line} label={label} />
        ))}
      </div>
      <button
        type="button"
        onClick={() => store.set(noticeKey, undefined)}
        className="w-full border-t border-hairline px-3 py-2 text-start text-sm text-muted hover:bg-sunken"
      >
        {t('notice.remove')}
      </button>
    </details>
  )
}

type RowProps = { line: NoticeLine; label: (key: string) => string }

function NoticeRow({ line: { text, path }, label }: RowProps) {
  const { t } = useTranslation('jobEditor')
  if (path === null) return <p className="min-h-3">{text}</p>
  return (
    <button
      type="button"
      title={t('notice.goTo', { field: label(labelKeyOf(path)) })}
      onClick={() => focusField(path)}
      className="block w-full rounded-sm bg-primary-soft px-1 text-start text-ink hover:underline"
    >
      {text}
    </button>
  )
}
