/** A page of a list; `next` is the cursor of the next page, null on the last one. */
export type CursorPage<Item> = { items: Item[]; next: string | null }

/** A page with the number of matches: exact up to `countedTo`, one more where there are more. */
export type CountedPage<Item> = CursorPage<Item> & { count: number }

export const countedTo = 1_000

/** Orders of item lists; the first is the default. */
export const listSorts = ['newest', 'title'] as const
