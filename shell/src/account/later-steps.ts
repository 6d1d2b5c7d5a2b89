import { AlreadyIn } from './already-in.tsx'
import { CodeStep } from './code-step.tsx'
import { FinishStep } from './finish-step.tsx'
import { JoinStep } from './join-step.tsx'
import { LinkSentStep } from './link-sent-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { QrStep } from './qr-step.tsx'
import { RegisterStep } from './register-step.tsx'
import { SecondStep } from './second-step.tsx'

/** Every step but the first two: one file, fetched when it is about to be needed. */
export const laterSteps = {
  AlreadyIn,
  CodeStep,
  FinishStep,
  JoinStep,
  LinkSentStep,
  PhoneStep,
  QrStep,
  RegisterStep,
  SecondStep,
}
