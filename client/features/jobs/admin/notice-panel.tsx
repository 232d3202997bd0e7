import { labelKeyOf, noticeKey } from '../../../../domain/content/fields.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../office/editor/editor-context.ts'
import { focusField } from '../../../office/editor/focus-field.ts'
import { useJobEditor } from './job-editor-context.ts'

/** Pasted notice beside the form: its used lines lead to their fields. */
export function NoticePanel() {
  const { t } = useTranslation('jobEditor')
  const { store, label } = useEditor()
  const { lines } = useJobEditor()
  const isKept = typeof useValue(noticeKey) === 'string'
  if (!isKept || lines.length === 0) return null
  const unused = lines.filter(({ isUnused }) => isUnused).length
  return (
    <section aria-labelledby="notice-panel" className="rounded-md border border-hairline bg-surface">
      <div className="border-b border-hairline px-3 py-2">
        <h2 id="notice-panel" className="text-base">
          {t('notice.title')}
        </h2>
        <p className="text-xs text-muted">{t('notice.legend')}</p>
        {unused > 0 && <p className="text-xs text-warning">{t('notice.unused', { count: unused })}</p>}
      </div>
      <div
        className="max-h-[60vh] overflow-y-auto px-3 py-2 text-sm leading-snug [overflow-wrap:anywhere]"
        // Keyboards scroll it.
        tabIndex={0}
        role="region"
        aria-labelledby="notice-panel"
      >
        {lines.map(({ text, path }, index) =>
          path === null ? (
            <p key={index} className="min-h-3">
              {text}
            </p>
          ) : (
            <button
              key={index}
              type="button"
              title={t('notice.goTo', { field: label(labelKeyOf(path)) })}
              onClick={() => focusField(path)}
              className="block w-full rounded-sm bg-primary-soft px-1 text-start text-ink hover:underline"
            >
              {text}
            </button>
          ),
        )}
      </div>
      <button
        type="button"
        onClick={() => store.set(noticeKey, undefined)}
        className="w-full border-t border-hairline px-3 py-2 text-start text-sm text-muted hover:bg-sunken"
      >
        {t('notice.remove')}
      </button>
    </section>
  )
}
