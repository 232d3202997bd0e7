import type { AttemptResult, Tie, TieRule } from '../../../domain/results/contract.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type Sections = Pick<AttemptResult['sections'][number], 'id' | 'title'>[]

/** Explains the order among students of the same score. */
export function TieNote({ tie, sections }: { tie: Tie; sections: Sections }) {
  useStrings('ties')
  const { t } = useTranslation('result')
  const nameOf = useRuleName(sections)
  const { above, below, shared, rules, decided } = tie
  return (
    <section>
      <h2 className="text-lg">{t('tie')}</h2>
      <ul className="mt-1 grid max-w-3xl list-disc gap-1 ps-6">
        <li>{t('tieCount', { count: above + below + shared })}</li>
        <li>{rules.length > 0 ? t('tieOrder', { list: rules.map(nameOf).join(' → ') }) : t('tieNoOrder')}</li>
        {decided.above && <li>{t('tieAbove', { count: above, rule: nameOf(decided.above) })}</li>}
        {decided.below && <li>{t('tieBelow', { count: below, rule: nameOf(decided.below) })}</li>}
        {shared > 0 && rules.length > 0 && <li>{t('tieShared', { count: shared })}</li>}
      </ul>
    </section>
  )
}

/** Name of a tie-break rule. */
export const useRuleName = (sections: Sections) => {
  const { t } = useTranslation('ties')
  const { pick } = useBilingual()
  return (rule: TieRule): string => {
    if (!('sectionIds' in rule) || rule.sectionIds === null) return t(rule.by as 'older')
    const { by, sectionIds } = rule
    const titles = sections.filter(({ id }) => sectionIds.includes(id)).map(({ title }) => pick(title))
    return t(by === 'section' ? 'section' : 'wrong_ratio_in', { section: titles.join(', ') })
  }
}
