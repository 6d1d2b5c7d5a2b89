import { expect, it } from '@jest/globals'
import { maxJobPreferences } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { maxPreferences } from './max-preferences.ts'

it('has the limits of the contract', () => {
  expect(maxPreferences).toEqual(maxJobPreferences)
})
