import type { FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

type Contracts = typeof import('@jobspan/shared-kit/contracts/applications/applications') &
  typeof import('@jobspan/shared-kit/contracts/jobs/jobs') &
  typeof import('@jobspan/shared-kit/contracts/auth/session') &
  typeof import('@jobspan/shared-kit/contracts/auth/sign-in')

/** Of the product's own clients; no form of ours sends them. */
const unread = { client_id: null, client_secret: null, fcm_token_web: null } as const

/** Where the forms of a job show what the API refuses. */
export const formFields = {
  applyToJob: {
    first_message: 'firstMessage',
    screening_answers: null,
    chat_client_id: null,
    resume_id: null,
    video_resume_id: null,
    source: null,
  },
  register: {
    first_name: 'name',
    last_name: 'name',
    email: 'email',
    password: 'password',
    terms_and_condition: null,
    contact_number: null,
    is_subscribe: null,
    source: null,
    country_key: null,
    utm: null,
    ...unread,
  },
  login: { login: 'email', password: 'password', language_code: null, ...unread },
  reportJob: { report_reason_id: 'reason' },
} as const satisfies FormFieldsOf<Contracts>
