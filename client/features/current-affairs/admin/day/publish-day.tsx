import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { DayPublished, OfficeAffair, OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { OfficeAnswer } from '../office-action.ts'
import { useItemTitle } from '../use-item-title.ts'
import { CheckText } from './check-text.tsx'
import { blockersOf, isReady, isWaiting } from './ready.ts'

type Props = { day: OfficeDay; isOpen: boolean; answer: OfficeAnswer | undefined }

/** Publication of all complete drafts of the day, with the list of those that will and will not be published. */
export function PublishDay({ day, isOpen, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  const button = useRef<HTMLButtonElement>(null)
  const busy = useNavigation().formData?.get('intent') === 'publish-day'
  const [ready, waiting] = [day.items.filter(isReady), day.items.filter(isWaiting)]
  useEffect(() => {
    if (isOpen) button.current?.focus()
  }, [isOpen])
  return (
    <>
      <Published day={day} answer={answer} />
      {ready.length + waiting.length > 0 && (
        <details open={isOpen} className="card p-3" key={String(isOpen)}>
          <summary className="cursor-pointer font-semibold">
            {t('publishDay.title')}{' '}
            <span className="tabular font-normal text-muted">
              {ready.length}/{ready.length + waiting.length}
            </span>
          </summary>
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
                <Button ref={button} type="submit" disabled={busy}>
                  {t('publishDay.button', { count: ready.length })}
                </Button>
              </Form>
            )}
          </div>
        </details>
      )}
    </>
  )
}

function Titles({ items, withReasons = false }: { items: readonly OfficeAffair[]; withReasons?: boolean }) {
  const { t } = useTranslation('affairEditor')
  const titleOf = useItemTitle()
  return (
    <ul className="list-disc space-y-1 ps-5">
      {items.map((item) => {
        const { text, lang } = titleOf(item)
        const warnings = item.checklist.length - blockersOf(item)
        return (
          <li key={item.id}>
            <Link to={officePaths.adminAffair(item.id)} lang={lang} className="link">
              {text}
            </Link>
            {!withReasons && warnings > 0 && (
              <span className="ms-3 text-sm text-warning">{t('day.warnings', { count: warnings })}</span>
            )}
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
