import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import type { Replay } from '../../../../domain/results/replay/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Folded } from '../../../ui/figure-table.tsx'
import { useSpan } from '../use-span.ts'
import { MomentLink } from './moment-link.tsx'

/** Questions in the order in which they were first opened, with their times. */
export function OrderTable({ replay }: { replay: Replay }) {
  const { t } = useTranslation('replay')
  const span = useSpan()
  const opened = replay.questions
    .flatMap(({ firstAt, ...question }, place) => (firstAt === null ? [] : [{ ...question, firstAt, place }]))
    .toSorted((one, other) => one.firstAt - other.firstAt)
  const heads = [t('spent'), t('target'), t('looks'), t('changed'), t('outcome')]
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="text-lg">
        {t('order')}
      </h2>
      <p className="text-sm text-muted">
        {t('orderSentence', { opened: opened.length, total: replay.questions.length })}
      </p>
      {opened.length > 0 && (
        <Folded title={t('orderTable')}>
          <table className="w-full text-sm whitespace-nowrap">
            <thead>
              <tr className="border-b border-edge">
                <th scope="col" className="py-1.5 pe-3 text-start">
                  {t('question')}
                </th>
                <th scope="col" className="px-2 py-1.5 text-end">
                  {t('openedAt')}
                </th>
                {heads.map((head) => (
                  <th key={head} scope="col" className="px-2 py-1.5 text-end">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {opened.map(({ place, firstAt, ms, targetMs, looks, changes, verdict }) => (
                <tr key={place} className="border-b border-hairline">
                  <th scope="row" className="pe-3 text-start font-normal tabular">
                    {place + 1}
                  </th>
                  <td className="px-2 text-end tabular">
                    <MomentLink at={firstAt} className="link inline-flex min-h-11 items-center">
                      {formatRemaining(firstAt)}
                    </MomentLink>
                  </td>
                  <td className="px-2 text-end tabular">{span(ms)}</td>
                  <td className="px-2 text-end tabular">{span(targetMs)}</td>
                  <td className="px-2 text-end tabular">{looks}</td>
                  <td className="px-2 text-end tabular">{changes}</td>
                  <td className="px-2 text-end">{t(`result:verdict.${verdict}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Folded>
      )}
    </section>
  )
}
