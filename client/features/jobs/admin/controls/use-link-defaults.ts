import { useEffect, useRef } from 'react'
import { linkLabels } from '../../../../../domain/jobs/notice/link-labels.ts'
import { useEditor, useValue } from '../../../../office/editor/editor-context.ts'

const isLabelled = (kind: unknown): kind is keyof typeof linkLabels =>
  typeof kind === 'string' && Object.hasOwn(linkLabels, kind)

/** Gives a link the usual label of its kind when the kind is chosen and the label is blank or that of another kind. */
export const useLinkDefaults = (path: string): void => {
  const { store } = useEditor()
  const kind = useValue(`${path}.kind`)
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    const earlier = before.current
    before.current = kind
    if (!isLabelled(kind)) return
    for (const language of ['en', 'hi'] as const) {
      const held = store.get(`${path}.label.${language}`)
      const isUsual = isLabelled(earlier) && held === linkLabels[earlier][language]
      if (!held || isUsual) store.set(`${path}.label.${language}`, linkLabels[kind][language])
    }
  }, [kind, path, store])
}
