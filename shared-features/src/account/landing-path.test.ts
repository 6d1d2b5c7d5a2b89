import { describe, expect, it } from '@jest/globals'
import { type LandingReason, landingPath } from './landing-path.ts'

const everything = () => true
const nothing = () => false
const only = (page: string) => (path: string) => path === page

const person = (change: { active?: number; complete?: boolean; update?: boolean } = {}) => ({
  active_key: change.active ?? 1,
  is_profile_completed: change.complete ?? true,
  is_update_required: change.update ?? false,
})
const job = '/ja/job/cook-7?apply=1'
const chat = '/ja/job/cook-7?from=list&chat=1'
const completion = '/jobseeker-complete-profile'
const completionWithJob = `${completion}?redirect=%2Fja%2Fjob%2Fcook-7%3Fapply%3D1`
const withinStep = '/ja/jobseeker-complete-profile?step=2&redirect=%2Fjob%2Fcook-7'

describe('where a member lands', () => {
  it.each<[string, LandingReason, ReturnType<typeof person>, string | undefined, (path: string) => boolean, string]>([
    ['new', 'sign-up', person({ complete: false }), undefined, everything, completion],
    ['new, with the way back', 'sign-up', person({ complete: false }), job, everything, completionWithJob],
    ['new, to write to a recruiter', 'sign-up', person({ complete: false }), chat, everything, chat],
    ['back, to write to a recruiter', 'sign-in', person({ complete: false }), chat, everything, chat],
    ['new, though the profile is whole', 'sign-up', person(), undefined, everything, completion],
    ['new, no completion here', 'sign-up', person({ complete: false }), job, nothing, job],
    ['new, only the landing page here', 'sign-up', person(), undefined, only('/onsite-job'), '/onsite-job'],
    ['new, neither here', 'sign-up', person(), undefined, nothing, '/'],
    ['back', 'sign-in', person(), undefined, everything, '/onsite-job'],
    ['back, with the way back', 'sign-in', person(), job, everything, job],
    ['back, landing page off', 'sign-in', person(), undefined, only(completion), '/'],
    ['back, profile incomplete', 'sign-in', person({ complete: false }), job, everything, completionWithJob],
    // A session that ended at the second step led back to the first, and from there to the second once more.
    ['back, within completion', 'sign-in', person({ complete: false }), withinStep, everything, withinStep],
    ['back, update required', 'sign-in', person({ update: true }), undefined, everything, completion],
    ['back, incomplete, no completion here', 'sign-in', person({ complete: false }), job, nothing, job],
    [
      'back, account not in use',
      'sign-in',
      person({ active: 0, complete: false }),
      undefined,
      everything,
      '/onsite-job',
    ],
    ['back, not in use, with the way back', 'sign-in', person({ active: 0, update: true }), job, everything, job],
    ['completed', 'completed', person(), undefined, everything, '/onsite-job'],
    ['completed, with the way back', 'completed', person(), job, everything, job],
    [
      'completed, still called incomplete',
      'completed',
      person({ complete: false }),
      undefined,
      everything,
      '/onsite-job',
    ],
  ])('%s', (_, arrival, user, redirect, hasPage, expected) => {
    expect(landingPath(arrival, user, redirect, hasPage)).toBe(expected)
  })
})
