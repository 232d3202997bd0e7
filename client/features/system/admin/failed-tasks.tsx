import type { FailedTask, SystemView } from '../../../../domain/system/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { AgainButton } from './again-button.tsx'
import { Failure, Failures } from './failures.tsx'
import { useNames } from './use-names.ts'

/** Failed tasks with their reasons; those of a kind go on together. */
export function FailedTasks({ failedKinds, failedTasks }: Pick<SystemView, 'failedKinds' | 'failedTasks'>) {
  const { t } = useTranslation('system')
  const { kindName } = useNames()
  const total = failedKinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <Failures
      id="tasks"
      title={t('tasks.title')}
      none={t('tasks.none')}
      shown={failedTasks.length}
      total={total}
      all={failedKinds
        .filter(({ count }) => count > 1)
        .map(({ kind, count }) => {
          const label = t('againKind', { kind: kindName(kind), count })
          return <AgainButton key={kind} fields={{ intent: 'tasks-again', of: kind }} label={label} name={label} />
        })}
    >
      {failedTasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </Failures>
  )
}

function TaskRow({ task: { id, kind, reason, done, total, createdAt, failedAt } }: { task: FailedTask }) {
  const { t } = useTranslation('system')
  const { kindName } = useNames()
  const { dateTime } = useFormat()
  const facts = [
    t('tasks.failed', { time: dateTime(failedAt) }),
    t('tasks.started', { time: dateTime(createdAt) }),
    total !== null && total > 0 && t('tasks.progress', { done, total }),
    id,
  ].filter(Boolean)
  return (
    <Failure title={kindName(kind)} facts={facts.join(' · ')} reason={reason}>
      <AgainButton
        fields={{ intent: 'tasks-again', id }}
        label={t('again')}
        name={t('againOf', { name: `${kindName(kind)}, ${id}` })}
      />
    </Failure>
  )
}
