import { describe, expect, it } from '@jest/globals'
import { jobs } from '../../../api/src/jobs/tables.ts'
import { copyFormat, toCopyField } from './copy-text.ts'

describe('COPY text', () => {
  it('keeps apart what is nothing, empty, and a text that looks like nothing', () => {
    expect([null, undefined, '', '\\N'].map(toCopyField)).toEqual(['\\N', '\\N', '', '\\\\N'])
  })

  it('escapes what would end a field or a line', () => {
    expect(toCopyField('a\tb\nc\rd\\e')).toBe('a\\tb\\nc\\rd\\\\e')
  })

  it('writes each column as its type is written, and leaves out what the rows do not hold', () => {
    const row = {
      id: 7,
      title: '経理\t部',
      places: [{ locality: 'O"Neill\n' }],
      applicantCountries: ['a,b', 'say "hi"'],
      postedAt: new Date(0),
      isUrgent: true,
      tags: [1, 2],
      notAColumn: 1,
    }
    const format = copyFormat(jobs, row)
    expect(format.columns).toBe('"id", "title", "places", "applicant_countries", "posted_at", "is_urgent", "tags"')
    expect(format.line(row)).toBe(
      '7\t経理\\t部\t[{"locality":"O\\\\"Neill\\\\n"}]\t{"a,b","say \\\\"hi\\\\""}\t1970-01-01T00:00:00.000Z\tt\t{1,2}\n',
    )
    expect(format.line({ ...row, title: null })).toContain('7\t\\N\t')
  })
})
