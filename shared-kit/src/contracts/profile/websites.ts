import { z } from 'zod/mini'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { webAddress } from '../platform/web-address.ts'
import { recordContract } from './record-contract.ts'

/** A page of the web that a member shows, such as a portfolio. Without `display_name` a page shows the address's host. */
export const websiteBody = z.object({
  url: webAddress,
  display_name: z.nullable(z.string().check(cleanLine(), z.minLength(1), z.maxLength(100))),
  description: z.nullable(z.string().check(cleanText(), z.minLength(1), z.maxLength(500))),
})
export type WebsiteBody = z.infer<typeof websiteBody>

export const website = z.object({
  id: z.number(),
  url: z.string(),
  display_name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  version: z.number(),
})
export type Website = z.infer<typeof website>

/** Without the member's order the last added first. */
export const websiteContract = /* @__PURE__ */ recordContract({
  one: 'a link',
  all: 'links',
  path: '/api/jobseekers/websites',
  body: websiteBody,
  record: website,
})
