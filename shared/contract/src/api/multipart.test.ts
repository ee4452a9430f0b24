import Type from 'typebox'
import { bodyOfFields } from './multipart'

const SCHEMA = Type.Object({
  title: Type.String(),
  age: Type.Integer(),
  tags: Type.Array(Type.String()),
  isDraft: Type.Boolean(),
})

test('string fields are never parsed; other fields are parsed as JSON', () => {
  expect(bodyOfFields(SCHEMA, { title: '42', age: '42', tags: '["a","b"]', isDraft: 'false' })).toEqual({
    title: '42',
    age: 42,
    tags: ['a', 'b'],
    isDraft: false,
  })
})

test('invalid JSON is kept as text, for the validator to reject', () => {
  expect(bodyOfFields(SCHEMA, { age: 'forty', tags: '[' })).toEqual({ age: 'forty', tags: '[' })
})

test('an undeclared field stays text, and cannot pollute the prototype', () => {
  const body = bodyOfFields(
    SCHEMA,
    JSON.parse('{"__proto__":"{\\"x\\":1}","other":"1"}') as Record<string, string>,
  )
  expect(body['other']).toBe('1')
  expect(body).not.toHaveProperty('x')
  expect({}).not.toHaveProperty('x')
})

test('without a schema all fields are text', () => {
  expect(bodyOfFields(undefined, { age: '42' })).toEqual({ age: '42' })
})
