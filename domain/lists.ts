/** A page of a list; `next` is the cursor of the page after it, null on the last one. */
export type Page<Item> = { items: Item[]; next: string | null }

/** A page that also says how many items match: exact to `countedTo`, one more where there are more. */
export type CountedPage<Item> = Page<Item> & { count: number }

export const countedTo = 1_000

/** What lists of items are narrowed down by and ordered by; the first order is the one of a list that names none. */
export const listAccess = ['free', 'premium'] as const
export const listSorts = ['newest', 'title'] as const
