import { Link } from 'react-router'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { lifeOf } from '../../../../domain/attempts/states.ts'
import type { AttemptEntry } from '../../../../domain/students/timeline.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useActAddress } from './use-act-address.ts'

const tones = { open: 'primary', finished: 'neutral', void: 'danger' } as const

/** Attempt with its state, score and rank, and the way to the acts on it. */
export function AttemptRow({ entry }: { entry: AttemptEntry }) {
  const { t } = useTranslation('studentPage')
  const { pick } = useBilingual()
  const address = useActAddress()
  const { id, test, state, reason } = entry
  const title = pick(test.title)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{title ? <BilingualText text={test.title} /> : t('attempt.deletedTest')}</span>
          <Badge tone={tones[lifeOf(state)]}>{t(`attempt.states.${state}`)}</Badge>
        </p>
        <Result entry={entry} />
        {reason !== null && (
          <p className="text-sm">
            <span className="text-muted">{t('form.reason')}: </span>
            <span lang={writtenLanguage(reason)}>“{reason}”</span>
          </p>
        )}
      </div>
      <Link
        to={address({ attempt: id })}
        aria-label={t('attempt.actOn', { title: title || t('attempt.deletedTest') })}
        className={compactButton}
      >
        {t('attempt.act')}
      </Link>
    </div>
  )
}

function Result({ entry: { result, submittedAt } }: { entry: AttemptEntry }) {
  const { t } = useTranslation('studentPage')
  const { dateTime } = useFormat()
  const parts = [
    result && t('attempt.score', { marks: formatMarks(result.units), max: formatMarks(result.maxUnits) }),
    result && (result.rank ? t('attempt.rank', result.rank) : t('attempt.practice')),
    result && result.validity !== 'counted' && t(`attempt.validity.${result.validity}`),
    result && result.late > 0 && t('attempt.late', { count: result.late }),
    submittedAt !== null && t('attempt.handedIn', { time: dateTime(submittedAt) }),
  ].filter(Boolean)
  return parts.length > 0 && <p className="tabular text-sm text-muted">{parts.join(' · ')}</p>
}
