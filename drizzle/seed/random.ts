export { seeded } from '../../domain/seeded.ts'
