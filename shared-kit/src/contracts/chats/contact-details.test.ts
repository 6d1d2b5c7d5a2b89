import { expect, test } from '@jest/globals'
import { hasContactDetails } from './contact-details.ts'

test.each([
  'Call me: +65 9123 4567',
  'Tel. 91234567',
  'My number is 9123 4567.',
  'Ara: 0532 123 45 67',
  '電話は080-1234-5678です',
  '電話：０８０－１２３４－５６７８',
  '我的手机 13812345678',
  'Llámame al (55) 1234-56789',
  'اتصل بي ٠٥٠١٢٣٤٥٦٧',
  'اتصل بي ۰۵۰۱۲۳۴۵۶۷',
  'Write to aiko.tan@example.com',
  'aiko＠example.com',
  'Telegram: @aiko_tan',
  'https://example.org/aiko',
  'See www.example.de',
  'linkedin.com/in/aiko',
  'My site is aikotan.com',
  'wa.me/6591234567',
  't.me/aiko',
  // A number that was spelt, spread or drawn apart went through.
  '电话 一三八一二三四五六七八',
  '手機 〇九一二 三四五 六七八',
  '9 1 2 3 4 5 6 7 8',
  '9.1.2.3.4.5.6.7.8',
  '9·1·2·3·4·5·6·7·8',
  '9_1_2_3_4_5_6_7_8',
  '９　１　２　３　４　５　６　７　８',
  'aiko (at) example (dot) com',
  'WhatsApp: aiko_t',
  '微信号aiko99',
  'LINE ID aiko.tan',
])('%s', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  'Hello, I am Aiko and I have 5 years of experience.',
  'From 2019-2024 I worked as a cook, 2015 – 2019 as a waiter.',
  'I can start on 2026-12-01, or on 1.12.2026.',
  'I expect 45,000 to 60,000 a month.',
  'Rp 10.000.000 per bulan',
  '1 000 000 yen',
  'I know Node.js, ASP.NET, socket.io and C++.',
  'Hours: 09:00-17:30, 40 hours a week',
  'I led a team of 12, e.g. and/or i.e. such things.',
  'はじめまして。経験は5年です。',
  '您好，我有 10 年经验。',
  'مرحبًا، لدي ١٠ سنوات من الخبرة.',
  'My badge is 1234567',
  'I ran a Telegram channel and the production line at Kao.',
  '第一次见面，二〇二四年一月起有三年经验，团队五人。',
  'I am good at 3.5, 4.5 and 5.5 ton trucks.',
])('none in: %s', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})
