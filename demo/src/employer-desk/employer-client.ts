import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import {
  listRecruiterChats,
  listRecruiterMessages,
  markRecruiterRead,
  sendRecruiterMessage,
  updateRecruiterPresence,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { employerAuthHeaders } from '../../../api/src/platform/http/employer-auth.ts'

type Call<Operation extends Endpoint> = {
  id?: number
  /** Parameters of the path beside `id`. */
  params?: Record<string, number>
  query?: Record<string, string | number | undefined>
  body?: z.input<Operation['body']>
  /** Which part of a file is asked for. */
  range?: string | undefined
  /** What is sent in the part `file` of a form, in place of a body. */
  file?: File
}

/** Why the API refused something: its code and message, and what is wrong with which field. */
export type Refusal = { code: number; data: null; message?: string; errors?: Record<string, string[]> }
/** An answer of the API: data, or why it was refused. */
export type Result<Data> = { code: 0; data: Data } | Refusal

export const isRefused = (result: Result<unknown>): result is Refusal => result.code !== 0

/** What a call is sent with beside its address. */
const contentOf = async ({ body, file }: Call<Endpoint>) => {
  if (!file) return { headers: {}, ...(body === undefined ? {} : { payload: body as object }) }
  const form = new FormData()
  form.set('file', file)
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

type Sending = { app: FastifyInstance; operation: Endpoint; call: Call<Endpoint> }

const send = async ({ app, operation, call }: Sending) => {
  const known = Object.entries(call.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const { headers, ...content } = await contentOf(call)
  const range = call.range === undefined ? {} : { range: call.range }
  return app.inject({
    method: operation.method,
    url: Object.entries(call.params ?? {}).reduce(
      (path, [name, value]) => path.replace(`:${name}`, String(value)),
      operation.path.replace(':id', String(call.id)),
    ),
    headers: { ...employerAuthHeaders(app.settings), ...range, ...headers },
    query: Object.fromEntries(known),
    ...content,
  })
}

/** What the development employer site asks the API, as any employer site would: from server to server, by its secret. */
export const createEmployerCall =
  (app: FastifyInstance) =>
  async <Operation extends Endpoint>(
    operation: Operation,
    call: Call<Operation>,
  ): Promise<Result<z.output<Operation['data']>>> => {
    const answer = await send({ app, operation, call: call as Call<Endpoint> })
    const { code, message, data, errors } = answer.json()
    if (code === 0) return { code, data }
    // Beside the fields it holds the sentence for whoever reads no fields.
    const { error: _, ...ofFields } = errors ?? {}
    return { code, message, data: null, errors: ofFields }
  }

/** An answer that is a file or a part of it, as it came; null where it was refused. */
export const createEmployerDownload =
  (app: FastifyInstance) =>
  async <Operation extends Endpoint>(operation: Operation, call: Call<Operation>) => {
    const answer = await send({ app, operation, call: call as Call<Endpoint> })
    const { statusCode: status, headers, rawPayload: bytes } = answer
    return status === 200 || status === 206 ? { status, headers, bytes } : null
  }

/** The calls of the pages with chats. */
export const employerClient = (app: FastifyInstance) => {
  const call = createEmployerCall(app)
  return {
    listChats: async (page: number, recruiterId?: number) =>
      (await call(listRecruiterChats, { query: { page, recruiter_id: recruiterId } })).data,
    listMessages: async (
      id: number,
      recruiterId: number,
      before?: number,
    ): Promise<{ items: ChatMessage[]; has_more: boolean } | null> =>
      (await call(listRecruiterMessages, { id, query: { recruiter_id: recruiterId, before } })).data,
    /** Somebody looks: the recruiter is here, and has read what there is. */
    markPresentAndRead: async (id: number, recruiterId: number, lastId: number | undefined): Promise<void> => {
      await call(updateRecruiterPresence, { body: { recruiter_id: recruiterId, is_online: true } })
      if (lastId !== undefined) {
        await call(markRecruiterRead, { id, body: { recruiter_id: recruiterId, message_id: lastId } })
      }
    },
    /** False where it was refused: there is nothing in it, or nobody can write there any more. */
    answer: async (id: number, recruiterId: number, text: string, clientId: string): Promise<boolean> =>
      (await call(sendRecruiterMessage, { id, body: { recruiter_id: recruiterId, text, client_id: clientId } }))
        .code === 0,
  }
}
