import { useMemo, type ReactNode } from 'react'
import { textOfValue } from '../../../../../../domain/content/field-text.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { EditorContext, useEditor, useValue, type ControlProps } from '../../../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../../../office/editor/field-control.tsx'
import { usePaperData } from './paper-context.ts'

/** Field of the structure, which is read-only with its reason once the test was attempted. */
export function WhenFrozen({ path, field, children }: ControlProps & { children: ReactNode }) {
  const { t } = useTranslation('testPage')
  const { isFrozen } = usePaperData()
  const tools = useEditor()
  const reason = t('frozen.field')
  const fixed = useMemo(() => ({ ...tools, locked: tools.locked ?? reason }), [tools, reason])
  const value = useValue(path)
  if (!isFrozen) return children
  return (
    <EditorContext value={fixed}>
      {/* A form leaves out disabled controls. */}
      <input type="hidden" name={path} value={textOfValue(field, value)} readOnly />
      {children}
      <p className="mt-1 text-sm text-muted">{reason}</p>
    </EditorContext>
  )
}

/** Usual control of such a field. */
export function StructureControl(props: ControlProps) {
  return (
    <WhenFrozen {...props}>
      <UsualControl {...props} />
    </WhenFrozen>
  )
}
