import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { MyJobOffer } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Badge, type BadgeTone, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { StatusLine } from './row-layout.tsx'

const tones: Partial<Record<MyJobOffer['state'], BadgeTone>> = { sent: 'signal', accepted: 'success' }

/** What became of an offer, and what is next. */
const useOfferFacts = ({ state, recruiter_name, ...offer }: MyJobOffer): string[] => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const dayOf = useOwnDay()
  const name = isolateBidi(recruiter_name)
  const asked = offer.is_asked_about ? [t('myJobs.offer.asked', { name })] : []
  if (state === 'sent') return [t('myJobs.need.until', { date: dayOf(offer.expires_at) }), ...asked]
  return [
    t(`myJobs.offer.on.${state}`, { name, date: dayOf(offer.answered_at ?? offer.expires_at) }),
    ...(state === 'accepted' ? [t('myJobs.offer.starts', { date: format.date(offer.starts_on, 'long') })] : []),
  ]
}

/** Each on a line of its own: they are sentences. */
const Facts = ({ of }: { of: readonly string[] }) =>
  of.map((fact) => (
    <Text key={fact} size={15} tone="soft">
      {fact}
    </Text>
  ))

/** Where an offer about a job stands, and the way to it. `isNeed`: that it waits, and until when, is said above. */
export function OfferLine({ offer, isNeed }: { offer: MyJobOffer; isNeed: boolean }) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const facts = useOfferFacts(offer)
  if (isNeed) return <Facts of={facts.slice(1)} />
  return (
    <>
      <StatusLine>
        <Badge tone={tones[offer.state] ?? 'neutral'}>{t(`myJobs.offer.state.${offer.state}`)}</Badge>
        <Text as="span" size={15}>
          {offer.chat_id === null ? (
            t('myJobs.offer.heading')
          ) : (
            <TextLink {...link(urls.chat(offer.chat_id))}>{t('myJobs.offer.heading')}</TextLink>
          )}
        </Text>
      </StatusLine>
      <Facts of={facts} />
    </>
  )
}
