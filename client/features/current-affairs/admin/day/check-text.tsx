import type { ReactNode } from 'react'
import type { ChecklistEntry } from '../../../../../domain/content/checklist.ts'
import { affairForm } from '../../../../../domain/current-affairs/editor-form.ts'
import { FieldWordsContext } from '../../../../office/editor/editor-context.ts'
import { useEditorLabels } from '../../../../office/editor/use-editor-labels.ts'
import { useEntryText } from '../../../../office/publishing/use-entry-text.ts'
import { usePathLabel } from '../../../../office/publishing/use-path-label.ts'

/** Words of the fields of an item, for its checks outside the editor. */
export function AffairWords({ children }: { children: ReactNode }) {
  const labels = useEditorLabels('affairEditor')
  return <FieldWordsContext value={{ form: affairForm, choices: {}, ...labels }}>{children}</FieldWordsContext>
}

/** Entry of a checklist in one line: the field and its fault. */
export function CheckText({ entry }: { entry: ChecklistEntry }) {
  const pathLabel = usePathLabel()
  const text = useEntryText()
  return `${pathLabel(entry.path)}: ${text(entry)}`
}
