import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'

const saidForMs = 3000

/** Copy button that reports the result: some browsers have no clipboard or refuse it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  useEffect(() => {
    if (said === 'copy') return
    const timer = setTimeout(() => setSaid('copy'), saidForMs)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('notCopied')
    }
  }
  return (
    <Button look="quiet" className="noscript:hidden" onClick={() => void copy()}>
      {said === 'copied' ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
      <span aria-live="polite">{t(said)}</span>
    </Button>
  )
}
