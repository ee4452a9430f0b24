import { BODY_MAX_BYTES } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { RATE_LIMITS } from '@mentor-connect/contract/rules/rateLimits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
let mentor: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
})
afterEach(() => t.close())

const post = (action: 'from' | 'to', payload: object, { headers }: { headers: object } = mentor) =>
  t.app.inject({
    method: 'POST',
    url: `/resource/lesson-${action}-markdown`,
    payload,
    headers: { ...headers },
  })
const paragraph = (text: string, id = 'p') => ({ id, type: 'paragraph', content: [{ text }] })
const before = { blocks: [paragraph('Flour'), paragraph('Water', 'q')] }

it('writes a text as Markdown, and reads it with the ids that it had', async () => {
  const { markdown } = (await post('to', { body: before })).json().data
  expect(markdown).toBe('Flour\n\nWater')
  const changed = markdown.replace('Water', 'Warm **water**')
  const { body } = (await post('from', { markdown: changed, before })).json().data
  expect(body.blocks).toEqual([
    paragraph('Flour'),
    { ...paragraph('Warm ', 'q'), content: [{ text: 'Warm ' }, { text: 'water', marks: ['strong'] }] },
  ])
})

it.each([
  ['![](/files/lesson-abcdefghijklmnopqrstuv/a.webp)', { code: 'no_alt_text', line: 1 }],
  ['a\n\n![oven](/files/lesson-abcdefghijklmnopqrstuv/a.webp)', { code: 'unknown_file', line: 3 }],
  ['```check\n- [x] yes\n- [ ] no\n```', { code: 'check_question', line: 1 }],
  ['a\n\n```keep\nunknown\n```', { code: 'unknown_block', line: 3 }],
  ['> - a', { code: 'not_possible', line: 1 }],
  ['x\n\n'.repeat(201), { code: 'too_many_blocks' }],
])('says what is wrong with %j', async (markdown, problem) => {
  expect((await post('from', { markdown, before })).json().data).toEqual({ problem })
})

it('never makes a link to a script', async () => {
  const { body } = (await post('from', { markdown: '[x](javascript:alert(1))', before })).json().data
  expect(body.blocks[0].content).toEqual([{ text: 'x' }])
})

it.each(['from', 'to'] as const)('is for mentors only: %s', async (action) => {
  const payload = action === 'to' ? { body: before } : { markdown: 'a', before }
  expect((await post(action, payload, await signedInLearner(t))).statusCode).toBe(403)
  expect((await post(action, payload, { headers: {} })).statusCode).toBe(401)
})

it('refuses more than a lesson may have', async () => {
  expect((await post('from', { markdown: 'x'.repeat(256 * 1024 + 1), before })).statusCode).toBe(400)
})

const filledWith = (text: string) => text.repeat(Math.floor(BODY_MAX_BYTES / Buffer.byteLength(text)))

describe('Markdown on which a parser would work for minutes', () => {
  it.each([
    ['emphasis', '*a_'.repeat(4000), 1],
    ['emphasis of full length', filledWith('*a_'), 1],
    ['emphasis after a paragraph', `Flour\n\n${'a*'.repeat(4000)}`, 3],
    ['lines of one paragraph', 'a\n'.repeat(16_000), 1001],
    ['brackets', '['.repeat(60_000), 1],
    ['definitions', '[a]: x\n'.repeat(16_000), 501],
    ['links', '[a]('.repeat(10_000), 1],
    ['underlined headings', 'a\n-\n'.repeat(16_000), 1001],
    ['tables', 'a|b\n-|-\n\n'.repeat(16_000), 6001],
    ['empty quotes', '> \n\n'.repeat(40_000), 6001],
    ['nested items', '* a\n  * b\n'.repeat(16_000), 6001],
    ['one word', 'x'.repeat(60_000), 1],
    ['what follows an open fence with a sign', `\`\`\`a\`\n${'*a_'.repeat(4000)}`, 2],
    ['the question of a check', `\`\`\`check\n${'*a_'.repeat(4000)}\n- [x] a\n- [ ] b\n\`\`\``, 1],
  ])('is refused with what to do: %s', async (_, markdown, line) => {
    const refused = await post('from', { markdown, before })
    expect(refused.statusCode).toBe(400)
    const { code, reason, fields } = refused.json()
    expect([code, reason]).toEqual(['invalid_input', 'markdown_too_complex'])
    expect(fields.markdown).toMatch(new RegExp(`^Line ${line}: .*empty line between paragraphs`))
  })

  it.each(['> '.repeat(20_000) + 'x', '- '.repeat(20_000), '***'.repeat(300)])(
    'is nested too deeply: %#',
    async (markdown) => {
      expect((await post('from', { markdown, before })).json().data.problem.code).toBe('too_deep')
    },
  )
})

describe('lessons of full length', () => {
  const words = `Knead **well**, ${'knead the dough slowly, then wait. '.repeat(36)}\n\n`
  it.each([
    ['paragraphs', words.repeat(190)],
    ['hard-wrapped lines', `${'Flour, water and a_little salt make the dough.\n'.repeat(29)}\n`.repeat(180)],
    ['code', `\`\`\`\n${'a[*b] = *c\n'.repeat(1800)}\`\`\`\n\n`.repeat(12)],
    [
      'lists',
      `${`- [Flour](https://example.org/) ${'and water '.repeat(30)}\n`.repeat(70)}\nSo.\n\n`.repeat(10),
    ],
    ['a long word in Hindi', 'आ'.repeat(5000)],
  ])('are read, while others are answered: %s', async (_, markdown) => {
    const answered: string[] = []
    const note = (name: string) => () => void answered.push(name)
    const read = post('from', { markdown, before })
    const others = t.app.inject('/healthz').then(note('other'))
    await Promise.all([read.then(note('lesson')), others])
    expect(answered).toEqual(['other', 'lesson'])
    expect((await read).json().data.problem).toBeUndefined()
    const { body } = (await read).json().data
    const written = (await post('to', { body })).json().data.markdown
    expect((await post('from', { markdown: written, before: body })).json().data.body).toEqual(body)
  })
})

it('has a limit of its own', async () => {
  const strict = await testApp({ rateLimitFactor: 1 })
  try {
    const one = await signedInMentor(strict)
    const send = () =>
      strict.app.inject({
        method: 'POST',
        url: '/resource/lesson-from-markdown',
        headers: one.headers,
        payload: { markdown: 'a', before },
      })
    for (let sent = 0; sent < RATE_LIMITS.markdown.perAccount; sent += 1)
      expect((await send()).statusCode).toBe(200)
    const refused = await send()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
  } finally {
    await strict.close()
  }
})
