import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import type { Offer } from '@jobspan/shared-kit/contracts/interviews/offers'
import { Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Banknote, CalendarDays, FileText, MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import { CardFact, CardFacts } from '../../chat/card-frame.tsx'

const Written = styled.div`
  white-space: pre-wrap;
`

/** What is offered. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const t = useTranslations('mf-chat')
  const format = useFormat()
  const { locale } = usePlatform()
  const { pay, place, text, file } = offer
  return (
    <Stack gap={12}>
      <Text weight="semibold" size={18} direction="auto">
        {offer.title}
      </Text>
      <CardFacts>
        <CardFact icon={Banknote} label={t('offer.pay')}>
          <Text weight="semibold" numeric>
            {format.salary({ ...pay, max: pay.max ?? pay.min })}
          </Text>
        </CardFact>
        <CardFact icon={CalendarDays} label={t('offer.start')}>
          <Text size={15}>{t('offer.starts', { date: format.date(offer.starts_on, 'long') })}</Text>
        </CardFact>
        {place && (
          <CardFact icon={MapPin} label={t('offer.location')}>
            <Text size={15} direction="auto">
              {place}
            </Text>
          </CardFact>
        )}
        {file && (
          <CardFact icon={FileText} label={t('offer.file')}>
            <Text size={15}>
              <TextLink href={`/api/jobApplication/offers/${offer.id}/file`}>
                <bdi>{file.filename}</bdi>
              </TextLink>{' '}
              ({formatFileSize(file.size, locale)})
            </Text>
          </CardFact>
        )}
      </CardFacts>
      {text && (
        <Written>
          <Text size={15} direction="auto">
            {text}
          </Text>
        </Written>
      )}
    </Stack>
  )
}
