import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SectionId } from './sections.ts'

/** Jump links: a row that scrolls sideways on a phone, a list beside the page on a wide screen. */
export function SectionNav({ ids }: { ids: readonly SectionId[] }) {
  const { t } = useTranslation('profile')
  return (
    <nav aria-label={t('sections')} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0">
        {ids.map((id) => (
          <li key={id} className={id === 'settings' ? 'noscript:hidden' : undefined}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm whitespace-nowrap text-ink no-underline hover:bg-primary-soft lg:flex lg:rounded-md lg:border-0 lg:px-3 lg:text-base lg:whitespace-normal"
            >
              {t(`${id}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
