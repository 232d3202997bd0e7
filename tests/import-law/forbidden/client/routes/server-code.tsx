export { thing } from '../../worker/results/results.usecases.ts'
