export { aMember } from './a-member.ts'
export { apiAnswer, pretendApi } from './api-server.ts'
export { expectNoAxeViolations } from './axe.ts'
export { type RenderOptions, renderWithPlatform, testLocale, testPlatform } from './render-with-platform.tsx'
