import type { CompanyRecord } from '../../../api/src/jobs/job-record.ts'
import type { Employer } from './generate-companies.ts'

/** How companies stand in the register where it says more than their sign; {s} is the sign's name. By country, else by language. */
const forms: Record<string, string> = {
  sg: '{s} Pte. Ltd.',
  my: '{s} Sdn. Bhd.',
  id: 'PT {s}',
  ph: '{s}, Inc.',
  hk: '{s} Limited',
  us: '{s}, Inc.',
  ca: '{s} Inc.',
  gb: '{s} Ltd',
  ng: '{s} Limited',
  lk: '{s} (Pvt) Ltd',
  ae: '{s} L.L.C.',
  br: '{s} Ltda.',
  es: '{s}, S.L.',
  tr: '{s} Anonim Şirketi',
  rs: '{s} d.o.o.',
  'zh-tw': '{s}股份有限公司',
  'zh-cn': '{s}有限公司',
  ar: 'شركة {s} ذات المسؤولية المحدودة',
}

/** Every third company says how it is registered; Japanese signs say it anyway. */
export const withLegalName = ({ record, market }: Employer, index: number): CompanyRecord => {
  const form = forms[market.language] ?? forms[market.country]
  if (index % 3 !== 0 || !form || market.language === 'ja') return record
  return { ...record, legalName: form.replace('{s}', () => record.name) }
}
