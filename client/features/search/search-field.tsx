import { useStrings } from '../../i18n/use-strings.ts'
import { SearchBox } from './search-box.tsx'

/** Search field of a page that loads the texts of the search later. */
export function SearchField({ owner }: { owner: string }) {
  useStrings('search')
  return <SearchBox q="" owner={owner} />
}
