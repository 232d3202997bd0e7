import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import type { RevisionToday } from '../../../../domain/revision/queue.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { StartPracticeButton } from '../../../ui/start-practice.tsx'
import { Section } from './section.tsx'

const parts = [
  ['progress', learningPaths.progress()],
  ['mistakes', learningPaths.mistakes()],
  ['notes', learningPaths.notes()],
  ['practice', paths.practice()],
] as const

/** Cards that are due today, and the pages on the student's own work. `today` is null while it cannot be read. */
export function Learning({ today }: { today: RevisionToday | null }) {
  const { t } = useTranslation('profile')
  return (
    <Section id="learning" title={t('learning.title')}>
      <div className="grid gap-3">
        {today && <TodayLine today={today} />}
        <div className="flex flex-wrap gap-3">
          {today !== null && today.due > 0 && (
            <StartPracticeButton start={{ mode: 'revision', source: { from: 'cards' } }}>
              {t('learning.start')}
            </StartPracticeButton>
          )}
          <LinkButton to={learningPaths.revision()} look="secondary">
            {t('learning.revision')}
          </LinkButton>
          {parts.map(([part, address]) => (
            <LinkButton key={part} to={address} look="secondary">
              {t(`learning.${part}`)}
            </LinkButton>
          ))}
        </div>
      </div>
    </Section>
  )
}

function TodayLine({ today: { due, minutes, total, tomorrow } }: { today: RevisionToday }) {
  const { t } = useTranslation('profile')
  if (total === 0) return <p className="text-muted">{t('learning.empty')}</p>
  if (due === 0) return <p>{t('learning.none', { count: tomorrow, number: groupIndian(tomorrow) })}</p>
  const time = t('common:minutes', { count: minutes })
  return <p>{t('learning.due', { count: due, number: groupIndian(due), time })}</p>
}
