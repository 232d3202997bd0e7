import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { addressOf, materialViews, rememberView, type MaterialView } from './material-view.ts'

/** Links to the pages and to the text of a file; they work without script, and the choice is remembered. */
export function ViewToggle({ shown }: { shown: MaterialView }) {
  const { t } = useTranslation('materials')
  const [search] = useSearchParams()
  return (
    <nav aria-label={t('views.label')} className="flex overflow-hidden rounded-md border border-edge print:hidden">
      {materialViews.map((view) => (
        <Link
          key={view}
          to={addressOf(search, view)}
          replace
          preventScrollReset
          aria-current={view === shown ? 'page' : undefined}
          onClick={() => rememberView(view)}
          className={classes(
            'flex min-h-11 min-w-20 items-center justify-center border-l border-edge px-3 text-sm first:border-l-0',
            view === shown && 'bg-primary font-semibold text-on-primary',
          )}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  )
}
