import { ChevronDown } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { instructionsOf, type Instruction } from '../../../domain/catalogue/instructions.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Essentials } from './essentials.tsx'
import { Legend } from './exam/legend.tsx'
import { MarkingTable } from './marking-table.tsx'
import type { Pattern } from './pattern.ts'
import { ruleText } from './rule-text.ts'

export type RulesProps = {
  pattern: Pattern
  practice?: boolean | undefined
  /** True before the start: what matters first is shown, the rest is folded. */
  folded?: boolean
}

/** The instructions, generated from the test's pattern. In `practice` nothing is stored or sent. */
export const Rules = (props: RulesProps) => (
  <Suspense fallback={<Skeleton lines={12} />}>
    <RulesText {...props} />
  </Suspense>
)

function RulesText({ pattern, practice = false, folded = false }: RulesProps) {
  useStrings('rules')
  useStrings('ties')
  const { t } = useTranslation('rules')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const { rules, source } = pattern
  const { time, marking, screen, answering, judging } = instructionsOf(rules)
  const Part = folded ? FoldedPart : OpenPart
  return (
    <div className={folded ? 'grid grid-cols-1' : 'grid grid-cols-1 gap-6'}>
      <Essentials pattern={pattern} />
      {folded && !rules.commonStart && <p className="mt-3 mb-2 text-sm">{t('attempt:opening.clockStart')}</p>}
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
        <p className={folded ? 'mt-4 text-sm text-muted' : 'text-sm text-muted'}>
          {t('source', { name: pick(source.name), date: date(Date.parse(source.effectiveFrom)) })}
        </p>
      )}
    </div>
  )
}

type PartProps = { title: string; children: ReactNode }

const OpenPart = ({ title, children }: PartProps) => (
  <section>
    <h2 className="mb-2 text-lg">{title}</h2>
    {children}
  </section>
)

const FoldedPart = ({ title, children }: PartProps) => (
  <details className="group border-b border-hairline">
    <summary className="flex min-h-12 items-center gap-3">
      <h2 className="grow text-base">{title}</h2>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <div className="pb-4">{children}</div>
  </details>
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
