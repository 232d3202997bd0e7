import { useState } from 'react'
import type { LinkCheck } from '../../../../../domain/jobs/office-contract.ts'
import { isOfficialUrl } from '../../../../../domain/jobs/official-links.ts'
import { makeApi, unwrap } from '../../../../api.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { AddRow } from '../../../../office/editor/group-controls.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useJobEditor } from '../job-editor-context.ts'
import { LinkChecksContext } from '../link-checks.ts'
import { HiddenValue } from './hidden-value.tsx'
import { LinkState } from './link-state.tsx'
import { itemFieldsOf, RowsFrame } from './rows-frame.tsx'
import { useLinkDefaults } from './use-link-defaults.ts'

type Row = { url?: unknown; checkedAt?: unknown }

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])

type Progress = 'idle' | 'checking' | 'failed'

/** Check of all links by the server, which stores the instant at each link that works. */
const useCheckAll = (path: string) => {
  const { store } = useEditor()
  const [progress, setProgress] = useState<Progress>('idle')
  const [checks, setChecks] = useState<ReadonlyMap<string, LinkCheck>>(new Map())
  const keep = (all: LinkCheck[]) => {
    setChecks(new Map(all.map((check) => [check.url, check])))
    rowsOf(store.get(path)).forEach(({ url }, index) => {
      const check = all.find((each) => each.url === url)
      if (!check || check.state === 'refused') return
      store.set(`${path}.${index}.official`, check.official)
      store.set(`${path}.${index}.checkedAt`, check.checkedAt)
    })
  }
  const run = async () => {
    const urls = [
      ...new Set(rowsOf(store.get(path)).flatMap(({ url }) => (typeof url === 'string' && url ? [url] : []))),
    ]
    if (urls.length === 0) return
    setProgress('checking')
    const organisationId = store.get('organisationId')
    try {
      const json = {
        urls,
        organisationId: typeof organisationId === 'string' && organisationId ? organisationId : null,
      }
      const { checks: all } = await unwrap(makeApi(location.origin).admin.jobs['link-checks'].$post({ json }))
      keep(all)
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }
  return { progress, checks, run }
}

/** Links with their states, and a button that checks them all. */
export function LinkRows({ path, field }: ControlProps) {
  const { t } = useTranslation('jobEditor')
  const { locked } = useEditor()
  const hydrated = useHydrated()
  const { progress, checks, run } = useCheckAll(path)
  const hasUrl = rowsOf(useValue(path)).some(({ url }) => url)
  if (field.type !== 'list') return null
  return (
    <LinkChecksContext value={checks}>
      <RowsFrame path={path} field={field} Row={LinkRow}>
        <div className="flex flex-wrap items-center gap-2">
          <AddRow path={path} field={field} isLocked={locked !== null} />
          {hydrated && (
            <button
              type="button"
              disabled={locked !== null || progress === 'checking' || !hasUrl}
              title={hasUrl ? undefined : t('links.none')}
              onClick={() => void run()}
              className={`${compactButton} mt-2`}
            >
              {t(progress === 'checking' ? 'links.checking' : 'links.check')}
            </button>
          )}
          <span role="status" className="mt-2 text-sm text-danger">
            {progress === 'failed' && t('links.failed')}
          </span>
        </div>
      </RowsFrame>
    </LinkChecksContext>
  )
}

function LinkRow({ path, field }: ControlProps) {
  const { Control, store } = useEditor()
  const { organisations } = useJobEditor()
  const { kind, label, url, official, checkedAt } = itemFieldsOf(field)
  useLinkDefaults(path)
  if (!kind || !label || !url || !official || !checkedAt) return null
  const onUrl = () => {
    const typed = store.get(`${path}.url`)
    const home = organisations.find(({ id }) => id === store.get('organisationId'))?.url ?? null
    store.set(`${path}.official`, typeof typed === 'string' && isOfficialUrl(typed, home))
    store.set(`${path}.checkedAt`, null)
  }
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <Control path={`${path}.kind`} field={kind} />
        <div onInput={onUrl}>
          <Control path={`${path}.url`} field={url} />
        </div>
      </div>
      <LinkState path={path} />
      <HiddenValue path={`${path}.official`} field={official} />
      <HiddenValue path={`${path}.checkedAt`} field={checkedAt} />
      <div className="mt-2">
        <Control path={`${path}.label`} field={label} />
      </div>
    </>
  )
}
