import type { Banner } from '../../../domain/settings/banners.ts'
import type { Language } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Site } from '../../../domain/settings/site.ts'

const looks = {
  info: 'border-primary bg-primary-soft',
  success: 'border-success bg-success-soft',
  warning: 'border-warning bg-warning-soft',
} satisfies Record<Banner['tone'], string>

const words = { en: { notice: 'Notice', close: 'Close' }, hi: { notice: 'सूचना', close: 'बंद करें' } }

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const cross =
  '<svg aria-hidden="true" class="size-5" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M18 6 6 18M6 6l12 12"/></svg>'

/** HTML of a banner in a language. `slot` names it for the style that hides it; a preview has none. */
export const bannerHtml = (
  { notice, target, tone, isClosable }: Pick<Banner, 'notice' | 'target' | 'tone' | 'isClosable'>,
  slot: string,
  language: Language,
): string => {
  const text = escaped(notice[language])
  const shown = target ? `<a href="${escaped(target)}" class="underline hover:no-underline">${text}</a>` : text
  const close = `<button type="button" data-close-banner="${slot}" aria-label="${words[language].close}" class="-my-2 -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md">${cross}</button>`
  return `<aside data-banner="${slot}" aria-label="${words[language].notice}" class="no-print beside-menu border-b ${looks[tone]}"><div class="page flex items-center gap-3 py-2.5"><p class="min-w-0 grow font-semibold [overflow-wrap:anywhere]">${shown}</p>${isClosable ? close : ''}</div></aside>`
}

/** HTML on the pages whose paths match `on`. Made at the edge, so that no page has its script. */
type EdgePart = { on: string; html: Bilingual }

export const bannerParts = (banners: readonly Banner[]): EdgePart[] =>
  banners.map((banner) => ({
    on: banner.on,
    html: { en: bannerHtml(banner, banner.slot, 'en'), hi: bannerHtml(banner, banner.slot, 'hi') },
  }))

const linkLook = 'inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline md:min-h-9'

/** Tagline and links to social networks at the end of every page. */
export const footerParts = ({ tagline, social }: Site): EdgePart[] => {
  const links = social.map(
    ({ name, href }) => `<li><a href="${escaped(href)}" rel="me noopener" class="${linkLook}">${name}</a></li>`,
  )
  const list = links.length > 0 ? `<ul class="mt-2 flex flex-wrap gap-x-4">${links.join('')}</ul>` : ''
  const textOf = (text: string) => `<p class="mt-3 max-w-xs text-muted">${escaped(text)}</p>${list}`
  return [{ on: '', html: { en: textOf(tagline.en), hi: textOf(tagline.hi) } }]
}

/**
 * Inline script before the banners. The slots in `data-closed` of the document are hidden by style: those closed on this
 * device, and those that have ended. The page that the server sent is up to a minute old.
 */
export const bannerScript = (banners: readonly Banner[]): string | null =>
  banners.length === 0
    ? null
    : `{const all=${JSON.stringify(banners.map(({ slot, id, until }) => [slot, id, until]))};${script}}`

const script = `const root=document.documentElement,name="closed-banners",closed=new Set;let kept={};try{kept=JSON.parse(localStorage.getItem(name))||{}}catch{}const show=()=>{root.dataset.closed=[...closed].join(" ")};for(const[slot,id,until]of all){if(kept[slot]===id)closed.add(slot);if(until!==null){const left=until-Date.now();if(left<=0)closed.add(slot);else if(left<2**31)setTimeout(()=>{closed.add(slot);show()},left)}}show();addEventListener("click",({target})=>{const slot=target.closest("[data-close-banner]")?.dataset.closeBanner;if(!slot)return;closed.add(slot);show();for(const[one,id]of all)if(one===slot)kept[slot]=id;try{localStorage.setItem(name,JSON.stringify(kept))}catch{}document.getElementById("main")?.focus({preventScroll:true})})`
