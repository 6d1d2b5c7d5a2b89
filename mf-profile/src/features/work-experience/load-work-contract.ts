export const loadWorkContract = async () =>
  (await import('@jobspan/shared-kit/contracts/profile/work-experiences')).workExperienceContract
