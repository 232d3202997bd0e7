import { Briefcase, LayoutDashboard, Menu, Newspaper, Plus, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { useOutsidePress } from '../../ui/use-outside-press.ts'
import { openPalette } from './palette/palette-store.ts'
import { screenAt, screenGroups, type OfficeScreen } from './screens.ts'

const itemClass =
  'flex min-h-14 w-16 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs leading-tight text-muted -outline-offset-3 aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary'

const sheetId = 'office-sheet'

const often = [
  { key: 'dashboard', to: paths.admin(), icon: LayoutDashboard },
  { key: 'jobs', to: officePaths.adminJobs(), icon: Briefcase },
  { key: 'affairs', to: officePaths.adminCurrentAffairs(), icon: Newspaper },
] as const

/**
 * Bar of the office on phones: menu of every address, search, and the screens used most. The main action of a screen
 * (`PageHeading`) takes the place of these screens.
 */
export function OfficeBar() {
  const { t } = useTranslation('officeFrame')
  const { pathname, search } = useLocation()
  const current = screenAt(pathname, search)
  return (
    <nav
      aria-label={t('bar')}
      className="office-bar bottom-bar no-print fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        <li className="grow">
          <button type="button" popoverTarget={sheetId} className={classes(itemClass, 'mx-auto')}>
            <Menu aria-hidden className="size-5" />
            {t('menu')}
          </button>
        </li>
        <li className="grow noscript:hidden">
          <button type="button" onClick={openPalette} className={classes(itemClass, 'mx-auto')}>
            <Search aria-hidden className="size-5" />
            {t('palette.short')}
          </button>
        </li>
        {often.map(({ key, to, icon: Icon }) => (
          <li key={key} className="office-bar-often grow">
            <Link
              to={to}
              aria-current={key === current?.key ? 'page' : undefined}
              className={classes(itemClass, 'mx-auto')}
            >
              <Icon aria-hidden className="size-5" />
              {t(`often.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Sheet />
    </nav>
  )
}

/** Every address of the office. A native popover: it opens and closes without script. */
function Sheet() {
  const { t } = useTranslation('officeFrame')
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Beside the browser's own: its touch would press what lies below too.
  useOutsidePress(ref, isOpen, () => ref.current?.hidePopover())
  const { key, pathname, search } = useLocation()
  const current = screenAt(pathname, search)
  useEffect(() => {
    ref.current?.hidePopover()
  }, [key])
  return (
    <div
      ref={ref}
      id={sheetId}
      popover="auto"
      onToggle={({ newState }) => setOpen(newState === 'open')}
      className="office-sheet pointer-events-auto inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-md border-t border-hairline bg-surface px-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-ink shadow-float backdrop:bg-black/60"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between bg-surface ps-3 pt-1">
        <p className="font-semibold">{t('title')}</p>
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="inline-flex size-11 items-center justify-center rounded-md"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {screenGroups.map(({ group, screens }) => (
        <div key={group} className="border-t border-hairline py-1">
          {group !== 'start' && <p className="px-3 pt-1 text-xs text-muted">{t(`groups.${group}`)}</p>}
          <ul>
            {screens.map((screen) => (
              <ScreenRow key={screen.key} screen={screen} isCurrent={screen.key === current?.key} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Link to a screen, with one that creates what the screen lists. */
function ScreenRow({ screen, isCurrent }: { screen: OfficeScreen; isCurrent: boolean }) {
  const { t } = useTranslation('officeFrame')
  const { key: name, to, icon: Icon, create, within } = screen
  return (
    <li className={classes('flex items-center', within && 'ps-6')}>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-sm px-3 aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary"
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 grow">{t(`screens.${name}`)}</span>
      </Link>
      {create && (
        <Link
          to={create.to}
          aria-label={t(`create.${create.key}`)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-primary"
        >
          <Plus aria-hidden className="size-5" />
        </Link>
      )}
    </li>
  )
}
