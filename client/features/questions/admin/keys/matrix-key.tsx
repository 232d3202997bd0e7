import { useTranslation } from '../../../../i18n/use-translation.ts'
import { partsIn, textsIn, withValue, type KeyItem, type KeyProps } from './key-props.ts'

/** Key of a matching question: for each row its column, or its columns. */
export function MatrixKey({ name, items: { rows, columns, multiple }, value, onChange, disabled }: KeyProps) {
  const { t } = useTranslation('questionKeys')
  const keyed = partsIn(value['rows'])
  const ids = columns.map(({ id }) => id)
  const choose = (row: string, column: string, isChosen: boolean) =>
    onChange({
      ...value,
      rows: { ...keyed, [row]: multiple ? withValue(textsIn(keyed[row]), column, isChosen, ids) : [column] },
    })
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="text-sm font-semibold">{t(multiple ? 'rowsSeveral' : 'rowsOne')}</legend>
      <div className="mt-1 overflow-x-auto">
        <table className="border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('row')}</span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className="px-2 py-1 text-start align-bottom font-normal">
                  <Entry item={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-hairline">
                <th scope="row" className="py-1 pe-3 text-start align-top font-normal">
                  <Entry item={row} />
                </th>
                {columns.map((column) => (
                  <td key={column.id} className="px-2 py-1 align-top">
                    <label className="inline-flex size-11 items-center justify-center">
                      <input
                        type={multiple ? 'checkbox' : 'radio'}
                        name={`${name}.rows.${row.id}`}
                        value={column.id}
                        checked={textsIn(keyed[row.id]).includes(column.id)}
                        onChange={({ currentTarget }) => choose(row.id, column.id, currentTarget.checked)}
                        aria-label={t('pair', { row: row.letter, column: column.letter })}
                        className="tick size-5"
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}

const Entry = ({ item: { letter, text } }: { item: KeyItem }) => (
  <span className="flex min-w-8 gap-2">
    <b>{letter}</b>
    {text && <span className="max-w-60 min-w-24">{text}</span>}
  </span>
)
