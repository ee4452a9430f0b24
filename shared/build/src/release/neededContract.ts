import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { require as requireSource } from 'tsx/cjs/api'
import {
  serviceContract,
  type ApiContract,
  type ServiceContract,
} from '@mentor-connect/contract/api/apiContract'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { UsedModule } from './compiled'

export { NEEDED_CONTRACT_FILE } from './neededContractFile'

/** The folder with the contracts of all domains. */
const CONTRACTS = dirname(
  dirname(createRequire(import.meta.url).resolve('@mentor-connect/contract/api/endpoint')),
)

/** What the code of a build calls, as it was declared when it was built. */
export function neededContract(modules: UsedModule[]): ApiContract {
  const endpoints = modules.filter(declaresEndpoints).flatMap(usedEndpoints)
  return {
    api: needed(endpoints.filter(({ service }) => service !== 'chat')),
    chat: needed(endpoints.filter(({ service }) => service === 'chat')),
  }
}

/**
 * Whether a module has endpoints of the API or chat; the back office has a service of its own, which is deployed with it.
 * Other modules of the contract are not run, because some of them need a browser.
 */
const declaresEndpoints = ({ file }: UsedModule) =>
  file.startsWith(CONTRACTS + sep) &&
  !file.startsWith(join(CONTRACTS, 'admin') + sep) &&
  readFileSync(file, 'utf8').includes('endpoint(')

/** Without a version: that counts changes of endpoints that the code may not use. */
const needed = (endpoints: AnyEndpoint[]): ServiceContract => ({ ...serviceContract(endpoints), version: '' })

function usedEndpoints({ file, exports }: UsedModule): AnyEndpoint[] {
  const members = requireSource(file, import.meta.url) as Record<string, unknown>
  return exports.map((name) => members[name]).filter(isEndpoint)
}

const isEndpoint = (member: unknown): member is AnyEndpoint =>
  member instanceof Object && 'method' in member && 'path' in member && 'access' in member
