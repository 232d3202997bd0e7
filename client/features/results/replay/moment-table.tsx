import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import type { Replay } from '../../../../domain/results/replay/contract.ts'
import { momentsOf, type Moment } from '../../../../domain/results/replay/moments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Folded } from '../../../ui/figure-table.tsx'
import { useSpan } from '../use-span.ts'
import { MomentLink } from './moment-link.tsx'

/** Stalls, changed answers, absences and answers that do not count, in the order of time. */
export function MomentTable({ replay }: { replay: Replay }) {
  const { t } = useTranslation('replay')
  const words = useWords()
  const moments = momentsOf(replay)
  if (moments.length === 0) return <p className="mt-2 text-sm">{t('noMoments')}</p>
  return (
    <Folded title={t('moments', { count: moments.length })}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pe-3 text-start">
              {t('time')}
            </th>
            <th scope="col" className="py-1.5 text-start">
              {t('happened')}
            </th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment, index) => (
            <tr key={index} className="border-b border-hairline">
              <td className="pe-3 align-top tabular">
                <MomentLink at={moment.at} className="link inline-flex min-h-11 items-center">
                  {formatRemaining(moment.at)}
                </MomentLink>
              </td>
              <td className="py-2.5">{words(moment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  )
}

const useWords = () => {
  const { t } = useTranslation('replay')
  const span = useSpan()
  return (moment: Moment): string => {
    if (moment.place === null) return t(`kinds.${moment.kind}`, { time: span(moment.ms) })
    const number = moment.place + 1
    switch (moment.kind) {
      case 'stall':
        return t('kinds.stall', { number, time: span(moment.ms) })
      case 'change':
        return t(moment.isCleared ? 'kinds.cleared' : 'kinds.change', { number })
      case 'uncounted':
        return t('kinds.uncounted', { number })
    }
  }
}
