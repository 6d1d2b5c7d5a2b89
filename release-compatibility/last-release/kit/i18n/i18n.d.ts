export { createI18n, loadKitTexts, type Texts } from './create-i18n.ts';
export { type FormatLocale, type Formatters, formattersFor } from './formatters.ts';
export { keepFormats, type SaidFormats } from './intl.ts';
export { formatMoney, formatMoneyRange } from './money.ts';
export { type FieldProblem, useFieldProblem } from './use-field-problem.ts';
export { useFormat } from './use-format.ts';
export { useText } from './use-text.ts';
