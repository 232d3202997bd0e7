import { Link } from 'react-router'
import type { Erratum, TestErrata } from '../../../domain/challenges/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { useWords } from './use-words.ts'

/** Public corrections of the answer key of a test, the newest first. */
export function ErrataPage({ errata: { test, items, opensAt } }: { errata: TestErrata }) {
  const { t } = useTranslation('challenges')
  const { dateTime } = useFormat()
  return (
    <div className="page grid max-w-4xl grid-cols-1 gap-4 py-4 md:py-6">
      <div>
        <p className="text-sm text-muted">
          <BilingualText text={test.title} />
        </p>
        <h1 className="text-2xl">{t('errataTitle')}</h1>
        <p className="mt-1 max-w-reading">{t('errataIntro')}</p>
      </div>
      {items.length === 0 && (
        <EmptyState text={opensAt === null ? t('errataNone') : t('errataLater', { date: dateTime(opensAt) })} />
      )}
      {items.length > 0 && (
        <ol className="grid gap-3">
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ol>
      )}
      <p>
        <Link to={paths.test(test.id)} className="link inline-flex min-h-11 items-center">
          {t('toTest')}
        </Link>
      </p>
    </div>
  )
}

const tones = {
  key_changed: 'warning',
  several: 'warning',
  dropped: 'warning',
  text_fixed: 'primary',
  translation_fixed: 'primary',
  rejected: 'neutral',
} as const

function Line({ item }: { item: Erratum }) {
  const { t } = useTranslation('challenges')
  const { date } = useFormat()
  const { number, at, decision, changed, isBeingApplied, disclosed } = item
  return (
    <li className="rounded-md border border-hairline p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
        {t('numbered', { number })}
        <Badge tone={tones[decision]}>{t(`decisions.${decision}`)}</Badge>
        <time dateTime={new Date(at).toISOString()} className="text-sm font-normal text-muted">
          {date(at)}
        </time>
      </h2>
      {disclosed ? <Disclosed disclosed={disclosed} /> : <p className="mt-2 max-w-reading text-muted">{t('hidden')}</p>}
      {isBeingApplied && <p className="mt-2 text-sm">{t('applying')}</p>}
      {changed !== null && (
        <p className="mt-2 text-sm tabular">{t('changed', { count: changed, number: groupIndian(changed) })}</p>
      )}
    </li>
  )
}

function Disclosed({ disclosed }: { disclosed: NonNullable<Erratum['disclosed']> }) {
  const { t } = useTranslation('challenges')
  const words = useWords()
  const { body, before, after, reason } = disclosed
  const [was, is] = [words.inForce(before, body), words.inForce(after, body)]
  const facts = was === is ? [[t('keyStays'), is] as const] : [[t('before'), was] as const, [t('after'), is] as const]
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      <dt className="text-muted">{t('reasonGiven')}</dt>
      <dd className="max-w-reading whitespace-pre-wrap [overflow-wrap:anywhere]">
        <WrittenText text={reason} />
      </dd>
    </dl>
  )
}
