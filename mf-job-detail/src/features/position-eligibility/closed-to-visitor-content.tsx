import { identityCountry } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type Country, findCountry, countries as markets } from '@jobspan/shared-kit/contracts/platform/locales'
import { Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import type { ReactNode } from 'react'
import { useApplicantTexts } from '../../job/applicant-texts/use-applicant-texts.ts'
import { useApplicantAreas } from '../../job/use-applicant-areas.ts'
import { useClosedTexts } from './closed-texts/use-closed-texts.ts'
import type { Restriction } from './use-restriction.ts'

type Props<Kind extends Restriction['kind']> = { job: JobDetail; restriction: Extract<Restriction, { kind: Kind }> }

/** To whom the job is open, and what can be done. */
export function ClosedToVisitorContent({ job, restriction }: { job: JobDetail; restriction: Restriction }) {
  return restriction.kind === 'residence' ? (
    <OtherResidence job={job} restriction={restriction} />
  ) : (
    <OtherIdentity job={job} restriction={restriction} />
  )
}

function Content({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Stack gap={4}>
      <Text as="div" size={15} weight="semibold">
        {title}
      </Text>
      <Text as="div" size={13} tone="soft">
        {text}
      </Text>
      {children && <Inline gap={16}>{children}</Inline>}
    </Stack>
  )
}

function OtherResidence({ job, restriction: { countryCode, isFromProfile } }: Props<'residence'>) {
  const t = useClosedTexts()
  const tApplicants = useApplicantTexts()
  const format = useFormat()
  const link = useInternalLink()
  const isMember = useSession().kind === 'member'
  const { kind = 'only', countries: named = [] } = job.applicant_location ?? {}
  const countries = format.list(named.map(format.regionInSentence))
  const areas = useApplicantAreas(job)
  const country = countryCode ? format.regionInSentence(countryCode) : ''
  const ours = markets.filter(({ code }) => code !== null && named.includes(code))
  return (
    <Content
      title={areas ? tApplicants('applicants.areas', { areas }) : tApplicants(`applicants.${kind}`, { countries })}
      text={t(isFromProfile ? 'closedToYou.fromProfile' : 'closedToYou.fromSite', { country })}
    >
      {isMember && (
        <TextLink {...link(urls.manageProfile('profile', 'basic_info'))}>
          {t(isFromProfile ? 'closedToYou.changeLocation' : 'closedToYou.setLocation')}
        </TextLink>
      )}
      {!isFromProfile &&
        kind === 'only' &&
        ours.slice(0, 2).map((each) => <SwitchTo key={each.key} job={job} country={each} />)}
    </Content>
  )
}

function OtherIdentity({ job, restriction: { reason } }: Props<'identity'>) {
  const t = useClosedTexts()
  const format = useFormat()
  const link = useInternalLink()
  const { locale } = usePlatform()
  const isGuest = useSession().kind === 'guest'
  const verifiedIn = locale.country === identityCountry ? undefined : findCountry(identityCountry)
  const identities = job.eligibility?.user_identities.map(({ value }) => value) ?? []
  return (
    <Content
      title={t('closedToYou.identities', { identities: format.list(identities, 'or') })}
      text={t(`closedToYou.${isGuest ? 'guest' : reason}`)}
    >
      {isGuest && (
        <TextLink {...link(urls.getStarted(inLanguage(locale.language, urls.job(job.slug))))}>
          {t('closedToYou.signIn')}
        </TextLink>
      )}
      {verifiedIn && reason !== 'mismatch' && <SwitchTo job={job} country={verifiedIn} />}
    </Content>
  )
}

/** To the job on the site of that country. A change of country is a new document. */
function SwitchTo({ job, country }: { job: JobDetail; country: Country }) {
  const t = useClosedTexts()
  const format = useFormat()
  const { locale } = usePlatform()
  const back = inLanguage(locale.language, urls.job(job.slug))
  return (
    <TextLink href={inLanguage(locale.language, urls.place(country.key, back))}>
      {t('closedToYou.switchCountry', { country: format.regionInSentence(country.code ?? '') })}
    </TextLink>
  )
}
