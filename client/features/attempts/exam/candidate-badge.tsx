import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from './exam-context.ts'

export function CandidateBadge() {
  const { t } = useTranslation('hall')
  const { candidate } = useExam()
  const [broken, setBroken] = useState(false)
  const name = candidate.name ?? t('panel.guest')
  return (
    <div className="flex items-center gap-3 border-b border-hairline p-3">
      {candidate.photoURL && !broken ? (
        <img
          src={candidate.photoURL}
          alt=""
          width={48}
          height={48}
          onError={() => setBroken(true)}
          className="size-12 shrink-0 rounded-sm object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-sm bg-[#363636] text-lg font-semibold text-white"
        >
          {name.slice(0, 1).toUpperCase()}
        </span>
      )}
      <p className="min-w-0">
        <span className="block text-xs text-muted">{t('panel.candidate')}</span>
        <span className="block truncate font-semibold">{name}</span>
      </p>
    </div>
  )
}
