import { describe, expect, test } from '@jest/globals'
import { toPlainText, toRichText } from './rich-text-blocks.ts'

const paragraph = (text: string) => ({ type: 'paragraph', text })
const list = (...items: string[]) => ({ type: 'list', ordered: false, items })

// Of a text that began with a true tag and went on with escaped ones, readers saw the tags.
describe('markup that was escaped', () => {
  const fibre = [paragraph('Who we are'), paragraph('We lay fibre.'), list('Plan', 'Test')]
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  const markup = '<p class="a">We lay <strong>fibre</strong>.</p><ul><li>Plan</li><li>Test</li></ul>'

  test.each([
    ['in part', `Who we are<br>${escaped(markup)}`],
    ['whole', escaped(`Who we are<br>${markup}`)],
    ['twice', escaped(escaped(`Who we are<br>${markup}`))],
    ['in part, twice', `<p>Who we are</p>${escaped(escaped(markup))}`],
    ['by halves', `Who we are<br>${markup.replaceAll('<', '&lt;')}`],
    ['by numbers', `Who we are<br>${markup.replaceAll('<', '&#60;').replaceAll('>', '&#x3E;')}`],
    ['as in scripts', `Who we are\\u003cbr\\u003e${markup.replaceAll('<', '\\u003c').replaceAll('>', '\\u003E')}`],
  ])('%s, is markup', (_, text) => expect(toRichText(text)).toEqual(fibre))

  test('runs nowhere and is not seen', () => {
    const text =
      '<p>Hello</p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;p&gt;you&lt;/p&gt;'
    expect(toRichText(text)).toEqual([paragraph('Hello'), paragraph('you')])
  })

  test('is none where a text speaks of tags, and entities are letters however often they were escaped', () => {
    expect(toRichText('<p>You know &lt;table&gt; and a &lt; b.</p>')).toEqual([
      paragraph('You know <table> and a < b.'),
    ])
    expect(toRichText('<p>R&amp;amp;D&amp;nbsp;team &amp;#39;A&amp;#39;</p>')).toEqual([paragraph("R&D team 'A'")])
    expect(toPlainText('R&amp;amp;D &lt;b&gt;lead&lt;/b&gt;', 100)).toBe('R&D lead')
  })
})

// What stood in front of a text, or around it, took all of it away: the page of the job was empty.
describe('a text does not disappear', () => {
  test.each([
    ['<style>p { color: red }<p>Bake.</p>', 'Bake.'],
    ['<svg><title>Logo<p>Bake.</p>', 'Bake.'],
    ['<!-- begin <p>Bake.</p>', 'Bake.'],
    ['<!-- one --><p>Bake.</p><!-- two', 'Bake.'],
    ['<![CDATA[<p>Bake.</p>]]>', 'Bake.'],
    ['<noscript><p>Bake.</p></noscript>', 'Bake.'],
    ['<template><p>Bake.</p></template>', 'Bake.'],
    ['<textarea>Bake.</textarea>', 'Bake.'],
    ['<object data="a.pdf"><p>Bake.</p></object>', 'Bake.'],
    ['<select><p>Bake.</p>', 'Bake.'],
    ['<div title="x><p>Bake.</p>', 'Bake.'],
    ['<p>Bake.</p> Ages <b and up', 'Ages <b and up'],
    ['<html><head><title>Job</title></head><body onload="a()">Bake.</body></html>', 'Bake.'],
  ])('%s', (markup, text) => {
    const blocks = toRichText(markup)
    expect(blocks).toContainEqual(paragraph(text))
    expect(JSON.stringify(blocks)).not.toMatch(/<\/?p|CDATA|--/)
  })

  test('but what is no text does', () => {
    expect(toRichText('<p>Bake.</p><script>alert("<p>")</script><style>p{}</style><a href="htt')).toEqual([
      paragraph('Bake.'),
    ])
  })

  test('nor do its line breaks where single words are marked up', () => {
    expect(toRichText('Who we are\n\nWe <b>bake</b> bread.')).toEqual([
      paragraph('Who we are'),
      paragraph('We bake bread.'),
    ])
  })
})
