import { CircleCheck, CircleHelp, ExternalLink, TriangleAlert } from 'lucide-react'
import type { LinkCheck } from '../../../../../domain/jobs/office-contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../../office/editor/editor-context.ts'
import { useLinkCheck } from '../link-checks.ts'

const small =
  'inline-flex min-h-8 items-center gap-1 rounded-sm border border-edge px-2 text-xs text-ink hover:bg-sunken'

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url)

/** State of a link: checked, moved, dead or unreachable; official or not; and its acts. */
export function LinkState({ path }: { path: string }) {
  const { t } = useTranslation('jobEditor')
  const { store, locked } = useEditor()
  const value = useValue(`${path}.url`)
  const url = typeof value === 'string' ? value : ''
  const check = useLinkCheck(url)
  const isChecked = typeof useValue(`${path}.checkedAt`) === 'number'
  const isOfficial = useValue(`${path}.official`) === true
  if (url === '') return null
  const useMoved = (moved: string) => {
    store.set(`${path}.url`, moved)
    store.set(`${path}.checkedAt`, check?.checkedAt ?? null)
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <State path={path} check={check} />
      <span className={isOfficial ? 'text-muted' : 'text-warning'}>
        {t(isOfficial ? 'links.official' : 'links.unofficial')}
      </span>
      {isWeb(url) && (
        <a href={url} target="_blank" rel="noreferrer noopener" className="link inline-flex min-h-8 items-center gap-1">
          {t('links.open')} <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
      {check?.movedTo && (
        <button type="button" className={small} onClick={() => check.movedTo && useMoved(check.movedTo)}>
          {t('links.useMoved')}
        </button>
      )}
      {!isChecked && isWeb(url) && (
        <button
          type="submit"
          name="intent"
          value={`now:${path}.checkedAt`}
          disabled={locked !== null}
          className={small}
          onClick={(event) => {
            event.preventDefault()
            store.set(`${path}.checkedAt`, Date.now())
          }}
        >
          {t('links.works')}
        </button>
      )}
    </div>
  )
}

function State({ path, check }: { path: string; check: LinkCheck | undefined }) {
  const { t } = useTranslation('jobEditor')
  const { date } = useFormat()
  const checkedAt = useValue(`${path}.checkedAt`)
  const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const
  if (typeof checkedAt === 'number')
    return (
      <span className="inline-flex items-center gap-1 text-success">
        <CircleCheck {...icon} />
        {check?.movedTo ? t('links.moved', { url: check.movedTo }) : t('links.checked', { date: date(checkedAt) })}
      </span>
    )
  if (!check || check.state === 'ok' || check.state === 'moved')
    return (
      <span className="inline-flex items-center gap-1 text-muted">
        <CircleHelp {...icon} />
        {t('links.never')}
      </span>
    )
  return (
    <span
      className={`inline-flex items-center gap-1 ${check.state === 'unreachable' ? 'text-warning' : 'text-danger'}`}
    >
      <TriangleAlert {...icon} />
      {t(`links.${check.state}`, { status: check.status ?? '' })}
    </span>
  )
}
