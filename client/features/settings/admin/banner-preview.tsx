import { useEffect, useRef, useState } from 'react'
import type { BannerSlot } from '../../../../domain/settings/banner-fields.ts'
import { bannerIn, type Banner } from '../../../../domain/settings/banners.ts'
import { valueFrom } from '../../../../domain/settings/section-forms.ts'
import type { SettingValues } from '../../../../domain/settings/sections.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { bannerHtml } from '../edge-parts.ts'

const bannerOf = (slot: BannerSlot, text: (control: string) => string) =>
  bannerIn(valueFrom('banners', text) as SettingValues['banners'], slot)

/** Banner as pages show it, as it is typed. */
export function BannerPreview({ slot, texts }: { slot: BannerSlot; texts: Record<string, string> }) {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [banner, setBanner] = useState(() => bannerOf(slot, (control) => texts[control] ?? ''))
  useEffect(() => {
    const form = box.current?.closest('form')
    const read = () => {
      const typed = form ? new FormData(form) : null
      setBanner(bannerOf(slot, (control) => String(typed?.get(control) ?? '')))
    }
    form?.addEventListener('input', read)
    return () => form?.removeEventListener('input', read)
  }, [slot])
  const { notice, target, tone, closable } = banner
  const shown = { notice, target, tone: tone as Banner['tone'], isClosable: closable === 'yes' }
  return (
    <div ref={box} className="clear-both empty:hidden">
      {notice[language] !== '' && (
        <section
          aria-label={t('banners.preview', { slot })}
          inert
          className="overflow-hidden rounded-sm border-x border-t border-hairline"
          dangerouslySetInnerHTML={{ __html: bannerHtml(shown, '', language) }}
        />
      )}
    </div>
  )
}
