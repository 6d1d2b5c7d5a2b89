import { initialsOf } from '@jobspan/shared-kit/contracts/members/initials'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { color, media, radius, space } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { AvatarButton } from '../features/avatar/avatar-button.tsx'
import { BasicInfoSection } from '../features/basic-info/basic-info-section.tsx'
import { SummarySection } from '../features/career-summary/summary-section.tsx'
import { CompletionMeter } from '../features/completion-meter/completion-meter.tsx'
import { EducationSection } from '../features/education/education-section.tsx'
import { LanguageSection } from '../features/languages/language-section.tsx'
import { LicenseSection } from '../features/license-certifications/license-section.tsx'
import { RecruiterViewButton } from '../features/recruiter-view/recruiter-view-button.tsx'
import { SkillSection } from '../features/skills/skill-section.tsx'
import { VisibilityPanel } from '../features/visibility/visibility-panel.tsx'
import { WebsiteSection } from '../features/websites/website-section.tsx'
import { WorkSection } from '../features/work-experience/work-section.tsx'
import { EditorRequestsProvider } from '../manage-profile/editor-requests.tsx'
import { ProfileSkeleton } from '../manage-profile/profile-skeleton.tsx'
import { getHeadline } from '../profile/get-headline.ts'
import { useProfileNames } from '../profile/profile-names.ts'
import { profileQuery } from '../profile/profile-query.ts'
import { QueryBoundary } from '../settings/query-boundary.tsx'

/** On phones the meter stands above what it is about, visibility below; where there is room both stand beside it. */
const Columns = styled.div`
  display: grid;
  grid-template: 'meter' 'sheet' 'visibility' / minmax(0, 1fr);
  gap: ${space[24]};

  ${media.wide} {
    grid-template: 'sheet meter' auto 'sheet visibility' 1fr / minmax(0, 1fr) 20rem;
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
  const {
    user,
    visibility,
    skills = [],
    languages = [],
    license_certifications: licenses = [],
    websites = [],
  } = profile
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
            <WorkSection items={profile.work_experiences} entryOf={entryOf} />
            <EducationSection items={profile.educations} entryOf={entryOf} />
            <SkillSection
              items={skills}
              entryOf={entryOf}
              functionTitleId={profile.preferences[0]?.function_title_id ?? undefined}
            />
            <LanguageSection items={languages} entryOf={entryOf} />
            <LicenseSection items={licenses} />
            <WebsiteSection items={websites} />
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
      </Columns>
    </EditorRequestsProvider>
  )
}
