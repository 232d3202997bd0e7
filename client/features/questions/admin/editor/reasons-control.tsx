import { editingOf } from '../../../../../domain/questions/kinds/editing.ts'
import type { ControlProps } from '../../../../office/editor/editor-context.ts'
import { KeptInputs } from './kept-inputs.tsx'
import { useQuestionKind } from './question-data.ts'

/** Reasons are below their options; those of a kind without options are kept. */
export function ReasonsControl({ path }: ControlProps) {
  return editingOf(useQuestionKind()).entry === 'options' ? null : <KeptInputs path={path} />
}
