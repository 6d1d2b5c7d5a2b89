import { describe, expect, it } from '@jest/globals'
import { requiredNames } from './required-names.ts'

describe('requiredNames', () => {
  it.each([
    ['.button', [{ className: 'button' }]],
    ['.list > .item:first-child', [{ className: 'item' }]],
    ['.card.wide', [{ className: 'wide' }]],
    ['a:hover', [{ localName: 'a' }]],
    ['.text p', [{ localName: 'p' }]],
    ['h1, h2, .title::before', [{ localName: 'h1' }, { localName: 'h2' }, { className: 'title' }]],
    ['.item:not(.hidden, :has(> .open))', [{ className: 'item' }]],
    ['.button[aria-label="a, .b"]::after', [{ className: 'button' }]],
    ['.list:is(.one, .two) > input[type="file"]', [{ localName: 'input' }]],
    ['article h1', [{ localName: 'h1' }]],
  ])('takes the subject of %s', (selector, names) => expect(requiredNames(selector)).toEqual(names))

  it.each([
    '*',
    ':root',
    '#content',
    '.button, *',
    '.list > *',
    ':is(.one, .two)',
    '[data-open]',
    '.list > :not(.item)',
    '.button[title="]"]',
    '.list:is(.one',
    '.sm\\:wide',
    'INPUT',
    '.one + #two',
    '.one#two',
    '',
  ])('leaves %s to the engine', (selector) => expect(requiredNames(selector)).toBeNull())
})
