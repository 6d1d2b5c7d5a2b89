import type { Endpoint, OperatorEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { z } from 'zod/mini'

type Schema = z.core.$ZodType

/** An operation of the API for those who run the marketplace, as this page calls it: the registry passes it on in the name of who is signed in. */
export const viaRegistry = <Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema>(
  operation: OperatorEndpoint<Params, Query, Body, Data>,
): Endpoint<Params, Query, Body, Data> => ({ ...operation, access: 'member' })
