import type { TopicName } from '../../../../domain/revision/mistake-book.ts'
import { minutesAndSeconds } from '../../../i18n/format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Words for topics and times of the mistake book. */
export const useBookWords = (names: readonly TopicName[]) => {
  const { t } = useTranslation('mistakes')
  const { pick } = useBilingual()
  /** Name of a topic; its own id where it was removed. */
  const topicName = ({ subject, topic }: { subject: string; topic: string }): string => {
    const found = names.find((name) => name.subject === subject && name.topic === topic)
    return found ? pick(found.title) : topic.replaceAll('-', ' ')
  }
  const seconds = (ms: number): string =>
    ms < 60_000
      ? t('seconds', { count: Math.round(ms / 1_000) })
      : t('minutes', { time: minutesAndSeconds(Math.round(ms / 1_000) * 1_000) })
  return { topicName, seconds }
}
