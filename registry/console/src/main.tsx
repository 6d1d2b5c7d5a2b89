import { displayFontUrls } from '@jobspan/shared-kit/design/display-font'
import { globalCss } from '@jobspan/shared-kit/design/global-css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Console } from './console.tsx'
import { createConsolePlatform } from './console-platform.ts'

const meta = (selector: string) => document.querySelector<HTMLMetaElement>(`meta[${selector}]`)

const injectGlobalStyles = () => {
  const style = document.createElement('style')
  const nonce = meta('property="csp-nonce"')
  style.nonce = nonce?.nonce || nonce?.content || ''
  style.textContent = globalCss(displayFontUrls)
  document.head.prepend(style)
}

const begin = async () => {
  injectGlobalStyles()
  const platform = await createConsolePlatform({ origin: '', brand: meta('name="brand"')?.content ?? '' })
  createRoot(document.getElementById('root') as HTMLElement).render(
    <BrowserRouter>
      <Console platform={platform} />
    </BrowserRouter>,
  )
}

void begin()
