import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { BodyRef, HistoryLine } from '../../../domain/content/history.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { writtenLanguage } from '../../i18n/written-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { ActForm } from './act-form.tsx'
import { DiffView } from './diff-view.tsx'
import { panelParameters, type Comparison, type PublishingData } from './load-publishing.ts'

/** Acts on an item with its versions, newest first; each version can be compared and restored into the draft. */
export function HistoryList({ data: { history, comparison }, locked }: { data: PublishingData; locked: boolean }) {
  const { t } = useTranslation('publishing')
  if (history.items.length === 0) return <p className="text-sm text-muted">{t('history.empty')}</p>
  return (
    <>
      <ol className="grid gap-3">
        {history.items.map((line) => (
          <li key={line.id} className="border-l-2 border-hairline ps-3">
            <Entry line={line} locked={locked} comparison={comparison} />
          </li>
        ))}
      </ol>
      {history.next && (
        <PanelLink changes={{ cursor: history.next }} className="link inline-flex min-h-9 items-center text-sm">
          {t('history.more')}
        </PanelLink>
      )}
    </>
  )
}

type LinkProps = {
  changes: Partial<Record<keyof typeof panelParameters, string | null>>
  className: string
  children: ReactNode
}

/** Link to this editor with another comparison or page of the history; the rest of the address stays. */
function PanelLink({ changes, className, children }: LinkProps) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    const parameter = panelParameters[name as keyof typeof panelParameters]
    if (value === null) next.delete(parameter)
    else next.set(parameter, value)
  }
  return (
    <Link to={{ search: next.toString(), hash: '#history' }} replace preventScrollReset className={className}>
      {children}
    </Link>
  )
}

/** Name of an act, with its version or instant. */
const useActText = () => {
  const { t } = useTranslation('publishing')
  const { dateTime } = useFormat()
  return ({ act, version, restored, scheduledAt }: HistoryLine): string =>
    t(`history.acts.${act}`, {
      number: version ?? restored ?? '',
      time: scheduledAt === null ? '' : dateTime(scheduledAt),
    })
}

type EntryProps = { line: HistoryLine; locked: boolean; comparison: Comparison | null }

function Entry({ line, locked, comparison }: EntryProps) {
  const { t } = useTranslation('publishing')
  const { dateTime } = useFormat()
  const actText = useActText()
  const { at, by, act, version, isCurrent, note, keptId } = line
  const name = by ?? (act === 'schedule_failed' ? t('history.schedule') : null)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        {actText(line)} {isCurrent && <Badge tone="success">{t('history.current')}</Badge>}
      </p>
      <p className="text-xs text-muted tabular">
        {name === null ? dateTime(at) : t('history.by', { name, time: dateTime(at) })}
      </p>
      {note && (
        <p lang={writtenLanguage(note)} className="mt-1 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
          “{note}”
        </p>
      )}
      {version !== null && <Version version={version} locked={locked} comparison={comparison} />}
      {keptId && <Kept keptId={keptId} locked={locked} comparison={comparison} />}
    </>
  )
}

const linkLook = 'link inline-flex min-h-9 items-center pointer-coarse:min-h-11'

type CompareProps = { before: BodyRef; after: BodyRef; label: string; comparison: Comparison | null }

/** Link that shows a comparison below its entry, or hides it. */
function Compare({ before, after, label, comparison }: CompareProps) {
  const { t } = useTranslation('publishing')
  const isShown = comparison?.before === before && comparison.after === after
  return (
    <PanelLink changes={isShown ? { before: null, after: null } : { before, after }} className={linkLook}>
      {isShown ? t('history.hide') : label}
    </PanelLink>
  )
}

/** Comparison that the address asks for, where it is one of `refs`. */
function Compared({
  comparison,
  refs,
}: {
  comparison: Comparison | null
  refs: readonly (readonly [BodyRef, BodyRef])[]
}) {
  const shown = comparison && refs.some(([before, after]) => comparison.before === before && comparison.after === after)
  return shown ? (
    <div className="mt-2 rounded-md border border-hairline bg-surface p-3">
      <DiffView diff={comparison.diff} />
    </div>
  ) : null
}

function Version({ version, locked, comparison }: { version: number } & Omit<EntryProps, 'line'>) {
  const { t } = useTranslation('publishing')
  const own = String(version)
  const earlier = String(version - 1)
  const title = t('history.restoreTitle', { number: version })
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {version > 1 && <Compare before={earlier} after={own} label={t('history.compare')} comparison={comparison} />}
        <Compare before={own} after="draft" label={t('history.compareDraft')} comparison={comparison} />
        {!locked && (
          <ActForm
            intent="restore-version"
            label={t('history.restore')}
            name={`${t('history.restore')}: ${t('history.version', { number: version })}`}
            fields={{ version: own }}
            question={{ title, text: t('history.restoreText') }}
          />
        )}
      </div>
      <Compared comparison={comparison} refs={[[earlier, own] as const, [own, 'draft'] as const]} />
    </>
  )
}

function Kept({ keptId, locked, comparison }: { keptId: string } & Omit<EntryProps, 'line'>) {
  const { t } = useTranslation('publishing')
  return (
    <>
      <p className="mt-1 text-sm">{t('history.kept')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Compare before={keptId} after="draft" label={t('history.compareDraft')} comparison={comparison} />
        {!locked && (
          <ActForm
            intent="restore-kept"
            label={t('history.restore')}
            name={t('history.restoreKeptTitle')}
            fields={{ keptId }}
            question={{ title: t('history.restoreKeptTitle'), text: t('history.restoreText') }}
          />
        )}
      </div>
      <Compared comparison={comparison} refs={[[keptId, 'draft'] as const]} />
    </>
  )
}
