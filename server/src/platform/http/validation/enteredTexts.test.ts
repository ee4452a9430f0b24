import { clientFrames } from '@mentor-connect/contract/messages/chatFrames'
import {
  EnteredLine,
  EnteredName,
  EnteredText,
  REQUIRED,
  TextPart,
} from '@mentor-connect/contract/api/enteredTexts'
import Type from 'typebox'
import { adminEndpoints } from '../../../testing/adminEndpoints'
import { allEndpoints } from '../../../testing/allEndpoints'
import { boundedValidator, checkOf } from './boundedValidator'
import { fieldMessages } from './fieldMessages'

// Every text that people write is cleaned by the rules in `enteredText.ts`: its schema must declare which kind of text
// it is.

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  'x-text'?: string
}

/** Texts that need no kind: programs write or read them, and nobody else sees them as they were sent. */
const OF_PROGRAMS = [
  /(^|\.)(password|currentPassword|token|linkToken|timeZone)$/,
  // E-mail addresses that are compared with those of accounts.
  /^(loginUser|loginMentor|resendOtp|verifyOtp|POST \S+\/erase) body\.email$|\/assign body\.from$/,
  /body\.credential\./,
  // Descriptions of a connection that two browsers exchange.
  /^call_(description|candidate)\./,
  // Checked as web addresses, or as a name in one.
  /^(savePortfolio|saveBookingPage) body\.slug$/,
  /\.(url|link|meetingUrl|social\[\]|endpoint)$/,
  /^(finishOpenIdSignIn|addPushSubscription|reportClientEvent|reportAreas|mailReleaseNews|applyRooms) body\./,
  // One of a list of words.
  /^saveWorkshop body\.subject$|^(saveSkillPath|POST \/api\/skill-paths) body\.subjects\[\]$/,
  /^updateMentorProfile body\.languages\[\]$/,
  // These have their own parsers, which report what they do not understand.
  /^lessonFromMarkdown body\.markdown$|^\w+ body\.answer\.number$/,
]

function undeclared(schema: Schema, place: string): string[] {
  if (schema.enum || schema.const !== undefined) return []
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => undeclared(one, `${place}.${name}`)),
    ...Object.values(schema.patternProperties ?? {}).flatMap((one) => undeclared(one, `${place}.*`)),
    ...(schema.items ? undeclared(schema.items, `${place}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => undeclared(one, place)),
  ]
  const isForm = schema.format !== undefined || /^\^.*\$$/.test(schema.pattern ?? '')
  return schema.type === 'string' && !schema['x-text'] && !isForm ? [place, ...inside] : inside
}

const isOfProgram = (place: string) => OF_PROGRAMS.some((pattern) => pattern.test(place))

it('everything that people write says which kind of text it is', async () => {
  const admin = adminEndpoints().map((one) => [`${one.method} ${one.path}`, one] as const)
  const bodies = [...(await allEndpoints()), ...admin].flatMap(([name, { body }]) =>
    body ? [[`${name} body`, body as Schema] as const] : [],
  )
  expect(bodies.length).toBeGreaterThan(80)
  const frames = Object.entries(clientFrames) as [string, Schema][]
  const places = [...bodies, ...frames].flatMap(([name, schema]) => undeclared(schema, name))
  expect(places.filter((place) => !isOfProgram(place))).toEqual([])
  // A pattern that no longer matches anything must be removed from the list.
  expect(OF_PROGRAMS.filter((pattern) => !places.some((place) => pattern.test(place)))).toEqual([])
})

it('a text that says nothing is found', () => {
  const text = { type: 'string' }
  const schema = { properties: { a: { items: text }, b: { anyOf: [{ ...text, 'x-text': 'line' }, text] } } }
  expect(undeclared(schema, 'at')).toEqual(['at.a[]', 'at.b'])
})

const Form = Type.Object({
  name: Type.Optional(EnteredName(20, REQUIRED)),
  title: Type.Optional(EnteredLine(20, REQUIRED)),
  tags: Type.Optional(Type.Array(EnteredLine(20))),
  text: Type.Optional(EnteredText(20, REQUIRED)),
  run: Type.Optional(TextPart(20)),
})
const validate = boundedValidator({ schema: Form, method: 'POST', url: '/' }) as ReturnType<
  typeof boundedValidator
> & { errors: Parameters<typeof fieldMessages>[0] }

it.each([
  ['the edges of a line', { title: '\ufeff a \t b\u200b\n' }, { title: 'a b' }],
  ['the lines of a list', { tags: [' a', '\u200b'] }, { tags: ['a', ''] }],
  ['a name', { name: 'Zoe\u0308 \u200e' }, { name: 'Zoë' }],
])('cleans %s', (_, form: object, stored) => {
  expect(validate(form)).toBe(true)
  expect(form).toEqual(stored)
})

it.each([
  ['a text', { text: ' two\n lines \u200b' }],
  ['a run of a paragraph', { run: '\u200b ' }],
])('leaves %s as it is', (_, form) => {
  const before = { ...form }
  expect(validate(form)).toBe(true)
  expect(form).toEqual(before)
})

it.each([
  ['a name that cannot be seen', { name: '\u3164\u200b' }, { name: 'This is required.' }],
  ['a title that cannot be seen', { title: '\u2800' }, { title: 'This is required.' }],
  ['a text that cannot be seen', { text: '\u00ad\n' }, { text: 'This is required.' }],
  ['a name of two lines', { name: 'a\nb' }, { name: 'Write this in one line.' }],
  ['an override', { tags: ['a\u202eb'] }, { 'tags.0': expect.stringContaining('nobody can see') }],
  ['piled accents', { title: `a${'\u0301'.repeat(12)}` }, { title: expect.stringContaining('accents') }],
  ['the name of the product', { name: 'Mentor-Connect' }, { name: expect.stringContaining('platform') }],
  ['a line that is too long', { title: `a${' '.repeat(60)}` }, { title: 'Use at most 20 characters.' }],
])('refuses %s, with the reason', (_, form, fields) => {
  expect(validate(form)).toBe(false)
  expect(fieldMessages(validate.errors, 'body')).toEqual(fields)
})

it('a message of chat that cannot be seen is empty', () => {
  const frame = { message: '\u200b\u3164' }
  expect(checkOf(Type.Object({ message: EnteredText(20) }))(frame)).toBe(true)
  expect(frame.message).toBe('')
})
