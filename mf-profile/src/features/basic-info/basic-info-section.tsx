import { fullName } from '@jobspan/shared-kit/contracts/members/person-name'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { Badge, Button, color, radius, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Slot } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Briefcase, Lock, Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useEditorRequest } from '../../manage-profile/editor-requests.tsx'
import type { ListEntryOf } from '../../profile/profile-names.ts'
import { useLocationName, usePersonFacts } from '../../profile/use-person-facts.ts'
import { readDraft } from '../../profile-completion/draft.ts'
import { FactList } from '../../records/fact-list.tsx'
import { IconLine } from '../../records/icon-line.tsx'
import { ShownPerson } from '../../records/shown-person.tsx'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { useFocusAfter } from '../../settings/use-focus-after.ts'

const loadEditor = () => import('./basic-info-editor.tsx')

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-block: ${space[24]};
  scroll-margin-block-start: 72px;
`
const Private = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
`

/** Who the member is: what recruiters read, and below it what nobody else does. */
export function BasicInfoSection({
  profile,
  headline,
  entryOf,
  avatarAction,
}: {
  profile: Profile
  headline: string | null
  entryOf: ListEntryOf
  avatarAction: ReactNode
}) {
  const t = useTranslations('mf-profile')
  const session = useSession()
  const [isEditing, setEditing] = useState(false)
  const button = useFocusAfter(isEditing)
  const locationName = useLocationName(entryOf)
  const personFacts = usePersonFacts(entryOf)
  const { user, facts, visibility } = profile
  const owner = session.kind === 'member' ? session.user.id : 0
  useEffect(() => {
    if (readDraft(`${owner}.basic`)) setEditing(true)
  }, [owner])
  useEditorRequest('basic_info', () => setEditing(true))
  return (
    <Part id="part-basic_info" aria-label={t('manage.basic.title')}>
      <ShownPerson
        level={2}
        name={fullName(user)}
        avatar={user.avatar}
        headline={headline}
        place={locationName(facts.location_id)}
        avatarAction={avatarAction}
        badges={
          <>
            {visibility?.is_open_to_work && facts.job_seeking_status !== 'closed' && (
              <Badge tone="success" icon={Briefcase}>
                {t('manage.visibility.openBadge')}
              </Badge>
            )}
            <Slot name="profile.badges" params={{}} />
          </>
        }
      >
        {!isEditing && (
          <div>
            <Button variant="secondary" size="small" icon={Pencil} onClick={() => setEditing(true)} ref={button}>
              {t('manage.basic.edit')}
            </Button>
          </div>
        )}
      </ShownPerson>
      {isEditing ? (
        <LazyModule load={loadEditor}>
          {({ BasicInfoEditor }) => <BasicInfoEditor profile={profile} onDone={() => setEditing(false)} />}
        </LazyModule>
      ) : (
        <>
          <FactList facts={personFacts(facts)} />
          <PrivateFacts profile={profile} entryOf={entryOf} />
        </>
      )}
    </Part>
  )
}

/** What the member alone sees. */
function PrivateFacts({ profile: { user, facts }, entryOf }: { profile: Profile; entryOf: ListEntryOf }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const link = useInternalLink()
  return (
    <Private>
      <IconLine glyph={Lock}>{t('manage.basic.private')}</IconLine>
      <FactList
        facts={[
          { label: t('email.label'), value: <bdi>{user.email}</bdi> },
          {
            label: t('mobile.label'),
            value: user.phone_num && (
              <bdi dir="ltr" key="phone">
                {user.phone_num}
              </bdi>
            ),
          },
          { label: t('about.birth'), value: facts.date_of_birth && format.date(facts.date_of_birth, 'long') },
          { label: t('manage.basic.nationality'), value: entryOf('nationality_lists', facts.nationality_id)?.value },
          { label: t('manage.basic.home'), value: facts.home_address && <bdi>{facts.home_address}</bdi> },
        ]}
      />
      <Text as="span" size={15}>
        <TextLink {...link(urls.accountSettings())}>{t('manage.basic.contact')}</TextLink>
      </Text>
    </Private>
  )
}
