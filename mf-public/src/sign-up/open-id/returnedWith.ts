import type { OpenIdReturn } from '@mentor-connect/contract/api/openId'

const NAMES = ['state', 'code', 'iss', 'error', 'error_description'] as const

/** What the provider has added to the address of this page; undefined if the person does not come from there. */
export function returnedWith(search: string): OpenIdReturn | undefined {
  const query = new URLSearchParams(search)
  if (!query.get('state') || !(query.get('code') || query.get('error'))) return undefined
  return Object.fromEntries(
    NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
  ) as OpenIdReturn
}
