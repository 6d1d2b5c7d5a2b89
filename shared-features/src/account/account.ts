export { CodeField } from './code-field.tsx'
export { type LandingReason, landingPath } from './landing-path.ts'
export { LegalLinks } from './legal-links.tsx'
export { onlyDigits } from './only-digits.ts'
export {
  cancelPasskeyRequest,
  canSuggestPasskeys,
  hasPasskeys,
  isPasskeyAlreadyRegistered,
  isPasskeyDeclined,
  registerPasskey,
  requestPasskey,
} from './passkeys.ts'
export { PhoneField } from './phone-field.tsx'
export { QrCode } from './qr-code.tsx'
export { formatCountdown, ResendButton, useResend } from './resend-button.tsx'
export { readCampaign, reportLanding } from './utm-campaign.ts'
