/** Kinds of content whose rows are too many for a list of choices. */
const searchedKinds = ['series', 'course', 'passage', 'test'] as const
export type SearchedKind = (typeof searchedKinds)[number]

export const isSearched = (kind: string): kind is SearchedKind => searchedKinds.some((each) => each === kind)
