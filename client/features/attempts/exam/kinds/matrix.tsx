import { useId } from 'react'
import { shownAnswer } from '../../../../../domain/attempts/palette.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Content } from '../content.tsx'
import { useExam } from '../exam-context.ts'
import type { KindProps, QuestionOf } from './registry.tsx'

type Rows = Record<string, string[]>
type Item = QuestionOf<'matrix'>['rows'][number]

/** The answer after a column was chosen for a row, or once more: one of them, or one more or less of several. */
export const matched = (rows: Rows, multiple: boolean, rowId: string, columnId: string): { rows: Rows } | null => {
  const { [rowId]: chosen = [], ...others } = rows
  const rest = chosen.filter((id) => id !== columnId)
  const taken = chosen.includes(columnId) ? rest : [...(multiple ? rest : []), columnId]
  const next = taken.length > 0 ? { ...others, [rowId]: taken } : others
  return Object.keys(next).length > 0 ? { rows: next } : null
}

/** Two lists and a grid of rows and columns; on a phone the columns of a row are chips that wrap. */
export function Matrix({ question }: KindProps<'matrix'>) {
  const { t } = useTranslation('hall')
  const { sheet, act, view, mayAnswer, number } = useExam()
  const id = useId()
  const { rows, columns, multiple } = question
  const answer = shownAnswer(sheet, question.id)
  const entered = answer && 'rows' in answer ? answer.rows : {}
  const choose = (rowId: string, columnId: string) =>
    act({ type: 'choose', answer: matched(entered, multiple, rowId, columnId) })
  return (
    <>
      <Lists question={question} view={view} id={id} />
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
                      // A second press on the chosen one takes it back, which a radio button does not do by itself.
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

type ListsProps = KindProps<'matrix'> & {
  view: Parameters<typeof Content>[0]['view']
  /** Prefix of the lines' ids, for what names them. */
  id?: string
}

/** Both lists with their letters, side by side where there is room. */
export function Lists({ question, view, id }: ListsProps) {
  const { t } = useTranslation('hall')
  const list = (name: 'row' | 'column', title: string, items: Item[]) => (
    <div className="min-w-0 flex-1">
      <p className="border-b border-edge pb-1 font-semibold">{title}</p>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            id={id && `${id}-${name}-${item.id}`}
            className="flex gap-3 border-b border-hairline py-1.5 last:border-b-0"
          >
            <b className="w-5 shrink-0">{item.id.toUpperCase()}</b>
            <div className="min-w-0 flex-1">
              <Content text={item.content} view={view} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <div className="mt-4 flex flex-col gap-4 sm:flex-row sm:gap-8">
      {list('row', t('kinds.listOne'), question.rows)}
      {list('column', t('kinds.listTwo'), question.columns)}
    </div>
  )
}
