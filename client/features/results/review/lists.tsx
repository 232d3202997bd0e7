import { Check, X } from 'lucide-react'
import { rowsOf } from '../../../../domain/questions/kinds/entered.ts'
import { keyedRowsOf, type Part } from '../../../../domain/questions/kinds/presentation.ts'
import type { ResultQuestion } from '../../../../domain/results/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { ReviewText, type ReviewView } from '../review-text.tsx'

type ListsPart = Extract<Part, { form: 'lists' }>

type Props = Omit<ListsPart, 'form'> & { question: ResultQuestion; view: ReviewView }

const lettersOf = (ids: string[]): string =>
  ids
    .map((id) => id.toUpperCase())
    .sort()
    .join(', ')

/** Both lists of a matching question, and for each row the key and the student's answer. */
export function ListsReview({ question, rows, columns, view }: Props) {
  const { t } = useTranslation('result')
  const right = keyedRowsOf(question.key)
  const entered = rowsOf(question.answer)
  return (
    <>
      <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        <List title={t('row')} items={rows} view={view} />
        <List title={t('columns')} items={columns} view={view} />
      </div>
      <table className="mt-3 border-collapse text-sm tabular">
        <thead>
          <tr className="border-b border-edge text-start">
            <th scope="col" className="py-1.5 pe-4 text-start">
              {t('row')}
            </th>
            <th scope="col" className="px-4 py-1.5 text-start">
              {t('yourAnswer')}
            </th>
            <th scope="col" className="px-4 py-1.5 text-start">
              {t('rightAnswer')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id }) => {
            const mine = lettersOf(entered[id] ?? [])
            const isRight = mine === lettersOf(right[id] ?? [])
            const Icon = isRight ? Check : X
            return (
              <tr key={id} className="border-b border-hairline">
                <th scope="row" className="py-1.5 pe-4 text-start">
                  {id.toUpperCase()}
                </th>
                <td className={classes('px-4 py-1.5', mine && (isRight ? 'text-success' : 'text-danger'))}>
                  <span className="flex items-center gap-1">
                    {mine && <Icon aria-hidden size={14} />}
                    {mine || t('noAnswer')}
                  </span>
                </td>
                <td className="px-4 py-1.5 font-semibold">{lettersOf(right[id] ?? [])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

const List = ({ title, items, view }: { title: string; items: ListsPart['rows']; view: ReviewView }) => (
  <div>
    <p className="border-b border-edge pb-1 font-semibold">{title}</p>
    <ul>
      {items.map(({ id, content }) => (
        <li key={id} className="flex gap-3 border-b border-hairline py-1.5 last:border-b-0">
          <b className="w-5 shrink-0">{id.toUpperCase()}</b>
          <div className="min-w-0 flex-1">
            <ReviewText text={content} view={view} />
          </div>
        </li>
      ))}
    </ul>
  </div>
)
