import { FAILURE_CODES } from '@mentor-connect/contract/api/wire'
import { catalogueErrors } from './catalogueErrors'
import en from './messages/en.json'

test.each([...FAILURE_CODES, 'unreachable'])('failure %s has a message', (code) => {
  expect(en).toHaveProperty([`error.${code}`])
})

test('catalogueErrors finds errors', () => {
  expect(catalogueErrors({ 'a.x': 'X {n}', 'b.y': 'Y' }, { 'a.x': 'X', 'a.z': 'Z' }, ['a.'])).toEqual([
    'a.x uses other values in Hindi',
    'b.y does not begin with a.',
    'b.y has no Hindi text',
    'a.z has no English text',
  ])
})

test('catalogueErrors takes no sentence of a plural for a placeholder', () => {
  const en = { 'a.x': '{n, plural, =0 {Not one} other {# in {place}}}' }
  expect(catalogueErrors(en, { 'a.x': '{n, plural, =0 {एक भी नहीं} other {{place} में #}}' }, ['a.'])).toEqual(
    [],
  )
  expect(catalogueErrors(en, { 'a.x': '{n, plural, =0 {एक भी नहीं} other {#}}' }, ['a.'])).toHaveLength(1)
})

test('catalogueErrors takes braces between apostrophes as text', () => {
  expect(catalogueErrors({ 'a.x': "'{one|two}' {n}" }, { 'a.x': "'{एक|दो}' {n}" }, ['a.'])).toEqual([])
  expect(catalogueErrors({ 'a.x': "'{one|two}' {n}" }, { 'a.x': "'{एक|दो}'" }, ['a.'])).toHaveLength(1)
})
