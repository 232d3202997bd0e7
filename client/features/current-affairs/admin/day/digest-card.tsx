import { Form, Link } from 'react-router'
import type { OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { paths } from '../../../../../domain/paths.ts'
import { fileSize } from '../../../../i18n/file-size.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useDates } from '../../use-dates.ts'

/** State of the month's PDF, with the act that makes it again. */
export function DigestCard({ day, digest: { month, state } }: { day: string; digest: OfficeDay['digest'] }) {
  const { t } = useTranslation('affairEditor')
  const dates = useDates()
  const text =
    state.state === 'ready'
      ? t('digest.ready', { en: fileSize(state.files.en.bytes), hi: fileSize(state.files.hi.bytes) })
      : t(`digest.${state.state}`)
  return (
    <section className="card p-3">
      <h2 className="text-lg">{t('digest.title', { month: dates.month(month) })}</h2>
      <p role="status" className="mt-1 text-sm">
        {text}
      </p>
      <div className={state.state === 'empty' ? 'hidden' : 'mt-2 flex flex-wrap items-center gap-3'}>
        {['none', 'ready', 'failed'].includes(state.state) && (
          <Form method="post" action={officePaths.adminAffairDay(day)}>
            <input type="hidden" name="intent" value="make-digest" />
            <input type="hidden" name="month" value={month} />
            <button type="submit" className={compactButton}>
              {t(state.state === 'none' ? 'digest.make' : 'digest.again')}
            </button>
          </Form>
        )}
        <Link to={paths.currentAffairsDigest(month)} className="link text-sm">
          {t('digest.view')}
        </Link>
      </div>
    </section>
  )
}
