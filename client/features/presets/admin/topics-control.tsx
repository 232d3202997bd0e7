import { X } from 'lucide-react'
import { useContext, useId, useState, type ChangeEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import { useEditor, useRowKeys, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'
import { useLabel } from '../../../office/editor/field-label.tsx'
import { useFault } from '../../../office/editor/use-fault.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { BlueprintContext } from './blueprint-context.ts'

const listId = 'vocabulary-topics'

const wholeName = ({ title, subject }: { title: string; subject: string }): string =>
  subject === '' ? title : `${subject}: ${title}`

/** Subjects and topics of the vocabulary for every `TopicsControl` of the page. */
export function TopicOptions() {
  const { topics } = useContext(BlueprintContext)
  return (
    <datalist id={listId}>
      {[...topics].map(([name, topic]) => (
        <option key={name} value={name}>
          {wholeName(topic)}
        </option>
      ))}
    </datalist>
  )
}

/** Topics of a line: those chosen, and a field that finds one in the vocabulary. Without script its text is the next. */
export function TopicsControl({ path }: ControlProps) {
  const keys = useRowKeys(path)
  const label = useLabel(path)
  const error = useFault(path, true)
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <ul className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {keys.map((key, index) => (
          <ChosenTopic key={key} path={path} index={index} />
        ))}
      </ul>
      <AddTopic path={path} count={keys.length} />
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
    </fieldset>
  )
}

function ChosenTopic({ path, index }: { path: string; index: number }) {
  const { t } = useTranslation('blueprintEditor')
  const { store, locked } = useEditor()
  const { topics } = useContext(BlueprintContext)
  const own = `${path}.${index}`
  const name = String(useValue(own) ?? '')
  const error = useFault(own, true)
  const { title, subject } = topics.get(name) ?? { title: name, subject: '' }
  const remove = t('removeTopic', { topic: wholeName({ title, subject }) })
  return (
    <li
      data-path={own}
      className="inline-flex min-w-0 flex-wrap items-center rounded-md border border-hairline bg-sunken ps-2 text-sm"
    >
      <input type="hidden" name={own} value={name} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title} <span className="text-xs text-muted">{subject}</span>
      </span>
      <button
        type="submit"
        name="intent"
        value={`remove:${path}:${index}`}
        disabled={locked !== null}
        aria-label={remove}
        title={remove}
        onClick={(event) => {
          event.preventDefault()
          store.changeRows({ path, act: 'remove', index })
        }}
        className="inline-flex size-8 items-center justify-center text-muted hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
      {error && <p className="basis-full pe-2 pb-1 text-danger">{error}</p>}
    </li>
  )
}

/** Types of input events of a text that is typed; a choice from the list has another or none. */
const typing: ReadonlySet<unknown> = new Set(['insertText', 'insertCompositionText', 'deleteContentBackward'])

const isChosen = ({ nativeEvent }: ChangeEvent): boolean =>
  !('inputType' in nativeEvent && typing.has(nativeEvent.inputType))

function AddTopic({ path, count }: { path: string; count: number }) {
  const { t } = useTranslation('blueprintEditor')
  const { store, locked } = useEditor()
  const { topics } = useContext(BlueprintContext)
  const hydrated = useHydrated()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const add = (text: string) => {
    const words = text.trim().toLowerCase()
    const [name] = [...topics].find(([each, topic]) => each === words || wholeName(topic).toLowerCase() === words) ?? []
    setRefused(name === undefined && words !== '')
    setTyped(name === undefined ? text : '')
    const held = store.get(path)
    if (name !== undefined && !(Array.isArray(held) && held.includes(name)))
      store.changeRows({ path, act: 'add', row: name })
  }
  return (
    <>
      <input
        list={listId}
        // With script the choice is in the draft at once.
        name={hydrated ? undefined : `${path}.${count}`}
        value={typed}
        disabled={locked !== null}
        onChange={(event) => {
          const { value } = event.currentTarget
          setTyped(value)
          setRefused(false)
          if (topics.has(value) && isChosen(event)) add(value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => add(typed)}
        aria-label={t('addTopic')}
        placeholder={t('addTopic')}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        autoComplete="off"
        className="field mt-1.5 max-w-md"
      />
      {isRefused && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {t('unknownTopic')}
        </p>
      )}
    </>
  )
}
