import type { Proposal } from '../../../../../domain/challenges/proposal.ts'
import { optionsOf } from '../../../../../domain/questions/kinds/presentation.ts'
import type { Body } from '../../../../../domain/questions/kinds/registry.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useKeyWords } from '../keys/use-key-words.ts'

/** One-line text of what a student proposes. */
export const useProposalWords = (body: Body) => {
  const { t } = useTranslation('keyChallenges')
  const words = useKeyWords()
  const ids = optionsOf(body).map(({ id }) => id)
  return (proposal: Proposal): string =>
    proposal.claim === 'drop' ? t('proposed.drop') : t(`proposed.${proposal.claim}`, { key: words(proposal.key, ids) })
}
