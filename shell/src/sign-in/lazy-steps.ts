import { AlreadySignedIn } from './already-signed-in.tsx'
import { FinishStep } from './complete-registration-step.tsx'
import { JoinStep } from './link-account-step.tsx'
import { LinkSentStep } from './magic-link-sent-step.tsx'
import { CodeStep } from './one-time-code-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { QrStep } from './qr-step.tsx'
import { RegisterStep } from './register-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

/** Every step but the first two: one file, fetched when it is about to be needed. */
export const laterSteps = {
  AlreadyIn: AlreadySignedIn,
  CodeStep,
  FinishStep,
  JoinStep,
  LinkSentStep,
  PhoneStep,
  QrStep,
  RegisterStep,
  SecondStep: SecondFactorStep,
}
