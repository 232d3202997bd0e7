import type { PaperQuestion } from '../../../../../domain/attempts/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Content } from '../content.tsx'
import { choicesOf, letterOf } from '../option-list.tsx'
import { Statements } from './assertion-reason.tsx'
import { Lists } from './matrix.tsx'

type Props = { question: PaperQuestion; view: Parameters<typeof Content>[0]['view'] }

/** What a question offers, to be read and not answered. */
export function Listing({ question, view }: Props) {
  const { t } = useTranslation('attempt')
  if (question.kind === 'matrix') return <Lists question={question} view={view} />
  if (!('options' in question)) return null
  return (
    <>
      {question.kind === 'assertion_reason' && <Statements statements={question.statements} view={view} />}
      {choicesOf(question).map(({ id, content }, index) => (
        <div key={id} className="mt-1 flex gap-2 ps-2">
          <span className="font-semibold text-muted">{letterOf(index)}</span>
          <div className="min-w-0 flex-1">
            {content ? <Content text={content} view={view} /> : t('exam.notAttempted')}
          </div>
        </div>
      ))}
    </>
  )
}
