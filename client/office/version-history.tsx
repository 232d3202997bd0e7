import { changedPart } from '../../domain/settings/changed-part.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'

/** Texts before and after a change, with the name of their field. */
export type WordedChange = { label: string; before: string; after: string }

/** Version of a form; 0 is what the product comes with. `changes`: from the one before it; null for the first. */
export type HistoryVersion = {
  version: number
  note: string
  at: number | null
  /** Name of the administrator; null for version 0 and for a deleted account. */
  by: string | null
  changes: readonly WordedChange[] | null
}

type Props = { title: string; versions: readonly HistoryVersion[]; isCut: boolean }

/** Versions of a form, newest first, with what each changed; an earlier one can be restored. */
export function VersionHistory({ title, versions, isCut }: Props) {
  const { t } = useTranslation('settings')
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {versions.map((each) => (
          <Version key={each.version} {...each} current={versions[0]?.version ?? 0} />
        ))}
      </ul>
      {isCut && <p className="mt-2 text-sm text-muted">{t('cut')}</p>}
    </section>
  )
}

/** `current`: number of the newest version. */
function Version({ version, note, at, by, changes, current }: HistoryVersion & { current: number }) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormat()
  const facts = [at !== null && dateTime(at), at !== null && (by ?? t('someone')), note].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-60">
        <p>
          <strong>{version === 0 ? t('initial') : t('version', { version })}</strong>
          {version === current && <span className="ms-2 text-sm text-success">{t('current')}</span>}
        </p>
        {facts.length > 0 && <p className="tabular text-sm text-muted">{facts.join(' · ')}</p>}
        {changes && (
          <details>
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
              {changes.length > 0 ? t('changes', { count: changes.length }) : t('noChange')}
            </summary>
            <Changes changes={changes} />
          </details>
        )}
      </div>
      {version !== current && (
        <ConfirmForm
          fields={{ intent: 'restore', base: String(current), version: String(version) }}
          button={t('restore')}
          label={t('restoreLabel', { version })}
          title={t('restoreTitle', { version })}
          text={t('restoreText')}
          keep={t('keep')}
          look="secondary"
        />
      )}
    </li>
  )
}

function Changes({ changes }: { changes: readonly WordedChange[] }) {
  return (
    <dl className="mb-2 grid gap-2 text-sm">
      {changes.map(({ label, before, after }) => (
        <Change key={label} label={label} {...changedPart(before, after)} />
      ))}
    </dl>
  )
}

function Change({ label, before, after }: WordedChange) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
        <del className="rounded-sm bg-danger-soft text-danger">{before}</del>{' '}
        <ins className="rounded-sm bg-success-soft text-success no-underline">{after}</ins>
      </dd>
    </div>
  )
}
