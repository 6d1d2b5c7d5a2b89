import { z } from 'zod/mini'
import { parseIdentifiers } from './parse-identifiers.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One operation of the API: the server validates with it, the client parses with it, OpenAPI is written from it.
 * `path` is below the origin, with `:name` parameters, such as `/api/job/jobs/:id`.
 */
export type Endpoint<
  Params extends z.core.$ZodType = z.core.$ZodType,
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> = {
  method: Method
  path: string
  summary: string
  /** Who may call: anyone, any session (guest too), a signed-in member, or a server of the employer site (by HTTP Basic, RFC 7617). */
  access: 'public' | 'session' | 'member' | 'employer'
  params: Params
  query: Query
  body: Body
  data: Data
  /** HTTP status of success; 200 unless the operation creates something that answers 201. */
  status?: 201
  /** A repeated call with the same `Idempotency-Key` answers the first call's result. */
  idempotent?: boolean
  /** The body is a form (multipart/form-data) with one file: the name of its part. `body` is then left out. */
  filePart?: string
  /** The answer is an event stream (text/event-stream), not the envelope; only what is refused before it begins is one. */
  streams?: true
}

/** An operation for those who run the marketplace (by HTTP Basic, RFC 7617); no page calls it, so the browsers' client does not know it. */
export type OperatorEndpoint<
  Params extends z.core.$ZodType = z.core.$ZodType,
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> = Omit<Endpoint<Params, Query, Body, Data>, 'access'> & { access: 'operator' }

/** What the API serves. */
export type ServedEndpoint = Endpoint | OperatorEndpoint

const nothing = z.object({})

type EndpointInput<
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
> = Omit<Endpoint<Params, Query, Body, Data>, 'params' | 'query' | 'body' | 'access'> & {
  params?: Params
  query?: Query
  body?: Body
  access?: Endpoint['access']
}

/** Describes one operation; parts that are left out are empty objects, access is public. */
export const endpoint = <
  Params extends z.core.$ZodType = typeof nothing,
  Query extends z.core.$ZodType = typeof nothing,
  Body extends z.core.$ZodType = typeof nothing,
  Data extends z.core.$ZodType = z.core.$ZodType,
>(
  input: EndpointInput<Params, Query, Body, Data>,
): Endpoint<Params, Query, Body, Data> => ({
  access: 'public',
  params: nothing as unknown as Params,
  query: nothing as unknown as Query,
  body: nothing as unknown as Body,
  ...input,
})

/** Describes one operation for those who run the marketplace. */
export const operatorEndpoint = <
  Params extends z.core.$ZodType = typeof nothing,
  Query extends z.core.$ZodType = typeof nothing,
  Body extends z.core.$ZodType = typeof nothing,
  Data extends z.core.$ZodType = z.core.$ZodType,
>(
  input: Omit<EndpointInput<Params, Query, Body, Data>, 'access'>,
): OperatorEndpoint<Params, Query, Body, Data> => ({
  ...endpoint<Params, Query, Body, Data>(input),
  access: 'operator',
})

/** Every answer of the API (docs/product-rules.md#envelope): `code` 0 is success, else a code of the error catalogue. */
export const envelope = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ code: z.number(), message: z.string(), data })

const maxIdentifier = 2_147_483_647

/**
 * The id of something, wherever an operation takes one: in a body a number, in a path or query its digits without a leading zero.
 * From 1 to 2,147,483,647 (32 bits). `0x10`, `1e3`, ` 1`, `+1`, `1.0` and `true` are no ids.
 */
export const identifier = z.union([
  z.number().check(z.int(), z.positive(), z.maximum(maxIdentifier)),
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,9}$/),
      z.refine((digits) => Number(digits) <= maxIdentifier),
    ),
    z.transform(Number),
  ),
])

/** Ids separated by commas, as URLs carry them: what is not a positive whole number is dropped (docs/product-rules.md#lists-of-ids). */
export const identifierList = z.pipe(
  z.string(),
  z.transform((text) => parseIdentifiers(text)),
)
