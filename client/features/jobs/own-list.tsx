import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loginAddress } from '../../sign-in-first.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { withList } from './job-filters.ts'

/** A list of their own, of which a visitor has none. */
export function VisitorsList({ list }: { list: 'mine' | 'saved' }) {
  const { t } = useTranslation('jobs')
  return (
    <EmptyState
      illustration="welcome"
      title={t(list === 'mine' ? 'empty.mineSignInTitle' : 'empty.signInTitle')}
      text={t(list === 'mine' ? 'empty.mineSignInText' : 'empty.signInText')}
      action={<LinkButton to={loginAddress(withList({}, list))}>{t('empty.signIn')}</LinkButton>}
    />
  )
}

/** No job for a student, by a profile that states too little or by what it states. */
export function NoneForMe({ isJudged }: { isJudged: boolean }) {
  const { t } = useTranslation('jobs')
  return (
    <EmptyState
      illustration={isJudged ? 'empty' : 'welcome'}
      title={t(isJudged ? 'empty.mineTitle' : 'empty.mineProfileTitle')}
      text={t(isJudged ? 'empty.mineText' : 'empty.mineProfileText')}
      action={
        <>
          <LinkButton to={paths.profile()} look={isJudged ? 'secondary' : 'primary'}>
            {t('empty.fillProfile')}
          </LinkButton>
          <LinkButton to={withList({}, 'new', isJudged)} look="quiet">
            {t('empty.allNew')}
          </LinkButton>
        </>
      }
    />
  )
}
