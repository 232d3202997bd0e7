import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Content } from '../content.tsx'
import { useExam } from '../exam-context.ts'
import { OptionList } from '../option-list.tsx'
import type { KindProps, QuestionOf } from './registry.tsx'

/** Assertion (A) and reason (R) as papers print them, and below them the four ways they may hang together. */
export function AssertionReason({ question }: KindProps<'assertion_reason'>) {
  const { view } = useExam()
  return (
    <>
      <Statements statements={question.statements} view={view} />
      <OptionList question={question} />
    </>
  )
}

type Props = {
  statements: QuestionOf<'assertion_reason'>['statements']
  view: Parameters<typeof Content>[0]['view']
}

export function Statements({ statements, view }: Props) {
  const { t } = useTranslation('hall')
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-4 gap-y-2 rounded-md border border-hairline p-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {(['assertion', 'reason'] as const).map((name) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{t(`kinds.${name}`)}</dt>
          <dd>
            <Content text={statements[name]} view={view} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
