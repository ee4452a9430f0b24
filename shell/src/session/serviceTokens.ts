import { call, runtimeConfig } from '@mentor-connect/api'
import { issueServiceToken } from '@mentor-connect/contract/accounts/auth'

/**
 * Time before its expiry at which a token is replaced, in ms, so that it is still valid when it reaches the
 * service.
 */
const MARGIN_MS = 30_000

interface Held {
  token: string
  expiresAt: string
}

/** Resolves to a token for a service; null without a session. @param refused a token that the service has refused */
export type ServiceTokens = (service: string, refused: string | undefined) => Promise<string | null>

/**
 * Holds the tokens by which the services of areas recognise the signed-in person, in memory only.
 *
 * @param personId returns the id of the signed-in person; tokens of another person are dropped
 */
export function createServiceTokens(personId: () => string | undefined): ServiceTokens {
  let owner: string | undefined
  let tokens = new Map<string, Promise<Held>>()

  return async (service, refused) => {
    const person = personId()
    if (person !== owner) tokens = new Map()
    owner = person
    if (!person) return null
    const former = tokens.get(service)
    const held = await former?.catch(() => undefined)
    if (held && held.token !== refused && isValid(held)) return held.token
    // Another caller may have requested a token in the meantime.
    if (tokens.get(service) === former) tokens.set(service, askFor(service))
    return (await tokens.get(service)!).token
  }
}

const isValid = ({ expiresAt }: Held) => Date.parse(expiresAt) - MARGIN_MS > Date.now()

async function askFor(service: string): Promise<Held> {
  const audience = runtimeConfig().services?.[service]
  if (!audience) throw new Error(`The site knows no service "${service}".`)
  return (await call(issueServiceToken, { body: { audience } })).data
}
