import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { literals } from './wire'

/**
 * Kinds of client-side failures. `registry`: a registry was rejected · `render`: an area threw while rendering ·
 * `hydration`: the browser rendered a page differently from the server.
 */
export const CLIENT_EVENT_KINDS = [
  'load',
  'timeout',
  'integrity',
  'broken',
  'contract',
  'render',
  'hydration',
  'registry',
  'override',
] as const

export const ClientEvent = Type.Object(
  {
    /** Name of a remote, or `shell`. */
    area: Type.String({ minLength: 1, maxLength: 32, pattern: '^[a-z][a-z0-9-]*$' }),
    /** Id of the release that failed; empty if none was selected yet. */
    release: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9._-]*$' }),
    kind: literals(CLIENT_EVENT_KINDS),
    message: Type.String({ maxLength: 300 }),
    /** Path of the page, without the query. */
    path: Type.String({ maxLength: 200, pattern: '^/[^?#]*$' }),
  },
  { additionalProperties: false },
)
export type ClientEvent = Static<typeof ClientEvent>

export const reportClientEvent = endpoint({
  method: 'POST',
  path: '/client-events',
  access: 'public',
  rateLimit: 'clientEvent',
  maxBodyBytes: 2048,
  summary: 'Report that a part of the site failed in a browser',
  body: ClientEvent,
  reply: Type.Boolean(),
})
