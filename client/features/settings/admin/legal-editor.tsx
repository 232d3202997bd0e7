import { Link, useSearchParams } from 'react-router'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { paths } from '../../../../domain/paths.ts'
import type { LegalPage, OfficeLegalPage } from '../../../../domain/settings/legal.ts'
import type { LegalFault } from '../../../../domain/settings/legal-draft.ts'
import type { SettingsHistory } from '../../../../domain/settings/office.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PlaceholderList } from './placeholder-list.tsx'
import { PublishLegal } from './publish-legal.tsx'
import { boxOf, useControlLabel } from './section-fields.tsx'
import { SectionForm } from './section-form.tsx'
import type { SettingsAnswer } from './settings-action.ts'

type Props = {
  page: LegalPage
  userId: string
  history: SettingsHistory
  state: OfficeLegalPage
  answer: SettingsAnswer | undefined
}

/** Form of a legal page with what keeps it from being published, and its published versions. */
export function LegalEditor({ page, userId, history, state, answer }: Props) {
  const { t } = useTranslation('settings')
  const faultText = useFaultText()
  const [search] = useSearchParams()
  const faults = state.draft?.faults ?? []
  // Faults stand at their fields once publishing was tried; before, the list names them.
  const messages = answer?.isUnpublished
    ? Object.fromEntries(faults.toReversed().map((each) => [each.control, faultText(each)]))
    : {}
  return (
    <div className="grid grid-cols-1 gap-6">
      {search.has('published') && !answer && <Notice tone="success">{t('legal.done')}</Notice>}
      {state.draft && faults.length > 0 && <Faults faults={faults} />}
      <SectionForm
        section={page}
        userId={userId}
        history={history}
        answer={answer}
        intro={t('intro.legalPage')}
        messages={messages}
        tools={<PlaceholderList />}
        actions={<PublishLegal />}
        historyTitle={t('legal.history')}
      />
      <Versions page={page} versions={state.versions} />
    </div>
  )
}

const useFaultText = () => {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  return ({ fault, at = '' }: LegalFault): string => {
    if (fault === 'beforeNewest') return t('legal.faults.beforeNewest', { day: date(startOfDayInIndia(at)) })
    const [en = '', hi = ''] = at.split(', ')
    if (fault === 'partsDiffer') return t('legal.faults.partsDiffer', { en, hi })
    return t(`legal.faults.${fault}`, { at })
  }
}

function Faults({ faults }: { faults: LegalFault[] }) {
  const { t } = useTranslation('settings')
  const label = useControlLabel()
  const faultText = useFaultText()
  return (
    <details className="max-w-5xl rounded-md border border-hairline bg-surface">
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        {t('legal.before', { count: faults.length })}
      </summary>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {faults.map((each) => (
          <li key={`${each.control} ${each.fault} ${each.at}`} className="px-4 py-2 text-sm">
            <a
              href={`#${boxOf(each.control)}`}
              className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
            >
              {label(each.control)}
            </a>
            <span className="ms-2">{faultText(each)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Versions({ page, versions }: { page: LegalPage; versions: OfficeLegalPage['versions'] }) {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const { choose } = useBilingual()
  return (
    <section className="max-w-5xl">
      <h2 className="text-lg">{t('legal.versions')}</h2>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {versions.map(({ version, effectiveFrom, changes, state, by }) => {
          const day = date(startOfDayInIndia(effectiveFrom))
          const said = changes && choose(changes)
          return (
            <li key={version} className="py-2">
              <p className="flex flex-wrap items-center gap-x-3">
                {state === 'upcoming' ? (
                  <strong>{t('version', { version })}</strong>
                ) : (
                  <Link
                    to={paths.legalVersion(page, version)}
                    className="link inline-flex min-h-9 items-center font-semibold"
                  >
                    {t('version', { version })}
                  </Link>
                )}
                <span className="tabular text-sm text-muted">
                  {[t(`legal.states.${state}`, { day }), by].filter(Boolean).join(' · ')}
                </span>
              </p>
              {said && (
                <p lang={said.lang} className="max-w-reading text-sm">
                  {said.text}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
