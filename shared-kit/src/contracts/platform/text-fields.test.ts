import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { z } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

type Schema = z.core.$ZodType
type Definition = {
  type: string
  checks?: { _zod: { def: { check: string; tx?: (text: string) => string } } }[]
  shape?: Record<string, Schema>
  options?: Schema[]
  items?: Schema[]
} & Partial<Record<'innerType' | 'element' | 'in' | 'valueType', Schema>>

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition
const invisible = 'a\u200b\u202eb'

const drops = ({ checks = [] }: Definition): boolean =>
  checks.some(({ _zod }) => _zod.def.check === 'overwrite' && _zod.def.tx?.(invisible) === 'ab')
/** It has a form of its own, such as a date or a key: what does not belong to it is refused. */
const hasFormat = ({ checks = [] }: Definition): boolean =>
  checks.some(({ _zod }) => _zod.def.check === 'string_format')

/** Names of the texts below a schema that keep what nobody sees. */
const findKeeping = (schema: Schema, name: string): string[] => {
  const definition = definitionOf(schema)
  if (definition.type === 'string') return drops(definition) || hasFormat(definition) ? [] : [name]
  const inner = [
    definition.innerType,
    definition.element,
    definition.in,
    definition.valueType,
    ...(definition.options ?? []),
    ...(definition.items ?? []),
  ]
  return [
    ...inner.flatMap((part) => (part ? findKeeping(part, name) : [])),
    ...Object.entries(definition.shape ?? {}).flatMap(([key, part]) => findKeeping(part, key)),
  ]
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'body' in value && 'query' in value

const modules = await Promise.all(
  readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => import(`../${file}`) as Promise<Record<string, unknown>>),
)
// What browsers report is names of code.
const endpoints = modules
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .filter(({ path }) => path !== '/v1/telemetry')

const storedFields = {
  // Compared letter by letter, as it was typed or made.
  secrets: 'password new_password client_secret token proof session',
  // `oneTimeCode` drops more: blanks too.
  codes: 'otp code',
  // Pages and programs send these; nobody types them.
  keys: `client_id chat_client_id file_id id subject_id job_category_ids job_function_ids function_job_title_ids company_ids industries industry_types
    company_types company_sizes financing_stages locations job_locations main_functions job_categories job_types xp_lvls xp_lvl_key degrees arrangements sections country
    provider time_zone work_timezone from to ends_at due_at expires_at remote actor contract shared paths file script map
    skills hiring_countries posting_languages occupation payload signature key_id closes_at terms_version endpoint former_endpoint`,
  // Where somebody comes from and goes to, and by what.
  traces: `source page utm destination redirect redirect_url redirect_uri fcm_token_web device device_name device_type device_uuid
    device_udid`,
}
const notTyped = new Set(Object.values(storedFields).flatMap((names) => names.split(/\s+/)))

// Each field had to be told by itself to drop what is not seen, and most were not.
test('every text that is typed drops what is not seen', () => {
  expect(endpoints.length).toBeGreaterThan(150)
  const keeping = endpoints.flatMap(({ method, path, body, query }) =>
    [...findKeeping(body, ''), ...findKeeping(query, '')]
      .filter((name) => !notTyped.has(name))
      .map((name) => `${name} of ${method} ${path}`),
  )
  expect(keeping).toEqual([])
})
