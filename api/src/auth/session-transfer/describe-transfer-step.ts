import type { PathItem } from '@jobspan/kit-server'
import type { sessionTransferPaths } from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'

type Step = keyof typeof sessionTransferPaths

const parameter = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query',
  required: true,
  description,
  schema,
})
const host = { type: 'string', enum: ['public', ...countries.map(({ key }) => key)] }
const back = parameter('back', 'Own path to go to in the end')

const steps: Record<Step, { operationId: string; summary: string; parameters: object[] }> = {
  start: {
    operationId: 'startSessionTransfer',
    summary: 'Begins to take a sign-in here from another host of the site',
    parameters: [parameter('from', 'The host where somebody is signed in', host), back],
  },
  grant: {
    operationId: 'grantSessionTransfer',
    summary: 'Sends a member back to the other host with a one-time code of 60 seconds, anyone else without',
    parameters: [
      parameter('to', 'The host that the visitor goes to', host),
      parameter('state', 'Hash of what that host gave the browser'),
      back,
    ],
  },
  finish: {
    operationId: 'finishSessionTransfer',
    summary: 'Signs in by the code, in the browser that began the transfer',
    parameters: [parameter('code', 'Worth one sign-in on this host'), back],
  },
}

/** What OpenAPI says of a step of the transfer. */
export const describeTransferStep = (step: Step): PathItem => ({
  get: {
    tags: ['auth'],
    ...steps[step],
    responses: {
      303: {
        description: 'To the next step, or to where it ends',
        headers: { Location: { schema: { type: 'string' } } },
      },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Error' },
    },
  },
})
