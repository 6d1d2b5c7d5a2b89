import type { BootData } from '../boot-data.ts'
import { yieldToMain } from '../scheduling.ts'
// First, so that fields that are edited before hydration count as unsaved work.
import '../release-updates/edited-fields.ts'

/**
 * The bundle is one file, but its modules run in several tasks, the slowest ones first: as one task they would block a slow phone for
 * half a second. A module that is not named here runs with the first module that imports it.
 */
const runModules = async () => {
  await yieldToMain()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await yieldToMain()
  await import(/* webpackMode: "eager" */ 'styled-components')
  await yieldToMain()
  await import(/* webpackMode: "eager" */ '@tanstack/react-query')
  await yieldToMain()
  await import(/* webpackMode: "eager" */ '@jobspan/shared-kit/routing')
  await yieldToMain()
  await import(/* webpackMode: "eager" */ '@jobspan/shared-kit/i18n')
  await yieldToMain()
  await import(/* webpackMode: "eager" */ '@jobspan/shared-kit/design')
  await yieldToMain()
}

/** Order: texts, then the frame. The code of the page is loading already (preloads). */
const start = async () => {
  await runModules()
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as BootData
  const { createI18n } = await import(/* webpackMode: "eager" */ '@jobspan/shared-kit/i18n')
  const texts = createI18n(boot.locale.language, boot.texts)
  await yieldToMain()
  const { start: startSingleSpa } = await import(/* webpackMode: "eager" */ 'single-spa')
  await yieldToMain()
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx')
  await yieldToMain()
  await startShell(boot, texts)
  await yieldToMain()
  startSingleSpa({ urlRerouteOnly: true })
}

void start()
