import { Newspaper, Shuffle } from 'lucide-react'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Illustration } from '../../../ui/faces/illustration.tsx'
import { IconTile, StepRow, Steps } from './step-row.tsx'

/** Everything of today is done: praise, and what one may do for pleasure. */
export function CaughtUp() {
  const { t } = useTranslation('myHome')
  return (
    <section>
      <div className="pb-4 text-center">
        <Illustration name="caught-up" />
        <h2 className="text-lg">{t('done.title')}</h2>
        <p className="text-muted">{t('done.text')}</p>
      </div>
      <Steps>
        <StepRow
          to={paths.currentAffairs()}
          tile={<IconTile icon={Newspaper} />}
          title={t('done.read')}
          sub={t('done.readText')}
        />
        <StepRow
          to={paths.practice()}
          tile={<IconTile icon={Shuffle} />}
          title={t('done.quiz')}
          sub={t('done.quizText')}
        />
      </Steps>
    </section>
  )
}
