export { CodeField } from './code-field.tsx'
export { type LandingReason, landingPath } from './landing-path.ts'
export { LegalLinks } from './legal-links.tsx'
export { onlyDigits } from './only-digits.ts'
export {
  askPasskey,
  canSuggestPasskeys,
  hasPasskeys,
  isPasskeyDeclined,
  isPasskeyThere,
  makePasskey,
  stopAskingPasskey,
} from './passkeys.ts'
export { PhoneField } from './phone-field.tsx'
export { QrCode } from './qr-code.tsx'
export { ResendButton, useResend } from './resend-button.tsx'
export { readCampaign, traceLanding } from './utm-campaign.ts'
