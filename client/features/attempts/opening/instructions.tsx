import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Language } from '../../../../domain/language.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { browserPart } from '../../../ui/browser-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Rules } from '../lazy-rules.tsx'
import type { Pattern } from '../pattern.ts'
import { PinnedBar } from './pinned-bar.tsx'

const Declaration = browserPart(() => import('./declaration.tsx'), 'Declaration', <Skeleton lines={8} />)

type Props = {
  pattern: Pattern
  demo?: boolean
  busy: boolean
  initialStep?: 1 | 2
  /** The way back to where the test belongs. */
  back?: ReactNode
  onBegin: (language: Language, sections?: string[]) => void
  /** Above the rules: a note about this student and this test. */
  lead?: ReactNode
  /** Beside the rules: the system check. */
  check?: ReactNode
  /** Beside the begin button: the last error. */
  failure?: ReactNode
}

/** The two pages of instructions before a test. */
export function Instructions({ pattern, demo, busy, initialStep = 1, back, onBegin, lead, check, failure }: Props) {
  const { t } = useTranslation('attempt')
  const [step, setStep] = useState<1 | 2>(initialStep)
  const heading = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const moved = useRef(false)
  // Preloaded, because the network may be gone when it is needed.
  useEffect(() => void Declaration.fetch(), [])
  useEffect(() => {
    if (!moved.current) return
    heading.current?.focus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  const go = (to: 1 | 2) => {
    moved.current = true
    setStep(to)
  }
  return (
    <div className="page grid grid-cols-1 gap-4 py-1 md:gap-6 md:py-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {back}
          <p className="text-sm text-muted">{t('opening.steps', { step })}</p>
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
          <BilingualText text={pattern.title} />
        </h1>
      </div>
      {step === 1 && lead}
      {step === 1 ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Rules pattern={pattern} practice={demo} folded />
          {/* The way on comes first, so that a wide screen shows it without scrolling. */}
          <div className="grid gap-4">
            <PinnedBar>
              {/* Disabled until hydration, because an earlier tap would be lost. */}
              <Button onClick={() => go(2)} disabled={!hydrated} className="w-full md:w-48">
                {t('opening.next')}
              </Button>
            </PinnedBar>
            {check}
          </div>
          <p className="hidden font-semibold noscript:block">{t('opening.needsScript')}</p>
        </div>
      ) : (
        <Declaration rules={pattern.rules} demo={demo} busy={busy} onBack={() => go(1)} onBegin={onBegin}>
          {failure}
        </Declaration>
      )}
    </div>
  )
}
