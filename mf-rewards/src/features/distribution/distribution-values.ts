import type { Distribution } from '../../rewards/distribution-queries.ts'

export type DistributionValues = { cwalletId: string; recipient: string; phone: string; address: string }

export const isDeliveryEmpty = ({ recipient, phone, address }: DistributionValues): boolean =>
  [recipient, phone, address].every((value) => value.trim() === '')

/** A mobile number of mainland China, as the contract `deliveryAddress` has it. */
export const isMainlandMobile = (value: string): boolean =>
  /^(?:\+?86)?[ -]?1[3-9]\d[ -]?\d{4}[ -]?\d{4}$/.test(value.trim())

/** What is saved: what is left empty is forgotten. */
export const toDistribution = (values: DistributionValues, isDeliveryPossible: boolean): Distribution => ({
  cwallet_id: values.cwalletId.trim() || null,
  delivery:
    !isDeliveryPossible || isDeliveryEmpty(values)
      ? null
      : { recipient: values.recipient.trim(), phone: values.phone.trim(), address: values.address.trim() },
})
