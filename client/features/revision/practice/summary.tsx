import type { ReactNode } from 'react'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { summaryOf, weakness, type PracticeSummary } from '../../../../domain/revision/practice-summary.ts'
import type { PracticeView } from '../../../../domain/revision/practice-view.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { NextActs } from './summary-acts.tsx'

type Props = { session: PracticeView; children: ReactNode }

/** Score of a session, its topics and what to do next; `children` are its questions with solutions. */
export function Summary({ session, children }: Props) {
  const { t } = useTranslation('practice')
  const summary = summaryOf(session)
  const { answered, cards } = summary
  return (
    <div className="grid grid-cols-1 gap-8">
      <section>
        <h1 className="text-2xl">{t('summary.title')}</h1>
        {answered === 0 && cards === 0 ? <p className="mt-2">{t('summary.none')}</p> : <Figures summary={summary} />}
      </section>
      <NextActs session={session} summary={summary} />
      {summary.topics.length > 0 && <Topics session={session} summary={summary} />}
      {answered > 0 && (
        <section>
          <h2 className="mb-3 text-xl">{t('summary.solutions')}</h2>
          {children}
        </section>
      )}
    </div>
  )
}

function Figures({ summary }: { summary: PracticeSummary }) {
  const { t } = useTranslation('practice')
  const { left } = useFormat()
  const { answered, right, skipped, units, maxUnits, ms, cards, certainty } = summary
  return (
    <>
      {answered > 0 && <p className="mt-2 text-3xl font-semibold tabular">{t('summary.right', { right, answered })}</p>}
      <ul className="mt-1 text-muted tabular">
        {answered > 0 && <li>{t('summary.marks', { units: formatMarks(units), max: formatMarks(maxUnits) })}</li>}
        {answered > 0 && skipped > 0 && <li>{t('summary.skipped', { count: skipped })}</li>}
        {cards > 0 && <li>{t('summary.cards', { count: cards })}</li>}
        {answered > 0 && <li>{t('summary.time', { time: left(ms), each: left(ms / answered) })}</li>}
      </ul>
      {certainty && (
        <div className="mt-4 rounded-md border border-hairline p-3">
          <p className="font-semibold tabular">
            {t('summary.certainty', { marks: formatSigned(certainty.marks), of: certainty.of })}
          </p>
          <p className="text-sm text-muted">{t('summary.certaintyText', { count: certainty.answers })}</p>
        </div>
      )}
    </>
  )
}

const formatSigned = (value: number): string => (value < 0 ? `−${-value}` : String(value))

function Topics({ session, summary }: { session: PracticeView; summary: PracticeSummary }) {
  const { t } = useTranslation('practice')
  const { pick } = useBilingual()
  const titleOf = (subject: string, slug: string): string => {
    const found = session.topics.find((topic) => topic.subject === subject && topic.slug === slug)
    return found ? pick(found.title) : slug
  }
  return (
    <section>
      <h2 className="text-xl">{t('summary.topics')}</h2>
      <table className="mt-2 w-full max-w-xl border-collapse tabular">
        <thead>
          <tr className="border-b border-edge text-sm text-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              {t('summary.topic')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('summary.answers')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('summary.rightColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {summary.topics.map(({ subject, topic, answered, right, isWeak }) => (
            <tr key={`${subject} ${topic}`} className="border-b border-hairline">
              <th scope="row" className="py-2 text-start font-normal">
                {titleOf(subject, topic)}
                {isWeak && <b className="ms-2 text-sm text-danger">{t('summary.weak')}</b>}
              </th>
              <td className="py-2 text-end">{answered}</td>
              <td className="py-2 text-end">{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-sm text-muted">{t('summary.tooFew', { count: weakness.leastAnswers })}</p>
    </section>
  )
}
