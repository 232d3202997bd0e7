/** Screen parts that only papers with passages or pictures need, as one chunk. */
export { PassagePane } from './passage-pane.tsx'
export { Pictures } from './pictures.tsx'
