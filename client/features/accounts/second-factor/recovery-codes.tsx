import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Recovery codes, shown once: only their hashes are stored. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('factor')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [codes])
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-labelledby="recovery-codes"
      className="grid gap-3 rounded-md border border-hairline p-4"
    >
      <p id="recovery-codes" className="font-semibold">
        {t('codes.title')}
      </p>
      <p>{t('codes.text')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
