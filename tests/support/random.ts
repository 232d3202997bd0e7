export { seeded } from '../../drizzle/seed/random.ts'
