import { z } from 'zod/mini'
import { companyPicture, companyProfile } from '../companies/company-profile.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { webAddress } from '../platform/web-address.ts'

/**
 * A company's own page, for its people. `recruiter_id` is who does it: any of the company may read, only its admin changes anything (40005). What
 * a company wrote itself is never overwritten by an import.
 */
const actor = { recruiter_id: identifier }

export const companyDocument = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx', 'jpeg', 'png', 'webp']),
  /** In bytes. */
  size: z.number(),
  created_at: z.string(),
})
export type CompanyDocument = z.infer<typeof companyDocument>

/** Of a company: 5 MB a picture, 500 pictures, 20 documents. One more is 40001. */
export const companyFileLimits = { pictureBytes: 5 * 1024 * 1024, pictures: 500, documents: 20 } as const

const line = (maxLength: number) => z.nullable(z.string().check(cleanLine(), z.minLength(1), z.maxLength(maxLength)))
const text = (maxLength: number) => z.nullable(z.string().check(cleanText(), z.minLength(1), z.maxLength(maxLength)))
const ids = (maxLength: number) => z.array(identifier).check(z.maxLength(maxLength))
/** A day of the calendar, such as 2026-11-28. */
export const calendarDay = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  // `2026-02-30` would become the second of March.
  z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false),
)

export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/api/recruiters/company',
  summary: 'The company’s page as seekers see it',
  access: 'employer',
  query: z.object(actor),
  data: companyProfile,
})

/** What is named changes; null or an empty list takes it out. Ids are of the lists that the profile names; one that is in none is 40001. */
export const updateOwnCompany = endpoint({
  method: 'PUT',
  path: '/api/recruiters/company/update',
  summary: 'Changes what the company says of itself',
  access: 'employer',
  body: z.object({
    ...actor,
    overview: z.optional(text(4000)),
    website: z.optional(z.nullable(webAddress)),
    address: z.optional(line(300)),
    industry_id: z.optional(z.nullable(identifier)),
    size_id: z.optional(z.nullable(identifier)),
    financing_stage_id: z.optional(z.nullable(identifier)),
    type_id: z.optional(z.nullable(identifier)),
    location_id: z.optional(z.nullable(identifier)),
    benefit_ids: z.optional(ids(40)),
    culture_ids: z.optional(ids(20)),
    founded_in: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1000), z.maximum(2100)))),
    aliases: z.optional(
      z.array(z.string().check(cleanLine(), z.minLength(1), z.maxLength(160))).check(z.maxLength(10)),
    ),
    coordinates: z.optional(
      z.nullable(
        z.object({
          latitude: z.number().check(z.minimum(-90), z.maximum(90)),
          longitude: z.number().check(z.minimum(-180), z.maximum(180)),
        }),
      ),
    ),
    culture_text: z.optional(text(4000)),
    life_text: z.optional(text(4000)),
    social_media: z.optional(z.array(z.object({ type_id: identifier, url: webAddress })).check(z.maxLength(10))),
    news: z.optional(
      z
        .array(
          z.object({
            title: z.string().check(cleanLine(), z.minLength(1), z.maxLength(200)),
            url: webAddress,
            published_on: z.nullable(calendarDay),
            source: line(100),
          }),
        )
        .check(z.maxLength(30)),
    ),
  }),
  data: companyProfile,
})

/** JPEG, PNG or WebP by its content (40054, 40055), at most 5 MB (41007). It is made anew: without its metadata, at most 2,560 pixels a side. */
export const addCompanyPicture = endpoint({
  method: 'POST',
  path: '/api/recruiters/company/pictures',
  summary: 'Adds a picture to the end of the album',
  access: 'employer',
  query: z.object({ ...actor, caption: z.optional(z.string().check(cleanLine(), z.maxLength(200))) }),
  filePart: 'file',
  data: companyPicture,
})
/** `ids` are all pictures of the album, in their new order; others are 40001. */
export const orderCompanyPictures = endpoint({
  method: 'PUT',
  path: '/api/recruiters/company/pictures/order',
  summary: 'Orders the album',
  access: 'employer',
  body: z.object({ ...actor, ids: ids(500) }),
  data: z.object({ ids: z.array(z.number()) }),
})
export const deleteCompanyPicture = endpoint({
  method: 'DELETE',
  path: '/api/recruiters/company/pictures/:id/delete',
  summary: 'Takes a picture out of the album',
  access: 'employer',
  params: z.object({ id: identifier }),
  query: z.object(actor),
  data: z.null(),
})
/** As a picture of the album. Takes the place of the one that there is. */
export const setCompanyLogo = endpoint({
  method: 'POST',
  path: '/api/recruiters/company/logo',
  summary: 'Sets the company’s mark',
  access: 'employer',
  query: z.object(actor),
  filePart: 'file',
  data: z.object({ logo_url: z.string() }),
})
/** PDF, DOC, DOCX or a picture. Only the people of this site read it, to check the company. */
export const addCompanyDocument = endpoint({
  method: 'POST',
  path: '/api/recruiters/company/documents',
  summary: 'Sends a document by which the company is checked',
  access: 'employer',
  query: z.object(actor),
  filePart: 'file',
  data: companyDocument,
})
export const listCompanyDocuments = endpoint({
  method: 'GET',
  path: '/api/recruiters/company/documents',
  summary: 'Documents that were sent, the newest first',
  access: 'employer',
  query: z.object(actor),
  data: z.object({ items: z.array(companyDocument) }),
})
export const deleteCompanyDocument = endpoint({
  method: 'DELETE',
  path: '/api/recruiters/company/documents/:id/delete',
  summary: 'Deletes a document',
  access: 'employer',
  params: z.object({ id: identifier }),
  query: z.object(actor),
  data: z.null(),
})
