import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle/schema/attempt-object.ts',
  out: './migrations/attempt',
  driver: 'durable-sqlite',
})
