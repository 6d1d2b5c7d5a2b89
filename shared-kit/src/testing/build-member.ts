import type { SessionUser } from '../contracts/auth/session.ts'

/** Somebody who is signed in, as the API tells of them; tests name only what they are about. */
export const buildMember = (member: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
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
  ...member,
})
