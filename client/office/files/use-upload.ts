import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { UploadedFile } from '../../../domain/files/contract.ts'
import type { UploadState } from './upload.ts'
import { uploads } from './uploads.ts'

/**
 * Upload of a place; null while there is none. `onDone` is called once with the file and its name, also for one that was
 * done meanwhile.
 */
export const useUpload = (place: string, onDone: (file: UploadedFile, name: string) => void): UploadState | null => {
  const state = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.of(place)?.state() ?? null,
    () => null,
  )
  const { file = null, name = '' } = state ?? {}
  const take = useEffectEvent(onDone)
  useEffect(() => {
    if (!file) return
    uploads.end(place)
    take(file, name)
  }, [file, name, place])
  return state
}
