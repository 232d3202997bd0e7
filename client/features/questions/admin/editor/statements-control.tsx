import { editingOf } from '../../../../../domain/questions/kinds/editing.ts'
import type { ControlProps } from '../../../../office/editor/editor-context.ts'
import { KeptInputs } from './kept-inputs.tsx'
import { useQuestionKind } from './question-data.ts'
import { ComparedText } from './text-control.tsx'

/** Assertion and reason of a question that has them. */
export function StatementsControl({ path, field }: ControlProps) {
  const kind = useQuestionKind()
  if (field.type !== 'group') return null
  if (!editingOf(kind).hasStatements) return <KeptInputs path={path} />
  return (
    <div data-path={path} className="grid gap-3">
      {Object.entries(field.fields).map(([name, each]) => (
        <ComparedText key={name} path={`${path}.${name}`} field={each} isLow />
      ))}
    </div>
  )
}
