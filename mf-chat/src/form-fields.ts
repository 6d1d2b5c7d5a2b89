import type { FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

/** Where the forms of chat show what the API refuses. */
export const formFields = {
  startChat: {
    text: 'text',
    job_id: null,
    client_id: null,
    is_switch_confirmed: null,
    introduction: null,
    'introduction.first_name': 'firstName',
    'introduction.last_name': 'lastName',
    'introduction.about': 'about',
  },
  applyToJob: {
    source: null,
    first_message: 'text',
    chat_client_id: null,
    screening_answers: null,
    resume_id: null,
    video_resume_id: null,
  },
  createCommonPhrase: { text: 'text' },
  updateCommonPhrase: { text: 'text' },
  reportChat: { reason_id: 'reason', message_id: null, text: 'text' },
  sendMessage: { text: 'text', client_id: null },
  proposeInterviewTimes: { times: 'times', message: 'message' },
  declineInterview: { reason: 'reason', message: 'message' },
  cancelInterview: { reason: 'reason', message: 'message' },
  checkInToInterview: { code: 'code', position: null },
  objectToNoShow: { text: 'text' },
  reportInterview: { reason_id: 'reason', text: 'text' },
  declineOffer: { reason: 'reason', message: 'message' },
} as const satisfies FormFieldsOf<
  typeof import('@jobspan/shared-kit/contracts/chats/chats') &
    typeof import('@jobspan/shared-kit/contracts/interviews/interviews') &
    typeof import('@jobspan/shared-kit/contracts/interviews/offers') &
    typeof import('@jobspan/shared-kit/contracts/chats/chat-reports') &
    typeof import('@jobspan/shared-kit/contracts/chats/common-phrases') &
    typeof import('@jobspan/shared-kit/contracts/applications/applications')
>
