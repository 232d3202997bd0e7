import type { ShiftFigures, ShiftGroupDetail, ShiftLine } from '../../../../../../domain/results/shift-groups.ts'
import { groupIndian } from '../../../../../i18n/format.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { Notice } from '../../../../../ui/notice.tsx'

type Props = { figures: NonNullable<ShiftGroupDetail['figures']>; shifts: readonly ShiftLine[] }

/** Figures of a computation: each shift, and its raw marks with their normalised scores. */
export function ShiftFiguresPart({ figures: { refused, shifts: computed }, shifts }: Props) {
  const { t } = useTranslation('shiftGroups')
  const { pick } = useBilingual()
  const nameOf = (id: string | null): string => {
    const found = shifts.find((shift) => shift.id === id)
    return found ? pick(found.title) : '–'
  }
  return (
    <section className="grid min-w-0 gap-3">
      <h3 className="text-lg">{t('figures')}</h3>
      {refused && (
        <Notice tone="warning">
          {t(`cannotNormalise.${refused.reason}`, { title: 'shiftId' in refused ? nameOf(refused.shiftId) : '' })}
        </Notice>
      )}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('figures')}>
        <table className="tabular w-full max-w-3xl border-collapse text-sm">
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="py-1.5 pe-3 text-start">
                {t('shift')}
              </th>
              {(['number', 'mean', 'deviation', 'top'] as const).map((head) => (
                <th key={head} scope="col" className="px-2 py-1.5 text-end">
                  {t(`heads.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {computed.map(({ id, students, mean, deviation, top }) => (
              <tr key={id} className="border-b border-hairline">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                  {nameOf(id)}
                </th>
                {[groupIndian(students), mean, deviation, top].map((cell, index) => (
                  <td key={index} className="px-2 py-1.5 text-end">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!refused && <Curves computed={computed} nameOf={nameOf} />}
    </section>
  )
}

const size = { width: 480, height: 240, left: 44, right: 470, top: 10, bottom: 210 }
const dashes = ['', '6 4', '2 3', '10 3 2 3', '1 5', '12 4']

/** The same minus sign that marks are printed with. */
const numberOf = (text: string): number => Number(text.replace('−', '-'))

type CurvesProps = { computed: readonly ShiftFigures[]; nameOf: (id: string) => string }

/** Normalised score over raw marks, a line for each shift, with the same figures as a table. */
function Curves({ computed, nameOf }: CurvesProps) {
  const { t } = useTranslation('shiftGroups')
  const points = computed.flatMap(({ curve }) => curve)
  const [raws, norms] = [points.map(({ raw }) => numberOf(raw)), points.map(({ normalised }) => Number(normalised))]
  const spanOf = (values: number[]) => ({ low: Math.min(...values), high: Math.max(...values) })
  const [across, up] = [spanOf(raws), spanOf(norms)]
  const x = (raw: number) =>
    size.left + ((raw - across.low) / (across.high - across.low || 1)) * (size.right - size.left)
  const y = (norm: number) => size.bottom - ((norm - up.low) / (up.high - up.low || 1)) * (size.bottom - size.top)
  return (
    <>
      <h4 className="font-semibold">{t('curve')}</h4>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {computed.map(({ id }, index) => (
          <li key={id} className="flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 32 12" className="h-3 w-8">
              <line x1="0" x2="32" y1="6" y2="6" strokeWidth="2" className="stroke-primary" {...dashOf(index)} />
            </svg>
            {nameOf(id)}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('curveLabel')}
        className="tabular w-full max-w-xl"
      >
        {[up.low, (up.low + up.high) / 2, up.high].map((value) => (
          <g key={value}>
            <line x1={size.left} x2={size.right} y1={y(value)} y2={y(value)} className="stroke-hairline" />
            <text x={size.left - 6} y={y(value) + 4} textAnchor="end" fontSize="14" className="fill-muted">
              {value.toFixed(1).replace('-', '−')}
            </text>
          </g>
        ))}
        {computed.map(({ id, curve }, index) => (
          <polyline
            key={id}
            points={curve.map(({ raw, normalised }) => `${x(numberOf(raw))},${y(Number(normalised))}`).join(' ')}
            fill="none"
            strokeWidth="2"
            className="stroke-primary"
            {...dashOf(index)}
          />
        ))}
        <text x={size.left} y={size.bottom + 18} fontSize="14" className="fill-muted">
          {String(across.low).replace('-', '−')}
        </text>
        <text x={size.right} y={size.bottom + 18} textAnchor="end" fontSize="14" className="fill-muted">
          {t('rawUpTo', { marks: across.high })}
        </text>
      </svg>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">{t('asTable')}</summary>
        <div className="flex flex-wrap gap-6 py-2">
          {computed.map(({ id, curve }) => (
            <table key={id} className="tabular border-collapse text-sm">
              <caption className="text-start font-semibold">{nameOf(id)}</caption>
              <thead>
                <tr className="border-b border-edge">
                  <th scope="col" className="px-2 py-1 text-end">
                    {t('heads.raw')}
                  </th>
                  <th scope="col" className="px-2 py-1 text-end">
                    {t('heads.normalised')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {curve.map(({ raw, normalised }) => (
                  <tr key={raw} className="border-b border-hairline">
                    <td className="px-2 py-1 text-end">{raw}</td>
                    <td className="px-2 py-1 text-end">{normalised}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </details>
    </>
  )
}

const dashOf = (index: number) => {
  const dash = dashes[index % dashes.length]
  return dash ? { strokeDasharray: dash } : {}
}
