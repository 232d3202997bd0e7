import type { KeyInForce } from '../../../domain/challenges/contract.ts'
import type { Proposal } from '../../../domain/challenges/proposal.ts'
import { optionsOf } from '../../../domain/questions/kinds/presentation.ts'
import type { Body } from '../../../domain/questions/kinds/registry.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { keyWords } from '../../ui/key-words.ts'

/** One-line texts of keys and proposals of a question. */
export const useWords = () => {
  const { t } = useTranslation('challenges')
  const words = {
    true: t('true'),
    false: t('false'),
    range: (range: { min: string; max: string }) => t('range', range),
  }
  const wordsOf = (key: KeyInForce['key'], body: Body | undefined): string =>
    keyWords(key, body ? optionsOf(body).map(({ id }) => id) : [], words)
  return {
    inForce: ({ key, alternatives, outcome }: KeyInForce, body: Body): string => {
      if (outcome !== 'normal' && outcome !== 'any_of') return t(`outcomes.${outcome}`)
      const others = alternatives.map((each) => wordsOf(each, body))
      return [wordsOf(key, body), ...others.map((each) => `${t('also')}: ${each}`)].join(' · ')
    },
    proposal: (proposal: Proposal, body: Body | undefined): string =>
      proposal.claim === 'drop'
        ? t('proposed.drop')
        : t(`proposed.${proposal.claim}`, { key: wordsOf(proposal.key, body) }),
  }
}
