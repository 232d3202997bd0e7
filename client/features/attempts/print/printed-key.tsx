import type { PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { PrintedKey } from '../../../../domain/catalogue/test-page.ts'
import type { View } from '../../../../domain/language.ts'
import { optionsOf } from '../../../../domain/questions/kinds/presentation.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { keyWords } from '../../../ui/key-words.ts'
import { Content } from '../exam/content.tsx'

type Props = { question: PaperQuestion; printed: PrintedKey; view: View; withSolution: boolean }

/** The key below a question, and its solution, for administrators. */
export function PrintedKeyOf({ question, printed, view, withSolution }: Props) {
  const { t } = useTranslation('questionKeys')
  const { key, alternatives, outcome, solution } = printed
  const ids = optionsOf(question).map(({ id }) => id)
  const words = {
    true: t('true'),
    false: t('false'),
    range: (range: { min: string; max: string }) => t('range', range),
  }
  const accepted = [key, ...alternatives].map((each) => keyWords(each, ids, words))
  return (
    <div className="mt-2 rounded-md border border-hairline px-3 py-1">
      <p>
        <b>{t('key')}:</b> {accepted.join(` / `)}
        {outcome !== 'normal' && ` (${t(`outcomes.${outcome}`)})`}
      </p>
      {withSolution && (
        <div className="mt-1">
          <b>{t('solution')}</b>
          <Content text={solution} view={view} />
        </div>
      )}
    </div>
  )
}
