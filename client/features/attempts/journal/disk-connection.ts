import type { Disk, OpenDisk } from './disk.ts'

/** True for the error of a closed database connection. */
const isClosedError = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'

/** Uses a database for one operation at a time, and repeats it once on a new connection if the old one was closed. */
export const createDiskConnection = (open: OpenDisk, onFailure: () => void) => {
  let disk: Promise<Disk> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const connected = (): Promise<Disk> => {
    if (disk) return disk
    const drop = () => {
      if (disk === opening) disk = null
    }
    const opening = open(drop)
    opening.catch(drop)
    return (disk = opening)
  }
  return <Result>(use: (disk: Disk) => Promise<Result>): Promise<Result> => {
    const result = last.then(async () => {
      const before = disk
      try {
        return await use(await connected())
      } catch (error) {
        if (isClosedError(error)) disk = null
        if (before === null || disk === before) throw error
        return use(await connected())
      }
    })
    last = result.catch(onFailure)
    return result
  }
}
