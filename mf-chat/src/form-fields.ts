import type { FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

/** Where the forms of chat show what the API refuses. */
export const formFields = {
  startChat: { text: 'text', job_id: null, client_id: null, is_switch_confirmed: null },
  sendMessage: { text: 'text', client_id: null },
} as const satisfies FormFieldsOf<typeof import('@jobspan/shared-kit/contracts/chats/chats')>
