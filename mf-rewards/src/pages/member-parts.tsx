import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { InvitationList } from '../features/invitation-list/invitation-list.tsx'
import { InviteByMail } from '../features/invite-by-mail/invite-by-mail.tsx'
import { OwnLink } from '../features/own-link/own-link.tsx'
import { ownInvitationsQuery } from '../rewards/invitation-queries.ts'
import { programmeQuery } from '../rewards/programme-query.ts'

/** What members do about invitations, once they have a link. */
export function MemberParts() {
  const { api } = usePlatform()
  const own = useQuery(ownInvitationsQuery(api)).data
  const programme = useQuery(programmeQuery(api)).data
  return (
    <>
      <OwnLink />
      {own?.code && programme && <InviteByMail isOn={programme.is_mail_on} />}
      {own?.code && <InvitationList />}
    </>
  )
}
