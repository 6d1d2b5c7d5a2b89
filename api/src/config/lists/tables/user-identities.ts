import { readTable } from '../read-table.ts'

/** What somebody is in Singapore (docs/product-rules.md#user-identities). Passes have their official names in Chinese and Malay, where they have one. */
export const userIdentities = readTable(
  [],
  `
1 | citizen | Singapore citizen | 新加坡公民 | 新加坡公民 | シンガポール国民 | Ciudadanía de Singapur | Cidadania de Singapura | Warganegara Singapura | Warga negara Singapura | Singapur vatandaşı | مواطن سنغافوري
2 | permanent-resident | Singapore permanent resident | 新加坡永久居民 | 新加坡永久居民 | シンガポール永住者 | Residencia permanente en Singapur | Residência permanente em Singapura | Penduduk tetap Singapura | Penduduk tetap Singapura | Singapur daimi oturum sahibi | مقيم دائم في سنغافورة
3 | employment-pass | Employment Pass holder | 就业准证持有者 | 就業准證持有者 | エンプロイメントパス保持者 | Titular de un Employment Pass | Titular de Employment Pass | Pemegang Pas Penggajian | Pemegang Employment Pass | Employment Pass sahibi | حامل تصريح توظيف
4 | personalised-employment-pass | Personalised Employment Pass holder | 个人化就业准证持有者 | 個人化就業准證持有者 | パーソナライズド・エンプロイメントパス保持者 | Titular de un Personalised Employment Pass | Titular de Personalised Employment Pass | Pemegang Pas Penggajian Peribadi | Pemegang Personalised Employment Pass | Personalised Employment Pass sahibi | حامل تصريح توظيف شخصي
5 | one-pass | Overseas Networks & Expertise Pass holder | 海外网络与专才准证持有者 | 海外網絡與專才准證持有者 | 海外ネットワーク・専門知識パス保持者 | Titular de un Overseas Networks & Expertise Pass | Titular de Overseas Networks & Expertise Pass | Pemegang Pas Rangkaian dan Kepakaran Luar Negara | Pemegang Overseas Networks & Expertise Pass | Overseas Networks & Expertise Pass sahibi | حامل تصريح الشبكات والخبرات الدولية
6 | tech-pass | Tech.Pass holder | 科技准证持有者 | 科技准證持有者 | テックパス保持者 | Titular de un Tech.Pass | Titular de Tech.Pass | Pemegang Tech.Pass | Pemegang Tech.Pass | Tech.Pass sahibi | حامل تصريح التقنية
7 | entrepass | EntrePass holder | 创业准证持有者 | 創業准證持有者 | アントレパス保持者 | Titular de un EntrePass | Titular de EntrePass | Pemegang EntrePass | Pemegang EntrePass | EntrePass sahibi | حامل تصريح ريادة الأعمال
8 | s-pass | S Pass holder | S准证持有者 | S准證持有者 | Sパス保持者 | Titular de un S Pass | Titular de S Pass | Pemegang Pas S | Pemegang S Pass | S Pass sahibi | حامل تصريح S
9 | work-permit | Work Permit holder | 工作准证持有者 | 工作准證持有者 | ワークパーミット保持者 | Titular de un Work Permit | Titular de Work Permit | Pemegang Permit Kerja | Pemegang Work Permit | Work Permit sahibi | حامل تصريح عمل
10 | training-employment-pass | Training Employment Pass holder | 培训就业准证持有者 | 培訓就業准證持有者 | 研修エンプロイメントパス保持者 | Titular de un Training Employment Pass | Titular de Training Employment Pass | Pemegang Pas Penggajian Latihan | Pemegang Training Employment Pass | Training Employment Pass sahibi | حامل تصريح توظيف للتدريب
11 | work-holiday-pass | Work Holiday Pass holder | 工作假期准证持有者 | 工作假期准證持有者 | ワークホリデーパス保持者 | Titular de un Work Holiday Pass | Titular de Work Holiday Pass | Pemegang Pas Kerja Percutian | Pemegang Work Holiday Pass | Work Holiday Pass sahibi | حامل تصريح العمل خلال العطلة
12 | miscellaneous-work-pass | Miscellaneous Work Pass holder | 短期杂项工作准证持有者 | 短期雜項工作准證持有者 | その他就労パス保持者 | Titular de un Miscellaneous Work Pass | Titular de Miscellaneous Work Pass | Pemegang Pas Kerja Pelbagai | Pemegang Miscellaneous Work Pass | Miscellaneous Work Pass sahibi | حامل تصريح عمل متنوع
13 | dependants-pass | Dependant’s Pass holder | 家属准证持有者 | 家屬准證持有者 | 家族帯同パス保持者 | Titular de un Dependant’s Pass | Titular de Dependant’s Pass | Pemegang Pas Tanggungan | Pemegang Dependant’s Pass | Dependant’s Pass sahibi | حامل تصريح مُعال
14 | long-term-visit-pass | Long-Term Visit Pass holder | 长期探访准证持有者 | 長期探訪准證持有者 | 長期滞在パス保持者 | Titular de un Long-Term Visit Pass | Titular de Long-Term Visit Pass | Pemegang Pas Lawatan Jangka Panjang | Pemegang Long-Term Visit Pass | Long-Term Visit Pass sahibi | حامل تصريح زيارة طويلة الأمد
15 | letter-of-consent | Letter of Consent holder | 同意书持有者 | 同意書持有者 | 就労同意書保持者 | Titular de una Letter of Consent | Titular de Letter of Consent | Pemegang Surat Kebenaran | Pemegang Letter of Consent | Letter of Consent sahibi | حامل خطاب موافقة على العمل
16 | student-pass | Student’s Pass holder | 学生准证持有者 | 學生准證持有者 | 学生パス保持者 | Titular de un Student’s Pass | Titular de Student’s Pass | Pemegang Pas Pelajar | Pemegang Student’s Pass | Student’s Pass sahibi | حامل تصريح طالب
17 | other-pass | Holder of another pass | 其他准证持有者 | 其他准證持有者 | その他のパス保持者 | Titular de otro pase | Titular de outro passe | Pemegang pas lain | Pemegang pas lain | Başka bir izin sahibi | حامل تصريح آخر
18 | foreigner | Foreigner without a valid pass | 无有效准证的外国人 | 無有效准證的外國人 | 有効なパスのない外国人 | Extranjero sin pase vigente | Estrangeiro sem passe válido | Warga asing tanpa pas sah | Warga asing tanpa pas yang berlaku | Geçerli izni olmayan yabancı | أجنبي بلا تصريح ساري
`,
)
