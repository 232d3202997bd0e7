import { useState } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import type { SynonymPreview } from '../../../domain/search/contract.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ItemTitle } from '../../office/frame/item-title.tsx'
import type { OfficeAnswer } from '../../office/office-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { writableKinds } from './writable-kinds.ts'

/** Asked synonym of the address; `preview` is null before words are typed. */
export type AskedSynonym = { q: string; means: string; preview: SynonymPreview | null }

type Props = { asked: AskedSynonym; answer: OfficeAnswer | undefined }

/** Acts on a search without results: a synonym with its preview, a new item, or dismissal with a reason. */
export function MissPanel({ asked, answer }: Props) {
  const { t } = useTranslation('dashboard')
  const { q } = asked
  return (
    <div className="grid gap-5 bg-sunken p-3 sm:p-4">
      {answer?.code && answer.intent !== 'dismiss' && <Notice tone="danger">{t('searches.refused')}</Notice>}
      <SynonymForm key={asked.means} asked={asked} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <WriteForm q={q} />
        <DismissForm q={q} answer={answer} />
      </div>
    </div>
  )
}

/** Parameters of the address that the form by GET keeps. */
function KeptDays() {
  const [search] = useSearchParams()
  const days = search.get('days')
  return days && <input type="hidden" name="days" value={days} />
}

function SynonymForm({ asked: { q, means, preview } }: { asked: AskedSynonym }) {
  const { t } = useTranslation('dashboard')
  const busy = useNavigation().state !== 'idle'
  const [typed, setTyped] = useState(means)
  const makes = preview?.refusal === null && preview.count > 0 && typed.trim() === means
  return (
    <div className="grid gap-3">
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <KeptDays />
        <input type="hidden" name="miss" value={q} />
        <div className="min-w-0 grow basis-60 sm:max-w-sm">
          <Field
            label={t('searches.means', { words: q })}
            name="means"
            defaultValue={means}
            onChange={(event) => setTyped(event.target.value)}
            required
            maxLength={60}
            autoComplete="off"
          />
        </div>
        <Button type="submit" look={makes ? 'secondary' : 'primary'} disabled={busy}>
          {t('searches.preview')}
        </Button>
      </Form>
      <div role="status">{preview && typed.trim() === means && <Preview q={q} means={means} preview={preview} />}</div>
      {makes && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="synonym" />
          <input type="hidden" name="q" value={q} />
          <input type="hidden" name="means" value={means} />
          <Button type="submit" disabled={busy}>
            {t('searches.makeSynonym')}
          </Button>
        </Form>
      )}
    </div>
  )
}

function Preview({ q, means, preview }: { q: string; means: string; preview: SynonymPreview }) {
  const { t } = useTranslation('dashboard')
  if (preview.refusal !== null)
    return (
      <>
        <p>
          {t(`searches.cannot.${preview.refusal}`, { words: q, means })}{' '}
          {preview.groups.length > 0 && (
            <Link to={officePaths.adminSettingsTab('search')} className="link">
              {t('searches.openWords')}
            </Link>
          )}
        </p>
        {preview.groups.map((group) => (
          <p key={group[0]} className="mt-1 text-sm text-muted">
            {group.join(', ')}
          </p>
        ))}
      </>
    )
  if (preview.count === 0) return <p>{t('searches.findsNothing', { words: q, means })}</p>
  return (
    <>
      <p className="font-semibold">{t('searches.finds', { count: preview.count, words: q })}</p>
      <ul className="mt-1 list-disc ps-5">
        {preview.titles.map((title, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            <ItemTitle title={title} />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">{t('searches.group', { words: preview.group.join(', ') })}</p>
    </>
  )
}

function WriteForm({ q }: { q: string }) {
  const { t } = useTranslation('dashboard')
  const frame = useTranslation('officeFrame')
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="q" value={q} />
      <Select
        inForm
        label={t('searches.writeAs')}
        name="kind"
        defaultValue={writableKinds[0]}
        options={writableKinds.map((kind) => [kind, frame.t(`kinds.${kind}`)])}
      />
      <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
        {t('searches.write')}
      </Button>
    </Form>
  )
}

function DismissForm({ q, answer }: { q: string; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('dashboard')
  const busy = useNavigation().state !== 'idle'
  const isRefused = answer?.intent === 'dismiss' && answer.code !== null
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="q" value={q} />
      <Field
        label={t('searches.reason')}
        name="reason"
        required
        maxLength={300}
        autoComplete="off"
        defaultValue={isRefused ? answer.values['reason'] : ''}
        {...(isRefused && {
          error: t(answer.code === 'input.invalid' ? 'searches.needsReason' : 'searches.isGone'),
        })}
      />
      <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
        {t('searches.dismiss')}
      </Button>
    </Form>
  )
}
