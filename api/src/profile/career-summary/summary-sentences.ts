import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'

/** Sentences that a career summary is put together from. `{years}` is such as “5 years”; the rest is as the member wrote it. */
type SummarySentences = Record<
  | 'work'
  | 'workInField'
  /** Of less than a year. */
  | 'workBegun'
  | 'study'
  | 'skills'
  | 'wanted'
  | 'skillsFromWork'
  | 'skillsAlone'
  | 'wantedUse',
  string
>

export const summarySentences: Record<LanguageKey, SummarySentences> = {
  'en-us': {
    work: '{title} with {years} of experience.',
    workInField: '{title} with {years} of experience in {field}.',
    workBegun: 'First work experience as {title}.',
    study: 'Background in {study}.',
    skills: 'Especially confident with {skills}.',
    wanted: 'Looking for a position as {wanted}.',
    skillsFromWork: 'I bring {skills}, built up over {years} as {title}.',
    skillsAlone: 'I bring {skills}.',
    wantedUse: 'I would like to put this to use as {wanted}.',
  },
  'zh-cn': {
    work: '{title}，有{years}工作经验。',
    workInField: '{title}，在{field}领域有{years}经验。',
    workBegun: '具备{title}的初步工作经验。',
    study: '专业背景为{study}。',
    skills: '尤其擅长{skills}。',
    wanted: '目前希望从事{wanted}工作。',
    skillsFromWork: '在{years}的{title}工作中，熟练掌握了{skills}。',
    skillsAlone: '熟练掌握{skills}。',
    wantedUse: '希望在{wanted}岗位上发挥这些所长。',
  },
  'zh-tw': {
    work: '{title}，有{years}工作經驗。',
    workInField: '{title}，在{field}領域有{years}經驗。',
    workBegun: '具備{title}的初步工作經驗。',
    study: '專業背景為{study}。',
    skills: '特別擅長{skills}。',
    wanted: '目前希望從事{wanted}的工作。',
    skillsFromWork: '在{years}的{title}工作中，累積了{skills}的實力。',
    skillsAlone: '熟悉{skills}。',
    wantedUse: '希望在{wanted}職務上發揮所長。',
  },
  ja: {
    work: '{title}として{years}の経験があります。',
    workInField: '{field}分野で、{title}として{years}の経験があります。',
    workBegun: '{title}としての実務経験があります。',
    study: '{study}を学びました。',
    skills: '特に{skills}を得意としています。',
    wanted: '現在、{wanted}の仕事を希望しています。',
    skillsFromWork: '{title}として{years}働くなかで、{skills}を身につけました。',
    skillsAlone: '{skills}を得意としています。',
    wantedUse: 'この強みを{wanted}の仕事で生かしたいと考えています。',
  },
  'es-es': {
    work: '{title} con {years} de experiencia.',
    workInField: '{title} con {years} de experiencia en {field}.',
    workBegun: 'Primera experiencia laboral como {title}.',
    study: 'Formación en {study}.',
    skills: 'Puntos fuertes: {skills}.',
    wanted: 'Busco un puesto de {wanted}.',
    skillsFromWork: 'Aporto {skills}, fruto de {years} como {title}.',
    skillsAlone: 'Aporto {skills}.',
    wantedUse: 'Quiero ponerlo en práctica en un puesto de {wanted}.',
  },
  'pt-br': {
    work: '{title} com {years} de experiência.',
    workInField: '{title} com {years} de experiência em {field}.',
    workBegun: 'Primeira experiência profissional como {title}.',
    study: 'Formação em {study}.',
    skills: 'Pontos fortes: {skills}.',
    wanted: 'Busco uma vaga de {wanted}.',
    skillsFromWork: 'Trago {skills}, resultado de {years} como {title}.',
    skillsAlone: 'Trago {skills}.',
    wantedUse: 'Quero aplicar isso em uma vaga de {wanted}.',
  },
  ms: {
    work: '{title} dengan {years} pengalaman.',
    workInField: '{title} dengan {years} pengalaman dalam bidang {field}.',
    workBegun: 'Mempunyai pengalaman kerja pertama sebagai {title}.',
    study: 'Berlatar belakang pendidikan {study}.',
    skills: 'Paling mahir dalam {skills}.',
    wanted: 'Kini mencari jawatan sebagai {wanted}.',
    skillsFromWork: 'Saya menguasai {skills} melalui {years} bekerja sebagai {title}.',
    skillsAlone: 'Saya menguasai {skills}.',
    wantedUse: 'Saya ingin memanfaatkannya sebagai {wanted}.',
  },
  id: {
    work: '{title} dengan pengalaman {years}.',
    workInField: '{title} dengan pengalaman {years} di bidang {field}.',
    workBegun: 'Memiliki pengalaman kerja pertama sebagai {title}.',
    study: 'Berlatar belakang pendidikan {study}.',
    skills: 'Paling menguasai {skills}.',
    wanted: 'Saat ini mencari posisi sebagai {wanted}.',
    skillsFromWork: 'Saya menguasai {skills} dari {years} bekerja sebagai {title}.',
    skillsAlone: 'Saya menguasai {skills}.',
    wantedUse: 'Saya ingin menerapkannya sebagai {wanted}.',
  },
  tr: {
    work: '{years}lık deneyime sahip {title}.',
    workInField: '{field} alanında {years}lık deneyime sahip {title}.',
    workBegun: '{title} olarak ilk iş deneyimimi edindim.',
    study: '{study} eğitimi aldım.',
    skills: 'Güçlü yönlerim: {skills}.',
    wanted: '{wanted} olarak çalışmak istiyorum.',
    skillsFromWork: 'Güçlü yönlerim: {skills}. Bunları {years}lık {title} deneyimimde geliştirdim.',
    skillsAlone: 'Güçlü yönlerim: {skills}.',
    wantedUse: 'Bu birikimi {wanted} olarak kullanmak istiyorum.',
  },
  ar: {
    work: '{title}، مدة الخبرة: {years}.',
    workInField: '{title} في مجال {field}، مدة الخبرة: {years}.',
    workBegun: 'خبرة عملية أولى في وظيفة {title}.',
    study: 'التخصص الدراسي: {study}.',
    skills: 'أبرز المهارات: {skills}.',
    wanted: 'أبحث عن وظيفة {wanted}.',
    skillsFromWork: 'أبرز ما أقدمه: {skills}، من العمل في وظيفة {title} (مدة الخبرة: {years}).',
    skillsAlone: 'أبرز ما أقدمه: {skills}.',
    wantedUse: 'أرغب في الاستفادة من ذلك في وظيفة {wanted}.',
  },
}
