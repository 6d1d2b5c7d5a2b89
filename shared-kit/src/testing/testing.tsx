export { expectNoAxeViolations } from './axe.ts'
export { buildMember } from './build-member.ts'
export { mockApiResponse, setupMockApi } from './mock-api.ts'
export { type RenderOptions, renderWithPlatform, testLocale, testPlatform } from './render-with-platform.tsx'
