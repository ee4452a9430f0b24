import type { LessonUploads } from './lessonUploads'
import { markdownToBody } from './markdownToBody'
import { MarkdownError } from './parseMarkdown'

const PICTURE = { file: '/files/lesson-abcdefghijklmnopqrstuv/picture.svg', width: 400, height: 300 }
const VIDEO = { file: '/files/lesson-abcdefghijklmnopqrstuv/video.mp4', seconds: 90 }
const CAPTIONS = '/files/lesson-abcdefghijklmnopqrstuv/hi.vtt'
const uploads: LessonUploads = {
  picture: (name) => (name === 'oven.svg' ? PICTURE : undefined),
  video: (name) => (name === 'knead.mp4' ? VIDEO : undefined),
  captions: (name) => (name === 'knead.vtt' ? CAPTIONS : undefined),
}

/** The blocks of a Markdown text, without their ids. */
const blocks = (markdown: string) =>
  markdownToBody(markdown, uploads).blocks.map(({ id: _, ...block }) => block)
const inlines = (markdown: string) => {
  const [paragraph] = blocks(markdown)
  return paragraph?.type === 'paragraph' ? paragraph.content : []
}
const text = (value: string) => [{ text: value }]

describe('inline text', () => {
  test.each([
    ['Flour\nand water', [{ text: 'Flour and water' }]],
    [
      '**रोटी** और *दाल*',
      [{ text: 'रोटी', marks: ['strong'] }, { text: ' और ' }, { text: 'दाल', marks: ['em'] }],
    ],
    ['***both***', [{ text: 'both', marks: ['em', 'strong'] }]],
    ['`a < b`', [{ text: 'a < b', marks: ['code'] }]],
    ['first  \nsecond', [{ text: 'first\nsecond' }]],
    ['[site](https://example.org/a)', [{ text: 'site', href: 'https://example.org/a' }]],
    ['[mail](mailto:a@example.org)', [{ text: 'mail', href: 'mailto:a@example.org' }]],
    ['a [रोटी](lang:hi) b', [{ text: 'a ' }, { text: 'रोटी', lang: 'hi' }, { text: ' b' }]],
    ['see ![the oven](oven.svg) there', [{ text: 'see the oven there' }]],
  ])('%j', (markdown, expected) => {
    expect(inlines(markdown)).toEqual(expected)
  })
})

describe('blocks', () => {
  test('headings have two levels', () => {
    expect(blocks('# A\n\n## B\n\n#### C')).toEqual([
      { type: 'heading', level: 2, content: text('A') },
      { type: 'heading', level: 2, content: text('B') },
      { type: 'heading', level: 3, content: text('C') },
    ])
  })

  test('lists are nested', () => {
    expect(blocks('1. one\n2. two\n   - inner\n\n     more')).toEqual([
      {
        type: 'list',
        ordered: true,
        items: [
          { content: text('one') },
          { content: text('two'), items: [{ content: text('inner\nmore') }] },
        ],
      },
    ])
  })

  test('a quote names its source, a callout its tone', () => {
    expect(blocks('> Bread is life.\n> — A baker\n\n> [!TIP]\n> Wait **longer**.\n\n> plain')).toEqual([
      { type: 'quote', content: text('Bread is life.'), source: 'A baker' },
      {
        type: 'callout',
        tone: 'tip',
        content: [{ text: 'Wait ' }, { text: 'longer', marks: ['strong'] }, { text: '.' }],
      },
      { type: 'quote', content: text('plain') },
    ])
  })

  test('the source of a quote may be a paragraph of its own', () => {
    expect(blocks('> Bread is **life**\n>\n> — A baker')).toEqual([
      {
        type: 'quote',
        content: [{ text: 'Bread is ' }, { text: 'life', marks: ['strong'] }],
        source: 'A baker',
      },
    ])
  })

  test('tables have a header', () => {
    expect(blocks('| a | b |\n| - | - |\n| `c` | |')).toEqual([
      {
        type: 'table',
        header: true,
        rows: [
          [text('a'), text('b')],
          [[{ text: 'c', marks: ['code'] }], []],
        ],
      },
    ])
  })

  test('code keeps its language and its lines', () => {
    expect(blocks('```html\n<b>\n\n  hi\n```\n\n    indented')).toEqual([
      { type: 'code', language: 'html', text: '<b>\n\n  hi' },
      { type: 'code', text: 'indented' },
    ])
  })

  test('a picture has its size, its alternative text and a caption', () => {
    expect(blocks('![the oven](oven.svg "Hot *now*")')).toEqual([
      {
        type: 'picture',
        ...PICTURE,
        alt: 'the oven',
        caption: [{ text: 'Hot ' }, { text: 'now', marks: ['em'] }],
      },
    ])
  })

  test('a check has a question and options', () => {
    expect(blocks('```check\nHow **hot**?\n- [ ] 50 °C | Too cold.\n- [x] 250 °C\n```')).toEqual([
      {
        type: 'check',
        question: [{ text: 'How ' }, { text: 'hot', marks: ['strong'] }, { text: '?' }],
        options: [
          { text: text('50 °C'), right: false, feedback: text('Too cold.') },
          { text: text('250 °C'), right: true },
        ],
      },
    ])
  })

  test('a video is a file with captions, or of YouTube', () => {
    const file = '```video\ntitle: Kneading\nfile: knead.mp4\ncaptions: hi हिन्दी knead.vtt\n```'
    expect(blocks(`${file}\n\n\`\`\`video\ntitle: Oven\nyoutube: abcdefghijk\n\`\`\``)).toEqual([
      {
        type: 'video',
        title: 'Kneading',
        source: VIDEO,
        captions: [{ lang: 'hi', label: 'हिन्दी', file: CAPTIONS }],
      },
      { type: 'video', title: 'Oven', source: { youtube: 'abcdefghijk' } },
    ])
  })

  test('each has an id that stays when another is added', () => {
    const before = markdownToBody('one\n\none\n\ntwo', uploads).blocks.map(({ id }) => id)
    const after = markdownToBody('new\n\none\n\none\n\ntwo', uploads).blocks.map(({ id }) => id)
    expect(new Set(before).size).toBe(3)
    expect(after.slice(1)).toEqual(before)
  })
})

describe('what a body cannot hold is refused', () => {
  test.each([
    ['![](oven.svg)', /Line 1: .*what the picture shows/],
    ['a\n\n![the sea](sea.svg)', /Line 3: There is no picture sea\.svg/],
    ['> - a list', /paragraphs only/],
    ['- item\n\n  > quote', /text and lists only/],
    ['- a\n  - b\n    - c\n      - d', /nested 2 times/],
    ['```check\n- [x] yes\n- [ ] no\n```', /question/],
    ['```check\nWhy?\n- [x] yes\n- no\n```', /"- no" is not an option/],
    ['```check\nWhy?\n- [x] yes\n```', /This check is/],
    ['```video\ntitle: T\n```', /a file or youtube/],
    ['```video\ntitle: T\nfile: other.mp4\n```', /no file other\.mp4/],
    ['```video\ntitle: T\nyoutube: "><script>\n```', /This video is/],
    ['```video\ntitle: T\nonload: x\n```', /not a line of a video/],
  ])('%j', (markdown, message) => {
    expect(() => blocks(markdown)).toThrow(MarkdownError)
    expect(() => blocks(markdown)).toThrow(message)
  })
})

test.each([
  ['a table of eleven columns', `${'| a '.repeat(11)}|\n${'| - '.repeat(11)}|`, /This table is/],
  ['201 blocks', 'x\n\n'.repeat(201), /200 blocks/],
  ['a paragraph of 5001 characters', 'x'.repeat(5001), /This paragraph is/],
  ['more than a body may have', 'x'.repeat(256 * 1024 + 1), /too long/],
])('%s is refused', (_, markdown, message) => {
  expect(() => blocks(markdown)).toThrow(message)
})

describe('hostile Markdown', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](<java\nscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](vbscript:x)',
    '[x](//example.org)',
    '[x](http://localhost/)',
    '[x](https://example.org/\u202e)',
    '[x](lang:"><script>)',
    '<https://example.org/a b>',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1)) in a text',
  ])('%j leads nowhere', (markdown) => {
    for (const run of inlines(markdown)) {
      expect(run).not.toHaveProperty('href')
      expect(run).not.toHaveProperty('lang')
    }
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<div>\n**x**\n</div>',
    '<!-- x -->',
  ])('%j is text', (markdown) => {
    expect(JSON.stringify(blocks(markdown))).toContain(JSON.stringify(markdown.split('\n')[0]).slice(1, -1))
    for (const { type } of blocks(markdown)) expect(type).toBe('paragraph')
  })

  test.each([
    ['quotes', '>'.repeat(5000)],
    ['lists', '- '.repeat(5000)],
    ['numbered lists', '1. '.repeat(5000)],
    ['indented lists', Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['emphasis', `${'*a '.repeat(300)}${'b* '.repeat(300)}`],
  ])('deeply nested is refused: %s', (_, markdown) => {
    expect(() => blocks(markdown)).toThrow(MarkdownError)
  })

  test.each([
    ['brackets', '['.repeat(1000)],
    ['links', '[a]('.repeat(500)],
    ['pictures', '![a]('.repeat(300)],
    ['stars', `a${'*'.repeat(1000)}`],
    ['backticks', Array.from({ length: 44 }, (_, n) => '`'.repeat(n)).join(' ')],
    ['signs behind backslashes', '\\*'.repeat(4000)],
  ])('that is long and never closed is text: %s', (_, markdown) => {
    expect(blocks(markdown).length).toBeLessThanOrEqual(1)
  })
})
