import { MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { languageKey } from '../../domain/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'

type Props = {
  /** Title of the shared page, in the reader's language. */
  title: string
  /** Absolute address of the shared page. */
  url: string
}

/** Adds `?lang=hi`, so that a first-time visitor reads the sender's language. English is the default. */
const inHindi = (url: string): string => {
  const address = new URL(url)
  address.searchParams.set(languageKey, 'hi')
  return address.href
}

/** Share links: WhatsApp as a plain link, and the device's share sheet or a copied address. */
export function ShareLinks({ title, url: address }: Props) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const url = language === 'hi' ? inHindi(address) : address
  const [copied, setCopied] = useState(false)
  const share = async () => {
    if (navigator.share) await navigator.share({ title, url }).catch(() => undefined)
    else
      await navigator.clipboard.writeText(url).then(
        () => setCopied(true),
        () => undefined,
      )
  }
  return (
    <span className="-ml-3 inline-flex flex-wrap items-center">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('share.whatsapp')}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-primary hover:bg-primary-soft"
      >
        <MessageCircle aria-hidden className="size-5" />
        WhatsApp
      </a>
      <Button look="quiet" onClick={() => void share()} className="px-3 noscript:hidden">
        <Share2 aria-hidden className="size-5" />
        <span aria-live="polite">{t(copied ? 'share.copied' : 'share.device')}</span>
      </Button>
    </span>
  )
}
