import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { findLanguage, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'

type Words = { title: string; text: string; again: string }

const words: Record<LanguageKey, Words> = {
  'en-us': { title: 'We’re very busy right now', text: 'Please try again in a few seconds.', again: 'Try again' },
  ar: { title: 'الموقع مزدحم الآن', text: 'يُرجى المحاولة مجددًا بعد ثوانٍ.', again: 'إعادة المحاولة' },
  'es-es': {
    title: 'Ahora mismo hay mucho tráfico',
    text: 'Inténtalo de nuevo en unos segundos.',
    again: 'Reintentar',
  },
  id: { title: 'Situs sedang sangat ramai', text: 'Coba lagi dalam beberapa detik.', again: 'Coba lagi' },
  ja: { title: 'ただいまアクセスが集中しています', text: '数秒後にもう一度お試しください。', again: 'もう一度試す' },
  ms: { title: 'Laman ini sangat sibuk sekarang', text: 'Sila cuba lagi dalam beberapa saat.', again: 'Cuba lagi' },
  'pt-br': { title: 'Muitos acessos no momento', text: 'Tente de novo em alguns segundos.', again: 'Tentar de novo' },
  tr: { title: 'Şu anda çok yoğunuz', text: 'Lütfen birkaç saniye sonra yeniden deneyin.', again: 'Yeniden dene' },
  'zh-cn': { title: '当前访问人数较多', text: '请几秒后重试。', again: '重试' },
  'zh-tw': { title: '目前訪問人數較多', text: '請稍候幾秒再試一次。', again: '再試一次' },
}

/**
 * The page in the place of one that is not rendered because too many are. It is a few hundred bytes without scripts, so that it costs
 * less than what it stands for. `path` is where the link leads; left out where it is long.
 */
export const renderBusyPage = (language: LanguageKey, path: string): string => {
  const { title, text, again } = words[language]
  const { intl, direction } = findLanguage(language) ?? languages[0]
  const href = path.length > 500 ? '' : path
  return (
    `<!doctype html><html lang="${intl}" dir="${direction}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta name="color-scheme" content="light dark"><title>${title}</title>` +
    `<body style="max-width:32rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif">` +
    `<h1 style="font-size:1.5rem;line-height:1.3">${title}</h1><p>${text}</p>` +
    `<p><a href="${escapeHtml(href)}" style="display:inline-block;padding:.5rem 0;color:light-dark(#0E6B51,#4FC79C)">${again}</a></p>`
  )
}
