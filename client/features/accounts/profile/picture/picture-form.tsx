import { useState } from 'react'
import type { Account } from '../../../../../domain/accounts/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { Avatar } from '../../avatar.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { PictureChooser } from './picture-chooser.tsx'
import { sectionAddress } from '../sections.ts'
import { useAfterSave } from '../use-after-save.ts'
import { useProfileForm } from '../use-profile-form.ts'

/**
 * Picture of the account: chosen, shrunk in the browser, previewed and saved; or removed. Without script a plain field
 * takes a small file.
 */
export function PictureForm({ user }: { user: Account['user'] }) {
  const { t } = useTranslation('profile')
  const [preview, setPreview] = useState<string | null>(null)
  const { whole } = useProfileForm('picture')
  useAfterSave('picture', () => setPreview(null))
  return (
    <div className="grid gap-3">
      <AnswerNotice intent="picture" refusal={whole} />
      <AnswerNotice intent="remove-picture" />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar user={user} preview={preview} className="size-20 text-3xl" />
        <div className="min-w-0 grow basis-48">
          <PictureChooser hasPicture={user.photoURL !== null} preview={preview} onPreview={setPreview} />
        </div>
      </div>
      {user.photoURL !== null && preview === null && (
        <ConfirmForm
          action={sectionAddress('details')}
          fields={{ intent: 'remove-picture' }}
          button={t('picture.remove')}
          title={t('picture.removeTitle')}
          text={t('picture.removeText')}
          keep={t('cancel')}
        />
      )}
    </div>
  )
}
