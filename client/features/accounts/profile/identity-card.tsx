import type { Account } from '../../../../domain/accounts/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Avatar } from '../avatar.tsx'

/** Picture, name, e-mail address and student id. */
export function IdentityCard({ user }: { user: Account['user'] }) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  return (
    <div className="card p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <Avatar user={user} className="size-16 text-2xl" />
        <div className="min-w-0">
          <p className="text-lg leading-tight font-semibold [overflow-wrap:anywhere]">
            {user.displayName?.trim() || user.email}
          </p>
          <p className="truncate text-muted" title={user.email}>
            {user.email}
          </p>
        </div>
      </div>
      <div className="mt-4 flex items-center gap-2 border-t border-hairline pt-3">
        <div className="min-w-0 grow">
          <p className="text-sm text-muted">{t('details.studentId')}</p>
          <p className="tabular font-semibold tracking-wide">{user.studentId ?? t('details.noStudentId')}</p>
        </div>
        {user.studentId && <CopyButton text={user.studentId} />}
      </div>
      <p className="mt-2 text-sm text-muted">{t('details.memberSince', { date: date(user.createdAt) })}</p>
    </div>
  )
}
