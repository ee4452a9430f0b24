import Type from 'typebox'
import { getAttempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { routeSchema } from './routeSchema'
import { compileSerializer } from './sharedSerializer'
import { toldApartByKind } from './toldApartByKind'

const Word = Type.Union([
  Type.Object({ type: Type.Literal('text'), text: Type.String() }),
  Type.Object({ type: Type.Literal('break') }),
])
const Question = Type.Union([
  Type.Object({ kind: Type.Literal('number'), prompt: Type.Array(Word), unit: Type.Optional(Type.String()) }),
  Type.Object({ kind: Type.Literal('order'), prompt: Type.Array(Word), items: Type.Array(Type.String()) }),
])
const serialize = serializerOf(Type.Object({ data: Type.Array(Question), best: Type.Optional(Question) }))

function serializerOf(schema: object) {
  return compileSerializer({ schema, method: 'GET', url: '/', httpStatus: '200' } as never)
}

it('writes the fields of the kind that a member of a union has, and no others', () => {
  const prompt = [{ type: 'text', text: 'How many?', key: 1 }, { type: 'break' }]
  const text = serialize({
    data: [
      { kind: 'order', prompt, items: ['a', 'b'], key: ['b', 'a'], unit: 'not of this kind' },
      { kind: 'number', prompt: [], unit: 'm', key: 3 },
    ],
    best: { kind: 'number', prompt, key: 3 },
  })
  const written = [{ type: 'text', text: 'How many?' }, { type: 'break' }]
  expect(JSON.parse(text)).toEqual({
    data: [
      { kind: 'order', prompt: written, items: ['a', 'b'] },
      { kind: 'number', prompt: [], unit: 'm' },
    ],
    best: { kind: 'number', prompt: written },
  })
})

it.each([
  ['an unknown kind', { kind: 'essay', prompt: [] }],
  ['no kind', { prompt: [] }],
  ['nothing', null],
  ['a member that lacks a field', { kind: 'order', prompt: [] }],
])('refuses to write %s', (_, question) => {
  expect(() => serialize({ data: [question] })).toThrow()
})

it.each([
  ['constants', Type.Union([Type.Literal(2), Type.Literal(3)]), [3, 2]],
  ['text or nothing', Type.Union([Type.String(), Type.Null()]), ['a', null]],
  [
    'objects without a kind',
    Type.Union([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })]),
    [{ a: 'x' }, { b: 'y' }],
  ],
])('other unions stay: %s', (_, union, values) => {
  expect(JSON.parse(serializerOf(Type.Array(union))(values))).toEqual(values)
})

it('writes each union once, however often it occurs', () => {
  const reply = (routeSchema(getAttempt).response as Record<string, object>)['200']!
  const { schema, externalSchemas } = toldApartByKind(reply)
  const size = JSON.stringify([schema, externalSchemas]).length
  expect(size).toBeLessThan(JSON.stringify(reply).length / 2)
})
