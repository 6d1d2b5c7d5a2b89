import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { resumeTemplateFile } from '@jobspan/shared-kit/contracts/profile/resume-template-file'
import { wordFile } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { localTemplate, resumeTemplates } from './resume-templates.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const download = (url: string, headers = {}) => api.app.inject({ method: 'GET', url, headers })

/** Reads a part of the file as XML, and throws where it is none. */
const parse = (xml: string) => {
  const names = new Map<string, number>()
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => names.set(name, (names.get(name) ?? 0) + 1))
  parser.on('text', (part) => {
    text += part
  })
  parser.write(xml).close()
  return { names, text }
}

const everyFile = resumeTemplates.flatMap((template) => languages.map((language) => ({ template, language })))

describe('resume templates', () => {
  it('are listed in the visitor’s language', async () => {
    for (const { key, id } of languages) {
      const answer = await download('/api/data/resume-templates', { 'language-id': String(id) })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toMatch(/^public/)
      expect(answer.json().data.items).toEqual(
        resumeTemplates.map((template) => ({
          id: template.id,
          key: template.key,
          name: localTemplate(template.key, key).name,
          for_whom: localTemplate(template.key, key).forWhom,
        })),
      )
    }
  })

  it.each(everyFile)('are Word files: $template.key in $language.key', async ({ template, language }) => {
    const answer = await download(resumeTemplateFile(template.id, language.key))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(wordFile)
    const { fileName, resume } = localTemplate(template.key, language.key)
    const disposition = String(answer.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\w-]+\.docx"; filename\*=UTF-8''[\w%.~-]+$/)
    expect(decodeURIComponent(disposition.split("''")[1] as string)).toBe(`${fileName}.docx`)

    const parts = unzipSync(answer.rawPayload)
    for (const [name, bytes] of Object.entries(parts)) if (/\.(xml|rels)$/.test(name)) parse(strFromU8(bytes))
    const xml = strFromU8(parts['word/document.xml'] as Uint8Array)
    const { names, text } = parse(xml)
    for (const { heading } of resume.sections) expect(text).toContain(heading)
    expect(text).toContain(resume.name.split(' ')[0])
    const isRightToLeft = language.direction === 'rtl'
    expect(names.get('w:bidi')).toBe(isRightToLeft ? names.get('w:p') : undefined)
    expect(xml.includes('<w:rtl/>')).toBe(isRightToLeft)
    // Whoever sends the resume on sends no name but their own.
    expect(strFromU8(parts['docProps/core.xml'] as Uint8Array)).not.toMatch(/creator|lastModifiedBy/)
  })

  it('keep phone numbers and addresses left to right in Arabic', async () => {
    const answer = await download(resumeTemplateFile(1, 'ar'))
    const xml = strFromU8(unzipSync(answer.rawPayload)['word/document.xml'] as Uint8Array)
    expect(xml).toContain('\u200e+966 50 000 0000\u200e')
  })

  it('come in the language of the header where the address names none, and are then not shared', async () => {
    const answer = await download('/api/data/resume-templates/1/download', { 'language-id': '4' })
    expect(String(answer.headers['content-disposition'])).toContain(encodeURIComponent('職務経歴書'))
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each(['/api/data/resume-templates/99/download?language_code=ja', '/api/data/resume-templates/x/download'])(
    'that do not exist are not found: %s',
    async (url) => {
      const answer = await download(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ data: null, errors: { error: [expect.any(String)] } })
    },
  )

  it('refuse a language that is none', async () => {
    const answer = await download('/api/data/resume-templates/1/download?language_code=xx')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ data: null, errors: { language_code: ['not_listed'] } })
  })

  it('are in the documentation as files', async () => {
    const document = (await download('/api/docs/openapi.json')).json()
    const operation = document.paths['/api/data/resume-templates/{id}/download'].get
    expect(Object.keys(operation.responses[200].content)).toEqual([wordFile])
  })
})
