import { exampleText } from '../../../../domain/notifications/examples.ts'
import { ruleOf, type NoticeKind } from '../../../../domain/notifications/kinds.ts'
import { templateLimits, templatePlaces, type TemplatePart } from '../../../../domain/notifications/templates.ts'
import type { Language } from '../../../../domain/language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

/** Name of a text of a template in words. */
export const usePlaceLabel = () => {
  const { t } = useTranslation('broadcasts')
  return (place: string): string => {
    const [part, language] = place.split('.') as [TemplatePart, Language]
    return t(`templates.inLanguage.${language}`, { label: t(`templates.${part}`) })
  }
}

type Props = {
  kind: NoticeKind
  texts: Record<string, string>
  /** Reasons of refused texts by place. */
  faults: Record<string, string>
}

/** Texts of a template, both languages side by side, with the placeholders of its kind. */
export function TemplateFields({ kind, texts, faults }: Props) {
  const { t } = useTranslation('broadcasts')
  const label = usePlaceLabel()
  const error = (place: string): string | undefined => {
    const fault = faults[place]
    if (fault === undefined) return undefined
    return /\{\{|\}\}/.test(fault) ? t('templates.unknown', { names: fault }) : t('templates.wrong')
  }
  return (
    <>
      <Placeholders kind={kind} />
      <div className="grid items-start gap-x-3 gap-y-4 md:grid-cols-2">
        {templatePlaces.map((place) => {
          const [part, language] = place.split('.') as [TemplatePart, Language]
          const found = error(place)
          const shared = {
            name: place,
            label: label(place),
            lang: language,
            maxLength: templateLimits[part],
            defaultValue: texts[place] ?? '',
            ...(found !== undefined && { error: found }),
          }
          return part === 'text' ? (
            <TextArea key={place} rows={5} {...shared} />
          ) : (
            <Field key={place} autoComplete="off" {...shared} />
          )
        })}
      </div>
    </>
  )
}

/** Placeholders of a kind with the value of each in an example. */
function Placeholders({ kind }: { kind: NoticeKind }) {
  const { t } = useTranslation('broadcasts')
  const { language } = useLanguage()
  return (
    <section>
      <h2 className="text-lg">{t('templates.placeholders')}</h2>
      <p className="text-sm text-muted">{t('templates.placeholdersHint')}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        {Object.keys(ruleOf(kind).params).map((name) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd className="min-w-0 text-muted [overflow-wrap:anywhere]">{exampleText(kind, name, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
