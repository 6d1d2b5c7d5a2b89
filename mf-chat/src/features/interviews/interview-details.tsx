import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { formatParts } from '@jobspan/shared-kit/contracts/platform/format-parts'
import { Text, TextLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Backpack, MapPin, MessageSquareText, Phone, Users, Video } from 'lucide-react'
import { CardFact, CardFacts } from '../../chat/card-frame.tsx'
import { mapUrl } from './map-url.ts'

function Where({ interview }: { interview: Interview }) {
  const t = useTranslations('mf-chat')
  const { language } = usePlatform().locale
  const { format, place, video, recruiter } = interview
  const label = t(`interview.format.${format}`)
  if (place)
    return (
      <CardFact icon={MapPin} label={label}>
        <Text size={15} direction="auto">
          {place.address}
        </Text>
        <Text size={15}>
          <TextLink href={mapUrl(place)} external>
            {t('interview.map')}
          </TextLink>
        </Text>
      </CardFact>
    )
  if (video)
    return (
      <CardFact icon={Video} label={label}>
        <Text size={15}>{formatParts([label, video.host], language)}</Text>
      </CardFact>
    )
  return (
    <CardFact icon={Phone} label={label}>
      <Text size={15}>{t('interview.callsYou', { name: recruiter.name })}</Text>
    </CardFact>
  )
}

/** Where it is, with whom, what to bring, and what the recruiter says of it. */
export function InterviewDetails({ interview }: { interview: Interview }) {
  const t = useTranslations('mf-chat')
  const { language } = usePlatform().locale
  const { interviewers, what_to_bring: bring, note } = interview
  return (
    <CardFacts>
      <Where interview={interview} />
      {interviewers.length > 0 && (
        <CardFact icon={Users} label={t('interview.withName')}>
          {interviewers.map(({ name, title }) => (
            <Text key={`${name} ${title}`} size={15} direction="auto">
              {formatParts([name, title], language)}
            </Text>
          ))}
        </CardFact>
      )}
      {bring && (
        <CardFact icon={Backpack} label={t('interview.bring')}>
          <Text size={15} direction="auto">
            {bring}
          </Text>
        </CardFact>
      )}
      {note && (
        <CardFact icon={MessageSquareText} label={t('interview.note')}>
          <Text size={15} direction="auto">
            {note}
          </Text>
        </CardFact>
      )}
    </CardFacts>
  )
}
