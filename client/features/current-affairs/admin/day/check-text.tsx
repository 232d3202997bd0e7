import type { ChecklistEntry } from '../../../../../domain/content/checklist.ts'
import { readFault } from '../../../../../domain/content/faults.ts'
import { labelKeyOf } from '../../../../../domain/content/fields.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditorLabels } from '../../../../office/editor/use-editor-labels.ts'

/** Entry of a checklist in one line: the field and its fault. */
export function CheckText({ entry }: { entry: ChecklistEntry }) {
  const { t } = useTranslation('affairEditor')
  const { label } = useEditorLabels('affairEditor')
  const { code, limit } = readFault(entry.fault ?? 'invalid')
  const language = entry.path.endsWith('.hi') ? ` (${t('quiz.languages.hi')})` : ''
  return `${label(labelKeyOf(entry.path))}${language}: ${t(`editor:faults.${code}`, { limit: limit ?? 0 })}`
}
