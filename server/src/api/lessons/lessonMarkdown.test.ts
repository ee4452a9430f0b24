import type { Mentor } from '@mentor-connect/contract/api/people'
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
