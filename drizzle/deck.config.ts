import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle/schema/deck-object.ts',
  out: './migrations/deck',
  driver: 'durable-sqlite',
})
