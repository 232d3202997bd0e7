import { Command, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { showKeys } from './keys/key-store.ts'
import { screenAt, screenGroups, type OfficeScreen } from './screens.ts'

const rowClass =
  'flex min-h-9 items-center gap-3 rounded-sm px-2.5 text-muted -outline-offset-2 hover:bg-primary-soft hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary'

type Props = { isNarrow: boolean; onToggle: () => void }

/** Navigation of the office on wide screens: every screen in groups; a narrow rail shows icons with tooltips. */
export function Rail({ isNarrow, onToggle }: Props) {
  const { t } = useTranslation('officeFrame')
  const { pathname, search } = useLocation()
  const current = screenAt(pathname, search)
  return (
    <div
      className={classes(
        'no-print sticky top-12 hidden h-[calc(100dvh-3rem)] shrink-0 flex-col border-r border-hairline bg-sunken md:flex',
        isNarrow ? 'w-14' : 'w-58',
      )}
    >
      <nav aria-label={t('nav')} className="min-h-0 grow overflow-y-auto px-2 py-3">
        {screenGroups.map(({ group, screens }) => (
          <div key={group} className="mb-3">
            {group !== 'start' && (
              <p className={classes('px-2.5 pb-1 text-xs text-muted', isNarrow && 'sr-only')}>{t(`groups.${group}`)}</p>
            )}
            {isNarrow && group !== 'start' && <hr className="mx-2 mb-2 border-hairline" />}
            <ul>
              {screens.map((screen) => (
                <li key={screen.key}>
                  <RailLink screen={screen} isNarrow={isNarrow} isCurrent={screen.key === current?.key} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes('flex border-t border-hairline p-2 noscript:hidden', isNarrow && 'flex-col')}>
        <Tooltip label={t(isNarrow ? 'rail.widen' : 'rail.narrow')}>
          <button type="button" onClick={onToggle} aria-expanded={!isNarrow} className={classes(rowClass, 'size-10')}>
            {isNarrow ? (
              <PanelLeftOpen aria-hidden className="size-5" />
            ) : (
              <PanelLeftClose aria-hidden className="size-5" />
            )}
          </button>
        </Tooltip>
        <Tooltip label={t('keys.title')}>
          <button type="button" onClick={showKeys} className={classes(rowClass, 'size-10')}>
            <Command aria-hidden className="size-5" />
          </button>
        </Tooltip>
      </div>
    </div>
  )
}

function RailLink({ screen, isNarrow, isCurrent }: { screen: OfficeScreen; isNarrow: boolean; isCurrent: boolean }) {
  const { t } = useTranslation('officeFrame')
  const { key, to, icon: Icon, within } = screen
  const name = t(`screens.${key}`)
  const link = (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        rowClass,
        isNarrow && 'min-h-10 justify-center px-0',
        within && !isNarrow && 'ml-2 gap-2 text-sm',
      )}
    >
      <Icon aria-hidden className={classes('shrink-0', within ? 'size-4' : 'size-5')} />
      {!isNarrow && <span className="min-w-0 grow truncate">{name}</span>}
    </Link>
  )
  return isNarrow ? <Tooltip label={name}>{link}</Tooltip> : link
}
