import { LogOut } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Form } from 'react-router'
import type { SessionUser } from '../../../domain/accounts/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Avatar } from './avatar.tsx'

export function ProfileCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  return (
    <section className="card p-5">
      <div className="flex items-center gap-4">
        <Avatar user={user} className="size-14 shrink-0 text-xl" />
        <div className="min-w-0">
          <h2 className="truncate text-lg">{user.displayName ?? user.email}</h2>
          <p className="truncate text-muted">{user.email}</p>
        </div>
      </div>
      <div className="mt-4 flex items-center gap-2 border-t border-hairline pt-3">
        <div className="min-w-0 grow">
          <p className="text-sm text-muted">{t('profile.studentId')}</p>
          <p className="tabular font-semibold tracking-wide">{user.studentId ?? t('profile.noStudentId')}</p>
        </div>
        {user.studentId && <CopyButton text={user.studentId} />}
      </div>
      <p className="mt-2 text-sm text-muted">{t('profile.memberSince', { date: date(user.createdAt) })}</p>
      <Form method="post" action={paths.logout()} className="mt-4">
        <Button type="submit" look="secondary" className="w-full">
          <LogOut aria-hidden className="size-5" />
          {t('shell:logout')}
        </Button>
      </Form>
    </section>
  )
}
