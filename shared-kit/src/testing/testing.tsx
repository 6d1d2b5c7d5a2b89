export { expectNoAxeViolations } from './axe.ts'
export { aMember } from './build-member.ts'
export { apiAnswer, pretendApi } from './mock-api.ts'
export { type RenderOptions, renderWithPlatform, testLocale, testPlatform } from './render-with-platform.tsx'
