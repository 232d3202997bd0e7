import { useEffect } from 'react'
import { sectionNames } from '../../../../domain/materials/editor-form.ts'
import { useValue } from '../../../office/editor/editor-context.ts'

/** Reports the names of the sections that the draft uses as its kind, chapters and files change. Draws nothing. */
export function ShownSections({ onChange }: { onChange: (names: string) => void }) {
  const names = sectionNames({ kind: useValue('kind'), chapters: useValue('chapters'), files: useValue('files') })
  useEffect(() => onChange(names), [names, onChange])
  return null
}
