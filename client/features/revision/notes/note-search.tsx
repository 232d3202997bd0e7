import { Search } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'

type Props = { q: string | undefined; count: number }

/** Search in notes and questions, as a plain GET form. */
export function NoteSearch({ q, count }: Props) {
  const { t } = useTranslation('notes')
  const id = useId()
  return (
    <div>
      <Form method="get" action={learningPaths.notes()} role="search" className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <input
          key={q}
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          placeholder={t('search')}
          maxLength={200}
          className="field"
        />
        <Button type="submit">
          <Search aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('find')}</span>
        </Button>
      </Form>
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status" className="tabular text-sm text-muted">
          {t('count', { count })}
        </p>
        {q && (
          <LinkButton to={learningPaths.notes()} look="quiet">
            {t('all')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
