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

/** Folder with the contracts of all domains. */
const CONTRACTS = dirname(
  dirname(createRequire(import.meta.url).resolve('@mentor-connect/contract/api/endpoint')),
)

/** Returns the endpoints that the code of a build calls, as they were declared at the time of the build. */
export function neededContract(modules: UsedModule[]): ApiContract {
  const endpoints = modules.filter(declaresEndpoints).flatMap(usedEndpoints)
  return {
    api: needed(endpoints.filter(({ service }) => service !== 'chat')),
    chat: needed(endpoints.filter(({ service }) => service === 'chat')),
  }
}

/**
 * Returns true if a module declares endpoints of the API or chat. The back office is excluded, because its service is
 * deployed together with it. Other modules of the contract are not run, because some of them need a browser.
 */
const declaresEndpoints = ({ file }: UsedModule) =>
  file.startsWith(CONTRACTS + sep) &&
  !file.startsWith(join(CONTRACTS, 'admin') + sep) &&
  readFileSync(file, 'utf8').includes('endpoint(')

/** Has no version, because the version also changes with endpoints that the code does not use. */
const needed = (endpoints: AnyEndpoint[]): ServiceContract => ({ ...serviceContract(endpoints), version: '' })

function usedEndpoints({ file, exports }: UsedModule): AnyEndpoint[] {
  const members = requireSource(file, import.meta.url) as Record<string, unknown>
  return exports.map((name) => members[name]).filter(isEndpoint)
}

const isEndpoint = (member: unknown): member is AnyEndpoint =>
  member instanceof Object && 'method' in member && 'path' in member && 'access' in member
