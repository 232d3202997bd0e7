import { Copy } from 'lucide-react'
import { withCopiedStructure } from '../../../../../domain/questions/copied-structure.ts'
import { blankKey, blankParts } from '../../../../../domain/questions/start.ts'
import { editingOf } from '../../../../../domain/questions/kinds/editing.ts'
import { isQuestionKind } from '../../../../../domain/questions/kinds/names.ts'
import { otherLanguage } from '../../../../../domain/language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { ChoiceControl } from '../../../../office/editor/choice-controls.tsx'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useFormChange } from '../../../../office/editor/variant-control.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { textsIn } from '../keys/key-props.ts'

const isBlank = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

/** Chooses a kind: the parts that it shows are begun where they are blank, and nothing typed is lost. */
const useKindChange = (props: Parameters<typeof useFormChange>[0]) => {
  const { store } = useEditor()
  const change = useFormChange(props, (kind) => (isQuestionKind(kind) ? blankKey(kind) : {}))
  return (kind: string) => {
    if (!isQuestionKind(kind)) return
    change(kind)
    for (const [name, blank] of Object.entries(blankParts(kind))) if (isBlank(store.get(name))) store.set(name, blank)
    // One of several right options is not chosen by the change.
    if (!editingOf(kind).several && textsIn(store.get('key.optionIds')).length > 1) store.set('key.optionIds', [])
  }
}

/** Kind of the question, and the copies of its structure into a language. */
export function KindControl({ path, field }: ControlProps) {
  return field.type === 'variant' ? <Kind path={path} field={field} /> : null
}

function Kind({ path, field }: Parameters<typeof useFormChange>[0]) {
  const choose = useKindChange({ path, field })
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-72 max-w-full">
        <ChoiceControl
          path={`${path}.${field.by}`}
          field={{ type: 'choice', options: Object.keys(field.forms) }}
          onChoose={choose}
        />
      </div>
      <CopyStructure />
    </div>
  )
}

/** Buttons that give the blank texts of a language the numbers, formulas and pictures of the other. */
function CopyStructure() {
  const { t } = useTranslation('questionEditor')
  const { store, locked } = useEditor()
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <div role="group" aria-label={t('copy.title')} className="flex flex-wrap gap-2">
      {(['hi', 'en'] as const).map((to) => (
        <button
          key={to}
          type="button"
          disabled={locked !== null}
          title={t('copy.hint')}
          onClick={() => store.replace(withCopiedStructure(store.body(), to))}
          className={compactButton}
        >
          <Copy aria-hidden className="size-4" />
          {t('copy.run', { from: t(`editor:languages.${otherLanguage(to)}`), to: t(`editor:languages.${to}`) })}
        </button>
      ))}
    </div>
  )
}
