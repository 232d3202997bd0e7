import { deleteFolder } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import * as store from './uploads.store.ts'

/** Deletes what R2 has of an upload: its parts, the whole, and what an inspector has made of it. */
export const deleteBytes = async (services: Services, { id, key, multipartId }: store.Upload): Promise<void> => {
  try {
    await services.env.FILES.resumeMultipartUpload(key, multipartId).abort()
  } catch (error) {
    // Joined parts cannot be aborted; R2 ends others by itself after a week.
    if (!(await services.env.FILES.head(key))) log('warn', 'files.upload_unended', { uploadId: id }, error)
  }
  await deleteFolder(services, key)
}

/** Ends an upload with all its bytes, unless it is done. A task that finishes it meanwhile finds it gone. */
export const endUpload = async (services: Services, upload: store.Upload): Promise<void> => {
  if (await store.deleteUnfinished(services.db, upload.id)) await deleteBytes(services, upload)
}
