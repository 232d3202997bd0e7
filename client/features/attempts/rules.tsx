import { Clock, FileQuestionMark, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatMarks, fractionText } from '../../../domain/results/marks.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Legend } from './exam/legend.tsx'
import type { Pattern } from './pattern.ts'

/** The instructions, made from the pattern of the test; `practice` where nothing is kept or sent. */
export function Rules({ pattern, practice = false }: { pattern: Pattern; practice?: boolean }) {
  const { t } = useTranslation('attempt')
  const { pick } = useBilingual()
  const kinds = new Set(pattern.sections.flatMap(({ marking }) => marking.map(({ kind }) => kind)))
  const partial = pattern.sections.some(({ marking }) => marking.some((rule) => rule.partial))
  const { source } = pattern
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul aria-label={t('opening.facts')} className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
        <Fact icon={<FileQuestionMark aria-hidden size={20} />}>
          {t('opening.questions', { count: pattern.questionCount })}
        </Fact>
        <Fact icon={<Clock aria-hidden size={20} />}>
          {t('opening.minutes', { count: Math.round(pattern.durationMs / 60_000) })}
        </Fact>
        <Fact icon={<Trophy aria-hidden size={20} />}>
          {t('opening.maxMarks', { marks: formatMarks(pattern.maxUnits) })}
        </Fact>
      </ul>
      <Part title={t('opening.sections')}>
        <MarkingTable pattern={pattern} />
        {partial && <p className="mb-3 text-sm text-muted">* {t('opening.partial')}</p>}
        <Points texts={[t('opening.freeNavigation'), t('opening.skipped')]} />
      </Part>
      <Part title={t('opening.general')}>
        <Points texts={[t('opening.clockRule'), t('opening.paletteRule')]} />
        <div className="my-3 max-w-md rounded-md border border-hairline p-3">
          <Legend reviewCounts={pattern.reviewCounts} />
        </div>
        <Points texts={[t('opening.paletteJump')]} />
      </Part>
      <Part title={t('opening.answering')}>
        <Points
          texts={[
            ...(kinds.has('mcq') ? [t('opening.answerMcq')] : []),
            ...(kinds.has('msq') ? [t('opening.answerMsq')] : []),
            ...(kinds.has('nat') ? [t('opening.answerNat')] : []),
            t('opening.saveRule'),
            t('opening.markRule'),
            t(pattern.saveMode === 'real_exam' ? 'opening.jumpSaves' : 'opening.jumpDrops'),
            t(pattern.reviewCounts ? 'opening.markCounts' : 'opening.markDoesNotCount'),
          ]}
        />
      </Part>
      {!practice && (
        <Part title={t('opening.safety')}>
          <p>{t('opening.safetyText')}</p>
        </Part>
      )}
      {source && (
        <p className="text-sm text-muted">
          {t('opening.source', { name: pick(source.name), date: source.effectiveFrom })}
        </p>
      )}
    </div>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <span className="text-primary">{icon}</span>
    {children}
  </li>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-lg">{title}</h2>
    {children}
  </section>
)

const Points = ({ texts }: { texts: string[] }) => (
  <ul className="grid list-disc gap-1.5 ps-5 marker:text-muted">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

function MarkingTable({ pattern }: { pattern: Pattern }) {
  const { t } = useTranslation('attempt')
  const rows = pattern.sections.flatMap(({ id, title, marking }) =>
    marking.map((rule, index) => ({
      key: `${id}-${index}`,
      title: index === 0 ? title : null,
      span: marking.length,
      rule,
    })),
  )
  return (
    <div className="mb-3 overflow-x-auto">
      <table className="w-full max-w-2xl border-collapse text-sm [&_td]:px-1 [&_th]:px-1 sm:[&_td]:px-2 sm:[&_th]:px-2">
        <thead>
          <tr className="border-b border-edge align-bottom">
            <th scope="col" className="py-1.5 text-start">
              {t('opening.section')}
            </th>
            <th scope="col" className="py-1.5 text-start">
              {t('opening.type')}
            </th>
            <th scope="col" className="py-1.5 text-end">
              {t('opening.count')}
            </th>
            <th scope="col" className="py-1.5 text-end">
              {t('opening.correct')}
            </th>
            <th scope="col" className="py-1.5 text-end">
              {t('opening.wrong')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, span, rule }) => (
            <tr key={key} className="border-b border-hairline align-top">
              {title && (
                <th scope="row" rowSpan={span} className="py-1.5 text-start leading-snug font-normal">
                  <BilingualText text={title} />
                </th>
              )}
              <td className="py-1.5">
                <abbr title={t(`kindLong.${rule.kind}`)} className="no-underline">
                  {t(`kind.${rule.kind}`)}
                </abbr>
                {rule.partial && ' *'}
              </td>
              <td className="py-1.5 text-end">{rule.count}</td>
              <td className="py-1.5 text-end text-success">+{fractionText(rule.correct)}</td>
              <td className="py-1.5 text-end text-danger">{rule.wrong === 0 ? '0' : `−${fractionText(rule.wrong)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
