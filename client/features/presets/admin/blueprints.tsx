import type { Span } from '../../../../domain/catalogue/blueprints/contract.ts'
import type { NamedSection, OfficeBlueprint } from '../../../../domain/catalogue/blueprints/office.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import type { QuestionKind } from '../../../../domain/questions/contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { Badge } from '../../../ui/badge.tsx'

const tones = { current: 'success', coming: 'primary', earlier: 'neutral' } as const

/** Blueprints of an exam pattern with their sources, newest first. */
export function Blueprints({ blueprints }: { blueprints: OfficeBlueprint[] }) {
  const { t } = useTranslation('presetEditor')
  return (
    <section>
      <h2 className="text-lg">{t('blueprints.title')}</h2>
      <p className="max-w-reading text-sm text-muted">
        {t(blueprints.length > 0 ? 'blueprints.note' : 'blueprints.none')}
      </p>
      {blueprints.length > 0 && (
        <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
          {blueprints.map((blueprint) => (
            <BlueprintEntry key={blueprint.id} blueprint={blueprint} />
          ))}
        </ol>
      )}
    </section>
  )
}

function BlueprintEntry({ blueprint }: { blueprint: OfficeBlueprint }) {
  const { t } = useTranslation('presetEditor')
  const { date } = useFormat()
  const { version, effectiveFrom, state, basis, note, unchecked, sections } = blueprint
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong>{t('blueprints.version', { version })}</strong>
        <span className="tabular">{t('from', { date: date(startOfDayInIndia(effectiveFrom)) })}</span>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <Badge>{t(`blueprints.bases.${basis}`)}</Badge>
        {unchecked && <Badge>{t('unchecked')}</Badge>}
      </p>
      <p lang={writtenLanguage(note)} className="max-w-reading text-sm text-muted">
        {note}
      </p>
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
          {t('blueprints.contents')}
        </summary>
        <div className="grid gap-4 pb-2">
          {sections.map((section) => (
            <Section key={section.title.en} section={section} />
          ))}
        </div>
      </details>
    </li>
  )
}

/** A number of questions from `min` to `max` in words. */
const useSpan = () => {
  const { t } = useTranslation('presetEditor')
  return ({ min, max }: Span): string => (min === max ? String(min) : t('blueprints.range', { min, max }))
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
                <span className="block text-muted">{listed.map((topic) => pick(topic)).join(', ')}</span>
              )}
            </th>
            <td className="tabular py-1 text-end whitespace-nowrap">{spanText(span)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
