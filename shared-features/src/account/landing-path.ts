import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { splitLanguage, urls } from '@jobspan/shared-kit/routing'

/** What has just been done: an account made, a sign-in, or the profile completed. */
export type LandingReason = 'sign-up' | 'sign-in' | 'completed'

type Person = Pick<SessionUser, 'active_key' | 'is_profile_completed' | 'is_update_required'>

/**
 * Where a member goes on (docs/product-rules.md#landing). After sign-up, and after a sign-in to an account in use whose profile is
 * incomplete or has to be updated: profile completion, which takes `redirect` along, but for who came to begin a chat. Else `redirect`, else the landing page. A page
 * that is not on in this country is passed over, down to the home page.
 *
 * @param redirect own path that was checked already (`readRedirect`)
 * @param hasPage whether an own path leads to a page that is on here
 * @returns own path, with a language only where `redirect` had one
 */
export const landingPath = (
  arrival: LandingReason,
  user: Person,
  redirect: string | undefined,
  hasPage: (path: string) => boolean,
): string => {
  const isProfileAsked =
    arrival === 'sign-up' ||
    (arrival === 'sign-in' && user.active_key === 1 && (!user.is_profile_completed || user.is_update_required))
  const completion = urls.completeProfile()
  // Whoever signs in to write to a recruiter is asked for a line in that dialog, not for a profile.
  const isToChat = redirect !== undefined && new URLSearchParams(redirect.split('?')[1]).get('chat') === '1'
  // Whose session ended within it goes on with that step, which knows by itself where it leads.
  const isWithin = redirect !== undefined && splitLanguage(redirect).path.startsWith(completion)
  if (isProfileAsked && !isWithin && !isToChat && hasPage(completion)) return urls.completeProfile(redirect)
  if (redirect) return redirect
  return hasPage(urls.onsiteJob()) ? urls.onsiteJob() : urls.home()
}
