import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** `retryAfter` is the seconds after which a sign-up needs no work. */
type Props = { challenge: string; retryAfter: number | null }

/**
 * Solves the proof of work that a crowded network's sign-up needs and submits the form again. Without script it shows
 * when to try again. If the password was lost with a page load, it asks for it.
 */
export function SignUpWork({ challenge, retryAfter }: Props) {
  const { t } = useTranslation('checks')
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<'doing' | 'done' | 'failed'>('doing')
  const hydrated = useHydrated()

  useEffect(() => {
    const stopped = new AbortController()
    const work = async () => {
      const { solve } = await import('./solve.ts')
      const done = await solve(challenge, stopped.signal)
      if (!input.current?.form) return
      input.current.value = done
      const { password } = Object.fromEntries(new FormData(input.current.form))
      if (password) input.current.form.requestSubmit()
      else setStep('done')
    }
    setStep('doing')
    work().catch(() => stopped.signal.aborted || setStep('failed'))
    return () => stopped.abort()
  }, [challenge])

  return (
    <>
      <input ref={input} type="hidden" name="work" defaultValue="" />
      {!hydrated || step === 'failed' ? (
        <Notice tone="warning">
          {t('work.crowded')} {t('accounts:tryAgainMinutes', { count: Math.ceil((retryAfter ?? 60) / 60) })}
        </Notice>
      ) : (
        <Notice>{t(`work.${step}`)}</Notice>
      )}
    </>
  )
}
