import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Language } from '../../../domain/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RichText as RenderedText } from '../../ui/rich-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { formulaText } from './commands/formula-text.ts'
import type { EditorHandle } from './editor-handle.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { RenderingState } from './rendering-state.tsx'
import { useRendering } from './use-rendering.ts'

/** TeX that is inserted at a press. */
const samples = [
  '\\frac{a}{b}',
  'x^{2}',
  '\\sqrt{x}',
  'x_{1}',
  '\\times',
  '\\div',
  '\\le',
  '\\ge',
  '\\pi',
  '90^\\circ',
] as const

type Props = { editor: EditorHandle; lang: Language; onClose: () => void }

/** Dialog for the TeX of a formula, with its rendering. */
export function FormulaDialog({ editor, lang, onClose }: Props) {
  const { t } = useTranslation('richText')
  const [draft] = useState(editor.formula)
  const [tex, setTex] = useState(draft.tex)
  const [block, setBlock] = useState(draft.block)
  const area = useRef<HTMLTextAreaElement>(null)
  const rendering = useRendering(tex.trim() === '' ? '' : formulaText(tex, block))
  const isInvalid = rendering.html.includes('<code>') && !rendering.isBehind
  const insert = () => {
    if (tex.trim() === '') return
    editor.setFormula(tex, block)
    onClose()
  }
  return (
    <InsertDialog
      title={t(draft.isNew ? 'formula.add' : 'formula.change')}
      onClose={onClose}
      insert={{ onClick: insert, disabled: tex.trim() === '' }}
    >
      <TextArea
        ref={area}
        label={t('formula.tex')}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        className="field mt-1 font-mono"
        value={tex}
        onChange={({ target }) => setTex(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          insert()
        }}
        {...(isInvalid && { error: t('formula.invalid') })}
      />
      <div role="group" aria-label={t('formula.samples')} className="mt-2 flex flex-wrap gap-1">
        {samples.map((sample) => (
          <button
            key={sample}
            type="button"
            onClick={() => area.current && setTex(inserted(area.current, sample))}
            className="rounded-sm border border-hairline px-2 py-1 font-mono text-sm hover:bg-primary-soft"
          >
            {sample}
          </button>
        ))}
      </div>
      <div className="mt-2">
        <Checkbox checked={block} onChange={({ target }) => setBlock(target.checked)}>
          {t('formula.block')}
        </Checkbox>
      </div>
      <div className="mt-2 min-h-16 overflow-x-auto rounded-md bg-sunken p-3">
        <RenderingState rendering={rendering} />
        <RenderedText html={rendering.html} lang={lang} />
      </div>
    </InsertDialog>
  )
}

/** Text of a textarea with a sample in place of its selection. */
const inserted = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, sample: string): string =>
  value.slice(0, selectionStart) + sample + value.slice(selectionEnd)
