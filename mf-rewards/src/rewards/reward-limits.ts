/**
 * Repeated from the contracts (`rewardLimits`, `invitationLimits`), whose modules would bring the validator along. A test compares them.
 */
export const rewardLimits = {
  daysToAttach: 7,
  distributionBusinessDays: 15,
  minimumPoints: { tron: 100, ethereum: 1000 },
  pointStep: 100,
  cwalletIdDigits: 8,
  resumeBytes: 30 * 1024 * 1024,
} as const
export const invitationLimits = { mailsPerCall: 10 } as const
