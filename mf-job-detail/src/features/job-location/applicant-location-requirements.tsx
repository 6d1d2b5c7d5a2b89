import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'

/** Where applicants may live. */
export function ApplicantLocationRequirements({ where }: { where: JobDetail['applicant_location'] }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  if (!where) return null
  const countries = format.list(where.countries.map(format.regionInSentence))
  return <Text>{t(`applicants.${where.countries.length === 0 ? 'worldwide' : where.kind}`, { countries })}</Text>
}
