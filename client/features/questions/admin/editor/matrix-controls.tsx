import { excerptOf } from '../../../../../domain/questions/excerpt.ts'
import { editingOf } from '../../../../../domain/questions/kinds/editing.ts'
import { valueAt } from '../../../../../domain/content/body-paths.ts'
import { KeyControl } from '../keys/key-control.tsx'
import { listItems, partsIn, textsIn } from '../keys/key-props.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { FlagControl } from '../../../../office/editor/choice-controls.tsx'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useLabel } from '../../../../office/editor/field-label.tsx'
import { RowActs } from '../../../../office/editor/group-controls.tsx'
import { useAltArrows } from './alt-arrows.ts'
import { KeptInputs } from './kept-inputs.tsx'
import { KeyFaults } from './key-faults.tsx'
import { useQuestionKind } from './question-data.ts'
import { rowIds } from './row-ids.ts'
import { RowList, type RowPlace } from './row-list.tsx'
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
  const label = useLabel(path)
  return <RowList path={path} field={field} pool={poolOf(path)} legend={label} row={Item} look="gap-2" />
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

function Item({ list, index, ids, isLocked, field }: RowPlace) {
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
