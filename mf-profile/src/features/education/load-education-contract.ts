export const loadEducationContract = async () =>
  (await import('@jobspan/shared-kit/contracts/profile/educations')).educationContract
