import { blueprintForm } from '../../../../domain/catalogue/blueprints/form.ts'
import type { NamedSection, OfficeBlueprint } from '../../../../domain/catalogue/blueprints/office.ts'
import type { OfficePreset } from '../../../../domain/catalogue/presets/office.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { Bilingual, QuestionKind } from '../../../../domain/questions/contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { CopyForm } from './copy-form.tsx'
import { Differences } from './differences.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useSpan } from './use-span.ts'

const tones = { current: 'success', coming: 'primary', earlier: 'neutral' } as const

/** Blueprints of an exam pattern with their sources, newest first, and the draft of the next one. */
export function Blueprints({ preset: { id, blueprints, blueprintDraft: draft } }: { preset: OfficePreset }) {
  const { t } = useTranslation('presetEditor')
  const isFirst = blueprints.length === 0
  return (
    <section>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-lg">{t('blueprints.title')}</h2>
          <p className="max-w-reading text-sm text-muted">{t(isFirst ? 'blueprints.none' : 'blueprints.note')}</p>
        </div>
        {draft && <LinkButton to={officePaths.adminBlueprintDraft(id)}>{t('blueprints.open')}</LinkButton>}
        {isFirst && !draft && <CopyForm part="blueprint" from="" label={t('blueprints.first')} />}
      </div>
      {draft && (
        <div className="mt-2">
          <DraftNotice part="blueprint" draft={draft} />
        </div>
      )}
      {!isFirst && (
        <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
          {blueprints.map((blueprint) => (
            <BlueprintEntry
              key={blueprint.id}
              blueprint={blueprint}
              hasDraft={draft !== null}
              choices={choicesIn(blueprints)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

type EntryProps = { blueprint: OfficeBlueprint; hasDraft: boolean; choices: NamesOf }

function BlueprintEntry({ blueprint, hasDraft, choices }: EntryProps) {
  const { t } = useTranslation('presetEditor')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const { id, version, effectiveFrom, state, basis, unchecked, sections, diff } = blueprint
  const label = t(state === 'earlier' ? 'blueprints.restore' : 'blueprints.copy')
  const named = (names: NamesOf['topic']) => [...names].map(([value, name]) => ({ value, label: pick(name) }))
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong>{t('blueprints.version', { version })}</strong>
          <span className="tabular">{t('from', { date: date(startOfDayInIndia(effectiveFrom)) })}</span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          <Badge>{t(`blueprints.bases.${basis}`)}</Badge>
          {unchecked && <Badge>{t('unchecked')}</Badge>}
        </p>
        <Source blueprint={blueprint} />
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
            {t('blueprints.contents')}
          </summary>
          <div className="grid gap-4 pb-2">
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        </details>
        {diff && (
          <Differences
            title={t('blueprints.differences', { count: diff.changes.length })}
            diff={diff}
            form={blueprintForm}
            labels="blueprintEditor"
            choices={{ section: named(choices.section), topic: named(choices.topic) }}
          />
        )}
      </div>
      {!hasDraft && (
        <CopyForm part="blueprint" from={id} label={label} name={t('blueprints.copyLabel', { label, version })} />
      )}
    </li>
  )
}

function Source({ blueprint: { changes, note, by, createdAt } }: Pick<EntryProps, 'blueprint'>) {
  const { t } = useTranslation('presetEditor')
  const { dateTime } = useFormat()
  return (
    <div className="max-w-reading [overflow-wrap:anywhere] whitespace-pre-line">
      {changes && <p lang={writtenLanguage(changes)}>{changes}</p>}
      <p lang={writtenLanguage(note)} className="text-sm text-muted">
        {note}
      </p>
      {changes !== null && (
        <p className="tabular text-sm text-muted">{t('by', { name: by ?? t('someone'), time: dateTime(createdAt) })}</p>
      )}
    </div>
  )
}

/** Names of sections and topics by id. */
type NamesOf = Record<'section' | 'topic', ReadonlyMap<string, Bilingual>>

const choicesIn = (blueprints: readonly OfficeBlueprint[]): NamesOf => {
  const sections = blueprints.flatMap((blueprint) => blueprint.sections)
  const topics = sections.flatMap((section) => section.topics.flatMap((line) => line.topics))
  return {
    section: new Map(sections.map(({ id, title }) => [id, title])),
    topic: new Map(topics.map(({ id, title }) => [id, title])),
  }
}

function Section({ section }: { section: NamedSection }) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const spanText = useSpan()
  const { title, options, kinds, difficulty, tolerance, minutes, topics } = section
  const kindTexts = Object.entries(kinds).map(([kind, span]) =>
    t('blueprints.kind', { kind: t(`fields.sections_marking_kind_${kind as QuestionKind}`), span: spanText(span) }),
  )
  return (
    <section className="min-w-0">
      <h3 className="text-base font-semibold">{pick(title)}</h3>
      <ul className="tabular grid text-sm text-muted">
        <li>{t('blueprints.options', { count: options })}</li>
        <li>{t('blueprints.kinds', { list: kindTexts.join(' · ') })}</li>
        <li>{t('blueprints.difficulty', { ...difficulty, tolerance })}</li>
        <li>{t('blueprints.minutes', { span: spanText(minutes) })}</li>
      </ul>
      {topics.length > 0 ? <Topics topics={topics} /> : <p className="text-sm">{t('blueprints.noTopics')}</p>}
    </section>
  )
}

function Topics({ topics }: Pick<NamedSection, 'topics'>) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const spanText = useSpan()
  return (
    <table className="mt-1 w-full max-w-3xl text-sm">
      <thead>
        <tr className="border-b border-hairline text-muted">
          <th scope="col" className="py-1 pe-3 text-start font-normal">
            {t('blueprints.topic')}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {t('blueprints.questions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ name, topics: listed, ...span }) => (
          <tr key={name.en} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              {pick(name)}
              {listed.length > 1 && (
                <span className="block text-muted">{listed.map(({ title }) => pick(title)).join(', ')}</span>
              )}
            </th>
            <td className="tabular py-1 text-end whitespace-nowrap">{spanText(span)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
