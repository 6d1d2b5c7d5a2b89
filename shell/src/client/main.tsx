import { start as startSingleSpa } from 'single-spa'
import type { Boot } from '../boot.ts'
import { createTexts } from '../texts.ts'
import { createSite } from './site.tsx'

/** Loaded file by file in this order: texts, then the frame; the page's own code is already on its way (preloads). */
const begin = async () => {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot
  const texts = await createTexts(boot.locale.language)
  createSite(boot, texts)
  startSingleSpa({ urlRerouteOnly: true })
}

void begin()
