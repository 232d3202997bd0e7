/** Parts below the first screen, in one chunk. Until it loads, their forms work as plain HTML. */
export { CardList } from './card-list.tsx'
export { Forecast } from './forecast.tsx'
export { HowItWorks } from './how-it-works.tsx'
export { SettingsPart } from './settings-part.tsx'
export { Topics } from './topics.tsx'
