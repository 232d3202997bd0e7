import { Bookmark, X } from 'lucide-react'
import { useId } from 'react'
import { Form, Link } from 'react-router'
import type { SavedView } from '../../../domain/content/office-views.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { FoldOut } from '../fold-out.tsx'

type Props = {
  views: readonly SavedView[]
  /** Search string of the list as it is shown, without its page. */
  current: string
  /** Address of the list with a search string. */
  linkTo: (search: string) => string
}

/** The administrator's saved views as links, and a form that saves the current one. */
export function SavedViews({ views, current, linkTo }: Props) {
  const { t } = useTranslation('officeList')
  const isSaved = views.some(({ query }) => query === current)
  if (views.length === 0 && current === '') return null
  return (
    <nav
      aria-label={t('views.label')}
      className="flex flex-wrap items-center gap-2 max-md:order-last max-md:basis-full"
    >
      <Bookmark aria-hidden className="size-4 text-muted" />
      {views.map((view) => (
        <span
          key={view.id}
          className="inline-flex items-center rounded-full border border-hairline bg-surface text-sm has-aria-[current=true]:border-primary has-aria-[current=true]:bg-primary-soft"
        >
          <Link
            to={linkTo(view.query)}
            aria-current={view.query === current ? 'true' : undefined}
            className="inline-flex min-h-9 items-center ps-3 aria-[current=true]:font-semibold aria-[current=true]:text-primary"
          >
            {view.name}
          </Link>
          <Form method="post" action={linkTo(current)} preventScrollReset>
            <HiddenFields fields={{ intent: 'delete-view', viewId: view.id }} />
            <button
              type="submit"
              aria-label={t('views.delete', { name: view.name })}
              title={t('views.delete', { name: view.name })}
              className="inline-flex size-9 items-center justify-center rounded-full text-muted hover:text-danger"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </Form>
        </span>
      ))}
      {current !== '' && !isSaved && <SaveView action={linkTo(current)} query={current} />}
    </nav>
  )
}

function SaveView({ action, query }: { action: string; query: string }) {
  const { t } = useTranslation('officeList')
  const id = useId()
  return (
    <FoldOut
      summary={t('views.save')}
      summaryClass="inline-flex min-h-9 items-center rounded-full border border-dashed border-edge px-3 text-sm text-primary"
      panelClass="left-0 z-20 w-72 p-3"
      focusesField
    >
      <Form method="post" action={action} preventScrollReset className="grid gap-2">
        <HiddenFields fields={{ intent: 'save-view', query }} />
        <label htmlFor={id} className="text-sm">
          {t('views.name')}
        </label>
        <input id={id} name="name" required maxLength={60} autoComplete="off" className="field min-h-10! py-1!" />
        <Button type="submit" className="min-h-10!">
          {t('views.keep')}
        </Button>
      </Form>
    </FoldOut>
  )
}
