import { Search, TriangleAlert, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { FactDetail, FactUser } from '../../../../../domain/current-affairs/facts.ts'
import { usingKinds, type UsingKind } from '../../../../../domain/current-affairs/kinds.ts'
import type { FoundItem } from '../../../../../domain/office/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton, iconButton } from '../../../../office/button-classes.ts'
import { ItemTitle } from '../../../../office/frame/item-title.tsx'
import { officeKinds } from '../../../../office/frame/kinds.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { ReviewForm } from './review-form.tsx'

type Props = { fact: FactDetail; offered: { words: string; items: readonly FoundItem[] } }

/** Questions, materials and current affairs that rest on a fact, those to be looked at first. */
export function FactUsers({ fact, offered }: Props) {
  const { t } = useTranslation('affairEditor')
  return (
    <section aria-labelledby="fact-users" className="text-sm">
      <h2 id="fact-users" className="text-base">
        {t('facts.users')}
      </h2>
      {fact.users.length === 0 && <p className="text-muted">{t('facts.noUsers')}</p>}
      <ul className="divide-y divide-hairline">
        {fact.users.map((user) => (
          <User key={`${user.kind}.${user.itemId}`} fact={fact} user={user} />
        ))}
      </ul>
      <ItemSearch fact={fact} offered={offered} />
    </section>
  )
}

function User({ fact, user }: { fact: FactDetail; user: FactUser }) {
  const { t } = useTranslation('affairEditor')
  const frame = useTranslation('officeFrame')
  const { kind, itemId, title, state, flaggedAt, isOutdated, before } = user
  const hasOther = before.en !== fact.statement.en || before.hi !== fact.statement.hi
  return (
    <li className="py-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <Link to={officeKinds[kind].address(itemId)} className="link [overflow-wrap:anywhere]">
            <ItemTitle title={title} />
          </Link>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            {frame.t(`kinds.${kind}`)} · {frame.t(`states.${state}`)}
            {isOutdated && <Badge tone="danger">{t('used.outdated')}</Badge>}
          </p>
          {flaggedAt !== null && (
            <p className="flex items-start gap-1 text-warning">
              <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
              <span>
                {t('facts.look')}{' '}
                {hasOther && (
                  <>
                    {t('used.before')} <BilingualText text={before} />
                  </>
                )}
              </span>
            </p>
          )}
        </div>
        <Form method="post" preventScrollReset>
          <UseFields factId={fact.id} kind={kind} itemId={itemId} />
          <button
            type="submit"
            name="intent"
            value="unlink-fact"
            aria-label={t('used.remove', { subject: title.en })}
            className={iconButton}
          >
            <X aria-hidden className="size-4" />
          </button>
        </Form>
      </div>
      {(flaggedAt !== null || isOutdated) && (
        <ReviewForm kind={kind} itemId={itemId} fact={fact} isOutdated={isOutdated} label={title.en} />
      )}
    </li>
  )
}

function UseFields({ factId, kind, itemId }: { factId: string; kind: string; itemId: string }) {
  return (
    <>
      <input type="hidden" name="factId" value={factId} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="itemId" value={itemId} />
    </>
  )
}

const mayUse = ({ kind }: FoundItem): boolean => usingKinds.some((each) => each === (kind as UsingKind))

/** Search of items, and those found with a button that links each. */
function ItemSearch({ fact, offered: { words, items } }: Props) {
  const { t } = useTranslation('affairEditor')
  const frame = useTranslation('officeFrame')
  const isUsed = ({ kind, id }: FoundItem) => fact.users.some((user) => user.kind === kind && user.itemId === id)
  const free = items.filter((item) => mayUse(item) && !isUsed(item))
  return (
    <div className="mt-2 grid gap-2">
      <Form method="get" role="search" preventScrollReset className="flex gap-2">
        <input
          key={words}
          type="search"
          name="find"
          aria-label={t('facts.findItem')}
          placeholder={t('facts.findItem')}
          defaultValue={words}
          minLength={2}
          maxLength={100}
          className="field min-h-9 min-w-0 grow py-1 pointer-coarse:min-h-11"
        />
        <button
          type="submit"
          aria-label={t('used.find')}
          title={t('used.find')}
          className={`${compactButton} shrink-0`}
        >
          <Search aria-hidden className="size-4" />
        </button>
      </Form>
      {words !== '' && (
        <p role="status" className="text-muted">
          {free.length === 0 ? t('facts.foundNothing', { words }) : t('facts.found', { count: free.length })}
        </p>
      )}
      <ul className="divide-y divide-hairline">
        {free.map(({ kind, id, title }) => (
          <li key={`${kind}.${id}`} className="flex items-center gap-2 py-1">
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              <ItemTitle title={title} /> <span className="text-muted">{frame.t(`kinds.${kind}`)}</span>
            </span>
            <Form method="post" preventScrollReset>
              <UseFields factId={fact.id} kind={kind} itemId={id} />
              <button
                type="submit"
                name="intent"
                value="link-fact"
                aria-label={`${t('used.add')}: ${title.en}`}
                className={compactButton}
              >
                {t('used.add')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}
