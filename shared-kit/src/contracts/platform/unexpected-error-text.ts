import type { LanguageKey } from './locales.ts'

/** What a server says where something unexpected went wrong, or where another one does not answer (docs/product-rules.md#unexpected-error). */
export const unexpectedErrorText: Record<LanguageKey, string> = {
  'en-us':
    'We are sorry. Something went wrong. There was an unexpected server error. Try refreshing the page or contact support for assistance.',
  'zh-cn': '很抱歉，出了点问题，服务器发生意外错误。请刷新页面重试，或联系客服获取帮助。',
  'zh-tw': '很抱歉，出了點問題，伺服器發生未預期的錯誤。請重新整理頁面，或聯絡客服尋求協助。',
  ja: '申し訳ありません。問題が発生しました。サーバーで予期しないエラーが起きています。ページを再読み込みするか、サポートまでお問い合わせください。',
  'es-es':
    'Lo sentimos. Se ha producido un error inesperado en el servidor. Actualiza la página o ponte en contacto con soporte.',
  'pt-br':
    'Sentimos muito, algo deu errado. Ocorreu um erro inesperado no servidor. Atualize a página ou fale com o suporte.',
  ms: 'Maaf, ada sesuatu yang tidak kena. Ralat pelayan yang tidak dijangka telah berlaku. Cuba muat semula halaman atau hubungi khidmat sokongan.',
  id: 'Maaf, terjadi masalah. Ada kesalahan server yang tidak terduga. Coba muat ulang halaman atau hubungi dukungan.',
  tr: 'Üzgünüz, bir sorun oluştu. Beklenmeyen bir sunucu hatası meydana geldi. Sayfayı yenileyin veya destek ekibiyle iletişime geçin.',
  ar: 'نأسف، حدث خطأ ما. وقع خطأ غير متوقع في الخادم. حاول تحديث الصفحة أو تواصل مع الدعم للمساعدة.',
}
