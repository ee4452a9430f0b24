import Type from 'typebox'
import { bodyOfFields } from './multipart'

const SCHEMA = Type.Object({
  title: Type.String(),
  age: Type.Integer(),
  tags: Type.Array(Type.String()),
  isDraft: Type.Boolean(),
})

test('text stays text, whatever it looks like; everything else is JSON', () => {
  expect(bodyOfFields(SCHEMA, { title: '42', age: '42', tags: '["a","b"]', isDraft: 'false' })).toEqual({
    title: '42',
    age: 42,
    tags: ['a', 'b'],
    isDraft: false,
  })
})

test('what is no JSON stays as it came, for the validator to refuse', () => {
  expect(bodyOfFields(SCHEMA, { age: 'forty', tags: '[' })).toEqual({ age: 'forty', tags: '[' })
})

test('a field that nobody declared stays text, and reaches no prototype', () => {
  const body = bodyOfFields(
    SCHEMA,
    JSON.parse('{"__proto__":"{\\"x\\":1}","other":"1"}') as Record<string, string>,
  )
  expect(body['other']).toBe('1')
  expect(body).not.toHaveProperty('x')
  expect({}).not.toHaveProperty('x')
})

test('without a schema everything is text', () => {
  expect(bodyOfFields(undefined, { age: '42' })).toEqual({ age: '42' })
})
