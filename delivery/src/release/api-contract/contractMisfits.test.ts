import { serviceContract, type ApiContract } from '@mentor-connect/contract/api/apiContract'
import { endpoint, type AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import Type, { type TSchema } from 'typebox'
import { contractMisfits } from './contractMisfits'

const EMPTY = serviceContract([])
const contract = (...endpoints: AnyEndpoint[]): ApiContract => ({
  api: serviceContract(endpoints),
  chat: EMPTY,
})
const course = (parts: Partial<AnyEndpoint>): AnyEndpoint =>
  ({
    method: 'POST',
    path: '/course/:id',
    access: 'session',
    summary: '',
    reply: Type.Object({}),
    ...parts,
  }) as AnyEndpoint

/**
 * Misfits of a release that needs the endpoint as in the first declaration, with a service that offers it as in the
 * second.
 */
const misfits = (needed: Partial<AnyEndpoint>, offered: Partial<AnyEndpoint>) =>
  contractMisfits(contract(course(needed)), contract(course(offered)))

const Body = (fields: Record<string, TSchema>) => ({ body: Type.Object(fields) })
const Reply = (fields: Record<string, TSchema>) => ({ reply: Type.Object(fields) })
const text = Type.String({ maxLength: 40 })
const longer = Type.String({ maxLength: 80 })
const status = (...values: string[]) => Type.Union(values.map((value) => Type.Literal(value)))
const kind = (...values: string[]) => Type.Enum(values)

test('a service that offers the same and more fits', () => {
  const offered = contract(course(Body({ title: text })), course({ path: '/other' }))
  expect(contractMisfits(contract(course(Body({ title: text }))), offered)).toEqual([])
})

test('an endpoint that does not exist, or has another method, is named', () => {
  expect(contractMisfits(contract(course({})), contract())).toEqual(['POST /course/:id does not exist'])
  expect(misfits({}, { method: 'GET' })).toEqual(['POST /course/:id does not exist'])
})

test('the services are told apart', () => {
  const needed = { api: EMPTY, chat: serviceContract([course({})]) }
  expect(contractMisfits(needed, contract(course({})))).toEqual(['POST /course/:id does not exist'])
})

test.each<[string, Partial<AnyEndpoint>, Partial<AnyEndpoint>, string]>([
  ['a required field more', Body({}), Body({ note: text }), 'body.note is missing'],
  [
    'a field that became required',
    Body({ note: Type.Optional(text) }),
    Body({ note: text }),
    'body.note is missing at times',
  ],
  ['a field that is not known', Body({ note: text }), Body({}), 'body.note is not known'],
  ['a shorter text', Body({ note: longer }), Body({ note: text }), 'body.note must have a maxLength of 40'],
  [
    'a smaller number',
    { query: Type.Object({ n: Type.Integer() }) },
    { query: Type.Object({ n: Type.Integer({ maximum: 9 }) }) },
    'query.n must have a maximum of 9',
  ],
  [
    'another pattern',
    Body({ id: Type.String() }),
    Body({ id: Type.String({ pattern: '^a$' }) }),
    'body.id has another pattern',
  ],
  [
    'a value that is not allowed',
    Body({ s: status('a', 'b') }),
    Body({ s: status('a') }),
    'body.s may be "b"',
  ],
  [
    'a listed value that is not allowed',
    Body({ s: kind('a', 'b') }),
    Body({ s: kind('a') }),
    'body.s may be "b"',
  ],
  [
    'any text where values are listed',
    Body({ s: text }),
    Body({ s: kind('a') }),
    'body.s may have other values',
  ],
  [
    'another type',
    Body({ n: Type.String() }),
    Body({ n: Type.Integer() }),
    'body.n is string instead of integer',
  ],
  [
    'an item',
    Body({ tags: Type.Array(longer) }),
    Body({ tags: Type.Array(text) }),
    'body.tags[] must have a maxLength of 40',
  ],
  [
    'null',
    Body({ n: Type.Union([text, Type.Null()]) }),
    Body({ n: text }),
    'body.n is null instead of string',
  ],
  ['a missing reply field', Reply({ title: text }), Reply({}), 'reply.title is missing'],
  [
    'a reply field that may be absent',
    Reply({ title: text }),
    Reply({ title: Type.Optional(text) }),
    'reply.title is missing at times',
  ],
  [
    'a reply of another type',
    Reply({ n: Type.Integer() }),
    Reply({ n: Type.Number() }),
    'reply.n is number instead of integer',
  ],
  [
    'a reply with a value that nobody knows',
    Reply({ s: kind('a') }),
    Reply({ s: kind('a', 'b') }),
    'reply.s may be "b"',
  ],
  [
    'a nested reply',
    Reply({ list: Type.Array(Type.Object({ a: text })) }),
    Reply({ list: Type.Array(Type.Object({})) }),
    'reply.list[].a is missing',
  ],
  ['a reply that is a file', { file: 'application/pdf' }, {}, 'the reply is JSON instead of application/pdf'],
  ['fewer callers', { access: 'session' }, { access: 'user' }, 'it is closed to: mentor, approved mentor'],
  [
    'a field less in one of several objects that a reply joins',
    { reply: Type.Intersect([Type.Object({ a: text }), Type.Object({ b: text })]) },
    { reply: Type.Intersect([Type.Object({ a: text }), Type.Object({})]) },
    'reply.b is missing',
  ],
  [
    'a required file more',
    {},
    { files: { cv: { kind: 'document', maxBytes: 1, maxCount: 1, required: true } } },
    'files.cv is missing',
  ],
])('%s does not fit', (_what, needed, offered, reason) => {
  expect(misfits(needed, offered)).toEqual([`POST /course/:id: ${reason}`])
})

test.each<[string, Partial<AnyEndpoint>, Partial<AnyEndpoint>]>([
  ['an optional field more', Body({}), Body({ note: Type.Optional(text) })],
  ['a longer text', Body({ note: text }), Body({ note: longer })],
  ['a value more', Body({ s: kind('a') }), Body({ s: kind('a', 'b') })],
  ['an integer for a number', Body({ n: Type.Integer() }), Body({ n: Type.Number() })],
  ['null that is accepted', Body({ n: text }), Body({ n: Type.Union([text, Type.Null()]) })],
  ['a reply field more', Reply({}), Reply({ title: text })],
  ['a longer text in a reply', Reply({ title: text }), Reply({ title: longer })],
  ['a reply without one of the values', Reply({ s: status('a', 'b') }), Reply({ s: status('a') })],
  ['a listed value for any text in a reply', Reply({ s: text }), Reply({ s: kind('a') })],
  [
    'a field more in one of several objects that a reply joins',
    { reply: Type.Intersect([Type.Object({ a: text }), Type.Object({ b: text })]) },
    { reply: Type.Intersect([Type.Object({ a: text }), Type.Object({ b: text, c: text })]) },
  ],
  ['more callers', { access: 'active-mentor' }, { access: 'mentor' }],
  [
    'dictionaries',
    Reply({ d: Type.Record(Type.String(), text) }),
    Reply({ d: Type.Record(Type.String(), longer) }),
  ],
])('%s fits', (_what, needed, offered) => {
  expect(misfits(needed, offered)).toEqual([])
})

test('endpoints for other services of ours are not part of the contract', () => {
  const internal = (access: 'service' | 'watch') =>
    endpoint({ method: 'GET', path: `/internal/${access}`, access, summary: '', reply: text })
  expect(serviceContract([internal('service'), internal('watch')]).endpoints).toEqual({})
})
