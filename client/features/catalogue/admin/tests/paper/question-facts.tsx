import type { PaperQuestion } from '../../../../../../domain/questions/picking.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { usePaperData } from './paper-context.ts'

/** Code, kind, topic, difficulty and time of a question, and what is unusual about it. */
export function QuestionFacts({ question }: { question: PaperQuestion }) {
  const { t } = useTranslation('testEditor')
  const { pick } = useBilingual()
  const { topics } = usePaperData()
  const { code, kind, subject, topic, difficulty, seconds, passageId, isBinned } = question
  const named = topics.find((each) => each.subject === subject && each.slug === topic)
  const facts = [
    code,
    named ? pick(named.title) : topic,
    t(`questionBank:kinds.${kind}`),
    t(`questionBank:difficulties.${difficulty}`),
    t('questionBank:list.inSeconds', { count: seconds }),
  ]
  return (
    <span className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted [overflow-wrap:anywhere]">
      {facts.join(' · ')}
      {passageId !== null && <Badge>{t('paper.passage')}</Badge>}
      {isBinned && <Badge tone="danger">{t('paper.binned')}</Badge>}
    </span>
  )
}
