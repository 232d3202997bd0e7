import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import type { OfficeItem } from '../../../../domain/content/office-list.ts'
import { longestNotice } from '../../../../domain/jobs/longest-notice.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ItemTitle } from '../../../office/frame/item-title.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useKeptNotice } from './use-kept-notice.ts'
import type { StartAnswer } from './start-action.ts'
import { isStartWay, startWays } from './start-ways.ts'

type TemplateLine = { id: string; name: Bilingual; validFrom: string; sources: string }

type Props = {
  /** Id of the administrator. */
  userId: string
  templates: TemplateLine[]
  /** Matches of the search for an earlier notice. */
  earlier: OfficeItem[]
  answer: StartAnswer | undefined
}

/** Start of a notice: from its text, a template, an earlier notice or empty. Works without script. */
export function NewNoticePage({ userId, templates, earlier, answer }: Props) {
  const { t } = useTranslation('jobEditor')
  const [parameters] = useSearchParams()
  const asked = parameters.get('way') ?? ''
  const way = isStartWay(asked) ? asked : 'notice'
  return (
    <div className="grid gap-4">
      <nav aria-label={t('start.ways')} className="-mx-1 overflow-x-auto px-1 py-1">
        <ul className="flex gap-2">
          {startWays.map((each) => (
            <li key={each}>
              <Link
                to={{ search: each === 'notice' ? '' : `?way=${each}` }}
                aria-current={each === way ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 whitespace-nowrap text-ink no-underline hover:bg-sunken aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary"
              >
                {t(`start.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {answer?.refusal && <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>}
      {way === 'notice' && <FromNotice answer={answer} userId={userId} />}
      {way === 'template' && <FromTemplate templates={templates} />}
      {way === 'job' && <FromEarlier earlier={earlier} words={parameters.get('q') ?? ''} />}
      {way === 'empty' && <FromNothing />}
    </div>
  )
}

function FromNotice({ answer, userId }: { answer: StartAnswer | undefined; userId: string }) {
  const { t } = useTranslation('jobEditor')
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const { onInput, onSubmit } = useKeptNotice(userId, form)
  const [isLong, setLong] = useState(answer?.problem === 'tooLong')
  const problem = isLong ? 'tooLong' : answer?.problem === 'tooShort' ? 'tooShort' : null
  const send = (event: FormEvent) => {
    const area = form.current?.querySelector('textarea')
    if (!area || area.value.trim().length <= longestNotice) return onSubmit()
    // A longer text may be refused unread, so it stays here.
    event.preventDefault()
    setLong(true)
    area.focus()
  }
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <Form ref={form} onSubmit={send} method="post" encType="multipart/form-data" noValidate className="grid gap-3">
      <input type="hidden" name="from" value="notice" />
      <TextArea
        label={t('start.noticeLabel')}
        name="text"
        rows={16}
        defaultValue={answer?.text}
        hint={t('start.noticeHint')}
        spellCheck={false}
        onInput={({ currentTarget }) => {
          onInput(currentTarget.value)
          setLong(currentTarget.value.trim().length > longestNotice)
        }}
        {...(problem && { error: t(`start.${problem}`) })}
      />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('start.noticeCreate')}
      </Button>
    </Form>
  )
}

function FromTemplate({ templates }: { templates: TemplateLine[] }) {
  const { t } = useTranslation('jobEditor')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="from" value="template" />
      <fieldset>
        <legend className="font-semibold">{t('start.templateLabel')}</legend>
        <p className="mt-1 text-sm text-muted">{t('start.templateHint')}</p>
        <ul className="mt-2 divide-y divide-hairline rounded-md border border-hairline bg-surface">
          {templates.map(({ id, name, validFrom, sources }, index) => (
            <li key={id}>
              <div className="flex items-start gap-3 px-3 py-2 hover:bg-sunken">
                <input
                  id={`template-${id}`}
                  type="radio"
                  name="template"
                  value={id}
                  defaultChecked={index === 0}
                  aria-describedby={`source-${id}`}
                  className="tick mt-1 size-5 shrink-0"
                />
                <div className="min-w-0">
                  <label htmlFor={`template-${id}`} className="block cursor-pointer font-semibold">
                    {pick(name)}
                  </label>
                  <details className="text-sm text-muted">
                    <summary id={`source-${id}`} className="cursor-pointer">
                      {t('start.validFrom', { date: date(Date.parse(validFrom)) })}
                    </summary>
                    <p lang="en">{sources}</p>
                  </details>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('start.templateCreate')}
      </Button>
    </Form>
  )
}

function FromEarlier({ earlier, words }: { earlier: OfficeItem[]; words: string }) {
  const { t } = useTranslation('jobEditor')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('start.jobHint')}</p>
      <Form role="search" className="flex max-w-xl gap-2">
        <input type="hidden" name="way" value="job" />
        <input type="search" name="q" defaultValue={words} aria-label={t('start.jobSearch')} className="field" />
        <Button type="submit" look="secondary">
          {t('start.jobFind')}
        </Button>
      </Form>
      {earlier.length === 0 && words && <p className="text-muted">{t('start.jobNone', { words })}</p>}
      {earlier.length > 0 && (
        <Form method="post" action={officePaths.adminJobNew()} className="grid gap-2">
          <input type="hidden" name="from" value="job" />
          <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
            {earlier.map(({ id, title, code }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
                <span className="min-w-0 grow basis-60">
                  <ItemTitle title={title} />
                  {code && <span className="block text-sm text-muted">{code}</span>}
                </span>
                <Button type="submit" name="jobId" value={id} look="secondary" disabled={busy}>
                  {t('start.jobCreate')}
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </div>
  )
}

function FromNothing() {
  const { t } = useTranslation('jobEditor')
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="from" value="empty" />
      <p className="text-muted">{t('start.emptyHint')}</p>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('start.emptyCreate')}
      </Button>
    </Form>
  )
}
