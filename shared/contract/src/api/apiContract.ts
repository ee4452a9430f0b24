import Type, { type Static } from 'typebox'
import type { FileFields } from '../rules/uploads'
import { isInternal, type AnyEndpoint } from './endpoint'

/**
 * Version of the public contract of both services. Major: something that a client may rely on was removed or became
 * stricter. Minor: something was added. `server/contract.json` holds the contract of this version.
 */
export const API_CONTRACT_VERSION = '1.16.0'

/** Path at which each service publishes its contract. */
export const API_CONTRACT_PATH = '/contract.json'

/** A JSON Schema. */
const Schema = Type.Record(Type.String(), Type.Unknown())
export type Schema = Static<typeof Schema>

/** The part of an endpoint that clients may rely on. */
const DescribedEndpoint = Type.Object({
  access: Type.String(),
  params: Type.Optional(Schema),
  query: Type.Optional(Schema),
  body: Type.Optional(Schema),
  /** The file fields of a multipart form, as the schema of an object. */
  files: Type.Optional(Schema),
  reply: Type.Optional(Schema),
  meta: Type.Optional(Schema),
  /** Content type of a reply that is a file. */
  file: Type.Optional(Type.String()),
})
export type DescribedEndpoint = Static<typeof DescribedEndpoint>

/** Endpoints by method and path, such as `GET /mentors/:mentorId`. */
const Endpoints = Type.Record(Type.String({ pattern: '^(GET|POST) /' }), DescribedEndpoint)

/** The endpoints that a service offers or that a release needs from it. */
export const ServiceContract = Type.Object({ version: Type.String({ maxLength: 40 }), endpoints: Endpoints })
export type ServiceContract = Static<typeof ServiceContract>

/** The contracts of both services. */
export const ApiContract = Type.Object({ api: ServiceContract, chat: ServiceContract })
export type ApiContract = Static<typeof ApiContract>

/** Returns the endpoints of a service that clients may use, sorted. */
export function serviceContract(endpoints: AnyEndpoint[]): ServiceContract {
  const described = endpoints
    .filter(({ access }) => !isInternal(access))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, describe(endpoint)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { version: API_CONTRACT_VERSION, endpoints: Object.fromEntries(described) }
}

function describe({ access, params, query, body, files, reply, meta, file }: AnyEndpoint): DescribedEndpoint {
  // The library's schema objects have hidden properties. Converting them to JSON removes these.
  return JSON.parse(
    JSON.stringify({
      access,
      params,
      query,
      body,
      files: files && fileFields(files as FileFields),
      reply: file ? undefined : reply,
      meta,
      file,
    }),
  ) as DescribedEndpoint
}

function fileFields(files: FileFields): Schema {
  const names = Object.keys(files).sort()
  const required = names.filter((name) => files[name]!.required)
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])), required }
}
