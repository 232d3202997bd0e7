export { pages } from '#pages'
