import { X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../../office/editor/field-control.tsx'
import { useLabel } from '../../../../office/editor/field-label.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { textsIn } from '../keys/key-props.ts'
import { useQuestionData } from './question-data.ts'

/** Longest tag. */
const longest = 40

/** Tags as chips, with a field that offers those in use. Without script they are rows. */
export function TagsControl({ path, field }: ControlProps) {
  const hydrated = useHydrated()
  if (field.type !== 'list') return null
  return hydrated ? <Tags path={path} max={field.max} /> : <UsualControl path={path} field={field} />
}

function Tags({ path, max }: { path: string; max: number }) {
  const { t } = useTranslation('questionEditor')
  const id = useId()
  const { store, locked } = useEditor()
  const label = useLabel(path)
  const held = textsIn(useValue(path))
  const remove = (tag: string) =>
    store.set(
      path,
      held.filter((each) => each !== tag),
    )
  return (
    <div data-path={path} className="min-w-0">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {held.map((tag) => (
          <span key={tag} className="inline-flex items-center gap-1 rounded-full bg-sunken ps-3 text-sm">
            {tag}
            <button
              type="button"
              disabled={locked !== null}
              aria-label={t('tags.remove', { tag })}
              onClick={() => remove(tag)}
              className="inline-flex size-8 items-center justify-center rounded-full hover:bg-primary-soft pointer-coarse:size-11"
            >
              <X aria-hidden className="size-4" />
            </button>
          </span>
        ))}
        {held.length < max && <NewTag id={id} path={path} held={held} />}
      </div>
      <p className="mt-1 text-xs text-muted">{t('tags.hint')}</p>
      <ConflictChoice path={path} />
    </div>
  )
}

/** Field that adds a tag with Enter, a comma, or by leaving it. */
function NewTag({ id, path, held }: { id: string; path: string; held: readonly string[] }) {
  const { store, locked } = useEditor()
  const { tags } = useQuestionData()
  const [text, setText] = useState('')
  const add = () => {
    const tag = text.trim().replaceAll(/\s+/g, ' ').slice(0, longest)
    setText('')
    if (tag !== '' && !held.includes(tag)) store.set(path, [...held, tag])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && text === '') store.set(path, held.slice(0, -1))
    if (event.key !== 'Enter' && event.key !== ',') return
    // Enter with Ctrl publishes.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault()
    add()
  }
  return (
    <>
      <input
        id={id}
        list={`${id}-known`}
        value={text}
        maxLength={longest}
        disabled={locked !== null}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        className="field w-48"
      />
      <datalist id={`${id}-known`}>
        {tags
          .filter((tag) => !held.includes(tag))
          .map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
      </datalist>
    </>
  )
}
