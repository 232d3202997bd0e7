import { anyQuestions } from '../../../../domain/revision/any-questions.ts'
import type { ProgressTopic } from '../../../../domain/revision/progress.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { StartPracticeButton } from '../../../ui/start-practice.tsx'

type Props = Pick<ProgressTopic, 'subject' | 'topic'> & { isMain?: boolean }

/** Starts a quiz of a topic. */
export function PractiseTopic({ subject, topic, isMain = false }: Props) {
  const { t } = useTranslation('progress')
  return (
    <StartPracticeButton
      start={{
        mode: 'tutor',
        source: { from: 'choices', ...anyQuestions, subjects: [subject.id], topics: [topic.id] },
      }}
      look={isMain ? 'primary' : 'secondary'}
    >
      {t('act.quiz', { count: anyQuestions.count })}
    </StartPracticeButton>
  )
}
