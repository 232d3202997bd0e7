import { useId } from 'react'
import {
  settingFields,
  type SettingField,
  type SettingFieldName,
  type SettingSection,
} from '../../../../domain/settings/sections.ts'
import { bannerSlots, slotOf, type BannerOption } from '../../../../domain/settings/banner-fields.ts'
import type { Language } from '../../../../domain/language.ts'
import { socialHosts, type SocialNetwork } from '../../../../domain/settings/social.ts'
import { controlNames, type DueControl } from '../../../../domain/settings/section-forms.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RichText } from '../../../office/rich-text/rich-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { BannerPreview } from './banner-preview.tsx'

const inputTypes = {
  line: 'text',
  email: 'email',
  phone: 'tel',
  number: 'number',
  day: 'date',
  url: 'url',
  address: 'text',
  moment: 'datetime-local',
} as const

/** Id of the box of a control, to which links lead. */
export const boxOf = (control: string): string => `field-${control}`

const partsOf = (control: string) => {
  const [name, language] = control.split('.') as [SettingFieldName, Language | undefined]
  return { name, language, ...slotOf(name) }
}

/** Name of a control in words; inside the group of its banner without the banner's number. */
export const useControlLabel = ({ isGrouped = false } = {}) => {
  const { t } = useTranslation('settings')
  return (control: string): string => {
    const { base, slot, language } = partsOf(control)
    const own = t(`fields.${base}.label`)
    const label = language ? t(`inLanguage.${language}`, { label: own }) : own
    return slot && !isGrouped ? `${t('banners.one', { slot })}: ${label}` : label
  }
}

/** Text of a control as a person reads it. */
export const useValueText = (section: SettingSection) => {
  const { t } = useTranslation('settings')
  return (control: string, text: string): string => {
    if (settingFields[section][control.split('.')[0] ?? '']?.type === 'switch') return t(text === 'true' ? 'on' : 'off')
    return text || t('nothing')
  }
}

type Props = {
  section: SettingSection
  texts: Record<string, string>
  wrong: string[]
  due: DueControl[]
  /** Messages of controls, in place of the usual ones. */
  messages?: Record<string, string>
}

/** Controls of a section; those of both languages stand side by side, those of a banner in a group. */
export function SectionFields({ section, ...rest }: Props) {
  const { t } = useTranslation('settings')
  const controls = controlNames(section)
  const draw = (control: string) => {
    const field = settingFields[section][control.split('.')[0] ?? '']
    return field && <Control key={control} control={control} field={field} {...rest} />
  }
  if (section !== 'banners') return <div className={gridLook}>{controls.map(draw)}</div>
  return bannerSlots.map((slot) => (
    <fieldset key={slot} className="grid gap-3 rounded-md border border-hairline bg-surface p-4">
      <legend className="float-start mb-1 text-lg font-semibold">{t('banners.one', { slot })}</legend>
      <BannerPreview slot={slot} texts={rest.texts} />
      <div className={gridLook}>{controls.filter((control) => partsOf(control).slot === slot).map(draw)}</div>
    </fieldset>
  ))
}

const gridLook = 'grid items-start gap-x-3 gap-y-4 md:grid-cols-2'

type ControlProps = Omit<Props, 'section'> & { control: string; field: SettingField }

function Control({ control, field, texts, wrong, due, messages }: ControlProps) {
  const { t } = useTranslation('settings')
  const label = useControlLabel({ isGrouped: true })
  const { name, base, language } = partsOf(control)
  const why = due.find((each) => each.control === control)?.why
  const isWrong = wrong.some((path) => path === control || (path === name && field.bilingual))
  const usual = useUsualMessage(base, field)
  const error = messages?.[control] ?? (isWrong ? usual : undefined)
  const shared = {
    name: control,
    label: why ? `${label(control)} · ${t(why)}` : label(control),
    defaultValue: texts[control] ?? '',
    ...(language !== 'hi' && { hint: t(`fields.${base}.hint`) }),
    ...(language && { lang: language }),
    ...(error !== undefined && { error }),
  }
  return (
    <div
      id={boxOf(control)}
      className={classes(
        'min-w-0 scroll-mt-32',
        field.type === 'day' && 'md:col-span-2 md:max-w-xs',
        field.type === 'lines' && 'md:col-span-2',
      )}
    >
      <Input field={field} language={language ?? 'en'} shared={shared} />
    </div>
  )
}

const useUsualMessage = (name: string, { type, bilingual, max }: SettingField): string => {
  const { t } = useTranslation('settings')
  if (name === 'cin' || name === 'gstin') return t(`wrong.${name}`)
  if (type === 'markdown') return t('wrong.text', { max })
  if (type === 'url') return t('wrong.url', { hosts: socialHosts[name as SocialNetwork].join(', ') })
  if (bilingual) return t('wrong.both', { max })
  const isText = type === 'line' || type === 'lines' || type === 'switch'
  return t(isText ? 'wrong.text' : `wrong.${type}`, { max })
}

type Shared = { name: string; label: string; defaultValue: string; hint?: string; lang?: string; error?: string }

function Input({ field, language, shared }: { field: SettingField; language: 'en' | 'hi'; shared: Shared }) {
  const { type, max, options } = field
  if (type === 'switch') return <SwitchField shared={shared} />
  if (type === 'markdown') return <MarkdownField language={language} shared={shared} />
  if (options) return <Choice options={options} shared={shared} />
  if (type === 'text') return <TextArea rows={max > 1000 ? 5 : 3} maxLength={max} {...shared} />
  if (type === 'lines') return <TextArea rows={24} maxLength={max} spellCheck={false} {...shared} />
  const bounds = type === 'number' ? { min: 1, max } : { maxLength: max }
  return <Field type={inputTypes[type as keyof typeof inputTypes]} autoComplete="off" {...bounds} {...shared} />
}

function Choice({ options, shared: { hint, ...shared } }: { options: readonly string[]; shared: Shared }) {
  const { t } = useTranslation('settings')
  const labels = options.map((option) => [option, t(`banners.options.${option as BannerOption}`)] as const)
  return (
    <>
      <Select inForm options={labels} {...shared} />
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
    </>
  )
}

/** Checkbox of a part that is open; the hidden field is what a closed one posts. */
function SwitchField({ shared: { name, label, defaultValue, hint } }: { shared: Shared }) {
  return (
    <>
      <Checkbox name={name} value="true" defaultChecked={defaultValue === 'true'} {...(hint && { hint })}>
        {label}
      </Checkbox>
      <input type="hidden" name={name} value="false" />
    </>
  )
}

function MarkdownField({ language, shared }: { language: 'en' | 'hi'; shared: Shared }) {
  const id = useId()
  const { name, label, defaultValue, hint, error } = shared
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1">
        <RichText
          id={id}
          name={name}
          lang={language}
          label={label}
          defaultValue={defaultValue}
          rows={18}
          error={error}
          describedBy={describedBy || undefined}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
