import { filePaths } from '../../domain/file-paths.ts'
import { paths } from '../../domain/paths.ts'
import { xmlText } from './xml.ts'

/**
 * The OpenSearch description, by which a browser searches the product from its address bar.
 * Source: https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export const openSearchXml = (origin: string): string => {
  const url = (type: string, rel: string, path: string): string =>
    `<Url type="${type}" rel="${rel}" method="get" template="${xmlText(`${origin}${path}`)}?q={searchTerms}"/>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    '<ShortName>Taiyari</ShortName><Description>Tests, materials, current affairs and jobs on Taiyari · तैयारी</Description>',
    '<InputEncoding>UTF-8</InputEncoding><OutputEncoding>UTF-8</OutputEncoding><Language>en</Language><Language>hi</Language>',
    `<Image width="16" height="16" type="image/svg+xml">${xmlText(`${origin}/favicon.svg`)}</Image>`,
    url('text/html', 'results', paths.search()),
    url('application/x-suggestions+json', 'suggestions', filePaths.openSearchSuggestions()),
    `<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(`${origin}${paths.openSearch()}`)}"/>`,
    '</OpenSearchDescription>\n',
  ].join('')
}
