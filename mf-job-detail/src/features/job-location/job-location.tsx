import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { Button, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { ExternalLink, LocateFixed } from 'lucide-react'
import { ApplicantLocationRequirements } from './applicant-location-requirements.tsx'
import { mapUrl } from './map-url.ts'
import { useDistance } from './use-distance.ts'

function Distance({ to }: { to: { latitude: number; longitude: number } }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const { state, ask } = useDistance(to)
  return (
    <>
      {state.step !== 'known' && (
        <Button variant="quiet" size="small" icon={LocateFixed} loading={state.step === 'asking'} onClick={ask}>
          {t('place.howFar')}
        </Button>
      )}
      <Text as="span" size={15} tone="soft">
        <span role="status">
          {state.step === 'known' && t('place.distance', { distance: format.distance(state.metres) })}
          {state.step === 'refused' && t('place.distanceUnknown')}
        </span>
      </Text>
    </>
  )
}

/** Where the work is done, on a map, how far from here where one has to go there, and where applicants of a remote job may live. */
export function JobLocation({ job }: { job: JobDetail }) {
  const t = useTranslations('mf-job-detail')
  const labels = job.places.map((place) => place.label)
  // The address is the first place's, which it names.
  const lines = [...new Set(job.full_address ? [job.full_address, ...labels.slice(1)] : labels)]
  const address = job.full_address ?? (job.arrangement === 'remote' ? null : (labels[0] ?? null))
  const map = mapUrl({ latitude: job.latitude, longitude: job.longitude, address })
  return (
    <Stack gap={8}>
      {job.arrangement && <Text weight="medium">{t(`arrangementLine.${job.arrangement}`)}</Text>}
      {lines.map((line) => (
        <Text key={line}>
          <bdi>{line}</bdi>
        </Text>
      ))}
      {lines.length === 0 && job.arrangement !== 'remote' && <Text tone="faint">{t('place.undisclosed')}</Text>}
      <ApplicantLocationRequirements where={job.applicant_location} />
      <Inline gap={12}>
        {map && (
          <TextLink href={map} external iconEnd={ExternalLink}>
            {t('place.map')}
          </TextLink>
        )}
        {job.arrangement !== 'remote' && job.latitude !== null && job.longitude !== null && (
          <Distance to={{ latitude: job.latitude, longitude: job.longitude }} />
        )}
      </Inline>
    </Stack>
  )
}
