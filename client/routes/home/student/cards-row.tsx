import { Layers } from 'lucide-react'
import { Link } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import type { RevisionToday } from '../../../../domain/revision/queue.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { StartPracticeForm } from '../../../ui/start-practice.tsx'
import { IconTile, StepText } from './step-row.tsx'

/** Cards of revision that are due, with the button that starts them. */
export function CardsRow({ today: { due, minutes }, isMain }: { today: RevisionToday; isMain: boolean }) {
  const { t } = useTranslation('myHome')
  return (
    <li className="flex min-h-16 items-center gap-3 px-3 py-1.5">
      <IconTile icon={Layers} />
      <Link to={learningPaths.revision()} className="min-w-0 grow hover:text-primary">
        <StepText
          title={t('cards.due', { count: due, number: groupIndian(due) })}
          sub={t('cards.time', { time: t('common:minutes', { count: minutes }) })}
        />
      </Link>
      <StartPracticeForm start={{ mode: 'revision', source: { from: 'cards' } }}>
        <Button type="submit" look={isMain ? 'accent' : 'secondary'}>
          {t('cards.start')}
        </Button>
      </StartPracticeForm>
    </li>
  )
}
