import { Clock, FileQuestionMark, Trophy } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { instructionsOf, type Instruction } from '../../../domain/catalogue/instructions.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Legend } from './exam/legend.tsx'
import { MarkingTable } from './marking-table.tsx'
import type { Pattern } from './pattern.ts'
import { ruleText } from './rule-text.ts'

export type RulesProps = { pattern: Pattern; practice?: boolean | undefined }

/** The instructions, generated from the test's pattern. In `practice` nothing is stored or sent. */
export const Rules = (props: RulesProps) => (
  <Suspense fallback={<Skeleton lines={12} />}>
    <RulesText {...props} />
  </Suspense>
)

function RulesText({ pattern, practice = false }: RulesProps) {
  useStrings('rules')
  useStrings('ties')
  const { t } = useTranslation('rules')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const { rules, source } = pattern
  const { time, marking, screen, answering, judging } = instructionsOf(rules)
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul aria-label={t('facts')} className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
        <Fact icon={<FileQuestionMark aria-hidden size={20} />}>{t('questions', { count: rules.questionCount })}</Fact>
        <Fact icon={<Clock aria-hidden size={20} />}>
          {t('minutes', { count: Math.round(rules.durationMs / 60_000) })}
        </Fact>
        <Fact icon={<Trophy aria-hidden size={20} />}>{t('maxMarks', { marks: formatMarks(rules.maxUnits) })}</Fact>
      </ul>
      <Part title={t('parts.time')}>
        <Points lines={time} />
      </Part>
      <Part title={t('parts.marking')}>
        <MarkingTable lines={marking} />
        <Points lines={marking} />
      </Part>
      <Part title={t('parts.screen')}>
        <Points lines={screen} legend={<Legend reviewCounts={rules.reviewCounts} />} />
      </Part>
      <Part title={t('parts.answering')}>
        <Points lines={answering} />
      </Part>
      {source && (
        <Part title={t('parts.judging')}>
          <Points lines={judging} />
        </Part>
      )}
      {!practice && (
        <Part title={t('safety')}>
          <p>{t('safetyText')}</p>
        </Part>
      )}
      {source && (
        <p className="text-sm text-muted">
          {t('source', { name: pick(source.name), date: date(Date.parse(source.effectiveFrom)) })}
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

/** Lines as text, with the legend below the one about the palette. */
function Points({ lines, legend }: { lines: Instruction[]; legend?: ReactNode }) {
  const { t } = useTranslation('rules')
  const { pick } = useBilingual()
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-muted">
      {lines
        .filter((line) => line.say !== 'marks')
        .map((line) => {
          const text = ruleText(line, { t, pick })
          return (
            <li key={text}>
              {text}
              {line.say === 'palette' && (
                <div className="my-2 max-w-md rounded-md border border-hairline p-3">{legend}</div>
              )}
            </li>
          )
        })}
    </ul>
  )
}
