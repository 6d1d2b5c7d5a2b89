import type { FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

/** Where the dialog of a job alert shows what the API refuses: what is looked for was chosen on the page behind it. */
export const formFields = {
  createJobAlert: { email: 'email', frequency: 'frequency', criteria: null, time_zone: null },
} as const satisfies FormFieldsOf<typeof import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')>
