import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { Text } from '@jobspan/shared-kit/design'
import { useFormat, useText } from '@jobspan/shared-kit/i18n'

const countryName = (code: string, intl: string): string => {
  try {
    return new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code
  } catch {
    // Not a region code: what the employer wrote says more than nothing.
    return code
  }
}

/** Where applicants of a remote job may live. */
export function ApplicantLocation({ where, intl }: { where: JobDetail['applicant_location']; intl: string }) {
  const t = useText('mf-job-detail')
  const format = useFormat()
  if (!where) return null
  const countries = format.list(where.countries.map((code) => countryName(code, intl)))
  return <Text>{t(`applicants.${where.countries.length === 0 ? 'worldwide' : where.kind}`, { countries })}</Text>
}
