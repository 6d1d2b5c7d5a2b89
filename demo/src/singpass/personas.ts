/** What userinfo says of one persona, as Singpass shapes it. */
type Item = { value: string } | { code: string; desc: string }
type PersonInfo = Record<string, Item & { classification: string; source: string; lastupdated: string }>

export type Persona = {
  key: string
  /** For whom the page's reader takes it. */
  label: string
  /** The stable id that Singpass has of somebody. */
  subject: string
  info: PersonInfo
  /** How the agency behind userinfo behaves for this persona. */
  agency: 'answers' | 'fails_once' | 'fails'
}

type Facts = {
  number: string
  name?: string
  residential?: [code: string, desc: string]
  nationality?: [code: string, desc: string]
  pass?: [code: string, desc: string]
  status?: string
  expiry?: string
}

/** The form alone is that of real numbers; the checksums of these do not hold, so nobody has them. */
const verified = { classification: 'C', source: '1', lastupdated: '2026-10-01' }
const coded = (item: [string, string] | undefined) => {
  const [code, desc] = item ?? ['', '']
  return { ...verified, code, desc }
}
const plain = (value = '') => ({ ...verified, value })

const toInfo = (facts: Facts): PersonInfo => ({
  uinfin: plain(facts.number),
  partialuinfin: plain(`*****${facts.number.slice(-4)}`),
  name: plain(facts.name),
  residentialstatus: coded(facts.residential),
  nationality: coded(facts.nationality),
  passtype: coded(facts.pass),
  passstatus: plain(facts.status),
  passexpirydate: plain(facts.expiry),
})

const nextYear = `${new Date().getUTCFullYear() + 1}-09-30`
const alien: [string, string] = ['A', 'ALIEN']
const residence = { residential: alien, status: 'Live', expiry: nextYear }

const people: [key: string, label: string, facts: Facts, agency?: Persona['agency']][] = [
  [
    'citizen',
    'Singapore citizen',
    {
      number: 'S0000101X',
      name: 'TAN HUI LING',
      residential: ['C', 'CITIZEN'],
      nationality: ['SG', 'SINGAPORE CITIZEN'],
    },
  ],
  [
    'permanent-resident',
    'Permanent resident',
    { number: 'S0000102X', name: 'RAVI S/O KUMAR', residential: ['P', 'PR'], nationality: ['IN', 'INDIAN'] },
  ],
  ...(
    [
      ['employment-pass', 'Employment Pass', 'P1Pass', 'PH', 'FILIPINO', 'MARICEL DUMALAGAN'],
      ['employment-pass-q', 'Employment Pass (Q)', 'QPass', 'AU', 'AUSTRALIAN', 'JACK HARPER'],
      ['personalised-employment-pass', 'Personalised Employment Pass', 'PEP', 'DE', 'GERMAN', 'JONAS WEBER'],
      ['one-pass', 'Overseas Networks & Expertise Pass', 'ONEPass', 'US', 'AMERICAN', 'GRACE HOLLOWAY'],
      ['tech-pass', 'Tech.Pass', 'TechPass', 'KR', 'SOUTH KOREAN', 'KIM MIN JUN'],
      ['entrepass', 'EntrePass', 'Entre', 'FR', 'FRENCH', 'CLAIRE DUBOIS'],
      ['s-pass', 'S Pass', 'SPass', 'MY', 'MALAYSIAN', 'LIM WEI JIE'],
      ['work-permit', 'Work Permit', 'RPass', 'BD', 'BANGLADESHI', 'MD KARIM'],
      ['training-employment-pass', 'Training Employment Pass', 'TEP', 'TH', 'THAI', 'SIRIPORN CHAI'],
      ['work-holiday-pass', 'Work Holiday Pass', 'WHP', 'GB', 'BRITISH', 'EMILY CLARKE'],
      ['miscellaneous-work-pass', 'Miscellaneous Work Pass', 'MWP', 'JP', 'JAPANESE', 'SATO YUKI'],
      ['dependants-pass', 'Dependant’s Pass', 'DP', 'CN', 'CHINESE', 'WANG FANG'],
      ['long-term-visit-pass', 'Long-Term Visit Pass', 'LTVP', 'ID', 'INDONESIAN', 'DEWI LESTARI'],
      ['letter-of-consent', 'Letter of Consent', 'LOC', 'VN', 'VIETNAMESE', 'NGUYEN THI LAN'],
      ['student-pass', 'Student’s Pass', 'STP', 'MM', 'MYANMAR', 'AUNG KO'],
    ] as const
  ).map(([key, label, code, country, nationality, name], index): [string, string, Facts] => [
    key,
    label,
    {
      ...residence,
      number: `G00002${String(index + 10)}X`,
      name,
      nationality: [country, nationality],
      pass: [code, label],
    },
  ]),
  [
    'ended-pass',
    'Employment Pass that has ended',
    {
      ...residence,
      number: 'G0000301X',
      name: 'ANNA KOWALSKA',
      nationality: ['PL', 'POLISH'],
      pass: ['P2Pass', 'Employment Pass'],
      expiry: '2024-03-31',
    },
  ],
  [
    'cancelled-pass',
    'S Pass that was cancelled',
    {
      ...residence,
      number: 'G0000302X',
      name: 'CHEN LEI',
      nationality: ['CN', 'CHINESE'],
      pass: ['SPass', 'S Pass'],
      status: 'Cancelled',
    },
  ],
  ['no-name', 'Citizen without a name and nationality', { number: 'S0000303X', residential: ['C', 'CITIZEN'] }],
  [
    'half',
    'Foreigner of whom half is missing',
    { number: 'F0000304X', name: 'LUCA ROSSI', nationality: ['IT', 'ITALIAN'], pass: ['P1Pass', 'Employment Pass'] },
  ],
  [
    'agency-fails-once',
    'Citizen; the agency fails once, then answers',
    {
      number: 'S0000305X',
      name: 'ONG BEE HOON',
      residential: ['C', 'CITIZEN'],
      nationality: ['SG', 'SINGAPORE CITIZEN'],
    },
    'fails_once',
  ],
  [
    'agency-fails',
    'Work Permit; the agency does not answer (502)',
    {
      ...residence,
      number: 'G0000306X',
      name: 'SOMCHAI PHET',
      nationality: ['TH', 'THAI'],
      pass: ['RPass', 'Work Permit'],
    },
    'fails',
  ],
]

/** Everybody whom the stand-in knows: a person for each kind of pass, and some of whom something is missing. */
export const personas: readonly Persona[] = people.map(([key, label, facts, agency = 'answers'], index) => ({
  key,
  label,
  // Unlike the ids of anything else: a test looks for them in every table.
  subject: `5109a550-0000-4000-9000-${String(index + 1).padStart(12, '0')}`,
  info: toInfo(facts),
  agency,
}))

export const personaBySubject = new Map(personas.map((persona) => [persona.subject, persona]))
export const personaByKey = new Map(personas.map((persona) => [persona.key, persona]))
