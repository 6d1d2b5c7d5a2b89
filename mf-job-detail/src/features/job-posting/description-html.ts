import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** Writes blocks as the HTML that `JobPosting.description` wants: only `h3`, `p`, `ul`, `ol`, `li`, `br`, all text escaped. */
export const descriptionHtml = (parts: RichText[]): string =>
  parts
    .flat()
    .map((block) => {
      if (block.type === 'heading') return `<h3>${escapeHtml(block.text)}</h3>`
      if (block.type === 'paragraph') return `<p>${lines(block.text)}</p>`
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</${tag}>`
    })
    .join('')
