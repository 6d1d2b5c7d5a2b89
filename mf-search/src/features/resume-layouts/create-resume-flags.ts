/** The spelling is fixed (docs/product-rules.md#resume-flags). Completing the profile and signing out clear them. */
const flags = ['isFromCreateResume', 'isCreateFreeResume']

/** Whoever completes a profile next came to make a resume of it. */
export const setCreateResumeFlags = (): void => {
  try {
    for (const flag of flags) localStorage.setItem(flag, '1')
  } catch {
    // Where storage is shut the address alone knows the way.
  }
}
