import { Form, Link } from 'react-router'
import type { ImportView } from '../../../../../domain/questions/imports/contract.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useProgress } from '../../../../office/use-progress.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { importAddress } from './import-address.ts'

/** Work on an import that goes on, or was interrupted. */
export function ImportWork({ view }: { view: ImportView }) {
  const { t } = useTranslation('questionImports')
  const { id, progress, rows, added } = view
  const isOpen = progress?.state === 'waiting' || progress?.state === 'running'
  useProgress(isOpen)
  if (progress?.state === 'failed') return <Interrupted view={view} />
  if (!progress || !isOpen) return null
  const { phase, done } = progress
  const total = phase === 'undo' ? added + done : rows
  const isReading = phase === 'check' && progress.total === null
  const numbers = { done: groupIndian(done), total: groupIndian(total) }
  return (
    <Notice>
      <progress
        className="progress h-2 w-full max-w-md"
        value={isReading ? undefined : done}
        max={isReading ? undefined : total}
        aria-label={t('progress.label')}
      />
      <p className="tabular text-sm">
        {isReading ? t('progress.reading') : t(`progress.${phase}`, numbers)}{' '}
        <span className="text-muted">{t('progress.leave')}</span>
      </p>
      <noscript>
        <Link to={importAddress(id)} className="link">
          {t('progress.refresh')}
        </Link>
      </noscript>
    </Notice>
  )
}

const intents = { check: 'check', add: 'add', undo: 'undo' } as const

function Interrupted({ view: { id, progress } }: { view: ImportView }) {
  const { t } = useTranslation('questionImports')
  if (!progress) return null
  return (
    <Notice
      tone="danger"
      actions={
        <Form method="post" action={importAddress(id)}>
          <HiddenFields fields={{ intent: intents[progress.phase], reason: t('progress.again') }} />
          <Button type="submit" look="secondary">
            {t('progress.again')}
          </Button>
        </Form>
      }
    >
      {t('progress.failed')}
    </Notice>
  )
}
