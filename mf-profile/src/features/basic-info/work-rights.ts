import type { WorkEligibility } from '@jobspan/shared-kit/contracts/profile/profile'

/** Rights to work as a form of texts keeps them: `193:2,105:4`; what is not chosen yet is empty, as in `193:`. */
export const formatRights = (rights: readonly WorkEligibility[]): string =>
  rights.map(({ country_id, permit_id }) => `${country_id}:${permit_id}`).join(',')

type RightRow = { country: string; permit: string }

export const splitRights = (text: string): RightRow[] =>
  text === ''
    ? []
    : text.split(',').map((row) => {
        const [country = '', permit = ''] = row.split(':')
        return { country, permit }
      })

export const formatRightRows = (rows: readonly RightRow[]): string =>
  rows.map(({ country, permit }) => `${country}:${permit}`).join(',')

/** The rows that are whole. */
export const parseRights = (text: string): WorkEligibility[] =>
  splitRights(text).flatMap(({ country, permit }) =>
    country !== '' && permit !== '' ? [{ country_id: Number(country), permit_id: Number(permit) }] : [],
  )

/** Whether a row says a country without its right, or a right without its country. */
export const hasIncompleteRight = (text: string): boolean =>
  splitRights(text).some(({ country, permit }) => (country === '') !== (permit === ''))
