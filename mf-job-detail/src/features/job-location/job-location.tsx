import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Button, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { ExternalLink, LocateFixed } from 'lucide-react'
import type { ReactNode } from 'react'
import { mapUrl } from '../../job/map-url.ts'
import { useApplicantAreas } from '../../job/use-applicant-areas.ts'
import { useReadPartTexts } from '../../read-part-texts/use-read-part-texts.ts'
import { ApplicantLocationRequirements } from './applicant-location-requirements.tsx'
import { useDistance } from './use-distance.ts'

type Props = {
  job: JobDetail
  /** Says how far it is from where the member lives. */
  fromHome?: ReactNode
}

function Distance({ to }: { to: { latitude: number; longitude: number } }) {
  const t = useReadPartTexts()
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

/** From where a remote job may be done, and where its company is: nobody goes there, so no map leads there. */
function RemoteLocation({ job, lines }: { job: JobDetail; lines: string[] }) {
  const t = useReadPartTexts()
  const format = useFormat()
  const from = job.applicant_location
  const countries = from ? format.list(from.countries.map(format.regionInSentence)) : ''
  const areas = useApplicantAreas(job)
  return (
    <Stack gap={8}>
      {areas ? (
        <Text weight="medium">{t('arrangementLine.remoteFrom.areas', { areas })}</Text>
      ) : from ? (
        <Text weight="medium">
          {t(`arrangementLine.remoteFrom.${from.countries.length === 0 ? 'worldwide' : from.kind}`, { countries })}
        </Text>
      ) : (
        <>
          <Text weight="medium">{t('arrangementLine.remote')}</Text>
          <Text tone="soft">{t('arrangementLine.remoteFrom.unknown')}</Text>
        </>
      )}
      {lines.length > 0 && (
        <Text tone="soft">
          {t('place.company')} <bdi>{format.list(lines)}</bdi>
        </Text>
      )}
    </Stack>
  )
}

/** Where the work is done, on a map, and how far from home and from here that is. */
function OnSiteLocation({ job, lines, fromHome }: Props & { lines: string[] }) {
  const t = useReadPartTexts()
  const { latitude, longitude } = job
  const map = mapUrl({ latitude, longitude, address: lines[0] ?? null })
  return (
    <Stack gap={8}>
      {job.arrangement && <Text weight="medium">{t(`arrangementLine.${job.arrangement}`)}</Text>}
      {lines.map((line) => (
        <Text key={line}>
          <bdi>{line}</bdi>
        </Text>
      ))}
      {lines.length === 0 && <Text tone="faint">{t('place.undisclosed')}</Text>}
      <ApplicantLocationRequirements job={job} />
      {fromHome}
      <Inline gap={12}>
        {map && (
          <TextLink href={map} external iconEnd={ExternalLink}>
            {t('place.map')}
          </TextLink>
        )}
        {latitude !== null && longitude !== null && <Distance to={{ latitude, longitude }} />}
      </Inline>
    </Stack>
  )
}

/** Where one works. */
export function JobLocation({ job, fromHome }: Props) {
  const labels = job.places.map((place) => place.label)
  // The address is the first place's, which it names.
  const lines = [...new Set(job.full_address ? [job.full_address, ...labels.slice(1)] : labels)]
  return job.arrangement === 'remote' ? (
    <RemoteLocation job={job} lines={lines} />
  ) : (
    <OnSiteLocation job={job} lines={lines} fromHome={fromHome} />
  )
}
