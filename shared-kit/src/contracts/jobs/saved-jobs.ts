import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { jobSummary } from './jobs.ts'

export const listSavedJobs = endpoint({
  method: 'GET',
  path: '/api/job/jobs/saved-jobs',
  summary: 'Jobs this session saved, newest first',
  access: 'session',
  query: z.object({
    sort: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2))),
    ...pageQuery({ size: 30, maxSize: 60 }),
  }),
  data: pageOf(jobSummary),
})
export const getSavedJob = endpoint({
  method: 'GET',
  path: '/api/job/jobs/saved-jobs/:id',
  summary: 'A saved job',
  access: 'session',
  params: z.object({ id: identifier }),
  data: jobSummary,
})
/** Saving what is saved already succeeds and changes nothing. */
export const saveJob = endpoint({
  method: 'POST',
  path: '/api/job/saved-jobs/create',
  summary: 'Saves a job',
  access: 'session',
  body: z.object({
    job_id: z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
    // Sent by the product's own clients, and not read (docs/product-rules.md#fields-that-are-not-read).
    device_uuid: z.optional(z.string().check(z.maxLength(64))),
    device_udid: z.optional(z.string().check(z.maxLength(64))),
    timestamp: z.optional(z.number()),
  }),
  data: z.object({ is_saved: z.literal(true) }),
  idempotent: true,
})
/** `id` is the job's. Removing what is not saved succeeds and changes nothing. */
export const unsaveJob = endpoint({
  method: 'DELETE',
  path: '/api/job/saved-jobs/:id/delete',
  summary: 'Removes a saved job',
  access: 'session',
  params: z.object({ id: identifier }),
  data: z.object({ is_saved: z.literal(false) }),
  idempotent: true,
})
