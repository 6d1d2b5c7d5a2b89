import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useApplicantTexts } from '../../job/applicant-texts/use-applicant-texts.ts'
import { useApplicantAreas } from '../../job/use-applicant-areas.ts'

/** Where applicants may live. */
export function ApplicantLocationRequirements({ job }: { job: JobDetail }) {
  const t = useApplicantTexts()
  const format = useFormat()
  const areas = useApplicantAreas(job)
  const where = job.applicant_location
  if (areas) return <Text>{t('applicants.areas', { areas })}</Text>
  if (!where) return null
  const countries = format.list(where.countries.map(format.regionInSentence))
  return <Text>{t(`applicants.${where.countries.length === 0 ? 'worldwide' : where.kind}`, { countries })}</Text>
}
