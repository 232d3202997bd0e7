import type { Replay } from '../../../../domain/results/replay/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useSpan } from '../use-span.ts'

/** Time in each section beside the median of the best tenth, or what is missing for it. */
export function SectionPace({ replay }: { replay: Replay }) {
  const { t } = useTranslation('replay')
  const span = useSpan()
  const { sectionTimes, sections, pace } = replay
  const hasBest = sectionTimes.some(({ bestMs }) => bestMs !== null)
  return (
    <section aria-labelledby="pace">
      <h2 id="pace" className="text-lg">
        {t('pace')}
      </h2>
      <p className="text-sm text-muted">
        {hasBest ? t('paceSentence', pace) : t('paceMissing', { students: pace.students, needed: pace.needed })}
      </p>
      <table className="mt-2 w-full max-w-2xl text-sm">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pe-3 text-start">
              {t('section')}
            </th>
            <th scope="col" className="px-2 py-1.5 text-end">
              {t('you')}
            </th>
            {hasBest && (
              <th scope="col" className="py-1.5 ps-2 text-end">
                {t('best')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sectionTimes.map(({ sectionId, ms, bestMs }) => {
            const title = sections.find(({ id }) => id === sectionId)?.title
            return (
              <tr key={sectionId} className="border-b border-hairline">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                  {title && <BilingualText text={title} />}
                </th>
                <td className="px-2 py-1.5 text-end tabular">{span(ms)}</td>
                {hasBest && <td className="py-1.5 ps-2 text-end tabular">{bestMs === null ? '–' : span(bestMs)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
