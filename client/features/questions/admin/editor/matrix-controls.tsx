import { excerptOf } from '../../../../../domain/questions/excerpt.ts'
import { editingOf } from '../../../../../domain/questions/kinds/editing.ts'
import { blankItem } from '../../../../../domain/questions/start.ts'
import { valueAt } from '../../../../../domain/content/body-paths.ts'
import { KeyControl } from '../keys/key-control.tsx'
import { listItems, partsIn, textsIn } from '../keys/key-props.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { FlagControl } from '../../../../office/editor/choice-controls.tsx'
import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import {
  useEditor,
  useRowKeys,
  useSaveState,
  useValue,
  type ControlProps,
} from '../../../../office/editor/editor-context.ts'
import { useLabel } from '../../../../office/editor/field-label.tsx'
import { AddRow, RowActs } from '../../../../office/editor/group-controls.tsx'
import { useFault } from '../../../../office/editor/use-fault.ts'
import { useAltArrows } from './alt-arrows.ts'
import { KeptInputs } from './kept-inputs.tsx'
import { KeyFaults } from './key-faults.tsx'
import { useQuestionKind } from './question-data.ts'
import { freeId, rowIds, useRowIds } from './row-ids.ts'
import { ComparedText } from './text-control.tsx'

/** Ids that new rows and columns get, which papers print as their letters. */
const pools = { rows: [...'pqrstuvw'], columns: [...'12345678'] } as const

const poolOf = (path: string): readonly string[] => (path === 'rows' ? pools.rows : pools.columns)

/** Rows or columns of a matching question. */
export function MatrixItems({ path, field }: ControlProps) {
  const kind = useQuestionKind()
  if (editingOf(kind).entry !== 'grid' || field.type !== 'list') return <KeptInputs path={path} />
  return <Items path={path} field={field} />
}

function Items({ path, field }: { path: string; field: Extract<ControlProps['field'], { type: 'list' }> }) {
  const { store, locked } = useEditor()
  const label = useLabel(path)
  const keys = useRowKeys(path)
  const ids = useRowIds(path, poolOf(path))
  const error = useFault(path, true)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <ol className="mt-1 grid gap-2">
        {keys.map((key, index) => (
          <Item
            key={key}
            list={path}
            index={index}
            ids={ids}
            isLocked={locked !== null || hasConflict}
            field={field.item}
          />
        ))}
      </ol>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      <AddRow
        path={path}
        field={field}
        isLocked={locked !== null || keys.length >= field.max}
        newRow={() => blankItem(path, freeId(store.get(path), poolOf(path)))}
      />
    </fieldset>
  )
}

/** Removes a row or a column with its place in the key. */
const useRemoval = (list: string, index: number, id: string) => {
  const { store } = useEditor()
  return () => {
    store.changeRows({ path: list, act: 'remove', index })
    const keyed = Object.entries(partsIn(store.get('key.rows')))
    store.set(
      'key.rows',
      list === 'rows'
        ? Object.fromEntries(keyed.filter(([row]) => row !== id))
        : Object.fromEntries(keyed.map(([row, columns]) => [row, textsIn(columns).filter((each) => each !== id)])),
    )
  }
}

type ItemProps = {
  list: string
  index: number
  ids: readonly string[]
  isLocked: boolean
  field: ControlProps['field']
}

function Item({ list, index, ids, isLocked, field }: ItemProps) {
  const path = `${list}.${index}`
  const id = ids[index] ?? ''
  const onKeyDown = useAltArrows({ path: list, index, count: ids.length })
  const remove = useRemoval(list, index, id)
  if (field.type !== 'group' || !field.fields['content']) return null
  return (
    // Keys pressed in any control of the row bubble to it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-path={path}
      onKeyDown={onKeyDown}
      className="flex items-start gap-2 rounded-md border border-hairline p-2 max-sm:flex-wrap"
    >
      <input type="hidden" name={`${path}.id`} value={id} readOnly />
      <b className="w-5 shrink-0 pt-1">{id.toUpperCase()}</b>
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <ComparedText path={`${path}.content`} field={field.fields['content']} isLow />
      </div>
      <RowActs path={list} index={index} count={ids.length} isLocked={isLocked} isCopyable={false} onRemove={remove} />
    </li>
  )
}

/** Text of each row or column in the language of the office, as one line. */
const useItems = (path: 'rows' | 'columns') => {
  const { language } = useLanguage()
  const rows = useValue(path)
  const ids = rowIds(rows, poolOf(path))
  return listItems(ids, (index) => {
    const content = valueAt(rows, `${index}.content`)
    return excerptOf(String(valueAt(content, language) || valueAt(content, 'en') || ''))
  })
}

/** Key of a matching question: whether a row goes with several columns, and the grid of rows and columns. */
export function MatrixKeyControl({ path }: ControlProps) {
  const kind = useQuestionKind()
  return editingOf(kind).entry === 'grid' ? <Grid path={path} /> : <KeptInputs path={path} />
}

function Grid({ path }: { path: string }) {
  const kind = useQuestionKind()
  const { store, locked } = useEditor()
  const value = partsIn(useValue('key'))
  const multiple = useValue(path) === true
  const [rows, columns] = [useItems('rows'), useItems('columns')]
  return (
    <div data-path="key" className="grid gap-1">
      <FlagControl path={path} />
      <KeyFaults />
      <KeyControl
        kind={kind}
        name="key"
        items={{ options: [], rows, columns, multiple }}
        value={value}
        onChange={(next) => store.set('key', next)}
        disabled={locked !== null}
      />
    </div>
  )
}
