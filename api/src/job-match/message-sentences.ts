import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'

/** Sentences that a first message to an employer is put together from. `{years}` is such as “5 years”. */
type MessageSentences = Record<
  | 'interest'
  /** Wanted skills that the profile shows. */
  | 'skills'
  | 'work'
  /** Of less than a year. */
  | 'workBegun'
  | 'close',
  string
>

export const messageSentences: Record<LanguageKey, MessageSentences> = {
  'en-us': {
    interest: 'Hello, I am interested in the position “{job}”.',
    skills: 'Of the skills that you are looking for, I bring {skills}.',
    work: 'I have {years} of experience as {title}.',
    workBegun: 'I have worked as {title}.',
    close: 'I would be glad to tell you more.',
  },
  'zh-cn': {
    interest: '您好，我对贵公司的“{job}”职位很感兴趣。',
    skills: '职位要求的技能中，我具备{skills}。',
    work: '我有{years}的{title}工作经验。',
    workBegun: '我有{title}的工作经验。',
    close: '期待有机会与您进一步沟通。',
  },
  'zh-tw': {
    interest: '您好，我對貴公司的「{job}」職缺很感興趣。',
    skills: '職缺要求的技能中，我具備{skills}。',
    work: '我有{years}的{title}工作經驗。',
    workBegun: '我有{title}的工作經驗。',
    close: '期待有機會進一步與您聯繫。',
  },
  ja: {
    interest: 'はじめまして。「{job}」の求人を拝見し、応募を検討しております。',
    skills: '求められているスキルのうち、{skills}の経験がございます。',
    work: '{title}として{years}の実務経験がございます。',
    workBegun: '{title}としての実務経験がございます。',
    close: '詳しくお話しする機会をいただけますと幸いです。',
  },
  'es-es': {
    interest: 'Hola, me interesa el puesto «{job}».',
    skills: 'De las habilidades que se piden, puedo aportar {skills}.',
    work: 'Tengo {years} de experiencia como {title}.',
    workBegun: 'Tengo experiencia como {title}.',
    close: 'Me encantaría contarles más.',
  },
  'pt-br': {
    interest: 'Olá, tenho interesse na vaga “{job}”.',
    skills: 'Das habilidades pedidas na vaga, trago {skills}.',
    work: 'Tenho {years} de experiência como {title}.',
    workBegun: 'Tenho experiência como {title}.',
    close: 'Será um prazer contar mais.',
  },
  ms: {
    interest: 'Salam sejahtera, saya berminat dengan jawatan “{job}”.',
    skills: 'Antara kemahiran yang dicari, saya menguasai {skills}.',
    work: 'Saya mempunyai {years} pengalaman sebagai {title}.',
    workBegun: 'Saya mempunyai pengalaman sebagai {title}.',
    close: 'Saya berbesar hati untuk berkongsi dengan lebih lanjut.',
  },
  id: {
    interest: 'Halo, saya tertarik dengan posisi “{job}”.',
    skills: 'Dari keahlian yang dicari, saya menguasai {skills}.',
    work: 'Saya berpengalaman {years} sebagai {title}.',
    workBegun: 'Saya berpengalaman sebagai {title}.',
    close: 'Dengan senang hati saya akan bercerita lebih lanjut.',
  },
  tr: {
    interest: 'Merhaba, “{job}” pozisyonuyla ilgileniyorum.',
    skills: 'İlanda aranan becerilerden şunlara sahibim: {skills}.',
    work: '{title} olarak {years}lık deneyimim var.',
    workBegun: '{title} olarak deneyimim var.',
    close: 'Daha fazlasını anlatmaktan memnuniyet duyarım.',
  },
  ar: {
    interest: 'مرحبًا، أودّ التقدّم إلى وظيفة «{job}».',
    skills: 'من المهارات المطلوبة في الإعلان، أقدّم: {skills}.',
    work: 'خبرتي في وظيفة {title}: {years}.',
    workBegun: 'لديّ خبرة في وظيفة {title}.',
    close: 'يسعدني أن أشارككم المزيد.',
  },
}
