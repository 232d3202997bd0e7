import type { OptionsBody } from '../../../../../domain/questions/text.ts'
import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { KeyFaults } from './key-faults.tsx'
import { ReasonControl } from './reason-control.tsx'
import { RightMark } from './right-mark.tsx'

type Props = { path: string; options: OptionsBody['options'] }

/** The four options that every paper prints for assertion and reason, with their marks and reasons. */
export function StandardOptions({ path, options }: Props) {
  const { t } = useTranslation('questionEditor')
  const { language } = useLanguage()
  const { store, locked } = useEditor()
  const hydrated = useHydrated()
  const ids = options.map(({ id }) => id)
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{t('standardOptions')}</legend>
      <KeyFaults />
      <ol className="mt-1 grid gap-3">
        {options.map(({ id, content }, index) => (
          <li key={id} className="rounded-md border border-hairline p-2">
            <div className="flex flex-wrap items-center gap-x-4">
              <RightMark id={id} letter={letterOf(index)} ids={ids} several={false} />
              <span className="min-w-0 flex-1">{content[language]}</span>
            </div>
            <div role="group" aria-label={t('option', { letter: letterOf(index) })} className="mt-1">
              <ReasonControl id={id} />
            </div>
          </li>
        ))}
      </ol>
      {hydrated && (
        <button
          type="button"
          disabled={locked !== null}
          onClick={() =>
            store.set(
              path,
              options.map((option) => ({ ...option, pinned: false })),
            )
          }
          className={`${compactButton} mt-2`}
        >
          {t('ownOptions')}
        </button>
      )}
    </fieldset>
  )
}
