import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats'
import type { Endpoint } from '@jobspan/shared-kit/contracts/endpoint'
import {
  listRecruiterChats,
  listRecruiterMessages,
  markRecruiterRead,
  sendRecruiterMessage,
  updateRecruiterPresence,
} from '@jobspan/shared-kit/contracts/recruiter-chats'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { employerAuthHeaders } from '../../platform/http/employer-auth.ts'

type Call<Operation extends Endpoint> = {
  id?: number
  query?: Record<string, string | number | undefined>
  body?: z.input<Operation['body']>
}

/** What the development employer site asks the API, as any employer site would: from server to server, by its secret. */
export const employerClient = (app: FastifyInstance) => {
  /** The answer's data; null where it was refused. */
  const call = async <Operation extends Endpoint>(
    { method, path }: Operation,
    { id, query, body }: Call<Operation>,
  ): Promise<z.output<Operation['data']> | null> => {
    const known = Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const answer = await app.inject({
      method,
      url: path.replace(':id', String(id)),
      headers: employerAuthHeaders(app.settings),
      query: Object.fromEntries(known),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const { code, data } = answer.json()
    return code === 0 ? data : null
  }

  return {
    listChats: (page: number) => call(listRecruiterChats, { query: { page } }),
    listMessages: async (
      id: number,
      recruiterId: number,
      before?: number,
    ): Promise<{ items: ChatMessage[]; has_more: boolean } | null> =>
      call(listRecruiterMessages, { id, query: { recruiter_id: recruiterId, before } }),
    /** Somebody looks: the recruiter is here, and has read what there is. */
    markPresentAndRead: async (id: number, recruiterId: number, lastId: number | undefined): Promise<void> => {
      await call(updateRecruiterPresence, { body: { recruiter_id: recruiterId, is_online: true } })
      if (lastId !== undefined) {
        await call(markRecruiterRead, { id, body: { recruiter_id: recruiterId, message_id: lastId } })
      }
    },
    /** False where it was refused: there is nothing in it, or nobody can write there any more. */
    answer: async (id: number, recruiterId: number, text: string, clientId: string): Promise<boolean> =>
      (await call(sendRecruiterMessage, { id, body: { recruiter_id: recruiterId, text, client_id: clientId } })) !==
      null,
  }
}
