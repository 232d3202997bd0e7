import type { EditorForm } from '../../../../domain/content/fields.ts'
import type { ShownDiff } from '../../../../domain/content/history.ts'
import { FieldWordsContext, type Choices } from '../../../office/editor/editor-context.ts'
import { useEditorLabels, type LabelSpace } from '../../../office/editor/use-editor-labels.ts'
import { DiffView } from '../../../office/publishing/diff-view.tsx'

type Props = { title: string; diff: ShownDiff; form: EditorForm; labels: LabelSpace; choices: Choices }

/** Differences between two versions in words, folded. */
export function Differences({ title, diff, form, labels, choices }: Props) {
  const words = useEditorLabels(labels)
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
        {title}
      </summary>
      <FieldWordsContext value={{ form, choices, ...words }}>
        <div className="mb-2 rounded-md border border-hairline bg-surface p-3">
          <DiffView diff={diff} />
        </div>
      </FieldWordsContext>
    </details>
  )
}
