/** For papers with passages or pictures. */
export { PassagePane } from './passage-pane.tsx'
export { Pictures } from './pictures.tsx'
