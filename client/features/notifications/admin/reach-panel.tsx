import { countedStudents, type Reach } from '../../../../domain/notifications/office.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useReach } from './use-reach.ts'

/** Number of students in words: exact to `countedStudents`, with a plus above it. */
export const studentsText = (count: number): string =>
  count > countedStudents ? `${groupIndian(countedStudents)}+` : groupIndian(count)

const always = ['students', 'bell', 'mail'] as const
const reasons = ['minors', 'mailOff', 'unconfirmed', 'bounced', 'blocked'] as const

/** Students whom the draft reaches, counted on demand. */
export function ReachPanel() {
  const { t } = useTranslation('broadcasts')
  const hydrated = useHydrated()
  const { counted, count } = useReach()
  if (!hydrated) return null
  const isCounting = counted.state === 'counting'
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title" className="text-lg">
        {t('reach.title')}
      </h2>
      <div role="status">
        {counted.state === 'counted' && <Numbers reach={counted.reach} />}
        {(counted.state === 'failed' || counted.state === 'unready') && (
          <p className="text-sm text-danger">{t(`reach.${counted.state}`)}</p>
        )}
      </div>
      <Button look="secondary" className="mt-2" disabled={isCounting} onClick={() => void count()}>
        {t(isCounting ? 'reach.counting' : counted.state === 'counted' ? 'reach.again' : 'reach.count')}
      </Button>
    </section>
  )
}

function Numbers({ reach }: { reach: Reach }) {
  const { t } = useTranslation('broadcasts')
  const shown = [...always, ...reasons.filter((name) => reach[name] > 0)]
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
      {shown.map((name) => (
        <div key={name} className="contents">
          <dt className={name === 'students' ? 'font-semibold' : 'text-muted'}>{t(`reach.${name}`)}</dt>
          <dd className="tabular text-end">{studentsText(reach[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
