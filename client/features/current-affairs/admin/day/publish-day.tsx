import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { DayPublished, OfficeAffair, OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useKeys } from '../../../../office/frame/keys/use-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { useItemTitle } from '../use-item-title.ts'
import { CheckText } from './check-text.tsx'
import { isReady, isWaiting } from './ready.ts'
import { Warnings } from './warnings.tsx'

type Props = { day: OfficeDay; isOpen: boolean; answer: OfficeAnswer | undefined }

/** Publication of all complete drafts of the day, with the list of those that will and will not be published. */
export function PublishDay({ day, isOpen, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  const busy = useNavigation().formData?.get('intent') === 'publish-day'
  const [ready, waiting] = [day.items.filter(isReady), day.items.filter(isWaiting)]
  return (
    <>
      <Published day={day} answer={answer} />
      {ready.length + waiting.length > 0 && (
        <PublishFold ready={ready.length} count={ready.length + waiting.length} isOpen={isOpen} key={String(isOpen)}>
          <div className="mt-2 grid gap-3">
            {ready.length > 0 ? (
              <>
                <p>{t('publishDay.will', { count: ready.length })}</p>
                <Titles items={ready} />
              </>
            ) : (
              <p>{t('publishDay.none')}</p>
            )}
            {waiting.length > 0 && (
              <>
                <p>{t('publishDay.not', { count: waiting.length })}</p>
                <Titles items={waiting} withReasons />
              </>
            )}
            {ready.length > 0 && (
              <Form method="post" action={officePaths.adminAffairDay(day.day)}>
                <input type="hidden" name="intent" value="publish-day" />
                {ready.map(({ id, revision }) => (
                  <input key={id} type="hidden" name="item" value={`${id}:${revision}`} />
                ))}
                <Button type="submit" disabled={busy}>
                  {t('publishDay.button', { count: ready.length })}
                </Button>
              </Form>
            )}
          </div>
        </PublishFold>
      )}
    </>
  )
}

type FoldProps = { ready: number; count: number; isOpen: boolean; children: ReactNode }

/** Fold with the number of complete drafts. Ctrl+Enter opens it at its button. */
function PublishFold({ ready, count, isOpen, children }: FoldProps) {
  const { t } = useTranslation('affairEditor')
  const fold = useRef<HTMLDetailsElement>(null)
  const open = () => {
    if (!fold.current) return
    fold.current.open = true
    const target =
      fold.current.querySelector<HTMLElement>('button[type=submit]') ?? fold.current.querySelector('summary')
    target?.focus()
  }
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen])
  useKeys([{ keys: 'Ctrl+Enter', label: t('publishDay.title'), run: open }])
  return (
    <details ref={fold} open={isOpen} className="card p-3">
      <summary className="cursor-pointer">
        <span className="font-semibold">{t('publishDay.title')}</span>{' '}
        <span className="tabular text-muted">{t('publishDay.ready', { ready, count })}</span>
      </summary>
      {children}
    </details>
  )
}

function Titles({ items, withReasons = false }: { items: readonly OfficeAffair[]; withReasons?: boolean }) {
  const titleOf = useItemTitle()
  return (
    <ul className="list-disc space-y-1 ps-5">
      {items.map((item) => {
        const { text, lang } = titleOf(item)
        return (
          <li key={item.id}>
            <Link to={officePaths.adminAffair(item.id)} lang={lang} className="link">
              {text}
            </Link>
            {!withReasons && <Warnings item={item} />}
            {withReasons && (
              <span className="block text-sm text-muted">
                {item.checklist
                  .filter(({ blocks }) => blocks)
                  .slice(0, 4)
                  .map((entry, index) => (
                    <span key={`${entry.code} ${entry.path}`}>
                      {index > 0 && ' · '}
                      <CheckText entry={entry} />
                    </span>
                  ))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const refusals = { 'content.revision_conflict': 'changed', 'input.invalid': 'incomplete' } as const

/** Outcome of the last publication, item by item. */
function Published({ day, answer }: { day: OfficeDay; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('affairEditor')
  const titleOf = useItemTitle()
  if (answer?.intent !== 'publish-day' || !answer.shown) return null
  const { items } = answer.shown as DayPublished
  const refused = items.filter((item) => !item.published)
  const count = items.length - refused.length
  const nameOf = (id: string) => {
    const item = day.items.find((each) => each.id === id)
    return item ? titleOf(item).text : id
  }
  return (
    <Notice tone={refused.length > 0 ? 'warning' : 'success'}>
      {t('publishDay.done', { count })}
      {refused.length > 0 && (
        <>
          {' '}
          {t('publishDay.refused')}
          <ul className="list-disc ps-5">
            {refused.map(({ id, code }) => (
              <li key={id}>
                {nameOf(id)}: {t(`publishDay.${refusals[code as keyof typeof refusals] ?? 'notPossible'}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
