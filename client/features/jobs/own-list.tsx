import { accountPaths } from '../../../domain/account-paths.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loginAddress } from '../../sign-in-first.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { withList } from './job-filters.ts'

/** A list of their own, of which a visitor has none. */
export function VisitorsList({ list }: { list: 'mine' | 'saved' }) {
  useStrings('job')
  const { t } = useTranslation('job')
  return (
    <EmptyState
      illustration="welcome"
      title={list === 'mine' ? t('mine.signInTitle') : t('jobs:empty.signInTitle')}
      text={list === 'mine' ? t('mine.signInText') : t('jobs:empty.signInText')}
      action={<LinkButton to={loginAddress(withList({}, list))}>{t('jobs:empty.signIn')}</LinkButton>}
    />
  )
}

/** No job for a student, by a profile that states too little or by what it states. */
export function NoneForMe({ isJudged }: { isJudged: boolean }) {
  useStrings('job')
  const { t } = useTranslation('job')
  return (
    <EmptyState
      illustration={isJudged ? 'empty' : 'welcome'}
      title={t(isJudged ? 'mine.title' : 'mine.profileTitle')}
      text={t(isJudged ? 'mine.text' : 'mine.profileText')}
      action={
        <>
          <LinkButton to={accountPaths.profileExams()} look={isJudged ? 'secondary' : 'primary'}>
            {t('mine.fillProfile')}
          </LinkButton>
          <LinkButton to={withList({}, 'new', isJudged)} look="quiet">
            {t('mine.allNew')}
          </LinkButton>
        </>
      }
    />
  )
}
