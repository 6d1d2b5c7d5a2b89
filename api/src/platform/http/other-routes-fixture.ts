/**
 * Routes beside the contracts' that take an id or anything. The callback's answer is good only in the browser that asked
 * (`social-callback.test.ts`); the others are stand-ins for a mailbox, an employer and providers, which show everybody everything.
 */
export const besides = {
  callback: ['GET /api/auth/social/:provider/callback', 'POST /api/auth/social/:provider/callback'],
  // Drawings of made-up companies, wherever the demo data is.
  drawings: ['GET /api/demo/company-marks/:number.svg', 'GET /api/demo/company-pictures/:name.svg'],
  standIns: [
    'GET /dev/employer/chats/:id',
    'GET /dev/employer/chats/:id/messages',
    'POST /dev/employer/chats/:id',
    'GET /dev/employer/desk/:recruiter',
    'GET /dev/employer/desk/:recruiter*',
    'GET /dev/employer/desk/:recruiter/applications/:id',
    'GET /dev/employer/desk/:recruiter/applications/:id/resume',
    'GET /dev/employer/desk/:recruiter/applications/:id/video',
    'GET /dev/employer/desk/:recruiter/applications/:id/video-cover',
    'POST /dev/employer/desk/:recruiter/applications/:id/notes',
    'POST /dev/employer/desk/:recruiter/applications/:id/notes/:part/delete',
    'POST /dev/employer/desk/:recruiter/applications/:id/rating',
    'POST /dev/employer/desk/:recruiter/applications/:id/state',
    'GET /dev/employer/desk/:recruiter/chats',
    'POST /dev/employer/desk/:recruiter/applications/:id/interviews',
    'POST /dev/employer/desk/:recruiter/applications/:id/message',
    'POST /dev/employer/desk/:recruiter/applications/:id/offers',
    'GET /dev/employer/desk/:recruiter/chats/:id',
    'POST /dev/employer/desk/:recruiter/chats/:id',
    'POST /dev/employer/desk/:recruiter/chats/:id/files',
    'POST /dev/employer/desk/:recruiter/chats/:id/messages/:part/recall',
    'POST /dev/employer/desk/:recruiter/chats/:id/typing',
    'GET /dev/employer/desk/:recruiter/chats/:id/files/:part',
    'POST /dev/employer/desk/:recruiter/chats/:id/interviews',
    'POST /dev/employer/desk/:recruiter/chats/:id/offers',
    'POST /dev/employer/desk/:recruiter/chats/:id/phone-numbers',
    'POST /dev/employer/desk/:recruiter/chats/:id/phone-numbers/:part',
    'POST /dev/employer/desk/:recruiter/chats/:id/resumes',
    'GET /dev/employer/desk/:recruiter/chats/:id/resumes/:part',
    'POST /dev/employer/desk/:recruiter/interviews/:id/accept',
    'POST /dev/employer/desk/:recruiter/interviews/:id/attendance',
    'POST /dev/employer/desk/:recruiter/interviews/:id/cancel',
    'POST /dev/employer/desk/:recruiter/interviews/:id/change',
    'POST /dev/employer/desk/:recruiter/interviews/:id/propose',
    'POST /dev/employer/desk/:recruiter/interviews/:id/result',
    'POST /dev/employer/desk/:recruiter/offers/:id/withdraw',
    'GET /dev/employer/desk/:recruiter/jobs/:id',
    'GET /dev/employer/desk/:recruiter/referrals',
    'GET /dev/employer/desk/:recruiter/referrals/:id',
    'GET /dev/employer/desk/:recruiter/referrals/:id/resume',
    'POST /dev/employer/desk/:recruiter/referrals/:id/state',
    'GET /dev/employer/desk/:recruiter/seekers',
    'GET /dev/employer/desk/:recruiter/seekers/:id',
    'POST /dev/employer/desk/:recruiter/jobs/:id/mask-salary',
    'POST /dev/employer/desk/:recruiter/seekers/:id/interest',
    'POST /dev/employer/desk/:recruiter/seekers/:id/message',
    'GET /dev/employer/desk/:recruiter/team',
    'POST /dev/employer/desk/:recruiter/team/:id/coordinator',
    'POST /dev/employer/desk/:recruiter/team/:id/permissions',
    'POST /dev/employer/desk/:recruiter/team/:id/remove',
    'POST /dev/employer/desk/:recruiter/team/:id/transfer',
    'POST /dev/employer/desk/:recruiter/team/:id/verify',
    'POST /dev/employer/desk/:recruiter/team/auto-reply',
    'GET /dev/employer/keep-login/:country/:language',
    'GET /dev/employer/:country/:language',
    'GET /dev/mail/:id',
    'GET /dev/openid/:provider/login/:uid',
    'POST /dev/openid/:provider/login/:uid',
    'GET /dev/openid/:provider/profile',
    'GET /dev/openid*',
    'GET /dev/singpass*',
    'GET /dev/singpass/login/:uid',
    'POST /dev/singpass*',
    'POST /dev/singpass/login/:uid',
    'POST /dev/openid*',
  ],
}

/**
 * What a body or query may name that is nobody's own, or counts only within what is the asker's own (`message_id` of
 * a chat, `notification_id`, the `ids` of an order). `credential_id` is a text on a certificate. Whatever else ends in
 * `id` is somebody's, and belongs in the matrix.
 */
export const publicIds = new Set([
  // Of lists, which everybody reads.
  'benefit_ids',
  'culture_ids',
  'financing_stage_id',
  'job_function_id',
  'size_id',
  'type_id',
  // Of recruiters: interviews.test.ts and offers.test.ts name another company's.
  'application_id',
  'chat_id',
  'file_id',
  'client_id',
  'company_id',
  'company_ids',
  'country_id',
  'credential_id',
  // The member's name at a wallet.
  'cwallet_id',
  'degree_id',
  'function_job_title_id',
  'function_job_title_ids',
  'function_title_id',
  'ids',
  'industry_id',
  'job_category_ids',
  'job_function_ids',
  'job_id',
  'job_seeker_type_id',
  'job_title_id',
  'job_type_id',
  'language_id',
  'location_id',
  'message_id',
  'nationality_id',
  'notice_period_id',
  'notification_id',
  'permit_id',
  'proficiency_id',
  'query_id',
  'question_id',
  // Of what is taken over of a resume: resume-reading.slow.test.ts names another's.
  'record_id',
  'recruiter_id',
  // Of recruiters: whom they may find, or not (recruiter-chats.test.ts).
  'seeker_id',
  // The sender's own name for a message.
  'chat_client_id',
  'reason_id',
  'report_reason_id',
  // Of the applicant: the matrix applies with another's.
  'resume_id',
  'skill_id',
  // Of the interview of the path.
  'time_id',
  // Of the applicant, as the resume.
  'video_resume_id',
  'xp_lvl_id',
  // Of the asker: another's grant is not there (grants.test.ts).
  'grant_id',
  // Of a public key.
  'key_id',
  // Of what the audit log of operators is about.
  'subject_id',
  // Of recruiters.
  'user_ids',
])
