import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import type { BulkLine, BulkView } from '../../../domain/content/bulk.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ItemTitle } from '../frame/item-title.tsx'
import { useProgress } from '../use-progress.ts'
import { linkTo, searchOf, type ListAddress } from './list-address.ts'
import type { ListShape } from './list-shape.ts'

type Props = { shape: ListShape; address: ListAddress; bulk: BulkView; editorOf: (id: string) => string }

const justBegunMs = 5_000

const isOpen = ({ state }: BulkView): boolean => state === 'waiting' || state === 'running'

const toneOf = ({ state, counts, phase }: BulkView) => {
  if (state === 'failed') return 'danger'
  if (state !== 'done' || phase === 'check') return 'info'
  return counts.refused + counts.kept > 0 ? 'warning' : 'success'
}

/** Focuses the panel when an act begins on this page. */
const useShown = ({ id, phase, createdAt }: BulkView) => {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const key = `${id} ${phase}`
    const isNew = shown.current !== null || Date.now() - createdAt < justBegunMs
    if (shown.current !== key && isNew) ref.current?.focus()
    shown.current = key
  }, [id, phase, createdAt])
  return ref
}

/** The newest bulk act: its dry run, its progress, its outcome and its undo. */
export function BulkPanel({ shape, address, bulk, editorOf }: Props) {
  const { t } = useTranslation('officeList')
  useProgress(isOpen(bulk))
  const ref = useShown(bulk)
  const { phase, state, counts, refused, ready } = bulk
  const here = linkTo(shape, searchOf(address), address.cursor)
  const act = t(`bulk.acts.${bulk.act}`)
  const button = (intent: string, label: string, look: 'primary' | 'secondary' | 'quiet' = 'secondary') => (
    <Form method="post" action={here} preventScrollReset>
      <HiddenFields fields={{ intent, bulkId: bulk.id }} />
      <Button type="submit" look={look} className="min-h-10!">
        {label}
      </Button>
    </Form>
  )
  const isDone = state === 'done'
  const isLast = !isDone || { check: counts.ready, run: counts.done, undo: 0 }[phase] === 0
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-32">
      <Notice
        tone={toneOf(bulk)}
        title={t(('bulk.titles.' + phase) as 'bulk.titles.check', { act })}
        actions={
          isOpen(bulk) ? (
            <noscript>
              <Link to={here} className="link">
                {t('bulk.refresh')}
              </Link>
            </noscript>
          ) : (
            <>
              {isDone &&
                phase === 'check' &&
                counts.ready > 0 &&
                button('bulk-run', t('bulk.run', { act, count: counts.ready }), 'primary')}
              {isDone &&
                phase === 'run' &&
                counts.done > 0 &&
                bulk.act !== 'purge' &&
                button('bulk-undo', t('bulk.undo'))}
              {button('bulk-hide', t(phase === 'check' ? 'bulk.cancel' : 'bulk.close'), isLast ? 'secondary' : 'quiet')}
            </>
          )
        }
      >
        <Progress bulk={bulk} />
        {isDone && phase === 'check' && bulk.act === 'purge' && counts.ready > 0 && (
          <p className="font-semibold">{t('bulk.forEver')}</p>
        )}
        {isDone && phase === 'check' && (
          <Lines label={t('bulk.willChange', { count: counts.ready })} lines={ready} editorOf={editorOf} />
        )}
        {isDone && refused.length > 0 && (
          <Lines
            label={t(phase === 'undo' ? 'bulk.kept' : 'bulk.refused', {
              count: phase === 'undo' ? counts.kept : counts.refused,
            })}
            lines={refused}
            editorOf={editorOf}
            isOpen
          />
        )}
      </Notice>
    </div>
  )
}

function Progress({ bulk }: { bulk: BulkView }) {
  const { t } = useTranslation('officeList')
  const { state, phase, done, total, counts } = bulk
  if (state === 'failed') return <p>{t('bulk.failed')}</p>
  if (isOpen(bulk)) {
    const all = phase === 'check' ? total : counts.ready + counts.done + counts.undone + counts.kept
    return (
      <div className="grid gap-1">
        <progress
          className="progress h-2 w-full max-w-md"
          value={all ? done : undefined}
          max={all ?? undefined}
          aria-label={t('bulk.label')}
        />
        <p className="text-sm text-muted">
          {all ? t('bulk.progress', { done: groupIndian(done), total: groupIndian(all) }) : t('bulk.counting')}{' '}
          {t('bulk.leave')}
        </p>
      </div>
    )
  }
  const key = ({ check: counts.ready > 0 ? 'checked' : 'nothing', run: 'changed', undo: 'undone' } as const)[phase]
  const count = { check: counts.ready, run: counts.done, undo: counts.undone }[phase]
  return <p>{t(`bulk.outcomes.${key}`, { count })}</p>
}

type LinesProps = { label: string; lines: BulkLine[]; editorOf: (id: string) => string; isOpen?: boolean }

function Lines({ label, lines, editorOf, isOpen: open }: LinesProps) {
  const { t } = useTranslation('officeList')
  if (lines.length === 0) return null
  return (
    <details open={open} className="mt-1">
      <summary className="inline-flex min-h-8 items-center text-sm text-primary">{label}</summary>
      <ul className="max-h-60 overflow-y-auto text-sm">
        {lines.map(({ id, title, reason }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <Link to={editorOf(id)} className="link">
              <ItemTitle title={title} />
            </Link>
            {reason && <span className="text-muted">{t(`bulk.reasons.${reason}`)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
