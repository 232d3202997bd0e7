import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '../../../../../domain/language.ts'
import { readCaptionFile } from '../../../../../domain/videos/caption-file.ts'
import { withImported } from '../../../../../domain/videos/draft-tracks.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { FileFaults } from './file-faults.tsx'
import { readTextFile } from './read-text-file.ts'

type Undo = { before: unknown; count: number }

/** Captions of a chosen file or a pasted text, beside the words of the other language. */
export function CaptionImport() {
  const { t } = useTranslation('videoEditor')
  const { store, form } = useEditor()
  const [language, setLanguage] = useState<Language>('en')
  const [text, setText] = useState('')
  const [undo, setUndo] = useState<Undo | null>(null)
  const apply = () => {
    const before = store.get('captions')
    const { rows } = withImported(store.body(), readCaptionFile(text).cues, language)
    store.set('captions', rows)
    setUndo({ before, count: rows.length })
    setText('')
  }
  const max = form.fields['captions']?.type === 'list' ? form.fields['captions'].max : 0
  return (
    <div className="mt-2 grid gap-3 rounded-md border border-hairline p-3">
      <Source language={language} onLanguage={setLanguage} text={text} onText={setText} />
      {text.trim() !== '' && <Outcome text={text} language={language} max={max} onApply={apply} />}
      {undo && text.trim() === '' && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-success">
          {t('files.done', { count: undo.count })}
          <button
            type="button"
            className={compactButton}
            onClick={() => {
              store.set('captions', undo.before)
              setUndo(null)
            }}
          >
            {t('files.undo')}
          </button>
        </p>
      )}
    </div>
  )
}

type SourceProps = {
  language: Language
  onLanguage: (language: Language) => void
  text: string
  onText: (text: string) => void
}

/** Language, file and text of an import. */
function Source({ language, onLanguage, text, onText }: SourceProps) {
  const { t } = useTranslation('videoEditor')
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable' | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const read = await readTextFile(file)
    setProblem(read.problem)
    if (read.text !== null) onText(read.text)
  }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <label className="grid gap-1 text-sm font-semibold">
          {t('files.language')}
          <select
            className="field font-normal"
            value={language}
            onChange={({ currentTarget }) => onLanguage(currentTarget.value === 'hi' ? 'hi' : 'en')}
          >
            <option value="en">{t('editor:languages.en')}</option>
            <option value="hi">{t('editor:languages.hi')}</option>
          </select>
        </label>
        <FileButton onChoose={(file) => void choose(file)} />
      </div>
      <label className="grid gap-1 text-sm font-semibold">
        {t('files.text')}
        <textarea
          rows={4}
          value={text}
          spellCheck={false}
          className="field tabular max-h-60 font-normal"
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </label>
      {problem && <p className="text-sm text-danger">{t(`files.${problem}`)}</p>}
    </>
  )
}

function FileButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const { t } = useTranslation('videoEditor')
  return (
    <label
      className={`${compactButton} cursor-pointer self-end justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary sm:min-h-11`}
    >
      <FileUp aria-hidden className="size-4" /> {t('files.choose')}
      <input
        type="file"
        accept=".vtt,.srt,text/vtt"
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

type OutcomeProps = { text: string; language: Language; max: number; onApply: () => void }

/** Effect of an import before it is taken over. */
function Outcome({ text, language, max, onApply }: OutcomeProps) {
  const { t } = useTranslation('videoEditor')
  const { store } = useEditor()
  const { cues, faults } = readCaptionFile(text)
  const { rows, matched, left } = withImported(store.body(), cues, language)
  const removed = store.rowKeys('captions').length - matched - left
  return (
    <div className="grid gap-2 text-sm">
      <div role="status">
        {cues.length > 0 && (
          <p>
            {t('files.read', { count: cues.length })} {t('files.outcome', { matched, added: cues.length - matched })}{' '}
            {left > 0 && t('files.left', { count: left })}
          </p>
        )}
        {cues.length > 0 && removed > 0 && <p className="text-warning">{t('files.removed', { count: removed })}</p>}
        {rows.length > max && <p className="text-danger">{t('files.tooMany', { limit: max })}</p>}
      </div>
      <FileFaults faults={faults} />
      <button
        type="button"
        disabled={cues.length === 0 || rows.length > max}
        onClick={onApply}
        className={`${compactButton} justify-self-start`}
      >
        {t('files.apply')}
      </button>
    </div>
  )
}
