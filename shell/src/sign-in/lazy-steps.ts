import { AlreadySignedIn } from './already-signed-in.tsx'
import { CompleteRegistrationStep } from './complete-registration-step.tsx'
import { LinkAccountStep } from './link-account-step.tsx'
import { MagicLinkSentStep } from './magic-link-sent-step.tsx'
import { OneTimeCodeStep } from './one-time-code-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { QrStep } from './qr-step.tsx'
import { RegisterStep } from './register-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

/** Every step but the first two: one file, fetched when it is about to be needed. */
export const lazySteps = {
  AlreadySignedIn,
  OneTimeCodeStep,
  CompleteRegistrationStep,
  LinkAccountStep,
  MagicLinkSentStep,
  PhoneStep,
  QrStep,
  RegisterStep,
  SecondFactorStep,
}
