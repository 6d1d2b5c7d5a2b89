import type { BootData } from '../boot-data.ts'
import { yieldToMain } from '../scheduling.ts'
// What is typed before the page is alive is in use as well.
import '../release-updates/edited-fields.ts'

/**
 * The bundle is one file, but its modules run in turns, the dearest first: run as one task they would hold a slow phone up
 * for half a second. Whatever is not named here runs with the first module that imports it.
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

/** Loaded file by file in this order: texts, then the frame; the page's own code is already on its way (preloads). */
const begin = async () => {
  await runModules()
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as BootData
  const { createTexts } = await import(/* webpackMode: "eager" */ '../texts.ts')
  const texts = await createTexts(boot.locale.language)
  await yieldToMain()
  const { start: startSingleSpa } = await import(/* webpackMode: "eager" */ 'single-spa')
  await yieldToMain()
  const { startShell: createSite } = await import(/* webpackMode: "eager" */ './start-shell.tsx')
  await yieldToMain()
  await createSite(boot, texts)
  await yieldToMain()
  startSingleSpa({ urlRerouteOnly: true })
}

void begin()
