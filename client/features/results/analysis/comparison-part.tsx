import type { Comparison, SectionComparison } from '../../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { minStudentsForPercentile } from '../../../../domain/results/standing.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Part } from './part.tsx'

type Props = { comparison: Comparison | null; nameOf: (sectionId: string) => string; students: number }

const looks = { own: 'fill-primary', average: 'fill-edge', best: 'fill-none stroke-primary' } as const
const who = ['own', 'average', 'best'] as const

/** Own marks beside the average and the best of the first attempts, by section. */
export function ComparisonPart({ comparison, nameOf, students }: Props) {
  const { t } = useTranslation('analysis')
  const { t: result } = useTranslation('result')
  if (!comparison) {
    const sentence = t('comparison.few', { count: students, least: minStudentsForPercentile })
    return <Part id="comparison" title={t('comparison.title')} sentence={sentence} />
  }
  const marks = (units: number | null) => (units === null ? '–' : formatMarks(units))
  const weakest = weakestOf(comparison.sections)
  const sentence = weakest
    ? t('comparison.sentence', {
        count: comparison.students,
        section: nameOf(weakest.id),
        own: marks(weakest.own),
        average: marks(weakest.average),
      })
    : t('comparison.above', { count: comparison.students })
  const table = {
    head: [result('section'), ...who.map((each) => t(`comparison.${each}`)), t('maximum')],
    rows: comparison.sections.map(({ id, maxUnits, ...of }) => [
      nameOf(id),
      ...who.map((each) => marks(of[each])),
      formatMarks(maxUnits),
    ]),
  }
  return (
    <Part
      id="comparison"
      title={t('comparison.title')}
      sentence={
        <>
          {sentence}{' '}
          {comparison.synthetic > 0 && <Badge>{result('demoDataIn', { count: comparison.synthetic })}</Badge>}
        </>
      }
      table={table}
      chart={
        <ul className="grid gap-3">
          {comparison.sections.map((section) => (
            <SectionBars key={section.id} name={nameOf(section.id)} section={section} />
          ))}
        </ul>
      }
    />
  )
}

/** Section that is furthest below the average; undefined where none is. */
const weakestOf = (sections: readonly SectionComparison[]): SectionComparison | undefined => {
  const behind = ({ own, average, maxUnits }: SectionComparison) => (average === null ? 0 : (average - own) / maxUnits)
  return sections.filter((section) => behind(section) > 0).toSorted((one, other) => behind(other) - behind(one))[0]
}

function SectionBars({ name, section }: { name: string; section: SectionComparison }) {
  const { t } = useTranslation('analysis')
  const width = (units: number): string => `${Math.min(100, Math.max(0, (100 * units) / section.maxUnits)).toFixed(1)}%`
  return (
    <li>
      <p className="text-sm">{name}</p>
      <dl className="grid grid-cols-[5.5rem_1fr_3.5rem] items-center gap-x-2 text-xs">
        {who.map((each) => {
          const units = section[each]
          return units === null ? null : (
            <div key={each} className="contents">
              <dt className="text-muted">{t(`comparison.${each}`)}</dt>
              <dd aria-hidden>
                <svg className="block h-2.5 w-full">
                  <rect width={width(units)} height="100%" strokeWidth="2" className={looks[each]} />
                </svg>
              </dd>
              <dd className="text-end font-semibold tabular">{formatMarks(units)}</dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}
