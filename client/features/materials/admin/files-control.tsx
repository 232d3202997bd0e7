import { valueAt } from '../../../../domain/content/body-paths.ts'
import { languages, type Language } from '../../../../domain/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'

/** Files of a material, one column for each language. */
export function FilesControl({ path, field }: ControlProps) {
  if (field.type !== 'group') return null
  return (
    <div data-path={path} className="grid gap-3 md:grid-cols-2">
      {languages.map((language) => {
        const each = field.fields[language]
        return each && <LanguageFiles key={language} path={`${path}.${language}`} field={each} language={language} />
      })}
    </div>
  )
}

/** The whole file in a language with its number of pages, and its preview pages. */
function LanguageFiles({ path, field, language }: ControlProps & { language: Language }) {
  const { t } = useTranslation('materialEditor')
  const { Control } = useEditor()
  const held = useValue(path)
  const pages = valueAt(held, 'whole.pages')
  if (field.type !== 'group') return null
  const { whole, preview } = field.fields
  return (
    <fieldset data-path={path} className="grid min-w-0 content-start gap-3 rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold">{t(`publishing:languages.${language}`)}</legend>
      {whole && <Control path={`${path}.whole`} field={whole} />}
      {typeof pages === 'number' && <p className="text-sm text-muted">{t('files.pages', { count: pages })}</p>}
      {preview && <Control path={`${path}.preview`} field={preview} />}
      <ConflictChoice path={path} />
    </fieldset>
  )
}
