import type { LessonBody } from '../../../domain/courses/contract.ts'
import { lifeOf } from '../../../domain/attempts/states.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { LinkButton } from '../../ui/button.tsx'

type Props = Omit<Extract<LessonBody, { kind: 'test' }>, 'kind'>

/** Test lesson: length, required score, links to the test and its result. */
export function LessonTest({ test, minPercent, percent }: Props) {
  const { t } = useTranslation('lesson')
  const { span } = useFormat()
  if (!test) return <p>{t('testGone')}</p>
  const finished = test.mine !== null && lifeOf(test.mine.state) === 'finished'
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-lg">
        <BilingualText text={test.title} />
      </h2>
      <p className="text-muted">{t('testFacts', { questions: test.questionCount, span: span(test.durationMs) })}</p>
      <p>
        {t('testText')} {minPercent !== null && t('testNeed', { percent: minPercent })}
      </p>
      {percent !== null && <p className="font-semibold">{t('testBest', { percent })}</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.test(test.id)}>{t(finished ? 'testAgain' : 'testOpen')}</LinkButton>
        {finished && (
          <LinkButton to={paths.testResult(test.id)} look="secondary">
            {t('testResult')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
