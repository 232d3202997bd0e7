import { useTranslation } from '../../../i18n/use-translation.ts'
import { statusOf } from '../../../../domain/attempts/palette.ts'
import { classes } from '../../../ui/classes.ts'
import { useExam } from './exam-context.ts'
import { StatusShape } from '../../../ui/status-shape.tsx'

/** Status is conveyed by words and shapes, never by colour alone. */
export function Palette({ onJump, className }: { onJump?: () => void; className?: string }) {
  const { t } = useTranslation('hall')
  const { paper, sheet, sectionId, number, act } = useExam()
  const section = paper.sections.find(({ id }) => id === sectionId)
  return (
    <nav aria-label={t('panel.palette')}>
      <ol className={classes('grid gap-1.5', className)}>
        {section?.questionIds.map((questionId) => {
          const status = statusOf(sheet, questionId)
          const current = questionId === sheet.currentId
          return (
            <li key={questionId} className="grid place-items-center">
              <button
                type="button"
                aria-label={t('panel.entry', {
                  number: number(questionId),
                  status: t(`statusSpoken.${status}`),
                })}
                aria-current={current ? 'true' : undefined}
                onClick={() => {
                  act({ type: 'jump', questionId })
                  onJump?.()
                }}
                className={classes('grid size-12 place-items-center rounded-sm', current && 'ring-2 ring-ink')}
              >
                <StatusShape status={status}>{number(questionId)}</StatusShape>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
