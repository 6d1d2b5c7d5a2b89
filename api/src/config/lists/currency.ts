const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether there is a currency of that ISO 4217 code. */
export const isCurrency = (code: string): boolean => currencies.has(code)
