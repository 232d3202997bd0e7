import { toldAtOnce } from './announcing.usecases.ts'

/** Reads rows in pages after an id, as many as one call of `tell` takes, and passes on each page. */
export const inPages = async <Row extends { id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
  handle: (page: Row[]) => Promise<void>,
): Promise<void> => {
  let page: Row[] = []
  do {
    page = await read(page.at(-1)?.id ?? '', toldAtOnce)
    await handle(page)
  } while (page.length === toldAtOnce)
}
