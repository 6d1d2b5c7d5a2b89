import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useApplicantTexts } from './applicant-texts/use-applicant-texts.ts'

/** The areas that applicants may live in where the posting names some: “Michigan and Texas in the United States, and Canada”. Null where it names none. */
export function useApplicantAreas({
  applicant_areas: areas = [],
  applicant_location: where,
}: JobDetail): string | null {
  const t = useApplicantTexts()
  const format = useFormat()
  if (areas.length === 0) return null
  const countries = new Set([...areas.map(({ country_code: code }) => code), ...(where?.countries ?? [])])
  return format.list(
    [...countries].flatMap((code) => {
      const names = areas.filter((area) => area.country_code === code).map(({ name }) => name)
      if (code === null) return names
      const country = format.regionInSentence(code)
      return names.length === 0 ? [country] : [t('applicants.areasOfCountry', { areas: format.list(names), country })]
    }),
  )
}
