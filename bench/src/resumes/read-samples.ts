import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fromJsonResume } from '../../../api/src/profile/resume-reading/from-json-resume.ts'
import { parseJsonResume } from '../../../api/src/profile/resume-reading/parse-json-resume.ts'
import type { WantedItem } from '../../../api/src/testing/compare-reading.ts'
import { root } from '../paths-and-ports.ts'

/** Resumes of others, which are no part of this repository. */
const samplesFolder = process.env.RESUMES_DATA_DIR ?? join(root, '../shared/data/resumes')

export type SampleResume = { name: string; kind: 'pdf' | 'docx'; bytes: Uint8Array } & (
  | { language: LanguageKey; wanted: WantedItem[] }
  /** Why it cannot be read. */
  | { refusal: string }
)

/** The pages of these samples leave out what their JSON Resume says of addresses, certificates, and levels of skills. */
const printed: Record<string, readonly string[]> = {
  basic_info: ['first_name', 'last_name', 'email', 'phone', 'location_id'],
  career_summary: ['text'],
  work_experiences: ['job_title', 'company_name', 'start', 'end', 'description'],
  educations: ['school_name', 'degree_id', 'field_of_study', 'start', 'end'],
  skills: ['name'],
  languages: ['language_id', 'proficiency_id'],
}

/** A telephone number as it is dialled from abroad, where the sample has one of the United States. */
const dialled = (phone: unknown) => (typeof phone === 'string' ? `+1${phone.replace(/\D/g, '')}` : phone)

const wantedOfJson = (document: string): WantedItem[] => {
  const resume = parseJsonResume(document)
  if (!resume) throw new Error('a sample is no JSON Resume')
  return fromJsonResume(resume).items.flatMap(({ section, fields }) => {
    const names = printed[section]
    if (!names) return []
    const values = Object.fromEntries(names.map((name) => [name, fields[name]?.value]))
    return [{ section, values: section === 'basic_info' ? { ...values, phone: dialled(values.phone) } : values }]
  })
}

/** The sample in Japanese has years such as 20XX, which are none. */
const japanese: WantedItem[] = [
  {
    section: 'basic_info',
    values: {
      first_name: '書太郎',
      last_name: '履歴書',
      email: 'hoge@hogehoge.org',
      phone: '+819012345678',
      home_address: '〒100-0001 東京都千代田区千代田1-1-1',
    },
  },
  { section: 'educations', values: { school_name: '履歴書大学', degree_id: 5, field_of_study: '履歴書学部' } },
  {
    section: 'educations',
    values: { school_name: '履歴書大学', degree_id: 6, field_of_study: '履歴書研究科履歴書専攻博士前期課程' },
  },
  { section: 'work_experiences', values: { company_name: '株式会社履歴書' } },
  { section: 'work_experiences', values: { company_name: '株式会社XXX' } },
  { section: 'license_certifications', values: { name: '普通自動車免許' } },
  { section: 'license_certifications', values: { name: '履歴書検定1級' } },
]

const refusals: Record<string, string> = { 'image-only-scan': 'resumeWithoutText', truncated: 'resumeUnreadable' }

/** Empty where the samples are not there. */
export const readSamples = async (): Promise<SampleResume[]> => {
  if (!existsSync(samplesFolder)) return []
  const names = (await readdir(samplesFolder)).filter((name) => /\.(pdf|docx)$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name): Promise<SampleResume> => {
      const kind = name.endsWith('.pdf') ? 'pdf' : 'docx'
      const sample = { name, kind, bytes: await readFile(join(samplesFolder, name)) } as const
      const refusal = Object.entries(refusals).find(([word]) => name.includes(word))?.[1]
      if (refusal) return { ...sample, refusal }
      if (name.startsWith('yaml-cv-ja')) return { ...sample, language: 'ja', wanted: japanese }
      const document = await readFile(join(samplesFolder, name.replace(/\.\w+$/, '.json')), 'utf8')
      return { ...sample, language: 'en-us', wanted: wantedOfJson(document) }
    }),
  )
}
