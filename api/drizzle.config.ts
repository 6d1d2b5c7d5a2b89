import { defineConfig } from 'drizzle-kit'

// Only for `drizzle-kit generate`; the migrations it writes are applied at start by src/database/database.ts.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/*/tables.ts', './src/*/tables/*.ts'],
  out: './drizzle',
})
