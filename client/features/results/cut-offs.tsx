import { Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { accountPaths } from '../../../domain/account-paths.ts'
import type { AttemptResult, CutOffState } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { classes } from '../../ui/classes.ts'
import type { SectionScore } from './result-summary.ts'

type Props = Pick<AttemptResult, 'cutOffs' | 'totals'> & { sections: SectionScore[] }

const keyOf = ({ scope }: CutOffState): string => (scope === 'total' ? 'total' : scope.sectionId)

/** Cut-offs of the paper and its sections, each cleared or not. */
export function CutOffList({ cutOffs, sections, totals }: Props) {
  const { t } = useTranslation('result')
  const byScope = [...Map.groupBy(cutOffs, keyOf)]
  const allShown = byScope.some(([, states]) => states.length > 1)
  return (
    <section>
      <h2 className="text-lg">{t('cutOffs')}</h2>
      <p className="mb-3 text-sm text-muted">{t('cutOffsSentence')}</p>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {byScope.map(([scope, states]) => {
          const section = sections.find(({ id }) => id === scope)
          return (
            <li key={scope}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-edge pb-1">
                <b>{section ? <BilingualText text={section.title} /> : t('cutOffTotal')}</b>
                <span className="text-sm text-muted tabular">
                  {t('cutOffMade', { marks: formatMarks((section?.totals ?? totals).units) })}
                </span>
              </p>
              <ul>
                {states.map((state) => (
                  <CutOff key={state.category} state={state} />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {allShown && (
        <div className="mt-3 text-sm text-muted">
          <p>{t('allCategories')}</p>
          <Link to={accountPaths.profileExams()} className="link inline-flex min-h-11 items-center">
            {t('setCategory')}
          </Link>
        </div>
      )}
    </section>
  )
}

function CutOff({ state: { category, percent, needUnits, passed } }: { state: CutOffState }) {
  const { t } = useTranslation('result')
  const Icon = passed ? Check : X
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-b border-hairline py-1.5 last:border-b-0">
      <span className="min-w-28">{t(`categories.${category}`)}</span>
      <span className="flex-1 text-muted tabular">{t('cutOffNeed', { percent, need: formatMarks(needUnits) })}</span>
      <span
        className={classes(
          'inline-flex items-baseline gap-1 text-sm font-semibold',
          passed ? 'text-success' : 'text-danger',
        )}
      >
        <Icon aria-hidden size={16} className="self-center" />
        {t(passed ? 'cleared' : 'notCleared')}
      </span>
    </li>
  )
}
