import { useEffect } from 'react'
import { valueAt } from '../../../../domain/content/body-paths.ts'
import { nextChapterId } from '../../../../domain/materials/chapter-ids.ts'
import { useEditor, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'

const idsIn = (chapters: unknown): string[] =>
  Array.isArray(chapters) ? chapters.map((chapter) => String(valueAt(chapter, 'id') ?? '')) : []

/** Id of a chapter, made here for a new or copied one and never typed. */
export function ChapterId({ path }: ControlProps) {
  const { store, locked } = useEditor()
  const held = useValue(path)
  const id = typeof held === 'string' ? held : ''
  const index = Number(path.split('.')[1])
  useEffect(() => {
    if (locked !== null) return
    const ids = idsIn(store.get('chapters'))
    if (id === '' || ids.indexOf(id) < index) store.set(path, nextChapterId(ids))
  }, [store, locked, path, id, index])
  return <input type="hidden" name={path} value={id} readOnly />
}
