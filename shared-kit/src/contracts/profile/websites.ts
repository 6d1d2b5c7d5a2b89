import { z } from 'zod/mini'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { webAddress } from '../platform/web-address.ts'
import { recordOrderBody, recordVersion } from './record-order.ts'

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

const list = z.object({ items: z.array(website) })
const params = z.object({ id: identifier })

/** In the member's order; without one, the last added first. */
export const listWebsites = endpoint({
  method: 'GET',
  path: '/api/jobseekers/websites',
  summary: 'The member’s links',
  access: 'member',
  data: list,
})
/** At most 10; one more is 40001. */
export const createWebsite = endpoint({
  method: 'POST',
  path: '/api/jobseekers/websites/create',
  summary: 'Adds a link',
  access: 'member',
  body: websiteBody,
  data: list,
  idempotent: true,
})
export const updateWebsite = endpoint({
  method: 'PATCH',
  path: '/api/jobseekers/websites/:id/update',
  summary: 'Changes a link',
  access: 'member',
  params,
  body: z.extend(websiteBody, { version: z.optional(recordVersion) }),
  data: list,
})
export const deleteWebsite = endpoint({
  method: 'DELETE',
  path: '/api/jobseekers/websites/:id/delete',
  summary: 'Deletes a link',
  access: 'member',
  params,
  data: list,
})
export const orderWebsites = endpoint({
  method: 'PUT',
  path: '/api/jobseekers/websites/order',
  summary: 'Orders the links',
  access: 'member',
  body: recordOrderBody,
  data: list,
})
