/** For papers with passages or pictures. */
export { ImageZoom } from './image-zoom.tsx'
export { PassagePane } from './passage-pane.tsx'
