/** Interviews and an offer of the demo member. Jobs are named by their identifier in the demo catalogue, and name the recruiter; times are in Singapore. */

type DemoTime = { inDays: number; at: string; durationMinutes: number }

type DemoInterview = {
  job: string
  proposedDaysAgo: number
  times: DemoTime[]
  /** Of `times`, the one that was accepted. */
  accepted: number | null
  state: 'pending' | 'accepted' | 'passed'
  where: { format: 'video'; videoUrl: string } | { format: 'place'; address: string; checkInCode: string }
  interviewers: { name: string; title: string | null }[]
  whatToBring: string | null
}

export const demoInterviews: DemoInterview[] = [
  {
    // Frontend developer, Otter Bay Systems: three times wait for an answer.
    job: 'job-269',
    proposedDaysAgo: 0.3,
    times: [
      { inDays: 4, at: '10:00', durationMinutes: 45 },
      { inDays: 5, at: '15:30', durationMinutes: 45 },
      { inDays: 6, at: '10:00', durationMinutes: 45 },
    ],
    accepted: null,
    state: 'pending',
    where: { format: 'video', videoUrl: 'https://zoom.us/j/12345678901' },
    interviewers: [{ name: 'Daniel Ong', title: 'Head of Engineering' }],
    whatToBring: null,
  },
  {
    // The recruiter who showed interest: agreed, and to come.
    job: 'job-1106',
    proposedDaysAgo: 2,
    times: [{ inDays: 2, at: '14:00', durationMinutes: 60 }],
    accepted: 0,
    state: 'accepted',
    where: { format: 'place', address: '80 Robinson Road, #12-01, Singapore 068898', checkInCode: '402817' },
    interviewers: [{ name: 'Grace Teo', title: 'Team lead' }],
    whatToBring: 'A laptop, and an ID for the reception.',
  },
  {
    // Senior software engineer, Otter Bay Systems: over, and what came of it is the offer below.
    job: 'job-1110',
    proposedDaysAgo: 24,
    times: [{ inDays: -20, at: '11:00', durationMinutes: 60 }],
    accepted: 0,
    state: 'passed',
    where: { format: 'video', videoUrl: 'https://meet.google.com/abc-defg-hij' },
    interviewers: [],
    whatToBring: null,
  },
]

export const demoOffer = {
  job: 'job-1110',
  sentDaysAgo: 1,
  expiresInDays: 6,
  title: 'Senior software engineer',
  pay: { min: 9500, max: null, currency: 'SGD', period: 'MONTH' },
  startsInDays: 60,
  place: 'Singapore, two days a week in the office',
  text: 'We enjoyed the talk, and would like to build the next years of our platform with you.',
} as const
