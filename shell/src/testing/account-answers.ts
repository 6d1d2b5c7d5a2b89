import { apiAnswer } from '@jobspan/shared-kit/testing'

/** A member as the API tells of them. */
export const member = {
  id: 7,
  first_name: 'Mei',
  last_name: 'Tan',
  email: 'mei@example.com',
  phone_num: null,
  avatar: null,
  active_key: 1,
  is_mobile_verified: false,
  is_email_verify: true,
  is_profile_completed: true,
  is_update_required: false,
  is_new_account: false,
  additional_info: {},
  notice_period_id: null,
  longitude: null,
  latitude: null,
  register_flow: null,
  register_flow_v2: null,
  chat_flow: '0',
}

export const signedIn = { status: 'signed_in', user: member }

/** What every page about signing in may ask; nothing of it is what a test is about. */
export const quietAnswers = [
  apiAnswer('GET', '/api/auth/social', { data: { items: ['google', 'line'] } }),
  apiAnswer('POST', '/api/jobseeker/click/get-started-record', {}),
  apiAnswer('POST', '/api/auth/user/destination/traceability', {}),
]
