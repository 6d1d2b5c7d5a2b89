import { defineConfig } from 'drizzle-kit'

// Only for `drizzle-kit generate`; the migrations it writes are applied at start by src/platform/database/database.ts.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/schema/*.ts',
  out: './drizzle',
  schemaFilter: ['registry'],
})
