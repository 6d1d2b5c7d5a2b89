import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { initialsOf } from '@jobspan/shared-kit/contracts/members/initials'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { color, media, radius, space } from '@jobspan/shared-kit/design'
import { Slot, usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { AvatarButton } from '../features/avatar/avatar-button.tsx'
import { BasicInfoSection } from '../features/basic-info/basic-info-section.tsx'
import { SummarySection } from '../features/career-summary/summary-section.tsx'
import { CompletionMeter } from '../features/completion-meter/completion-meter.tsx'
import { RecruiterViewButton } from '../features/recruiter-view/recruiter-view-button.tsx'
import { VisibilityPanel } from '../features/visibility/visibility-panel.tsx'
import { EditorRequestsProvider } from '../manage-profile/editor-requests.tsx'
import { ProfileSkeleton } from '../manage-profile/profile-skeleton.tsx'
import { getHeadline } from '../profile/get-headline.ts'
import { useProfileNames } from '../profile/profile-names.ts'
import { profileQuery } from '../profile/profile-query.ts'
import { KindSection } from '../records/kind-section.tsx'

/** On phones the meter stands above what it is about, the rest below; where there is room all of it stands beside it. */
const Columns = styled.div`
  display: grid;
  grid-template: 'meter' 'sheet' 'visibility' 'asides' / minmax(0, 1fr);
  gap: ${space[24]};

  ${media.wide} {
    grid-template: 'sheet meter' auto 'sheet visibility' auto 'sheet asides' 1fr / minmax(0, 1fr) 20rem;
    gap: ${space[24]} ${space[32]};
    align-items: start;
  }
`
const Area = styled.div<{ $name: string }>`
  grid-area: ${({ $name }) => $name};
  min-inline-size: 0;
  outline: none;

  &:empty {
    display: none;
  }
`
const Sheet = styled.div`
  padding-inline: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > * + * {
    border-block-start: 1px solid ${color.line};
  }

  ${media.tablet} {
    padding-inline: ${space[32]};
  }
`

/** What recruiters see, as they see it, with each part changed in its place. */
export function ProfileTab() {
  const { api } = usePlatform()
  return (
    <QueryBoundary query={useQuery(profileQuery(api))} skeleton={<ProfileSkeleton />}>
      {(profile) => <ProfileSheet profile={profile} />}
    </QueryBoundary>
  )
}

function ProfileSheet({ profile }: { profile: Profile }) {
  const entryOf = useProfileNames(profile)
  const sheet = useRef<HTMLDivElement>(null)
  const { user, visibility } = profile
  return (
    <EditorRequestsProvider>
      <Columns>
        <Area $name="meter">
          <CompletionMeter profile={profile} onFocusLost={() => sheet.current?.focus({ preventScroll: true })} />
        </Area>
        <Area $name="sheet" ref={sheet} tabIndex={-1}>
          <Sheet>
            <BasicInfoSection
              profile={profile}
              headline={getHeadline(profile)}
              entryOf={entryOf}
              avatarAction={<AvatarButton user={user} />}
            />
            <SummarySection summary={profile.career_summary ?? { text: null, version: 0 }} />
            {recordKindKeys.map((kind) => (
              <KindSection key={kind} kind={kind} profile={profile} entryOf={entryOf} />
            ))}
          </Sheet>
        </Area>
        {visibility && (
          <Area $name="visibility">
            <VisibilityPanel
              profile={profile}
              visibility={visibility}
              initials={initialsOf(user.first_name, user.last_name)}
              action={<RecruiterViewButton />}
            />
          </Area>
        )}
        <Area $name="asides">
          <Slot name="profile.asides" params={{}} />
        </Area>
      </Columns>
    </EditorRequestsProvider>
  )
}
