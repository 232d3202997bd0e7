import {
  settingFields,
  type SettingField,
  type SettingFieldName,
  type SettingSection,
} from '../../../../domain/settings/sections.ts'
import { controlNames, type DueControl } from '../../../../domain/settings/section-forms.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const inputTypes = { line: 'text', email: 'email', phone: 'tel', number: 'number' } as const

/** Name of a control in words. */
export const useControlLabel = () => {
  const { t } = useTranslation('settings')
  return (control: string): string => {
    const [name, language] = control.split('.') as [SettingFieldName, 'en' | 'hi' | undefined]
    const label = t(`fields.${name}.label`)
    return language ? t(`inLanguage.${language}`, { label }) : label
  }
}

type Props = {
  section: SettingSection
  texts: Record<string, string>
  wrong: string[]
  due: DueControl[]
}

/** Controls of a section; those of both languages stand side by side. */
export function SectionFields({ section, ...rest }: Props) {
  return (
    <div className="grid items-start gap-x-3 gap-y-4 md:grid-cols-2">
      {controlNames(section).map((control) => {
        const field = settingFields[section][control.split('.')[0] ?? '']
        return field && <Control key={control} control={control} field={field} {...rest} />
      })}
    </div>
  )
}

function Control({
  control,
  field,
  texts,
  wrong,
  due,
}: Omit<Props, 'section'> & { control: string; field: SettingField }) {
  const { t } = useTranslation('settings')
  const label = useControlLabel()
  const [name, language] = control.split('.') as [SettingFieldName, string | undefined]
  const why = due.find((each) => each.control === control)?.why
  const isWrong = wrong.some((path) => path === control || (path === name && field.bilingual))
  const message = () => {
    const { max } = field
    if (name === 'cin' || name === 'gstin') return t(`wrong.${name}`)
    if (field.bilingual) return t('wrong.both', { max })
    if (field.type === 'line' || field.type === 'text') return t('wrong.text', { max })
    return t(`wrong.${field.type}`, { max })
  }
  const shared = {
    name: control,
    label: why ? `${label(control)} · ${t(why)}` : label(control),
    defaultValue: texts[control] ?? '',
    ...(language !== 'hi' && { hint: t(`fields.${name}.hint`) }),
    ...(language && { lang: language }),
    ...(isWrong && { error: message() }),
  }
  if (field.type === 'text') return <TextArea rows={field.max > 1000 ? 5 : 3} maxLength={field.max} {...shared} />
  const bounds = field.type === 'number' ? { min: 1, max: field.max } : { maxLength: field.max }
  return <Field type={inputTypes[field.type]} autoComplete="off" {...bounds} {...shared} />
}
