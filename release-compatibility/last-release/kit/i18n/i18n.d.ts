export { createI18n, loadKitTexts, type Texts } from './create-i18n.ts';
export { type FormattedValues, recordFormattedValues } from './format-cache.ts';
export { formatMoney, formatMoneyRange } from './format-money.ts';
export { createFormatters, type FormatLocale, type Formatters } from './formatters.ts';
export { type FieldErrorKind, useFieldErrorText } from './use-field-problem.ts';
export { useFormat } from './use-format.ts';
export { useTranslations } from './use-text.ts';
