import { describe, expect, test } from '@jest/globals'
import { toRichText, toTitle } from './rich-text-blocks.ts'

// Feeds that build text from HTML often drop the tags and put nothing in their place. A third of real postings read as one wall of
// words, headings and list items glued to each other; the words must come out whole, in order, and parted where a reader expects it.
const wordsOf = (text: string) => text.replace(/[\s:•]+/g, '')
const textOf = (text: string) =>
  toRichText(text)
    .map((block) => (block.type === 'list' ? block.items.join('') : block.text))
    .join('')

const spanish =
  'Somos una cooperativa de panaderos con veinte locales en la ciudad.Responsabilidades:Preparar las masas del turno noche.Hornear y controlar los tiempos.Mantener limpio el puesto.RequisitosExperiencia comprobable de dos años en el oficio.Horario:Lunes a viernes'
const english =
  'The baker will take care of the following:Preparing doughs for the night shiftBaking and checking temperaturesKeeping the bench cleanTraining newcomers in JavaScript-free recipes at www.bread.example/Jobs'
const turkish =
  'Ekibimiz hızla büyüyor.Aranan NiteliklerÜniversitelerin gıda mühendisliği bölümlerinden mezun olan,Hamur işlerinde en az iki yıl deneyim kazanmış olan,Ekip çalışmasına yatkın ve düzenli çalışabilen'

describe('text that lost its line breaks', () => {
  test('comes out as headings and lists', () => {
    expect(toRichText(spanish)).toEqual([
      { type: 'paragraph', text: 'Somos una cooperativa de panaderos con veinte locales en la ciudad.' },
      { type: 'heading', text: 'Responsabilidades:' },
      {
        type: 'list',
        ordered: false,
        items: [
          'Preparar las masas del turno noche.',
          'Hornear y controlar los tiempos.',
          'Mantener limpio el puesto.',
        ],
      },
      { type: 'heading', text: 'Requisitos' },
      expect.objectContaining({ type: 'list' }),
    ])
    expect(toRichText(english)).toEqual([
      { type: 'heading', text: 'The baker will take care of the following:' },
      expect.objectContaining({ type: 'list', items: expect.arrayContaining(['Baking and checking temperatures']) }),
    ])
    expect(toRichText(turkish).map((block) => block.type)).toEqual(['paragraph', 'heading', 'list'])
  })

  test.each([spanish, english, turkish])('keeps every word in order', (text) => {
    expect(wordsOf(textOf(text))).toBe(wordsOf(text))
  })

  test('names and addresses that hold capitals stay whole', () => {
    const text = `We use JavaScript, LinkedIn, PowerPoint, iPhone apps, ASP.NET and Node.js; write to www.Empresa.com or see https://jobs.example/PathTo/Page.Html before you apply. ${'More words follow here '.repeat(4)}`
    expect(toRichText(text)).toHaveLength(1)
    expect(toRichText('Cities: Madrid,Bilbao,Sevilla,Valencia')).toHaveLength(1)
  })

  test('a wall of sentences becomes paragraphs', () => {
    const wall = 'Every morning the bakery opens its doors before the sun is up. '.repeat(20)
    const paragraphs = toRichText(wall)
    expect(paragraphs.length).toBeGreaterThan(2)
    for (const block of paragraphs)
      expect(block).toMatchObject({ type: 'paragraph', text: expect.stringMatching(/\.$/) })
  })

  test('signs that stand for bullets part the text', () => {
    const text = `🥖 Buscamos panaderos para el turno de la noche en toda la ciudad 🔹 Sueldo básico más comisiones 🔹 Capacitación desde el primer día 🔹 Almuerzo en el local y descuentos en toda la tienda para la familia`
    expect(toRichText(text)[1]).toMatchObject({ type: 'list', items: { length: 3 } })
  })

  test('short lines below a heading are its list, a lead word and its explanation one line', () => {
    expect(toRichText('Requirements:\nTwo years at an oven\nA steady hand')).toMatchObject([
      { type: 'heading' },
      { type: 'list', items: ['Two years at an oven', 'A steady hand'] },
    ])
    expect(toRichText('Growth\n: start small, become master')).toEqual([
      { type: 'paragraph', text: 'Growth: start small, become master' },
    ])
  })

  test('numbers keep counting over what stands between', () => {
    expect(toRichText('1. Knead\n\n2. Rest\n\n3. Bake')).toEqual([
      { type: 'list', ordered: true, items: ['Knead', 'Rest', 'Bake'] },
    ])
    expect(toRichText('1. Knead well\nUntil it shines.\n2. Rest a while')).toMatchObject([
      { type: 'list' },
      { type: 'paragraph' },
      { type: 'paragraph', text: '2. Rest a while' },
    ])
  })

  test('a form of an Arabic feed reads as one, and masked addresses are not shown', () => {
    expect(toRichText('Skill data; العجن; محترف; Language data; العربية')).toEqual([
      { type: 'heading', text: 'المهارات' },
      { type: 'list', ordered: false, items: ['العجن (محترف)'] },
      { type: 'heading', text: 'اللغات' },
      { type: 'list', ordered: false, items: ['العربية'] },
    ])
    expect(toRichText(`See #URL_${'ab12'.repeat(16)}# for more`)).toEqual([
      { type: 'paragraph', text: 'See […] for more' },
    ])
  })

  // Where the work grew with the square of the length, this would take many minutes; the test would run out of time.
  test('hostile length comes to an end', () => {
    for (const part of ['aaaB', 'word.Word', 'Word:', '🔹 a ', 'aaaa,Bbb', 'Aa ', 'a'.repeat(50)])
      expect(toRichText(part.repeat(40_000)).length).toBeGreaterThan(0)
  }, 60_000)
})

describe('titles', () => {
  test.each([
    ['★★Baker★nights★', 'Baker★nights'],
    ['🔥 Panadero 🔥', 'Panadero'],
    ['2. El Satış', '2. El Satış'],
    ['- Baker', '- Baker'],
    ['★★★', '★★★'],
  ])('%s', (typed, shown) => expect(toTitle(typed, 200)).toBe(shown))
})
