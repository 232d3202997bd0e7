import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'
import { optionIds } from '../../../../../domain/questions/option-ids.ts'
import { textsIn } from '../keys/key-props.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { FlagControl } from '../../../../office/editor/choice-controls.tsx'
import { useEditor, useRowKeys, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { RowActs } from '../../../../office/editor/group-controls.tsx'
import { useAltArrows } from './alt-arrows.ts'
import { KeyFaults } from './key-faults.tsx'
import { ReasonControl } from './reason-control.tsx'
import { RightMark } from './right-mark.tsx'
import { RowList, type RowPlace } from './row-list.tsx'
import { ComparedText } from './text-control.tsx'

type Props = ControlProps & {
  /** True when several options may be right. */
  several: boolean
}

/** Options of a question: for each its mark, its text in both languages and its reason. */
export function OptionRows({ path, field, several }: Props) {
  const { t } = useTranslation('questionEditor')
  const keys = useRowKeys(path)
  if (field.type !== 'list') return null
  return (
    <RowList
      path={path}
      field={field}
      pool={optionIds}
      legend={
        <>
          {t(several ? 'optionsSeveral' : 'optionsOne')}{' '}
          <span className="font-normal text-muted">{t('optionCount', { count: keys.length })}</span>
        </>
      }
      row={several ? SeveralRow : OneRow}
      look="gap-3"
    >
      <KeyFaults />
    </RowList>
  )
}

const OneRow = (place: RowPlace) => <OptionRow {...place} several={false} />
const SeveralRow = (place: RowPlace) => <OptionRow {...place} several />

/** Removes an option with its reason and its place in the key. */
const useRemoval = (list: string, index: number, id: string) => {
  const { store } = useEditor()
  return () => {
    store.changeRows({ path: list, act: 'remove', index })
    store.set(`reasons.${id}`, undefined)
    store.set(
      'key.optionIds',
      textsIn(store.get('key.optionIds')).filter((each) => each !== id),
    )
  }
}

function OptionRow({ list, index, ids, several, isLocked, field }: RowPlace & { several: boolean }) {
  const { t } = useTranslation('questionEditor')
  const path = `${list}.${index}`
  const id = ids[index] ?? ''
  const letter = letterOf(index)
  const onKeyDown = useAltArrows({ path: list, index, count: ids.length })
  const remove = useRemoval(list, index, id)
  if (field.type !== 'group' || !field.fields['content']) return null
  return (
    // Keys pressed in any control of the row bubble to it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li data-path={path} onKeyDown={onKeyDown} className="rounded-md border border-hairline p-2">
      <input type="hidden" name={`${path}.id`} value={id} readOnly />
      <div className="flex flex-wrap items-center gap-x-4">
        <RightMark id={id} letter={letter} ids={ids} several={several} />
        <FlagControl path={`${path}.pinned`} />
        <span className="ms-auto">
          <RowActs
            path={list}
            index={index}
            count={ids.length}
            isLocked={isLocked}
            isCopyable={false}
            onRemove={remove}
          />
        </span>
      </div>
      <div role="group" aria-label={t('option', { letter })} className="mt-1 grid gap-2">
        <ComparedText path={`${path}.content`} field={field.fields['content']} isLow />
        <ReasonControl id={id} />
      </div>
    </li>
  )
}
