import type { Locale } from '@jobspan/shared-kit/remote'

const kilo = 1024

/** A size as people say it, such as 240 kB or 1.4 MB; never nothing. */
export const fileSize = (bytes: number, locale: Locale): string => {
  const isLarge = bytes >= kilo * kilo
  const amount = isLarge ? bytes / kilo / kilo : Math.max(1, Math.round(bytes / kilo))
  return new Intl.NumberFormat(`${locale.intl}-u-nu-latn`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(amount)
}
