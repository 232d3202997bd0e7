import { useId } from 'react'
import { shownAnswer } from '../../../../../domain/attempts/palette.ts'
import { rowsOf } from '../../../../../domain/questions/kinds/entered.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useExam } from '../exam-context.ts'
import { Lists } from '../lists.tsx'
import type { KindProps } from './registry.tsx'

type Rows = Record<string, string[]>

/** Toggles a column of a row: replaces the row's single match, or adds to or removes from several. */
export const matched = (rows: Rows, multiple: boolean, rowId: string, columnId: string): { rows: Rows } | null => {
  const { [rowId]: chosen = [], ...others } = rows
  const rest = chosen.filter((id) => id !== columnId)
  const taken = chosen.includes(columnId) ? rest : [...(multiple ? rest : []), columnId]
  const next = taken.length > 0 ? { ...others, [rowId]: taken } : others
  return Object.keys(next).length > 0 ? { rows: next } : null
}

/** Two lists and a grid of rows and columns; on phones a row's columns wrap as chips. */
export function Matrix({ question }: KindProps<'matrix'>) {
  const { t } = useTranslation('hall')
  const { sheet, act, view, mayAnswer, number } = useExam()
  const id = useId()
  const { rows, columns, multiple } = question
  const entered = rowsOf(shownAnswer(sheet, question.id))
  const choose = (rowId: string, columnId: string) =>
    act({ type: 'choose', answer: matched(entered, multiple, rowId, columnId) })
  return (
    <>
      <Lists rows={rows} columns={columns} view={view} id={id} />
      <fieldset disabled={!mayAnswer} className="mt-4">
        <legend className="text-sm text-muted">
          <span className="sr-only">{t('kinds.matrix', { number: number(question.id) })} </span>
          {t(multiple ? 'kinds.matrixSeveral' : 'kinds.matrixOne')}
        </legend>
        {rows.map((row) => (
          <div
            key={row.id}
            role={multiple ? 'group' : 'radiogroup'}
            aria-labelledby={`${id}-row-${row.id}`}
            className="flex items-start gap-3 border-b border-hairline py-2"
          >
            <b aria-hidden className="grid h-11 w-8 shrink-0 place-items-center">
              {row.id.toUpperCase()}
            </b>
            <div className="flex flex-wrap gap-2 md:gap-4">
              {columns.map((column) => {
                const checked = entered[row.id]?.includes(column.id) ?? false
                return (
                  <label
                    key={column.id}
                    className="flex h-11 min-w-14 items-center justify-center gap-2 rounded-md border border-hairline px-3 font-semibold hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft"
                  >
                    <input
                      type={multiple ? 'checkbox' : 'radio'}
                      name={`${id}-${row.id}`}
                      checked={checked}
                      onChange={() => choose(row.id, column.id)}
                      // A second press removes the choice, which a radio button does not do by itself.
                      onClick={() => !multiple && checked && choose(row.id, column.id)}
                      aria-labelledby={`${id}-column-${column.id}`}
                      className="tick size-5"
                    />
                    {column.id.toUpperCase()}
                  </label>
                )
              })}
            </div>
          </div>
        ))}
      </fieldset>
    </>
  )
}
