import type { JobChange, ChangeValue } from '../../../domain/jobs/changes.ts'
import { wordDiff } from '../../../domain/jobs/changes.ts'
import type { Corrigendum } from '../../../domain/jobs/contract.ts'
import { dateNames } from '../../../domain/jobs/date-names.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { useJobValues } from './use-job-values.ts'

/** Changes since the notification as a difference: old values struck out, new ones marked. */
export function Corrigenda({ corrigenda }: { corrigenda: Corrigendum[] }) {
  const { t } = useTranslation('job')
  const { date } = useFormat()
  return (
    <div className="grid gap-4">
      {corrigenda.map(({ number, at, note, changes }) => (
        <article key={number} className="card p-4">
          <h3 className="text-base">{t('corrigenda.number', { number, date: date(at) })}</h3>
          <p className="mt-1">
            <BilingualText text={note} />
          </p>
          <dl className="mt-3 grid gap-2" aria-label={t('corrigenda.changed')}>
            {changes.map((change) => (
              <div
                key={`${change.field} ${change.of} ${change.post?.en}`}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-2"
              >
                <dt className="text-sm text-muted">
                  <ChangeName change={change} />
                </dt>
                <dd>
                  <Difference {...change} />
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  )
}

function ChangeName({ change }: { change: JobChange }) {
  const { t } = useTranslation('job')
  const { pick } = useBilingual()
  const of = (): string => {
    if (change.field === 'date') return pick(dateNames[change.of])
    if (change.of !== null) return t(`categories.${change.of}`)
    return change.field === 'vacancies' ? t('corrigenda.fields.total') : ''
  }
  const field = change.field === 'date' ? '' : t(`corrigenda.fields.${change.field}`)
  return <>{[change.post && pick(change.post), field, of()].filter(Boolean).join(' · ')}</>
}

const oldLook = 'bg-danger-soft text-danger line-through'
const newLook = 'bg-success-soft text-success no-underline'

function Difference({ before, after }: Pick<JobChange, 'before' | 'after'>) {
  const { t } = useTranslation('job')
  const { choose } = useBilingual()
  const write = useValue()
  if (before?.kind === 'text' && after?.kind === 'text') {
    const [old, now] = [choose(before.text), choose(after.text)]
    return (
      <p lang={now.lang} className="whitespace-pre-line">
        {wordDiff(old.text, now.text).map(({ side, text }, index) => {
          if (side === 'both') return text
          const [Tag, look] = side === 'before' ? (['del', oldLook] as const) : (['ins', newLook] as const)
          return (
            <Tag key={index} className={look}>
              {text}
            </Tag>
          )
        })}
      </p>
    )
  }
  return (
    <p className="flex flex-wrap gap-2 tabular">
      <span className="sr-only">{t('corrigenda.before')}</span>
      <del className={oldLook}>{before ? write(before) : t('corrigenda.nothing')}</del>
      <span aria-hidden>→</span>
      <span className="sr-only">{t('corrigenda.after')}</span>
      <ins className={newLook}>{after ? write(after) : t('corrigenda.nothing')}</ins>
    </p>
  )
}

/** Formats a value of a change. */
const useValue = () => {
  const { t } = useTranslation('job')
  const { pick } = useBilingual()
  const { when, age, amount } = useJobValues()
  return (value: ChangeValue): string => {
    switch (value.kind) {
      case 'date':
        return when(value)
      case 'age':
        return age(value)
      case 'count':
        return groupIndian(value.count)
      case 'rupees':
        return amount(value.paise)
      case 'years':
        return t('age.years', { count: value.years })
      case 'text':
        return pick(value.text)
    }
  }
}
