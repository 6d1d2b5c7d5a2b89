import type { Pay, PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'

/**
 * What one US dollar buys of each currency, rounded and rarely renewed. Only to compare pays of different currencies in filters
 * and in the order “highest salary”; no converted amount is ever shown. Pay in any other currency is not compared.
 */
const perDollar: Record<string, number> = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.78,
  JPY: 150,
  PHP: 57,
  SGD: 1.32,
  MYR: 4.4,
  IDR: 16_000,
  HKD: 7.8,
  TWD: 32,
  CAD: 1.38,
  BRL: 5.6,
  TRY: 38,
  NGN: 1_550,
  SAR: 3.75,
  AED: 3.67,
  LKR: 300,
  RSD: 106,
  CNY: 7.2,
  INR: 86,
  KRW: 1_400,
  THB: 34,
  VND: 25_500,
  AUD: 1.53,
  NZD: 1.68,
  CHF: 0.88,
  MXN: 19,
  ARS: 1_300,
  CLP: 950,
  COP: 4_100,
  PEN: 3.7,
  EGP: 50,
  ZAR: 18,
  KES: 130,
  PLN: 3.9,
  SEK: 10,
  NOK: 10.6,
  DKK: 6.8,
  RUB: 90,
  UAH: 41,
  MOP: 8,
}

/** Months of pay in one period: 160 hours, 22 days or 4⅓ weeks make a month. */
const perMonth: Record<PayPeriod, number> = { HOUR: 160, DAY: 22, WEEK: 52 / 12, MONTH: 1, YEAR: 1 / 12 }

/** An amount a month in US dollars; null for a currency that is not compared. */
export const toMonthlyDollars = (amount: number, currency: string, period: PayPeriod = 'MONTH'): number | null => {
  const rate = perDollar[currency]
  return rate === undefined ? null : (amount * perMonth[period]) / rate
}

/** Both bounds of a pay a month in US dollars; a missing bound is the other one. */
export const payBounds = (pay: Pay | null): { lowest: number; highest: number } | null => {
  const low = pay?.min ?? pay?.max
  const high = pay?.max ?? pay?.min
  if (!pay || low == null || high == null) return null
  const lowest = toMonthlyDollars(low, pay.currency, pay.period)
  const highest = toMonthlyDollars(high, pay.currency, pay.period)
  return lowest === null || highest === null ? null : { lowest, highest }
}
