import { useState } from 'react'
import { Link } from 'react-router'
import type { CardItem } from '../../../../domain/revision/cards.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Content } from '../exam/content.tsx'
import { useExam } from '../exam/exam-context.ts'
import { ScrollBox } from '../exam/scroll-box.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import type { Rating } from './practice-attempt.ts'
import { useStudy } from './study-context.ts'
import { gradeIn } from './use-shown.ts'

type Props = { card: CardItem; isChecked: boolean }

/** A card without a question: its front, and after a press its back with the grades. */
export function CardFace({ card, isChecked }: Props) {
  const { t } = useTranslation('practice')
  const { view, number, act } = useExam()
  const { attempt, shown } = useStudy()
  const [isTurned, setTurned] = useState(isChecked)
  const give = (rating: Rating) => {
    if (isChecked) return attempt.changeGrade(card.id, rating)
    attempt.setGrade(card.id, rating)
    act({ type: 'choose', answer: { value: 'seen' } })
    act({ type: 'save' })
  }
  return (
    <ScrollBox label={t('screen.card', { number: number(card.id) })} shows={card.id}>
      <div className="text-lg">
        <Content text={card.front} view={view} />
      </div>
      {!isTurned && (
        <Button className="mt-4" onClick={() => setTurned(true)}>
          {t('screen.turn')}
        </Button>
      )}
      {isTurned && (
        <>
          <div role="status" className="mt-4 border-t border-hairline pt-4">
            <Content text={card.back} view={view} />
          </div>
          <Link to={card.link} target="_blank" className="link mt-2 inline-flex min-h-11 items-center">
            {t('screen.source')}
          </Link>
          <GradeButtons
            title={t(isChecked ? 'grade.change' : 'grade.ask')}
            chosen={gradeIn(shown, card.id)?.rating ?? null}
            onGrade={give}
          />
        </>
      )}
    </ScrollBox>
  )
}
