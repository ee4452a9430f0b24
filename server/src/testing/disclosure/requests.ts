import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { TSchema } from 'typebox'
import type { SubjectWorld } from './subject'

/** The parts of JSON Schema that the contracts use. */
interface Schema {
  type?: string
  pattern?: string
  format?: string
  const?: unknown
  default?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  minLength?: number
}

/**
 * The ids in a request: `fitting` uses ids that fit its fields, `subject` the learner's id in every field for an id.
 */
export type Aim = 'fitting' | 'subject'

interface Asking {
  world: SubjectWorld
  callerId: string
  aim: Aim
}

const ID_PATTERN = '^[A-Za-z0-9_-]+$'
/** Fields that contain the id of the caller. */
const OWN = ['userId', 'ownId']

/** A valid request to an endpoint about the learner of the world. */
export function requestAbout(endpoint: AnyEndpoint, asking: Asking) {
  const { method, path } = endpoint
  const value = (schema: TSchema | undefined) =>
    schema ? (sample(schema as Schema, '', { ...asking, path }) as Record<string, unknown>) : {}
  const params = value(endpoint.params)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = Object.entries(value(endpoint.query)).flatMap(([name, given]) =>
    [given].flat().map((one) => [name, String(one)]),
  )
  const search = new URLSearchParams(query as [string, string][]).toString()
  const payload = method === 'POST' ? { payload: value(endpoint.body) } : {}
  return { method, url: search ? `${filled}?${search}` : filled, ...payload }
}

function sample(schema: Schema, name: string, asking: Asking & { path: string }): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0]!, name, asking)
  if (schema.type === 'object') return objectOf(schema, asking)
  if (schema.type === 'array') return [sample(schema.items!, name, asking)]
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return textOf(schema, name, asking)
}

function objectOf({ properties = {}, required = [] }: Schema, asking: Asking & { path: string }) {
  const isGiven = (name: string) => required.includes(name) || properties[name]?.pattern === ID_PATTERN
  const names = Object.keys(properties).filter(isGiven)
  return Object.fromEntries(names.map((name) => [name, sample(properties[name]!, name, asking)]))
}

function textOf({ pattern, format, minLength = 0 }: Schema, name: string, asking: Asking & { path: string }) {
  const { world, callerId, aim, path } = asking
  if (OWN.includes(name)) return callerId
  if (/email/i.test(name) || format === 'email') return world.subject.account.email
  if (format === 'date-time') return '2026-11-25T10:00:00.000Z'
  if (pattern !== ID_PATTERN) return 'One text.'.padEnd(minLength, '.')
  // `from` is the start of a list.
  if (name === 'from') return 'a'
  return (aim === 'fitting' && fittingId(world, name, path)) || world.subject.account._id
}

function fittingId({ ids }: SubjectWorld, name: string, path: string): string | undefined {
  const place = Object.keys(ids).find((key) => key.startsWith('/') && path.startsWith(`${key}/`))
  return ids[name] ?? (name === 'id' && place ? ids[place] : undefined)
}
