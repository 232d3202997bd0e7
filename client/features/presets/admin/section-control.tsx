import { useMemo } from 'react'
import { valueAt } from '../../../../domain/content/body-paths.ts'
import type { Language } from '../../../../domain/language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { EditorContext, useEditor, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../office/editor/field-control.tsx'

/** Sections of a pattern, for a choice. */
export const sectionsIn = (sections: unknown, language: Language) =>
  (Array.isArray(sections) ? (sections as unknown[]) : []).map((section, index) => ({
    value: String(valueAt(section, 'id')),
    label: String(valueAt(section, `title.${language}`) || valueAt(section, 'title.en') || index + 1),
  }))

/** Choice of a section as the draft has them now. */
export function SectionControl(props: ControlProps) {
  const tools = useEditor()
  const { language } = useLanguage()
  const sections = useValue('sections')
  const own = useMemo(
    () => ({ ...tools, choices: { ...tools.choices, section: sectionsIn(sections, language) } }),
    [tools, sections, language],
  )
  return (
    <EditorContext value={own}>
      <UsualControl {...props} />
    </EditorContext>
  )
}
