export { expectNoAxeViolations } from './axe.ts'
export { buildMember as aMember } from './build-member.ts'
export { mockApiResponse as apiAnswer, setupMockApi as pretendApi } from './mock-api.ts'
export { type RenderOptions, renderWithPlatform, testLocale, testPlatform } from './render-with-platform.tsx'
