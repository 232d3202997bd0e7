import { Search } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import type { OfficeOrganisation } from '../../../../domain/jobs/office-contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { OrganisationAnswer } from './organisation-action.ts'
import { MergeForm, OrganisationForm } from './organisation-form.tsx'

type Props = { organisations: OfficeOrganisation[]; answer: OrganisationAnswer | undefined }

const isFound = ({ name, url }: OfficeOrganisation, words: string): boolean =>
  `${name.en} ${name.hi} ${url ?? ''}`.toLowerCase().includes(words.toLowerCase())

/** Organisations that publish notices. Every form works without script. */
export function OrganisationsTab({ organisations, answer }: Props) {
  const { t } = useTranslation('jobEditor')
  const [parameters] = useSearchParams()
  const words = (parameters.get('q') ?? '').trim()
  const done = parameters.get('done')
  const shown = organisations.filter((each) => isFound(each, words))
  return (
    <div className="grid max-w-4xl gap-4">
      {(done === 'saved' || done === 'merged') && !answer && (
        <Notice tone="success">{t(done === 'saved' ? 'organisations.saved' : 'organisations.merged')}</Notice>
      )}
      <details
        className="rounded-md border border-hairline bg-surface"
        open={answer?.of === 'save' && answer.id === ''}
      >
        <summary className="cursor-pointer px-4 py-3 font-semibold text-primary">{t('organisations.create')}</summary>
        <div className="border-t border-hairline p-4">
          <OrganisationForm organisation={null} answer={answer} />
        </div>
      </details>
      <Form role="search" className="relative max-w-md">
        <input type="hidden" name="tab" value="organisations" />
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={words}
          aria-label={t('organisations.search')}
          placeholder={t('organisations.search')}
          className="field ps-10"
        />
      </Form>
      {shown.length === 0 ? (
        <EmptyState
          {...(words ? {} : { title: t('organisations.empty') })}
          text={words ? t('organisations.none', { words }) : t('organisations.emptyText')}
        />
      ) : (
        <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
          {shown.map((organisation) => (
            <OrganisationRow
              key={organisation.id}
              organisation={organisation}
              others={organisations.filter(({ id }) => id !== organisation.id)}
              answer={answer}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = { organisation: OfficeOrganisation; others: OfficeOrganisation[]; answer: Props['answer'] }

function OrganisationRow({ organisation, others, answer }: RowProps) {
  const { t } = useTranslation('jobEditor')
  const { pick } = useBilingual()
  const { name, url, jobs, drafts } = organisation
  return (
    <li>
      <details open={answer?.id === organisation.id}>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 px-4 py-2.5 hover:bg-sunken">
          <span className="min-w-0 grow basis-60">
            <span className="font-semibold">{pick(name)}</span>
            {name.hi === '' && <span className="ms-2 text-sm text-warning">{t('organisations.noHindi')}</span>}
            {url && <span className="block truncate text-sm text-muted">{url}</span>}
          </span>
          <span className="tabular text-sm text-muted">
            {[
              t('organisations.use', { count: jobs }),
              ...(drafts > 0 ? [t('organisations.drafts', { count: drafts })] : []),
            ].join(' · ')}
          </span>
        </summary>
        <div className="border-t border-hairline bg-paper p-4">
          <OrganisationForm organisation={organisation} answer={answer} />
          {others.length > 0 && <MergeForm organisation={organisation} others={others} answer={answer} />}
        </div>
      </details>
    </li>
  )
}
