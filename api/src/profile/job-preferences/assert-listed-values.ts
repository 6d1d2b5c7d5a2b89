import type { JobPreferenceBody } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { configList, findOption } from '../../config/lists/config-list.ts'
import { isCurrency } from '../../config/lists/currency.ts'
import { validateOptionId } from '../../config/lists/validate-option-id.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'

/** Refuses what no list has (422): ids, a place that is not in its country, a currency, a time zone. */
export const assertListedValues = (body: JobPreferenceBody): void => {
  const isRemote = body.work_arrangement === 'remote'
  assertFieldsValid({
    function_title_id: validateOptionId('function_titles', body.function_title_id),
    industry_id: validateOptionId('industry_lists', body.industry_id),
    job_type_id: validateOptionId('job_types', body.job_type_id),
    currency: !isCurrency(body.currency) && 'unknown',
    location_id: !isRemote && isElsewhere(body) && 'unknown',
    work_timezone: isRemote && !isTimeZone(body.work_timezone) && 'unknown',
  })
}

const isElsewhere = ({ country, location_id: id }: JobPreferenceBody) =>
  id !== null && findOption(configList('locations', 'en-us'), id)?.country !== country

/** By name: an offset such as +08:00, which Intl takes too, knows no summer time. */
const isTimeZone = (name: string | null): boolean => {
  if (name === null || /^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
