import { editingOf } from '../../../../../domain/questions/kinds/editing.ts'
import { KeyControl } from '../keys/key-control.tsx'
import { partsIn } from '../keys/key-props.ts'
import { useEditor, useRowKeys, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { KeptInputs } from './kept-inputs.tsx'
import { KeyFaults } from './key-faults.tsx'
import { OptionRows } from './option-rows.tsx'
import { useQuestionKind } from './question-data.ts'
import { StandardOptions } from './standard-options.tsx'

/** Options with the right ones marked, or the key of a question that is answered by typing or by true and false. */
export function AnswerControl({ path, field }: ControlProps) {
  const kind = useQuestionKind()
  const hasOptions = useRowKeys(path).length > 0
  const { entry, several, standard } = editingOf(kind)
  if (entry === 'options')
    return standard && !hasOptions ? (
      <StandardOptions path={path} options={standard} />
    ) : (
      <OptionRows path={path} field={field} several={several} />
    )
  return (
    <>
      <KeptInputs path={path} />
      {entry === 'typed' && <TypedKey />}
    </>
  )
}

const noItems = { options: [], rows: [], columns: [], multiple: false }

/** Key of a number, a typed word, or true and false. */
function TypedKey() {
  const { store, locked } = useEditor()
  const kind = useQuestionKind()
  const value = partsIn(useValue('key'))
  return (
    <div data-path="key" className="grid gap-1">
      <KeyFaults />
      <KeyControl
        kind={kind}
        name="key"
        items={noItems}
        value={value}
        onChange={(next) => store.set('key', next)}
        disabled={locked !== null}
      />
    </div>
  )
}
