import { Link } from 'react-router'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ChoicesAnswer, ChoicesData } from './choices-data.ts'
import { ChoicesForm } from './choices-form.tsx'

const CalendarPart = lazyPart(() => import('./calendar-part.tsx'), 'CalendarPart', <Skeleton />)

type Props = ChoicesData & { answer: ChoicesAnswer | undefined }

/** Choices of a student by topic and channel. */
export function ChoicesPage({ choices, paused, isConfirmed, calendar, answer }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Link to={paths.notifications()} className="link inline-flex min-h-11 items-center">
          {t('choices.back')}
        </Link>
        <h1 className="text-2xl md:text-3xl">{t('choices.title')}</h1>
        <p className="mt-1 text-muted">{t('choices.intro')}</p>
      </div>
      {paused.length > 0 && (
        <Notice
          actions={
            <LinkButton to={accountPaths.profileGuardian()} look="secondary">
              {t('choices.toGuardian')}
            </LinkButton>
          }
        >
          {t('choices.minor')}
        </Notice>
      )}
      {!isConfirmed && (
        <Notice
          tone="warning"
          actions={
            <LinkButton to={paths.profile()} look="secondary">
              {t('choices.confirm')}
            </LinkButton>
          }
        >
          {t('choices.unconfirmed')}
        </Notice>
      )}
      <ChoicesForm choices={choices} paused={paused} answer={answer} />
      <CalendarPart address={calendar} answer={answer} />
    </div>
  )
}
