import { compactButton } from '../button-classes.ts'
import { useEffect, useRef, useState } from 'react'
import type { Section } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Language } from '../../../domain/language.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useEditor, useSaveState } from './editor-context.ts'
import { FieldGrid } from './field-grid.tsx'
import { editorFormId } from './posted-acts.ts'
import { showLanguage } from './focus-field.ts'

/** Form with its sections; without script also a button that saves. */
export function EditorSections() {
  const { t } = useTranslation('editor')
  const { form, autosave } = useEditor()
  const hydrated = useHydrated()
  const [shown, setShown] = useState<Language>('en')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    const show = (event: Event) => setShown((event as CustomEvent<Language>).detail)
    box?.addEventListener(showLanguage, show)
    return () => box?.removeEventListener(showLanguage, show)
  }, [])
  const revision = useSaveState((state) => state.revision)
  return (
    <div ref={ref} data-shown={hydrated ? shown : undefined} className="min-w-0">
      {hydrated && <LanguageTabs shown={shown} onChange={setShown} />}
      <form
        id={editorFormId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void autosave.flush()
        }}
        className="grid gap-8"
      >
        {/* The first submit button is the one that Enter presses. */}
        <button type="submit" name="intent" value="save" hidden aria-hidden tabIndex={-1} />
        <input type="hidden" name="revision" value={revision} readOnly />
        {form.sections.map((section) => (
          <EditorSection key={section.name} section={section} />
        ))}
        {!hydrated && (
          <button type="submit" name="intent" value="save" className={`${compactButton} justify-self-start`}>
            {t('save')}
          </button>
        )}
      </form>
    </div>
  )
}

function EditorSection({ section: { name, fields } }: { section: Section }) {
  const { form, label } = useEditor()
  const shown = fields.flatMap((path) => {
    const field = form.fields[path]
    return field ? [{ path, field }] : []
  })
  return (
    <section id={`section-${name}`}>
      <h2 className="border-b border-hairline pb-1 text-lg">{label(`section_${name}`)}</h2>
      <div className="mt-3">
        <FieldGrid fields={shown} />
      </div>
    </section>
  )
}

/** Choice of the language that a small screen shows. */
function LanguageTabs({ shown, onChange }: { shown: Language; onChange: (language: Language) => void }) {
  const { t } = useTranslation('editor')
  return (
    <div role="group" aria-label={t('shownLanguage')} className="mb-4 flex gap-2 lg:hidden">
      {(['en', 'hi'] as const).map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={shown === language}
          onClick={() => onChange(language)}
          className={`${compactButton} aria-pressed:bg-primary aria-pressed:text-on-primary`}
        >
          {t(`languages.${language}`)}
        </button>
      ))}
    </div>
  )
}

/** Links to the sections, with the number of faults in each. */
export function SectionLinks() {
  const { t } = useTranslation('editor')
  const { form, label } = useEditor()
  const faults = useSaveState((state) => state.faults)
  const countOf = ({ fields }: Section) =>
    Object.keys(faults).filter((path) => fields.includes(path.split('.')[0] ?? '')).length
  return (
    <nav aria-label={t('sections')}>
      <ul className="flex gap-1 overflow-x-auto lg:grid">
        {form.sections.map((section) => {
          const count = countOf(section)
          return (
            <li key={section.name}>
              <a
                href={`#section-${section.name}`}
                className="flex min-h-9 items-center justify-between gap-2 rounded-md px-2 text-sm whitespace-nowrap text-ink no-underline hover:bg-sunken"
              >
                {label(`section_${section.name}`)}
                {count > 0 && (
                  <span
                    className="tabular rounded-full bg-warning-soft px-1.5 text-xs text-warning"
                    title={t('faultsCount', { count })}
                  >
                    {count}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
