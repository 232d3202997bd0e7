import { withValue, textsIn } from '../keys/key-props.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../../office/editor/editor-context.ts'

const keyPath = 'key.optionIds'

type Props = {
  id: string
  letter: string
  /** Ids of all options in their order. */
  ids: readonly string[]
  several: boolean
}

/** Radio button or checkbox that marks an option as right. */
export function RightMark({ id, letter, ids, several }: Props) {
  const { t } = useTranslation('questionEditor')
  const { store, locked } = useEditor()
  const chosen = textsIn(useValue(keyPath))
  const isRight = chosen.includes(id)
  return (
    <label className="inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
      <input
        type={several ? 'checkbox' : 'radio'}
        name={keyPath}
        value={id}
        checked={isRight}
        disabled={locked !== null}
        onChange={({ currentTarget: { checked } }) =>
          store.set(keyPath, several ? withValue(chosen, id, checked, ids) : [id])
        }
        aria-label={t('rightOption', { letter })}
        className="tick size-5"
      />
      <b className="min-w-4">{letter}</b>
      <span className={isRight ? 'text-sm font-semibold text-success' : 'text-sm text-muted'}>
        {t(isRight ? 'right' : 'wrong')}
      </span>
    </label>
  )
}
