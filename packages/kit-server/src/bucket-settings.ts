import { z } from 'zod/mini'
import { requireAllOrNone } from './require-all-or-none.ts'

const filled = z.string().check(z.minLength(1))

/** The variables of a bucket, without their prefix. The descriptions are printed in docs/configuration.md. */
export const bucketEnvironment = z.object({
  ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })).check(z.describe('URL of the S3-compatible service')),
  BUCKET: z
    .optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)))
    .check(z.describe('name of the bucket')),
  REGION: z._default(filled, 'us-east-1').check(z.describe('its region')),
  ACCESS_KEY_ID: z.optional(filled).check(z.describe('a key that reads, writes and deletes objects')),
  SECRET_ACCESS_KEY: z.optional(filled).check(z.describe("the key's secret")),
  PREFIX: z
    ._default(z.string().check(z.regex(/^([A-Za-z0-9._-]+\/)*$/)), '')
    .check(z.describe('folder within the bucket, such as `remotes/`')),
})

export type BucketSettings = {
  /** What its variables begin with, for messages to whoever sets them. */
  variables: string
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  prefix: string
}

/**
 * Reads the settings of an S3-compatible bucket, whose variables begin with `name` and a line: undefined where none is set.
 * Throws one line that names what is wrong or missing.
 */
export const readBucketSettings = (
  variables: Record<string, string | undefined>,
  name: string,
): BucketSettings | undefined => {
  const given = Object.keys(bucketEnvironment.shape).map((key) => [key, variables[`${name}_${key}`]])
  const parsed = bucketEnvironment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${name}_${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const { ENDPOINT, BUCKET, REGION, ACCESS_KEY_ID, SECRET_ACCESS_KEY, PREFIX } = parsed.data
  const parts = {
    [`${name}_ENDPOINT`]: ENDPOINT,
    [`${name}_BUCKET`]: BUCKET,
    [`${name}_ACCESS_KEY_ID`]: ACCESS_KEY_ID,
    [`${name}_SECRET_ACCESS_KEY`]: SECRET_ACCESS_KEY,
  }
  if (!requireAllOrNone(parts, name)) return undefined
  return {
    variables: name,
    endpoint: (ENDPOINT as string).replace(/\/$/, ''),
    bucket: BUCKET as string,
    region: REGION,
    accessKeyId: ACCESS_KEY_ID as string,
    secretAccessKey: SECRET_ACCESS_KEY as string,
    prefix: PREFIX,
  }
}
