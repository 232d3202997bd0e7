import type { DiffPiece, PlainValue, RowValue } from '../../../domain/content/diff.ts'
import { fieldAt } from '../../../domain/content/fields.ts'
import type { ShownChange, ShownDiff } from '../../../domain/content/history.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFieldWords } from '../editor/editor-context.ts'
import { usePathLabel } from './use-path-label.ts'
import { useValueText } from './use-value-text.ts'

const oldLook = 'rounded-sm bg-danger-soft text-danger line-through'
const newLook = 'ms-0.5 rounded-sm bg-success-soft text-success no-underline'

/** Differences of two bodies field by field, in words. The heading around it names the field `within`. */
export function DiffView({ diff: { changes }, within }: { diff: ShownDiff; within?: string }) {
  const { t } = useTranslation('publishing')
  if (changes.length === 0) return <p className="text-sm text-muted">{t('diff.none')}</p>
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <li key={`${change.change} ${change.path}`} className="text-sm">
          <Change change={change} isNamed={change.path !== within} />
        </li>
      ))}
    </ul>
  )
}

function Change({ change, isNamed }: { change: ShownChange; isNamed: boolean }) {
  const { t } = useTranslation('publishing')
  const pathLabel = usePathLabel()
  const name = isNamed && <p className="font-semibold">{pathLabel(change.path, change.rowName)}</p>
  if (change.change === 'order')
    return (
      <>
        {name}
        <p>{t('diff.order')}</p>
      </>
    )
  if (change.change !== 'changed')
    return (
      <>
        {name}
        <Row path={change.path} row={change.row} isAdded={change.change === 'added'} />
      </>
    )
  return (
    <>
      {name}
      <Difference change={change} />
    </>
  )
}

/** Fields of a row that was added or removed. */
function Row({ path, row, isAdded }: { path: string; row: readonly RowValue[]; isAdded: boolean }) {
  const { t } = useTranslation('publishing')
  const pathLabel = usePathLabel()
  const valueText = useValueText()
  const Tag = isAdded ? 'ins' : 'del'
  return (
    <div className={`mt-1 border-l-2 ps-2 ${isAdded ? 'border-success' : 'border-danger'}`}>
      <p className="text-muted">{t(isAdded ? 'diff.added' : 'diff.removed')}</p>
      <dl>
        {row.map(({ path: inner, value, language }) => {
          const whole = inner === '' ? path : `${path}.${inner}`
          return (
            <div key={inner}>
              <dt className="inline text-muted">
                {pathLabel(whole).split(': ').slice(1).join(': ') || pathLabel(whole)}:{' '}
              </dt>
              <dd className="inline">
                <Tag lang={language ?? undefined} className={isAdded ? newLook : oldLook}>
                  {valueText(whole, value)}
                </Tag>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

type Changed = Extract<ShownChange, { change: 'changed' }>

/** Unchanged characters shown around a change. */
const context = 80

const shorten = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (text.length <= 2 * context) return text
  const start = isFirst ? '' : text.slice(0, context)
  const end = isLast ? '' : text.slice(-context)
  return `${start} … ${end}`
}

/** True for a word of a few characters, which is replaced as a whole. */
const isShortWord = (text: string): boolean => text.length <= 12 && !/\s/.test(text)

const sideOf = (pieces: readonly DiffPiece[], side: 'before' | 'after'): string =>
  pieces
    .filter((piece) => piece.side === 'both' || piece.side === side)
    .map(({ text }) => text)
    .join('')

function Difference({ change }: { change: Changed }) {
  const { form } = useFieldWords()
  const type = fieldAt(form.fields, change.path)?.type
  if (change.kind === 'value') return <Values path={change.path} before={change.before} after={change.after} />
  const { pieces, path, language } = change
  const [before, after] = [sideOf(pieces, 'before'), sideOf(pieces, 'after')]
  const isPlain = type !== undefined && type !== 'line' && type !== 'text'
  if (isPlain || (isShortWord(before) && isShortWord(after)))
    return <Values path={path} before={before} after={after} />
  return <Words pieces={pieces} language={language} />
}

function Words({ pieces, language }: { pieces: readonly DiffPiece[]; language: string | null }) {
  const { t } = useTranslation('publishing')
  return (
    <p lang={language ?? undefined} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {pieces.map(({ side, text }, index) => {
        if (side === 'both') return shorten(text, index === 0, index === pieces.length - 1)
        const [Tag, look] = side === 'before' ? (['del', oldLook] as const) : (['ins', newLook] as const)
        return (
          <Tag key={index} className={look} title={t(`diff.${side}`)}>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}

function Values({ path, before, after }: { path: string; before: PlainValue; after: PlainValue }) {
  const { t } = useTranslation('publishing')
  const valueText = useValueText()
  return (
    <p className="flex flex-wrap gap-x-2 tabular [overflow-wrap:anywhere]">
      <span className="sr-only">{t('diff.before')}</span>
      <del className={oldLook}>{valueText(path, before)}</del>
      <span aria-hidden>→</span>
      <span className="sr-only">{t('diff.after')}</span>
      <ins className={newLook}>{valueText(path, after)}</ins>
    </p>
  )
}
