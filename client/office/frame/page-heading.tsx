import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'

type Props = {
  title: string
  /** Level of the heading; the showcase draws one inside another page. */
  level?: 1 | 4
  /** Language of the title, where it is content. */
  lang?: string | undefined
  /** The list above this screen. */
  back?: { to: string; label: string }
  /** State of the item, such as a badge. */
  state?: ReactNode
  /** State of saving, such as "Saved 12:04". */
  saved?: ReactNode
  /** Further acts, beside the main one. */
  more?: ReactNode
  /** The main action; on a phone at the end of the bar. */
  action?: ReactNode
  /** `Tabs` of the screen. */
  tabs?: ReactNode
}

/** Sticky heading of a screen of the office. */
export function PageHeading({ title, level = 1, lang, back, state, saved, more, action, tabs }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="office-heading sticky top-0 z-35 border-b border-hairline bg-paper px-4 md:top-12 md:z-30 md:px-6">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-0 py-1 md:flex-nowrap">
        <div className="flex min-w-0 grow items-center gap-3 max-md:basis-0 max-md:gap-2">
          {back && <BackLink {...back} />}
          <Heading lang={lang} title={title} className="min-w-0 truncate text-lg md:text-xl">
            {title}
          </Heading>
          {!saved && state}
          {saved && <span className="shrink-0 text-sm max-md:hidden">{state}</span>}
        </div>
        {saved && (
          <div className="flex shrink-0 items-center gap-3 text-sm max-md:order-last max-md:basis-full max-md:pb-1">
            {state && <span className="md:hidden">{state}</span>}
            {saved}
          </div>
        )}
        {more && <div className="flex shrink-0 items-center gap-2">{more}</div>}
        {action && (
          <div
            className={classes(
              'office-action bottom-bar no-print flex shrink-0 items-center gap-2',
              'max-md:fixed max-md:right-2 max-md:bottom-[calc(0.375rem+env(safe-area-inset-bottom))] max-md:z-40',
            )}
          >
            {action}
          </div>
        )}
      </div>
      {tabs}
    </div>
  )
}

function BackLink({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation('officeFrame')
  return (
    <Link
      to={to}
      aria-label={t('back', { label })}
      title={label}
      className="-mr-2 -ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-primary-soft hover:text-ink"
    >
      <ChevronLeft aria-hidden className="size-5" />
    </Link>
  )
}
