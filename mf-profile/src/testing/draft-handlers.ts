import type { DraftField, DraftItem, ResumeDraft } from '@jobspan/shared-kit/contracts/profile/resume-reading'

export const aField = (key: string, field: Partial<DraftField> = {}): DraftField => ({
  key,
  value: null,
  text: null,
  confidence: 0.9,
  source: null,
  current: null,
  state: 'new',
  problem: null,
  ...field,
})
const line = (text: string, top: number) => ({
  page: 1,
  line: text,
  box: { left: 0.1, top, width: 0.4, height: 0.02 },
})
export const anItem = (id: string, fields: DraftField[], item: Partial<DraftItem> = {}): DraftItem => ({
  id,
  record_id: null,
  version: null,
  state: 'new',
  fields,
  ...item,
})

const job = anItem('work-1', [
  aField('job_title', { value: 'Accountant', source: line('Accountant, Harbour Works', 0.3) }),
  aField('company_name', { value: 'Harbour Works', source: line('Accountant, Harbour Works', 0.3) }),
  aField('start', { value: '2019-04', source: line('April 2019 – now', 0.33) }),
  aField('end', { value: null, text: 'now' }),
  aField('description', {
    value: 'Closed 84 months on time.',
    confidence: 0.4,
    source: line('Closed 84 months', 0.36),
  }),
])
const person = anItem(
  'basic_info-1',
  [
    aField('first_name', { value: 'Mei', current: 'May', state: 'different', source: line('Mei Tan', 0.05) }),
    aField('email', { value: 'mei@example.com', problem: 'not_taken' }),
  ],
  { version: 3, state: 'different' },
)
const school = anItem('edu-1', [
  aField('school_name', { value: 'Lakeside University' }),
  aField('degree_id', { text: 'B.Sc.', problem: 'unknown' }),
  aField('field_of_study'),
  aField('start', { value: '2014', problem: 'month_missing' }),
  aField('end', { value: '2018-06' }),
  aField('description'),
])
export const aDraft = (draft: Partial<ResumeDraft> = {}): ResumeDraft => ({
  kind: 'pdf',
  page_count: 1,
  language: 'en-us',
  is_exact: false,
  sections: [
    { key: 'basic_info', items: [person], remaining: null },
    { key: 'work_experiences', items: [job], remaining: 50 },
    { key: 'educations', items: [school], remaining: 50 },
  ],
  unread_lines: [{ page: 1, line: 'Hobbies: sailing' }],
  ...draft,
})
