import { browserTools } from './upload-tools.ts'
import { startUpload, type Upload, type UploadInput } from './upload.ts'

/** Place of the upload of an editor's field. */
export const uploadPlace = (itemId: string, path: string): string => `${itemId}:${path}`

/** Uploads of this window by the place that shows them. They go on while another page of the office is shown. */
const running = new Map<string, Upload>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

const isGoing = (upload: Upload): boolean => !['done', 'failed'].includes(upload.state().phase)

/** Asks before a page with a running upload is closed. */
const beforeLeaving = (event: BeforeUnloadEvent) => {
  if ([...running.values()].some(isGoing)) event.preventDefault()
}

export const uploads = {
  of: (place: string): Upload | null => running.get(place) ?? null,
  start: (place: string, input: UploadInput): void => {
    running.get(place)?.cancel()
    if (running.size === 0) addEventListener('beforeunload', beforeLeaving)
    const upload = startUpload(input, browserTools())
    running.set(place, upload)
    upload.subscribe(tell)
    tell()
  },
  /** Cancels what is not done, and forgets the upload. */
  end: (place: string): void => {
    running.get(place)?.cancel()
    running.delete(place)
    if (running.size === 0) removeEventListener('beforeunload', beforeLeaving)
    tell()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
