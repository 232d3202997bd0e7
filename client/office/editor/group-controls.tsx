import { compactButton, iconButton } from '../button-classes.ts'
import { classes } from '../../ui/classes.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MoveDown, MoveUp, Copy, GripVertical, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { blankOf, labelKeyOf, type Field } from '../../../domain/content/fields.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { useEditor, useRowKeys, useSaveState } from './editor-context.ts'
import { FieldGrid } from './field-grid.tsx'
import { focusField } from './focus-field.ts'
import { useLabel } from './field-label.tsx'
import { TextControl } from './text-controls.tsx'
import { useRowDrag } from './row-drag.ts'
import { useRowMove } from './row-move.ts'
import { useFault } from './use-fault.ts'
import { VariantFields } from './variant-control.tsx'

type Of<Type extends Field['type']> = Extract<Field, { type: Type }>

/** Fields of an object, short ones side by side. */
function GroupFields({ path, field }: { path: string; field: Of<'group'> }) {
  const fields = Object.entries(field.fields).map(([name, each]) => ({ path: `${path}.${name}`, field: each }))
  return <FieldGrid fields={fields} />
}

export function GroupControl({ path, field }: { path: string; field: Of<'group'> }) {
  return (
    <fieldset data-path={path} className="min-w-0 rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold">{useLabel(path)}</legend>
      <GroupFields path={path} field={field} />
      <ConflictChoice path={path} />
    </fieldset>
  )
}

type Row = { key: string; path: string; index: number }

type ListProps = {
  path: string
  field: Of<'list'>
  /** Content of a row; the fields of the item without it. */
  renderRow?: (row: Row) => ReactNode
  /** A section's only list is named by the section. */
  isNamed?: boolean
} & Pick<RowActsProps, 'isMovable' | 'isCopyable'>

/** Rows with buttons that add, copy, remove and move them. Without script the buttons submit the form. */
export function ListControl({ path, field, renderRow, isNamed = true, ...acts }: ListProps) {
  const { t } = useTranslation('editor')
  const { locked } = useEditor()
  const keys = useRowKeys(path)
  const error = useFault(path, true)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  const label = useLabel(path)
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className={isNamed ? 'text-sm font-semibold' : 'sr-only'}>
        {label} <span className="font-normal text-muted">{t('rows', { count: keys.length })}</span>
      </legend>
      <ol className="mt-1 grid gap-2">
        {keys.map((key, index) => (
          <li
            key={key}
            data-path={`${path}.${index}`}
            className="flex items-start gap-2 rounded-md border border-hairline p-2"
          >
            <div className="min-w-0 flex-1">
              {renderRow ? (
                renderRow({ key, path: `${path}.${index}`, index })
              ) : (
                <RowFields path={`${path}.${index}`} field={field.item} />
              )}
            </div>
            <RowActs
              {...acts}
              path={path}
              index={index}
              count={keys.length}
              isLocked={locked !== null || hasConflict}
            />
          </li>
        ))}
      </ol>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      <AddRow path={path} field={field} isLocked={locked !== null || keys.length >= field.max} />
    </fieldset>
  )
}

function RowFields({ path, field }: { path: string; field: Field }) {
  const { Control } = useEditor()
  if (field.type === 'group') return <GroupFields path={path} field={field} />
  if (field.type === 'variant') return <VariantFields path={path} field={field} />
  return <Control path={path} field={field} />
}

type AddProps = {
  path: string
  field: Of<'list'>
  isLocked: boolean
  /** The added row; a blank one by default. */
  newRow?: () => unknown
}

export function AddRow({ path, field, isLocked, newRow = () => blankOf(field.item) }: AddProps) {
  const { t } = useTranslation('editor')
  const { store, label, hasLabel } = useEditor()
  const own = `${labelKeyOf(path)}_add`
  return (
    <RowButton
      intent={`add:${path}`}
      isDisabled={isLocked}
      onPress={() => {
        const row = `${path}.${store.rowKeys(path).length}`
        store.changeRows({ path, act: 'add', row: newRow() })
        focusField(row)
      }}
      className="mt-2"
    >
      <Plus aria-hidden className="size-4" /> {hasLabel(own) ? label(own) : t('add')}
    </RowButton>
  )
}

type ActsProps = { path: string; index: number; count: number; isLocked: boolean }

type RowActsProps = ActsProps & {
  /** False where the content of the rows gives their order. */
  isMovable?: boolean
  /** False where each row is named elsewhere, so that a copy would be without that. */
  isCopyable?: boolean
  /** Removes the row with what names it elsewhere. */
  onRemove?: () => void
}

/** Handle and buttons of one row. */
export function RowActs({ isMovable = true, isCopyable = true, onRemove, ...row }: RowActsProps) {
  const { path, index, count, isLocked } = row
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const remove = onRemove ?? (() => store.changeRows({ path, act: 'remove', index }))
  const move = useRowMove()
  const moveTo = (to: number) => move({ path, index }, { path, index: to })
  const moves = [
    { act: 'up', icon: MoveUp, isOff: index === 0, run: () => moveTo(index - 1) },
    { act: 'down', icon: MoveDown, isOff: index === count - 1, run: () => moveTo(index + 1) },
  ] as const
  const copy = {
    act: 'copy',
    icon: Copy,
    isOff: false,
    run: () => store.changeRows({ path, act: 'copy', index }),
  } as const
  const acts = [
    ...(isMovable ? moves : []),
    ...(isCopyable ? [copy] : []),
    { act: 'remove', icon: X, isOff: false, run: remove },
  ] as const
  return (
    <div className={classes('flex shrink-0', isMovable && 'max-sm:grid max-sm:grid-cols-2')}>
      {isMovable && <DragHandle path={path} index={index} isLocked={isLocked} />}
      {acts.map(({ act, icon: Icon, isOff, run }) => (
        <RowButton
          key={act}
          intent={`${act}:${path}:${index}`}
          isDisabled={isLocked || isOff}
          label={t(`row.${act}`, { number: index + 1 })}
          onPress={run}
        >
          <Icon aria-hidden className="size-4" />
        </RowButton>
      ))}
    </div>
  )
}

/** Handle for a pointer. The buttons beside it move the row by keyboard. */
function DragHandle({ path, index, isLocked }: Omit<ActsProps, 'count'>) {
  const { t } = useTranslation('editor')
  const handle = useRowDrag({ path, index, isLocked })
  const hydrated = useHydrated()
  return (
    <span
      ref={handle}
      aria-hidden
      title={t('row.drag')}
      className={classes(
        iconButton,
        'max-sm:hidden',
        isLocked ? 'opacity-50' : 'cursor-grab',
        !hydrated && 'invisible',
      )}
    >
      <GripVertical className="size-4" />
    </span>
  )
}

type ButtonProps = {
  intent: string
  isDisabled: boolean
  onPress: () => void
  /** Label of a button that shows an icon only. */
  label?: string
  className?: string
  children: ReactNode
}

function RowButton({ intent, isDisabled, onPress, label, className, children }: ButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
      className={classes(label ? iconButton : compactButton, className)}
    >
      {children}
    </button>
  )
}

/** Controls of a record, one for each key. */
export function RecordControl({ path, field }: { path: string; field: Of<'record'> }) {
  const { Control } = useEditor()
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{useLabel(path)}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {field.keys.map((key) => (
          <Control key={key} path={`${path}.${key}`} field={field.item} />
        ))}
      </div>
      <ConflictChoice path={path} />
    </fieldset>
  )
}

/** Controls of a pair, from and to. */
export function PairControl({ path, field }: { path: string; field: Of<'pair'> }) {
  const { t } = useTranslation('editor')
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{useLabel(path)}</legend>
      <div className="grid grid-cols-2 gap-2">
        <TextControl path={`${path}.0`} field={field.item} text={t('from')} />
        <TextControl path={`${path}.1`} field={field.item} text={t('to')} />
      </div>
      <ConflictChoice path={path} />
    </fieldset>
  )
}
